import QtQuick
import LanternNight
import "../../widgets"

// What all moments share: a sky, a title with a line below it, what is told on a plate above the buttons, a share from 0
// to 1 that plays once; and the picture between, which is as high as what these leave.
Item {
    id: scene

    readonly property string stands: "ground"
    required property PublicPage page
    required property TableMoment moment
    property string tint: "dusk"
    property int lasts: 3200
    property bool rises: false
    property real orbRise: 0
    property bool hasOrb: true
    property bool hasWindows: true
    property real share: scene.isStill ? 1 : 0
    readonly property bool isStill: Look.reducedMotion || Look.fast
    default property alias content: picture.data

    property string headline: ""
    property string line: ""
    property string told: ""
    // How much of the sky's width is free for words.
    property real sky: 0.84
    property real titleShows: 1
    property real lineShows: 1
    // Below that nothing stands but the buttons.
    readonly property real foot: 52 * Look.u + Math.max(76 * Look.u, 1.9 * Type.heading.pixels)
    readonly property real roof: title.visible ? title.y + title.height : 0
    readonly property real floor: plate.visible ? plate.y : scene.height - scene.foot
    // Of what is drawn for a window of 1080, in any higher one.
    readonly property real unit: Math.min(scene.height / 1080, 1.35 * Look.u)

    signal over
    // A light goes out.
    signal breathes

    // From 0 to 1 while the whole goes from one share to another.
    function within(from: real, to: real): real {
        return Math.max(0, Math.min(1, (scene.share - from) / (to - from)))
    }

    function nameOf(number: int): string {
        return number > 0 && number <= scene.page.names.length ? scene.page.names[number - 1] : ""
    }

    Sky {
        anchors.fill: parent
        tint: scene.tint
        rises: scene.rises
        orbRise: scene.orbRise
        hasOrb: scene.hasOrb
        hasWindows: scene.hasWindows
    }

    Item {
        id: picture
        anchors.fill: parent
    }

    MomentTitle {
        id: title
        visible: scene.headline !== ""
        opacity: scene.titleShows
        anchors.top: parent.top
        anchors.topMargin: 34 * Look.u
        anchors.horizontalCenter: parent.horizontalCenter
        width: scene.sky * scene.width
        text: scene.headline
        line: scene.line
        lineShows: scene.lineShows
    }

    LinePlate {
        id: plate
        anchors.bottom: parent.bottom
        anchors.bottomMargin: scene.foot
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(0.9 * scene.width, 1400 * Math.min(1.5, Look.tableText) * Look.u)
        line: scene.told
        names: scene.page.names
    }

    NumberAnimation on share {
        running: !scene.isStill
        from: 0
        to: 1
        duration: scene.lasts
    }
}
