pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../seats"
import "../../widgets"
import "../../seats/geometry.js" as Geometry

// The seats round the table, seat 1 at the top, clockwise, at equal arc lengths.
Item {
    id: ring

    required property TablePage page
    required property Stage stage
    property bool isWide: false
    readonly property list<RingSeat> seats: ring.page.seats
    readonly property RingSeat noSeat: RingSeat {}

    Accessible.role: Accessible.Grouping
    Accessible.name: ring.page.words.ring
    readonly property int count: ring.seats.length
    readonly property string kind: ring.page.step.kind
    readonly property bool isBoard: ring.kind === "ballot"
    readonly property bool swings: Look.ambient && ring.ambient.isSmooth

    readonly property var size: ring.count <= 8 ? {w: 236, h: 150, text: 4.8}
        : ring.count <= 13 ? {w: 206, h: 136, text: 4.3}
        : ring.count <= 16 ? {w: 176, h: 124, text: 3.9} : {w: 152, h: 112, text: 3.5}
    readonly property real grown: ring.isWide ? Math.min(Look.tableText, 1.22) : 1
    readonly property real lanternWidth: ring.size.w * ring.grown * Look.u
    readonly property real lanternHeight: ring.size.h * ring.grown * Look.u
    readonly property bool isCrowded: ring.count > 13
    // Large lanterns keep clear of the buttons along the foot.
    readonly property point middle: Qt.point((ring.isWide ? 960 : 750) * Look.u, (ring.isWide ? 556 : 564) * Look.u)
    readonly property list<point> places: Geometry.ring(
        Math.max(1, ring.count), ring.middle.x, ring.middle.y,
        (ring.isWide ? 780 : ring.isCrowded ? 652 : 622) * Look.u,
        (ring.isWide ? (ring.isCrowded ? 372 : 346) : ring.isCrowded ? 434 : 424) * Look.u,
        ring.isCrowded ? 2.9 : 2.7)

    // How far a lantern may grow, and its tags hang, before they meet the next.
    readonly property real clear: Math.min(...ring.places.map((place, at) => {
        const next = ring.places[(at + 1) % ring.places.length]
        return Math.max(Math.abs(place.x - next.x) - ring.lanternWidth, Math.abs(place.y - next.y) - ring.lanternHeight)
    }))
    readonly property real growth: Math.min(1.14, 1 + Math.max(0.03, ring.clear / ring.lanternWidth))

    function focusAt(index: int) {
        for (let step = 0; step < ring.count; step++) {
            const item = lanterns.itemAt((index + step + ring.count) % ring.count) as Seat
            if (item && item.usable) {
                item.forceActiveFocus(Qt.TabFocusReason)
                return
            }
        }
    }

    function back(index: int) {
        for (let step = 0; step < ring.count; step++) {
            const item = lanterns.itemAt((index - step + 2 * ring.count) % ring.count) as Seat
            if (item && item.usable) {
                item.forceActiveFocus(Qt.TabFocusReason)
                return
            }
        }
    }

    function tapped(number: int) {
        if (ring.isBoard || ring.kind === "hands")
            ring.stage.tapSeat(number)
        else
            ring.stage.pick(String(number))
    }

    readonly property Ambient ambient: Ambient {
        isWanted: ring.visible
    }

    Repeater {
        id: lanterns
        model: ring.count

        Seat {
            id: lantern
            required property int index
            objectName: "seat-" + lantern.seat.number
            seat: ring.seats[lantern.index] || ring.noSeat
            usable: lantern.seat.can_be_tapped
            asksForTap: ring.kind === "choose"
            isBoard: ring.isBoard
            showsSays: ring.kind === "hands"
            speaks: ring.stage.speaking === lantern.seat.number
            label: lantern.speaks ? [lantern.seat.described, ring.page.words.speaks].join(" · ") : lantern.seat.described
            lanternWidth: ring.lanternWidth
            lanternHeight: ring.lanternHeight
            growth: ring.growth
            tagsEnd: ring.lanternWidth / 2 + Math.max(0, ring.clear)
            nameSize: Look.px(ring.size.text, Math.max(ring.grown, Math.min(Look.tableText, ring.grown * 1.15)))
            x: ring.places[lantern.index].x - width / 2
            y: ring.places[lantern.index].y - height / 2
            z: lantern.isBright ? 1 : 0
            sway: ring.swings && !lantern.isOut
                ? 1.2 * ring.ambient.force * Math.sin(ring.ambient.seconds * 2 * Math.PI / (5 + lantern.index % 3) + lantern.seat.number) : 0
            onTapped: ring.tapped(lantern.seat.number)
            onKnotTapped: ring.stage.tapKnot(lantern.seat.number)
            Keys.onRightPressed: ring.focusAt(lantern.index + 1)
            Keys.onDownPressed: ring.focusAt(lantern.index + 1)
            Keys.onLeftPressed: ring.back(lantern.index - 1)
            Keys.onUpPressed: ring.back(lantern.index - 1)
        }
    }
}
