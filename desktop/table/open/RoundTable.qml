import QtQuick
import LanternNight
import "../../seats"
import "../../widgets"

// The wooden table with what lies on it, and the lanterns round it, as large as their place.
Item {
    id: round

    required property TablePage page
    required property Stage stage
    property alias ring: ring
    readonly property bool isBoard: round.page.step.kind === "ballot" || round.page.step.kind === "hands"
    // Whose turn it is: the light of the table falls there.
    readonly property int bright: middle.isToCount ? 0
        : round.isBoard && round.page.step.board !== null ? round.page.step.board.finger : round.page.step.seat || round.stage.speaking

    function tapped(number: int): void {
        ring.tapped(number)
    }

    Drawing {
        // The wood is drawn round 488, 290 of 976, and its shadow below.
        readonly property size wood: ring.isCrowded ? Qt.size(501, 290) : Qt.size(469, 290)
        path: ring.isCrowded ? "table/table_wide" : "table/table"
        width: (ring.isCrowded ? 1040 : 976) * ring.wood.width / (2 * wood.width)
        height: 640 * ring.wood.height / (2 * wood.height)
        x: ring.middle.x - width / 2
        y: ring.wood.y
    }

    Beam {
        visible: round.bright > 0 && round.bright <= ring.places.length
        from: middle.mapToItem(round, middle.dialMiddle)
        to: visible ? ring.places[round.bright - 1] : from
        breadth: ring.lanternHeight * 0.98
    }

    Threads {
        seats: round.page.seats
        places: ring.places
        lantern: Qt.size(ring.lanternWidth, ring.lanternHeight)
        middle: ring.middle
        visible: round.page.step.kind === "ballot" || round.page.step.kind === "choose"
    }

    Middle {
        id: middle
        page: round.page
        stage: round.stage
        // Inside of its rim: on a flat table there is room at the sides, on a high one above and below.
        // Its corners are round, and what stands beside a clock is not as high as they are.
        readonly property size share: isFlat ? Qt.size(hasDial ? 0.88 : 0.79, 0.82) : Qt.size(0.76, 0.83)
        isFlat: ring.wood.height < (Look.tableText < 1.3 ? 480 : 640) * Look.u && ring.wood.width > 1.5 * ring.wood.height
        x: ring.wood.x + (ring.wood.width - width) / 2
        y: ring.wood.y + (ring.wood.height - height) / 2
        width: share.width * ring.wood.width
        height: share.height * ring.wood.height
    }

    Ring {
        id: ring
        anchors.fill: parent
        page: round.page
        stage: round.stage
        isToCount: middle.isToCount
    }
}
