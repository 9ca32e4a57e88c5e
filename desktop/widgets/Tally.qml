pragma ComponentBehavior: Bound

import QtQuick

// Votes as strokes: 正, or five-bar gates where the language writes those.
Item {
    id: tally

    property int count: 0
    property bool isGate: Look.written("tally", Look.language) === "gate"
    property color ink: Look.shuDeep
    property real side: tally.height
    // A stroke is written after the other when this runs from 0 to the count.
    property real written: tally.count

    readonly property real thick: Math.max(1.5, tally.side * 0.13)
    readonly property var strokes: tally.isGate
        ? [[0.06, 0, 0, 1], [0.32, 0, 0, 1], [0.58, 0, 0, 1], [0.84, 0, 0, 1], [-0.1, 0.5, 1.2, 0]]
        : [[0.06, 0.07, 0.88, 0], [0.5, 0.07, 0, 0.86], [0.5, 0.5, 0.36, 0], [0.2, 0.45, 0, 0.48], [0, 0.93, 1, 0]]

    implicitWidth: Math.ceil(tally.count / 5) * tally.side * 1.25

    Repeater {
        model: tally.count

        Rectangle {
            required property int index
            readonly property var stroke: tally.strokes[index % 5]
            readonly property bool isBar: stroke[3] === 0
            x: (Math.floor(index / 5) * 1.25 + stroke[0]) * tally.side - (isBar ? 0 : tally.thick / 2)
            y: stroke[1] * tally.side - (isBar ? tally.thick / 2 : 0)
            width: isBar ? stroke[2] * tally.side : tally.thick
            height: isBar ? tally.thick : stroke[3] * tally.side
            rotation: tally.isGate && isBar ? -24 : 0
            antialiasing: true
            color: tally.ink
            visible: index < tally.written
        }
    }
}
