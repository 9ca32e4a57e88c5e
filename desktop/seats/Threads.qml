pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import LanternNight
import "../widgets"
import "geometry.js" as Geometry

// Who points at whom: a red thread with an ink edge, a knot at its start, an arrow at its end.
Item {
    id: threads

    required property list<RingSeat> seats
    // Where the lanterns stand, how large they are, and where the middle of the table is.
    required property list<point> places
    required property size lantern
    required property point middle
    readonly property RingSeat noSeat: RingSeat {}
    // On a smaller ring they are finer.
    property real unit: Look.u

    // Arrows on one target stand apart.
    function aside(index: int, target: int): real {
        let on = 0
        let before = 0
        for (let at = 0; at < threads.seats.length; at++) {
            const seat = threads.seats[at] as RingSeat
            if (seat.has_pointed && seat.points_at === target) {
                on++
                before += at < index ? 1 : 0
            }
        }
        return (before - (on - 1) / 2) * 30 * threads.unit
    }

    // Neighbours are joined nearly straight, but where there is no room for an arrow between them.
    function bow(index: int, target: int): real {
        const apart = Math.abs(index - (target - 1))
        if (apart !== 1 && apart !== threads.seats.length - 1)
            return 0.38
        const one = threads.places[index]
        const other = threads.places[target - 1]
        const room = Math.max(Math.abs(one.x - other.x) - threads.lantern.width,
                              Math.abs(one.y - other.y) - threads.lantern.height)
        return room < 96 * threads.unit ? 0.38 : 0.1
    }

    Repeater {
        model: threads.seats.length

        Shape {
            id: thread
            required property int index
            readonly property RingSeat seat: threads.seats[thread.index] || threads.noSeat
            readonly property int target: thread.seat.has_pointed ? thread.seat.points_at : 0
            // What Geometry makes of it: where it starts, how it bends, where its tip is.
            readonly property var line: thread.visible ? Geometry.thread(
                threads.places[thread.index], threads.places[thread.target - 1], threads.middle,
                {x: threads.lantern.width / 2 + 4 * threads.unit, y: threads.lantern.height / 2 - 4 * threads.unit,
                 gap: 10 * threads.unit},
                threads.bow(thread.index, thread.target), threads.aside(thread.index, thread.target)) : null
            readonly property point start: Geometry.start(thread.line)

            visible: thread.target > 0 && thread.target <= threads.places.length
            opacity: thread.visible ? 1 : 0
            preferredRendererType: Shape.GeometryRenderer

            Behavior on opacity {
                enabled: !Look.fast
                NumberAnimation { duration: Look.reducedMotion ? 160 : 220; easing.type: Easing.OutCubic }
            }

            ShapePath {
                fillColor: "transparent"
                strokeColor: Look.ink
                strokeWidth: 11 * threads.unit
                PathSvg { path: Geometry.curve(thread.line, 20 * threads.unit) }
            }

            ShapePath {
                fillColor: "transparent"
                strokeColor: Look.thread
                strokeWidth: 6 * threads.unit
                PathSvg { path: Geometry.curve(thread.line, 20 * threads.unit) }
            }

            ShapePath {
                fillColor: Look.thread
                strokeColor: Look.ink
                strokeWidth: 2.5 * threads.unit
                joinStyle: ShapePath.MiterJoin
                PathSvg { path: Geometry.arrow(thread.line, 32 * threads.unit, 15 * threads.unit) }
            }

            Rectangle {
                width: 18 * threads.unit
                height: width
                radius: width / 2
                antialiasing: true
                x: thread.start.x - width / 2
                y: thread.start.y - height / 2
                color: Look.thread
                border.color: Look.ink
                border.width: 2.5 * threads.unit
            }
        }
    }
}
