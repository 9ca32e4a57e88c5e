import QtQuick
import "../../widgets"

// The dark plate of somebody who has left: number and name, large.
Plate {
    id: plate

    property int number: 0
    property string name: ""

    fill: Look.outFill
    edge: "#0A0E1C"
    inner: Look.offText
    inset: 11 * Look.u
    innerStroke: 2 * Look.u
    radius: 18 * Look.u

    Fitted {
        id: digits
        readonly property real gap: 0.12 * plate.height
        x: (plate.width - inkWidth - gap - words.inkWidth) / 2 - (width - inkWidth) / 2
        y: -0.08 * plate.height
        boxWidth: plate.width * 0.2
        boxHeight: plate.height
        line: plate.number
        face: "numeral"
        lines: 1
        role: Type.drawn
        most: Math.max(1, Math.round(plate.height * 0.38))
        color: Look.outText
    }

    Fitted {
        id: words
        x: digits.x + (digits.width + digits.inkWidth) / 2 + digits.gap - (width - inkWidth) / 2
        boxWidth: plate.width * 0.7
        boxHeight: plate.height
        line: plate.name
        lines: 1
        role: Type.dawnName
        most: Math.max(1, Math.round(plate.height * 0.62))
        color: Look.paper
    }
}
