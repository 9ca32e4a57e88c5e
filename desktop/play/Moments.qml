import QtQuick
import "../look"

// The moments that people remember, one after another, over the table. A tap skips to the next.
FocusScope {
    id: moments

    required property var page
    required property var stage
    property int at: 0
    property bool hears: false

    readonly property var moment: moments.page.moments[Math.min(moments.at, moments.page.moments.length - 1)]
    readonly property var files: ({
        dawn: "Fallen.qml",
        fallen: "Fallen.qml",
        verdict: "Verdict.qml",
        jailed: "Verdict.qml",
        elected: "Verdict.qml",
        tie: "Tie.qml",
        event: "Card.qml",
        revealed: "Card.qml",
        night: "Nightfall.qml",
        end: "Curtain.qml"
    })

    focus: true
    Component.onCompleted: moments.play()

    function play() {
        moments.hears = Look.fast
        dead.restart()
        scene.setSource(Qt.resolvedUrl(moments.files[moments.moment.kind]),
                        {page: moments.page, moment: moments.moment})
    }

    function next() {
        if (!moments.hears)
            return
        if (moments.at + 1 < moments.page.moments.length) {
            moments.at++
            moments.play()
        } else {
            moments.stage.momentsSeen()
        }
    }

    // What was tapped a moment ago was meant for something else.
    Timer {
        id: dead
        interval: 400
        onTriggered: moments.hears = true
    }

    Loader {
        id: scene
        anchors.fill: parent
    }

    Connections {
        target: scene.item
        ignoreUnknownSignals: true
        function onOver() {
            moments.hears = true
            moments.next()
        }
    }

    Tappable {
        objectName: "moment"
        anchors.fill: parent
        focus: true
        label: [moments.moment.title, moments.moment.line].join(" ")
        onTapped: moments.next()
    }

    PlateButton {
        visible: moments.moment.kind !== "night"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.min(moments.height, 1080 * Look.u) - 128 * Look.u
        width: 600 * Look.u
        height: 92 * Look.u
        kind: "amber"
        percent: 3.4
        text: moments.page.words.ok
        onTapped: moments.next()
    }
}
