pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// A hand of cards above the seats, on every page of a card game: backs while not held.
Item {
    id: field

    required property var lit
    readonly property int places: field.lit.page.hand_size
    readonly property real gap: 8 * Look.u
    readonly property int seatRows: Math.max(2, Math.ceil(field.lit.page.tablets.length / 4))
    readonly property real handDown: (field.seatRows > 2 ? 240 : 273) * Look.u

    function focusAt(index: int) {
        const item = hand.itemAt(index) as Item
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: field.lit.page.words.hand || ""

    Repeater {
        id: hand
        model: field.places

        HandCard {
            id: card
            required property int index
            objectName: "hand-" + card.place
            place: String.fromCharCode(65 + card.index)
            lit: field.lit
            width: (field.width - (field.places - 1) * field.gap) / field.places
            height: field.handDown
            x: card.index * (width + field.gap)
            Keys.onLeftPressed: field.focusAt(card.index - 1)
            Keys.onRightPressed: field.focusAt(card.index + 1)
            Keys.onDownPressed: seats.focusAt(0)
        }
    }

    LitPlate {
        id: line
        y: field.handDown + 10 * Look.u
        width: field.width
        height: 52 * Look.u
        radius: 8 * Look.u

        Hemp {
            anchors.fill: parent
            anchors.margins: 10 * Look.u
            visible: !field.lit.isOpen
        }

        Lines {
            x: 18 * Look.u
            boxWidth: parent.width - 36 * Look.u
            boxHeight: parent.height
            pitch: 1.1
            horizontalAlignment: Text.AlignLeft
            line: field.lit.isOpen ? field.lit.page.open.card_line : ""
            speech: field.lit.page.language
            face: "text"
            most: Look.px(2.3, Look.textSize)
            color: Look.litInk
        }
    }

    SeatField {
        id: seats
        lit: field.lit
        columns: 4
        rows: field.seatRows
        isSmall: true
        gap: 10 * Look.u
        y: line.y + line.height + 10 * Look.u
        width: field.width
        height: field.height - y
    }
}
