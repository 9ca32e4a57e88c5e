pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Event cards of somebody who is publicly known to choose: up to three big ones, or a deck of 5 × 5 tablets.
Item {
    id: field

    required property LitReading lit
    required property LitField asked
    readonly property int places: field.asked.cards
    readonly property bool isDeck: field.places > 3
    readonly property int columns: field.isDeck ? 5 : Math.max(2, field.places)

    function focusAt(index: int): void {
        const item = cards.itemAt(index) as Loader
        if (item && item.item)
            (item.item as Item).forceActiveFocus(Qt.TabFocusReason)
    }

    GridLayout {
        anchors.fill: parent
        columns: field.columns
        uniformCellWidths: true
        uniformCellHeights: true
        columnSpacing: (field.isDeck ? 3 : 12) * Look.u
        rowSpacing: columnSpacing

        Repeater {
            id: cards
            model: field.places

            Loader {
                id: slot
                required property int index
                readonly property string place: field.asked.mark + (slot.index + 1)
                Layout.fillWidth: true
                Layout.fillHeight: true
                sourceComponent: field.isDeck ? small : big
                Keys.onLeftPressed: field.focusAt(slot.index - 1)
                Keys.onRightPressed: field.focusAt(slot.index + 1)
                Keys.onUpPressed: field.focusAt(slot.index - field.columns)
                Keys.onDownPressed: field.focusAt(slot.index + field.columns)

                Component {
                    id: big

                    HandCard {
                        objectName: "card-" + slot.place
                        lit: field.lit
                        place: slot.place
                        mark: String(slot.index + 1)
                        asked: field.asked
                    }
                }

                Component {
                    id: small

                    Tablet {
                        objectName: "card-" + slot.place
                        place: slot.place
                        mark: String(slot.index + 1)
                        name: field.lit.textAt(slot.place)
                        isOfDeck: true
                        isShut: !field.lit.isOpen
                        label: field.lit.slotAt(field.asked, slot.place)
                        speech: field.lit.language
                        seal: field.lit.seal
                        isChosen: field.lit.isChosen(slot.place)
                        isBarred: field.lit.isBarred(slot.place)
                        onTapped: field.lit.stage.choose(slot.place)
                    }
                }
            }
        }
    }
}
