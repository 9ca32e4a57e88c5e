import QtQuick
import "../widgets"

// At the cap's upper left: what points here, as it weighs.
Plate {
    id: plate

    property string count: ""

    width: Math.max(56 * Look.u, digits.inkWidth + 24 * Look.u)
    height: 44 * Look.u
    fill: Look.paper
    edge: Look.ink
    stroke: 2 * Look.u
    radius: 6 * Look.u

    Fitted {
        id: digits
        anchors.centerIn: parent
        boxWidth: 90 * Look.u
        boxHeight: plate.height
        line: plate.count
        face: "numeral"
        lines: 1
        role: Type.drawn
        most: Math.round(34 * Look.u)
        color: Look.ink
    }
}
