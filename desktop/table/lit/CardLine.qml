import QtQuick
import "../../widgets"

// What the chosen card does; hemp leaf while not held.
LitPlate {
    id: plate

    required property LitReading lit
    property int atMost: 2

    radius: 8 * Look.u

    Hemp {
        anchors.fill: parent
        anchors.margins: 10 * Look.u
        visible: !plate.lit.isOpen
    }

    Item {
        anchors.fill: parent
        anchors.leftMargin: 18 * Look.u
        anchors.rightMargin: 18 * Look.u

        Lines {
            role: Type.litCard
            boxWidth: parent.width
            boxHeight: parent.height
            pitch: 1.1
            atMost: plate.atMost
            horizontalAlignment: Text.AlignLeft
            line: plate.lit.open === null ? "" : plate.lit.open.card_line
            speech: plate.lit.language
            face: "text"
            color: Look.litInk
        }
    }
}
