import QtQuick
import "../../widgets"

// A ready phrase on a tablet, with its number or without.
Tappable {
    id: phrase

    property int number: 0
    property string speech: ""
    readonly property real badge: Math.min(34 * Look.u, phrase.height - 14 * Look.u)

    spacePresses: false

    LitPlate {
        anchors.fill: parent
        isFocused: phrase.showsFocus
        radius: (phrase.number > 0 ? 10 : 8) * Look.u
        stroke: phrase.number > 0 ? Look.outline : 1.5 * Look.u
        fill: phrase.number > 0 ? Look.litTablet : Qt.tint(Look.litTablet, "#80AB925C")
        edge: phrase.number > 0 ? Look.litInk : Look.litInk2
    }

    Badge {
        visible: phrase.number > 0
        anchors.left: parent.left
        anchors.leftMargin: 9 * Look.u
        anchors.verticalCenter: parent.verticalCenter
        side: phrase.badge
        text: String(phrase.number)
    }

    Item {
        anchors.fill: parent
        anchors.leftMargin: phrase.number > 0 ? phrase.badge + 15 * Look.u : 16 * Look.u
        anchors.rightMargin: 4 * Look.u

        Fitted {
            role: Type.litPhrase
            boxWidth: parent.width
            boxHeight: parent.height
            horizontalAlignment: Text.AlignLeft
            line: phrase.label
            speech: phrase.speech
            color: Look.litInk
            Accessible.ignored: true
        }
    }
}
