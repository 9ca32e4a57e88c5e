pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../seats"
import "../../widgets"
import "../../seats/geometry.js" as Geometry

// The table as it was at the step the lantern stands at: who lived, who was what, who acts, and at whom.
Item {
    id: then

    required property EndModel model
    required property EndWords words
    readonly property RingThen ring: then.model.then.page
    readonly property list<RingSeat> seats: then.ring.seats
    readonly property RingSeat nobody: RingSeat {}
    readonly property int count: then.seats.length
    readonly property real lanternWidth: (then.count <= 8 ? 196 : then.count <= 13 ? 172 : then.count <= 16 ? 144 : 138) * Look.u
    readonly property real lanternHeight: (then.count <= 8 ? 126 : then.count <= 13 ? 112 : then.count <= 16 ? 100 : 94) * Look.u
    readonly property real letters: then.count <= 8 ? 4.0 : then.count <= 13 ? 3.6 : then.count <= 16 ? 3.2 : 2.9
    readonly property point middle: Qt.point(then.width / 2, then.height / 2 - 6 * Look.u)
    readonly property list<point> places: Geometry.ring(
        Math.max(1, then.count), then.middle.x, then.middle.y,
        then.width / 2 - then.lanternWidth / 2 - 10 * Look.u,
        then.height / 2 - then.lanternHeight / 2 - 34 * Look.u,
        then.count > 13 ? 2.9 : 2.7)

    Accessible.role: Accessible.Pane
    Accessible.name: then.words.ring

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
            readonly property RingSeat held: then.seats[lantern.index] || then.nobody
            objectName: "seat-" + lantern.held.number
            seat: lantern.held
            usable: lantern.held.can_be_tapped
            speaks: then.ring.actor === lantern.held.number
            shownGround: Look.grounds[then.ring.colours[lantern.index]] || Look.ink
            lanternWidth: then.lanternWidth
            lanternHeight: then.lanternHeight
            nameSize: Look.px(then.letters, 1)
            x: then.places[lantern.index].x - width / 2
            y: then.places[lantern.index].y - height / 2
            z: lantern.isBright ? 1 : 0
            Accessible.description: lantern.usable ? then.words.shut_one : ""
            onTapped: then.model.open(lantern.held.number)
        }
    }

    Threads {
        seats: then.seats
        places: then.places
        lantern: Qt.size(then.lanternWidth, then.lanternHeight)
        middle: then.middle
        unit: 0.62 * Look.u
        z: 2
    }
}
