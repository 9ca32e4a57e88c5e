pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../seats"
import "../../widgets"

// The wooden table with what lies on it, and the lanterns round it, as large as their place.
Item {
    id: round

    required property PublicPage page
    property alias ring: ring
    property alias speaking: ring.speaking
    // Nobody has pointed: whose finger comes first is not shown.
    property alias isToCount: ring.isToCount
    property alias isOnlySeen: ring.isOnlySeen
    // Whose turn it is: the light of the table falls there, from here.
    property int bright: 0
    property point light: Qt.point(lying.width / 2, lying.height / 2)
    // Of the wood: inside of its rim, and its corners are round.
    property size share: Qt.size(0.76, 0.83)
    // On a flat table there is room at the sides, on a high one above and below.
    readonly property bool isFlat: ring.wood.height < (Look.tableText < 1.3 ? 480 : 640) * Look.u
        && ring.wood.width > 1.5 * ring.wood.height
    readonly property real across: ring.wood.width
    readonly property real down: ring.wood.height
    default property alias lies: lying.data

    signal tapped(int number)
    signal knotTapped(int number)

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
        from: lying.mapToItem(round, round.light)
        to: visible ? ring.places[round.bright - 1] : from
        breadth: ring.lanternHeight * 0.98
    }

    Loader {
        active: round.page.step.kind === "ballot" || round.page.step.kind === "choose"
        sourceComponent: Threads {
            seats: round.page.seats
            places: ring.places
            lantern: Qt.size(ring.lanternWidth, ring.lanternHeight)
            middle: ring.middle
        }
    }

    Item {
        id: lying
        x: ring.wood.x + (ring.wood.width - width) / 2
        y: ring.wood.y + (ring.wood.height - height) / 2
        width: round.share.width * ring.wood.width
        height: round.share.height * ring.wood.height
    }

    Ring {
        id: ring
        anchors.fill: parent
        page: round.page
        onTapped: number => round.tapped(number)
        onKnotTapped: number => round.knotTapped(number)
    }
}
