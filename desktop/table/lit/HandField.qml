pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// A hand of cards above the seats, on every page of a card game: backs while not held.
Item {
    id: field

    required property LitReading lit
    required property LitField asked
    readonly property int places: field.asked.hand_size
    readonly property int seatRows: Math.max(2, Math.ceil(field.lit.page.tablets.length / 4))

    function focusAt(index: int): void {
        const item = hand.itemAt(index) as Item
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: field.lit.page.words.hand

    ColumnLayout {
        anchors.fill: parent
        spacing: 6 * Look.u

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            Layout.preferredHeight: (field.seatRows > 2 ? 0.39 : 0.45) * field.height
            spacing: 6 * Look.u
            uniformCellSizes: true

            Repeater {
                id: hand
                model: field.places

                HandCard {
                    id: card
                    required property int index
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    objectName: "hand-" + card.place
                    place: field.asked.mark + String.fromCharCode(65 + card.index)
                    mark: String.fromCharCode(65 + card.index)
                    asked: field.asked
                    lit: field.lit
                    Keys.onLeftPressed: field.focusAt(card.index - 1)
                    Keys.onRightPressed: field.focusAt(card.index + 1)
                    Keys.onDownPressed: seats.focusAt(0)
                }
            }
        }

        CardLine {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(62 * Look.u, 1.35 * Type.litDetail.pixels)
            lit: field.lit
        }

        SeatField {
            id: seats
            Layout.fillWidth: true
            Layout.fillHeight: true
            lit: field.lit
            mark: field.asked.mark
            most: field.height
        }
    }
}
