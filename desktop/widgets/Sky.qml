import QtQuick

// The night town under one of five skies: cross-faded where the sky changes.
Item {
    id: sky

    property string tint: "night"
    property bool drifts: false
    // How long its mist has drifted so far, in seconds.
    property real drifted: 0
    // The orb comes up, or goes down, by `orbRise`.
    property bool rises: false
    property real orbRise: 0
    property bool hasOrb: true
    property bool hasWindows: true

    onTintChanged: sky.turn()
    Component.onCompleted: sky.turn()

    function turn() {
        const hidden = front.tint === sky.tint ? front : back.tint === sky.tint ? back : front.opacity > 0.5 ? back : front
        const other = hidden === front ? back : front
        hidden.tint = sky.tint
        hidden.z = 1
        other.z = 0
        if (other.tint === "" || other === hidden || Look.fast) {
            hidden.opacity = 1
            other.opacity = 0
            return
        }
        fade.target = hidden
        fade.restart()
    }

    Rectangle {
        anchors.fill: parent
        color: Look.sumi
    }

    SkySheet {
        id: front
        anchors.fill: parent
        visible: !Look.highContrast && front.tint !== ""
        drifts: sky.drifts
        drifted: sky.drifted
        rises: sky.rises
        orbRise: sky.orbRise
        hasOrb: sky.hasOrb
        hasWindows: sky.hasWindows
    }

    SkySheet {
        id: back
        anchors.fill: parent
        visible: !Look.highContrast && back.tint !== ""
        drifts: sky.drifts
        drifted: sky.drifted
        rises: sky.rises
        orbRise: sky.orbRise
        hasOrb: sky.hasOrb
        hasWindows: sky.hasWindows
    }

    OpacityAnimator {
        id: fade
        from: 0
        to: 1
        duration: Look.reducedMotion ? 160 : 1200
    }
}
