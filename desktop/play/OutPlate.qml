import QtQuick
import "../look"

// Under a folded lantern: number and name, and where it is public, when and how.
Plate {
    id: plate

    required property var seat

    fill: Look.outFill
    edge: Look.outLine
    stroke: 1.6 * Look.u
    inner: "#2A3554"
    innerStroke: Look.keyline
    inset: 5 * Look.u
    radius: 9 * Look.u

    readonly property real nameDown: plate.seat.fate === "" ? plate.height : plate.height * 0.6

    Fitted {
        id: number
        readonly property real gap: 8 * Look.u
        x: (plate.width - inkWidth - gap - name.inkWidth) / 2 - (width - inkWidth) / 2
        boxWidth: plate.width * 0.24
        boxHeight: plate.nameDown
        line: plate.seat.number
        face: "numeral"
        boldness: Font.Medium
        lines: 1
        most: Math.round(plate.height * 0.38)
        color: Look.offText
        Accessible.ignored: true
    }

    Fitted {
        id: name
        x: number.x + (number.width + number.inkWidth) / 2 + number.gap - (width - inkWidth) / 2
        boxWidth: plate.width * 0.66
        boxHeight: plate.nameDown * 0.98
        line: plate.seat.name
        most: Math.round(plate.height * 0.47)
        color: Look.outText
        Accessible.ignored: true
    }

    Fitted {
        visible: plate.seat.fate !== ""
        x: 8 * Look.u
        y: plate.height * 0.54
        boxWidth: plate.width - 16 * Look.u
        boxHeight: plate.height * 0.4
        line: plate.seat.fate
        face: "text"
        lines: 1
        most: Math.round(plate.height * 0.28)
        color: Look.outText
        Accessible.ignored: true
    }
}
