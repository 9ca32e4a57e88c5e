pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// A hand of cards, and the seats below it where one is asked for: backs while not held.
Item {
    id: field

    required property LitReading lit
    required property LitField asked
    readonly property int places: field.asked.hand_size
    readonly property int columns: 3
    // Where letters are large the field has the notes' width, too.
    readonly property bool isWide: field.width > 1.2 * field.height && field.width > 900 * Look.u
    // In pixels: six beside each other have room for a number and a name of ten letters.
    readonly property int across: field.isWide && field.width > 600 ? 6 : 4
    readonly property int seatRows: Math.max(2, Math.ceil(field.lit.page.tablets.length / field.across))

    // What they have at best, and what one with the longest name needs: three lines of the smallest letters, beside its
    // number on a low one, below it on a high one.
    readonly property real seatsDown: (field.seatRows > 2 ? 0.39 : field.isWide ? 0.26 : 0.33) * field.height
    readonly property real threeLines: 3.15 * Type.litTablet.least
    readonly property real longNameDown: field.seatsDown < field.seatRows * 100 * Look.u ? field.threeLines + 10 * Look.u
        : (field.threeLines + 22 * Look.u) / 0.74
    readonly property bool hasLongNames: field.lit.page.tablets.some(function (seat: SeatPlace): bool {
        return Array.from(seat.name).length > 16
    })

    function focusAt(index: int): void {
        const item = hand.itemAt(index) as Item
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
        else if (index >= field.places)
            seats.focusAt(0)
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: field.lit.page.words.hand

    ColumnLayout {
        anchors.fill: parent
        spacing: 8 * Look.u

        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: field.columns
            columnSpacing: 6 * Look.u
            rowSpacing: 6 * Look.u
            uniformCellWidths: true
            uniformCellHeights: true

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
                    Keys.onUpPressed: field.focusAt(card.index - field.columns)
                    Keys.onDownPressed: field.focusAt(card.index + field.columns)
                }
            }

            // A hand has one place fewer than its rows hold: there stands how cards are handled.
            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true

                Plate {
                    anchors.fill: parent
                    fill: Look.litTablet
                    edge: "transparent"
                    radius: 10 * Look.u
                }

                Lines {
                    anchors.centerIn: parent
                    role: Type.litFace
                    boxWidth: parent.width - 28 * Look.u
                    boxHeight: parent.height - 20 * Look.u
                    atMost: 4
                    line: field.lit.page.words.cards_how
                    speech: field.lit.language
                    face: "text"
                    color: Look.litInk
                }
            }
        }

        SeatField {
            id: seats
            visible: !field.asked.is_inert
            Layout.fillWidth: true
            Layout.fillHeight: false
            // Below a caption the page is lower, and a name must be read all the same.
            Layout.preferredHeight: Math.max(field.seatsDown,
                Math.max(64 * Look.u, field.hasLongNames ? field.longNameDown : 0) * field.seatRows)
            lit: field.lit
            mark: field.asked.mark
            fewest: field.isWide ? Math.min(field.across, Math.ceil(field.lit.page.tablets.length / 2)) : 3
            shape: field.isWide ? 0.9 : 1.5
            most: field.height
        }
    }
}
