pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// As many tablets as the table has seats, in a shape that never changes within a lap.
Item {
    id: field

    required property var lit
    property int columns: field.lit.page.tablets.length > 12 ? 4 : 3
    property int rows: Math.max(2, Math.ceil(field.lit.page.tablets.length / field.columns))
    property bool isSmall: field.lit.page.tablets.length > 12
    property real gap: 12 * Look.u

    readonly property real across: (field.width - (field.columns - 1) * field.gap) / field.columns
    // Few tablets stay as low as many are, so that a small table is no brighter than a large one.
    readonly property real down: Math.min(200 * Look.u, (field.height - (field.rows - 1) * field.gap) / field.rows)
    readonly property real foot: (field.height - field.rows * field.down - (field.rows - 1) * field.gap) / 2

    function focusAt(index: int) {
        const item = tablets.itemAt(index) as Item
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }

    Repeater {
        id: tablets
        model: field.lit.page.tablets.length

        Tablet {
            id: tablet
            required property int index
            readonly property var seat: field.lit.page.tablets[tablet.index]

            objectName: "tablet-" + tablet.place
            x: (tablet.index % field.columns) * (field.across + field.gap)
            y: field.foot + Math.floor(tablet.index / field.columns) * (field.down + field.gap)
            width: field.across
            height: field.down
            isSmall: field.isSmall
            place: tablet.seat.number
            name: field.lit.textAt(tablet.place) || tablet.seat.name
            label: field.lit.heardAt(tablet.place) || tablet.seat.described
            speech: field.lit.page.language
            seal: field.lit.seal
            isChosen: field.lit.isChosen(tablet.place)
            isBarred: field.lit.isBarred(tablet.place)
            onTapped: field.lit.stage.choose(tablet.place)
            Keys.onLeftPressed: field.focusAt(tablet.index - 1)
            Keys.onRightPressed: field.focusAt(tablet.index + 1)
            Keys.onUpPressed: field.focusAt(tablet.index - field.columns)
            Keys.onDownPressed: field.focusAt(tablet.index + field.columns)
        }
    }
}
