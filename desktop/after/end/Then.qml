pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
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
    // A low window has smaller lanterns, and where there is room for it they are larger again.
    readonly property real unit: Math.min(1, then.height / (664 * Look.u)) * Look.u
    readonly property size usual: then.count <= 8 ? Qt.size(196, 126) : then.count <= 13 ? Qt.size(172, 112)
        : then.count <= 16 ? Qt.size(144, 100) : Qt.size(138, 94)
    // The plate of one who is out is wider than a lantern.
    readonly property real times: Math.max(1, Geometry.largest(
        Math.max(1, then.count), then.width, then.height,
        (then.count > 13 ? 1.09 : 1) * then.usual.width * then.unit, then.usual.height * then.unit, 1.4))
    readonly property real lanternWidth: then.times * then.usual.width * then.unit
    readonly property real lanternHeight: then.times * then.usual.height * then.unit
    readonly property point middle: Geometry.middle(then.width, then.height, then.lanternWidth, then.lanternHeight)
    readonly property list<point> places: Geometry.places(
        Math.max(1, then.count), then.width, then.height, then.lanternWidth, then.lanternHeight)
    readonly property rect wood: Geometry.wood(then.width, then.height, then.lanternWidth, then.lanternHeight)

    Accessible.role: Accessible.Pane
    Accessible.name: then.words.ring

    Drawing {
        path: "table/table"
        width: Math.min(700 * then.unit, then.wood.width)
        height: Math.min(380 * then.unit, then.wood.height)
        x: then.middle.x - width / 2
        y: then.middle.y - height / 2
    }

    Plate {
        // Threads pass below it.
        z: 3
        // As wide as its lines would be whole.
        width: Math.min(Math.max(whole.advanceWidth, below.advanceWidth) + 60 * Look.u, then.width - 2.4 * then.lanternWidth)
        height: told.implicitHeight + 28 * Look.u
        x: then.middle.x - width / 2
        y: then.middle.y - height / 2
        fill: Look.paper
        inner: Look.ink2
        inset: 6 * Look.u

        TextMetrics {
            id: whole
            font: title.font
            text: then.ring.title
        }

        TextMetrics {
            id: below
            font: living.font
            text: then.ring.living
        }

        ColumnLayout {
            id: told
            anchors.fill: parent
            anchors.margins: 14 * Look.u
            spacing: 0

            Prose {
                id: title
                role: Type.subheading
                line: then.ring.title
                horizontalAlignment: Text.AlignHCenter
                leading: 1.0
                color: Look.ink
                Layout.fillWidth: true
            }

            Prose {
                id: living
                role: Type.rowLine
                face: "text"
                line: then.ring.living
                horizontalAlignment: Text.AlignHCenter
                leading: 1.0
                color: Look.ink2
                Layout.fillWidth: true
            }
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
            readonly property bool isShut: then.ring.shut.includes(lantern.held.number)
            speaks: then.ring.actor === lantern.held.number
            shownGround: Look.grounds[then.ring.colours[lantern.index]] || Look.ink
            lanternWidth: then.lanternWidth
            lanternHeight: then.lanternHeight
            nameSize: (Type.seat(then.count) as TypeRole).pixels
            x: then.places[lantern.index].x - width / 2
            y: then.places[lantern.index].y - height / 2
            z: lantern.isBright ? 1 : 0
            Accessible.description: lantern.isShut ? then.words.shut_one : then.words.knew_one
            onTapped: {
                if (lantern.isShut)
                    then.model.open(lantern.held.number)
                else
                    then.model.look_as(lantern.held.number)
            }
        }
    }

    Threads {
        seats: then.seats
        places: then.places
        lantern: Qt.size(then.lanternWidth, then.lanternHeight)
        middle: then.middle
        unit: 0.62 * then.unit
        z: 2
    }
}
