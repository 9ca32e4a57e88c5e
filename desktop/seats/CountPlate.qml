import QtQuick
import "../widgets"

// Under a lantern: the strokes against it, and their number.
Plate {
    id: plate

    property int count: 0

    width: Math.max(124 * Look.u, strokes.width + 76 * Look.u)
    height: 46 * Look.u
    fill: Look.paper
    edge: Look.ink
    stroke: 2 * Look.u
    radius: 6 * Look.u

    Tally {
        id: strokes
        x: 14 * Look.u
        anchors.verticalCenter: parent.verticalCenter
        width: implicitWidth
        height: 26 * Look.u
        count: plate.count
    }

    Fitted {
        anchors.right: parent.right
        anchors.rightMargin: 10 * Look.u
        boxWidth: 52 * Look.u
        boxHeight: plate.height
        horizontalAlignment: Text.AlignRight
        line: plate.count
        face: "numeral"
        lines: 1
        most: Math.round(32 * Look.u)
        color: Look.ink
    }
}
