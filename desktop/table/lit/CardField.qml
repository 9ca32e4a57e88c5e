pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// Event cards of somebody who is publicly known to choose: up to three big ones, or a deck of 5 × 5 tablets.
Item {
    id: field

    required property var lit
    readonly property int places: field.lit.page.cards
    readonly property bool isDeck: field.places > 3
    readonly property int columns: field.isDeck ? 5 : Math.max(2, field.places)
    readonly property int rows: field.isDeck ? 5 : 1
    readonly property real gap: (field.isDeck ? 6 : 12) * Look.u
    readonly property real across: (field.width - (field.columns - 1) * field.gap) / field.columns
    readonly property real lineDown: (field.isDeck ? 84 : 175) * Look.u
    readonly property real down: (field.height - field.lineDown - field.rows * field.gap) / field.rows

    function focusAt(index: int) {
        const item = cards.itemAt(index) as Loader
        if (item && item.item)
            (item.item as Item).forceActiveFocus(Qt.TabFocusReason)
    }

    Repeater {
        id: cards
        model: field.places

        Loader {
            id: slot
            required property int index
            x: (slot.index % field.columns) * (field.across + field.gap)
            y: Math.floor(slot.index / field.columns) * (field.down + field.gap)
            width: field.across
            height: field.down
            sourceComponent: field.isDeck ? small : big
            Keys.onLeftPressed: field.focusAt(slot.index - 1)
            Keys.onRightPressed: field.focusAt(slot.index + 1)
            Keys.onUpPressed: field.focusAt(slot.index - field.columns)
            Keys.onDownPressed: field.focusAt(slot.index + field.columns)

            Component {
                id: big

                HandCard {
                    objectName: "card-" + (slot.index + 1)
                    lit: field.lit
                    place: slot.index + 1
                    isBig: true
                }
            }

            Component {
                id: small

                Tablet {
                    objectName: "card-" + (slot.index + 1)
                    isSmall: true
                    place: slot.index + 1
                    name: field.lit.textAt(place)
                    label: field.lit.slotAt(place)
                    speech: field.lit.page.language
                    seal: field.lit.seal
                    isChosen: field.lit.isChosen(place)
                    isBarred: field.lit.isBarred(place)
                    onTapped: field.lit.stage.choose(place)
                }
            }
        }
    }

    LitPlate {
        y: field.height - field.lineDown
        width: field.width
        height: field.lineDown

        Hemp {
            anchors.fill: parent
            anchors.margins: 14 * Look.u
            visible: !field.lit.isOpen
        }

        Words {
            x: 26 * Look.u
            y: 14 * Look.u
            width: parent.width - 52 * Look.u
            height: parent.height - 28 * Look.u
            text: field.lit.isOpen ? field.lit.page.open.card_line : ""
            language: field.lit.page.language
            face: "text"
            times: Look.textSize
            percent: 2.4
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            verticalAlignment: Text.AlignTop
            color: Look.litInk
        }
    }
}
