import QtQuick
import "../../widgets"

// The one lantern that goes round, in the middle of the table: whose it is now.
Item {
    id: held

    required property size most
    required property int number
    required property string name
    required property string speech
    // It is drawn 360 by 280 with its light.
    readonly property real unit: Math.min(held.most.width / 290, held.most.height / 216)

    width: 290 * held.unit
    height: 216 * held.unit

    Drawing {
        path: "lanterns/speaking"
        width: 360 * held.unit
        height: 280 * held.unit
        anchors.centerIn: parent
    }

    Item {
        anchors.centerIn: parent
        width: 360 * held.unit
        height: 280 * held.unit

        Fitted {
            x: 152 * held.unit
            y: 61 * held.unit
            boxWidth: 56 * held.unit
            boxHeight: 36 * held.unit
            line: held.number || ""
            face: "numeral"
            lines: 1
            role: Type.drawn
            most: Math.max(13, Math.round(28 * held.unit))
            color: Look.clock
        }

        Fitted {
            x: 180 * held.unit - width / 2
            y: 141 * held.unit - height / 2
            boxWidth: 184 * held.unit
            boxHeight: 86 * held.unit
            line: held.name
            speech: held.speech
            lines: 3
            role: Type.dialName
            most: Math.round(60 * held.unit)
            color: Look.ink
        }
    }
}
