pragma ComponentBehavior: Bound

import QtQuick
import "../../seats"
import "../../widgets"
import "../../seats/geometry.js" as Geometry

// The table as it was at the step the lantern stands at: who lived, who was what, who acts, and at whom.
Item {
    id: then

    required property var model
    required property var words
    readonly property var ring: then.model.ring
    readonly property var seats: then.ring.seats
    readonly property int count: then.seats.length
    readonly property var size: then.count <= 8 ? {w: 196, h: 126, text: 4.0}
        : then.count <= 13 ? {w: 172, h: 112, text: 3.6}
        : then.count <= 16 ? {w: 144, h: 100, text: 3.2} : {w: 138, h: 94, text: 2.9}
    readonly property real lanternWidth: then.size.w * Look.u
    readonly property real lanternHeight: then.size.h * Look.u
    readonly property point middle: Qt.point(then.width / 2, then.height / 2 - 6 * Look.u)
    readonly property var places: Geometry.ring(
        Math.max(1, then.count), then.middle.x, then.middle.y,
        then.width / 2 - then.lanternWidth / 2 - 10 * Look.u,
        then.height / 2 - then.lanternHeight / 2 - 34 * Look.u,
        then.count > 13 ? 2.9 : 2.7)

    Accessible.role: Accessible.Pane
    Accessible.name: then.words["end.ring"]

    Drawing {
        path: "table/table"
        width: 700 * Look.u
        height: 380 * Look.u
        x: then.middle.x - width / 2
        y: then.middle.y - height / 2
    }

    Plate {
        // Threads pass below it.
        z: 3
        width: 360 * Look.u
        height: 118 * Look.u
        x: then.middle.x - width / 2
        y: then.middle.y - height / 2
        fill: Look.paper
        inner: Look.ink2
        inset: 6 * Look.u

        Fitted {
            line: then.ring.title
            lines: 1
            most: Look.px(3.2, Math.min(1.3, Look.tableText))
            boxWidth: parent.width - 40 * Look.u
            boxHeight: 56 * Look.u
            x: 20 * Look.u
            y: 10 * Look.u
            color: Look.ink
        }

        Fitted {
            face: "text"
            line: then.ring.living
            lines: 1
            most: Look.px(2.2, Math.min(1.4, Look.tableText))
            boxWidth: parent.width - 40 * Look.u
            boxHeight: 40 * Look.u
            x: 20 * Look.u
            y: 66 * Look.u
            color: Look.ink2
        }
    }

    Repeater {
        model: then.count

        Seat {
            id: lantern
            required property int index
            objectName: "seat-" + lantern.seat.number
            seat: then.seats[lantern.index]
            usable: lantern.seat.can_be_tapped
            speaks: then.ring.actor === lantern.seat.number
            shownGround: Look.grounds[then.ring.colours[lantern.index]] || Look.ink
            lanternWidth: then.lanternWidth
            lanternHeight: then.lanternHeight
            nameSize: Look.px(then.size.text, 1)
            x: then.places[lantern.index].x - width / 2
            y: then.places[lantern.index].y - height / 2
            z: lantern.isBright ? 1 : 0
            Accessible.description: lantern.usable ? then.words["end.shut.one"] : ""
            onTapped: then.model.open(lantern.seat.number)
        }
    }

    Threads {
        ring: then
        unit: 0.62 * Look.u
        z: 2
    }
}
