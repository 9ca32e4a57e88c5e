pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// As many tablets as the table has seats, in a shape that never changes within a lap.
Item {
    id: field

    required property LitReading lit
    // What its places begin with, where the page has another such field.
    property string mark: ""
    property real gap: Math.min(12 * Look.u, 0.018 * field.height)

    // Few tablets stay as low as many are, so that a small table is no brighter than a large one.
    property real most: 0.33 * field.height

    // How much wider than high a tablet is at best.
    property real shape: 1.5
    // A narrow field may have as few beside each other.
    property int fewest: 3

    readonly property SeatPlace noSeat: SeatPlace {}
    readonly property int count: field.lit.page.tablets.length
    readonly property int columns: [3, 4, 5].reduce(function (best: int, columns: int): int {
        return field.room(columns) > field.room(best) ? columns : best
    }, field.fewest)
    readonly property int rows: Math.max(2, Math.ceil(field.count / field.columns))
    readonly property real down: Math.min(field.most, (field.height - (field.rows - 1) * field.gap) / field.rows)

    // How large a tablet would be with so many in a row.
    function room(columns: int): real {
        const rows = Math.max(2, Math.ceil(field.count / columns))
        return Math.min(field.width / columns / field.shape, field.height / rows)
    }

    function focusAt(index: int): void {
        const item = tablets.itemAt(index) as Item
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }

    GridLayout {
        anchors.centerIn: parent
        width: parent.width
        columns: field.columns
        uniformCellWidths: true
        columnSpacing: field.gap
        rowSpacing: field.gap

        Repeater {
            id: tablets
            model: field.count

            Tablet {
                id: tablet
                required property int index
                readonly property SeatPlace seat: field.lit.page.tablets[tablet.index] || field.noSeat

                Layout.fillWidth: true
                Layout.preferredHeight: field.down
                objectName: "tablet-" + tablet.place
                place: field.mark + tablet.seat.number
                mark: String(tablet.seat.number)
                name: field.lit.textAt(tablet.place) || tablet.seat.name
                brief: field.lit.standsOn(tablet.place).brief
                label: field.lit.heardAt(tablet.place) || tablet.seat.described
                speech: field.lit.language
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
}
