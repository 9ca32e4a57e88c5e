pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../seats"
import "../../widgets"
import "../../seats/geometry.js" as Geometry

// The seats round the table, seat 1 at the top, clockwise, at equal arc lengths; where lanterns would be smaller than the
// scale has them for it, all as near to touching the next.
Item {
    id: ring

    required property PublicPage page
    property int speaking: 0
    readonly property list<RingSeat> seats: ring.page.seats
    readonly property RingSeat noSeat: RingSeat {}

    signal tapped(int number)
    signal knotTapped(int number)

    Accessible.role: Accessible.Grouping
    Accessible.name: ring.page.words.ring
    readonly property int count: ring.seats.length
    readonly property string kind: ring.page.step.kind
    readonly property bool isBoard: ring.kind === "ballot"
    // Whose finger comes first is not shown before all have pointed.
    property bool isToCount: false
    // On a wall nothing is tapped.
    property bool isOnlySeen: false
    // Seats are named here, so that those that can't be are dim.
    readonly property bool names: (ring.isBoard || ring.kind === "choose") && !ring.isToCount
        && ring.seats.some(function (seat: RingSeat): bool { return seat.can_be_tapped })
    readonly property bool swings: Look.ambient && ambient.isSmooth
    // How far the slow time is that it swings by, and how strongly it moves.
    readonly property real seconds: ambient.seconds
    readonly property real force: ambient.force

    // As the scale has it for so many, and as large as the ring has room for.
    readonly property size usual: ring.count <= 8 ? Qt.size(236, 150) : ring.count <= 13 ? Qt.size(206, 136)
        : ring.count <= 16 ? Qt.size(176, 124) : Qt.size(152, 112)
    readonly property real roomy: Math.max(1, Math.min(1.25, ring.height / (900 * Look.u)))
    // The table keeps a height of its own.
    readonly property real low: (ring.height / Look.u - 360) / (3 * ring.usual.height)
    readonly property real most: Math.max(
        ring.isCrowded ? 1 : 0.9, Math.min(ring.low, Math.max(ring.roomy, Math.min(1.3, Look.tableText))))
    readonly property real evenly: ring.largest(false)
    readonly property bool isTight: ring.isCrowded && ring.evenly < 1
    readonly property real times: ring.isTight ? Math.min(1, ring.largest(true)) : ring.evenly
    readonly property real lanternWidth: ring.usual.width * ring.times * Look.u
    readonly property real lanternHeight: ring.usual.height * ring.times * Look.u
    readonly property bool isCrowded: ring.count > 13
    readonly property list<point> places: Geometry.places(
        Math.max(1, ring.count), ring.width, ring.height, ring.lanternWidth, ring.lanternHeight, ring.isTight)
    readonly property point middle: Geometry.middle(ring.width, ring.height, ring.lanternWidth, ring.lanternHeight)
    // The wooden table inside of it, which tassels may hang over.
    readonly property rect wood: Geometry.wood(ring.width, ring.height, ring.lanternWidth, ring.lanternHeight)

    // How far a lantern may grow, and its tags hang, before they meet the next.
    readonly property real clear: Geometry.gap(ring.places, ring.lanternWidth, ring.lanternHeight)
    readonly property real growth: Math.min(1.14, 1 + Math.max(0.03, ring.clear / ring.lanternWidth))

    function largest(isTight: bool): real {
        return Geometry.largest(Math.max(1, ring.count), ring.width, ring.height,
            ring.usual.width * Look.u, ring.usual.height * Look.u, ring.most, isTight)
    }

    // From the middle of a seat down to the next that hangs below its plate.
    function below(index: int, across: real, height: real): real {
        const here = ring.places[index]
        return [1, ring.count - 1].reduce(function (least: real, step: int): real {
            const next = ring.places[(index + step) % ring.count]
            const isBelow = next.y > here.y && Math.abs(next.x - here.x) < across
            return isBelow ? Math.min(least, next.y - here.y - height / 2) : least
        }, Infinity)
    }

    function focusAt(index: int): void {
        for (let step = 0; step < ring.count; step++) {
            const item = lanterns.itemAt((index + step + ring.count) % ring.count) as Seat
            if (item && item.usable) {
                item.forceActiveFocus(Qt.TabFocusReason)
                return
            }
        }
    }

    function back(index: int): void {
        for (let step = 0; step < ring.count; step++) {
            const item = lanterns.itemAt((index - step + 2 * ring.count) % ring.count) as Seat
            if (item && item.usable) {
                item.forceActiveFocus(Qt.TabFocusReason)
                return
            }
        }
    }

    // No property of its type: with a second screen it is another type in each window's engine, and the register of
    // types that both share may give one engine the other's.
    Ambient {
        id: ambient
        isWanted: ring.visible
    }

    // Before all round it has its place, each lantern would be laid out for several sizes of the ring.
    property bool isMade: false
    Component.onCompleted: ring.isMade = true

    Repeater {
        id: lanterns
        model: ring.isMade ? ring.count : 0

        Seat {
            id: lantern
            required property int index
            objectName: "seat-" + lantern.seat.number
            seat: ring.seats[lantern.index] || ring.noSeat
            usable: lantern.seat.can_be_tapped && !ring.isOnlySeen
            isDim: ring.names && !lantern.seat.can_be_tapped && !lantern.seat.is_chosen
            isBright: lantern.speaks || lantern.seat.is_chosen && !ring.isToCount
            asksForTap: ring.kind === "choose"
            isBoard: ring.isBoard
            showsSays: ring.kind === "hands"
            speaks: ring.speaking === lantern.seat.number
            label: lantern.speaks ? [lantern.seat.described, ring.page.words.speaks].join(" · ") : lantern.seat.described
            // In a crowd round corners come near each other, and each is tapped for itself.
            width: Math.max((ring.isCrowded ? 0.96 : 1) * ring.lanternWidth, 64 * Look.u)
            lanternWidth: ring.lanternWidth
            lanternHeight: ring.lanternHeight
            growth: ring.growth
            tagsEnd: ring.lanternWidth / 2 + Math.max(0, ring.clear)
            plateMost: (ring.isCrowded ? 0.96 : 1.06) * ring.lanternWidth + Math.max(0, ring.clear)
            roomBelow: ring.below(lantern.index, lantern.plateMost, lantern.height)
            hangsLow: ring.places[lantern.index].y > ring.middle.y
            nameRole: Type.seat(ring.count) as TypeRole
            x: ring.places[lantern.index].x - width / 2
            y: ring.places[lantern.index].y - height / 2
            z: lantern.isBright ? 1 : 0
            sway: ring.swings && !lantern.isOut
                ? 1.2 * ring.force * Math.sin(ring.seconds * 2 * Math.PI / (5 + lantern.index % 3) + lantern.seat.number) : 0
            onTapped: ring.tapped(lantern.seat.number)
            onKnotTapped: ring.knotTapped(lantern.seat.number)
            Keys.onRightPressed: ring.focusAt(lantern.index + 1)
            Keys.onDownPressed: ring.focusAt(lantern.index + 1)
            Keys.onLeftPressed: ring.back(lantern.index - 1)
            Keys.onUpPressed: ring.back(lantern.index - 1)
        }
    }
}
