pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import "../widgets"
import "geometry.js" as Geometry

// Who points at whom: a red thread with an ink edge, a knot at its start, an arrow at its end.
Item {
    id: threads

    required property var ring
    // On a smaller ring they are finer.
    property real unit: Look.u
    readonly property var seats: threads.ring.seats

    // Arrows on one target stand apart.
    function aside(index: int, target: int): real {
        const on = threads.seats.filter(seat => seat.has_pointed && seat.points_at === target).map(seat => seat.number)
        return (on.indexOf(threads.seats[index].number) - (on.length - 1) / 2) * 30 * threads.unit
    }

    // Neighbours are joined nearly straight, but where there is no room for an arrow between them.
    function bow(index: int, target: int): real {
        const apart = Math.abs(index - (target - 1))
        if (apart !== 1 && apart !== threads.seats.length - 1)
            return 0.38
        const one = threads.ring.places[index]
        const other = threads.ring.places[target - 1]
        const room = Math.max(Math.abs(one.x - other.x) - threads.ring.lanternWidth,
                              Math.abs(one.y - other.y) - threads.ring.lanternHeight)
        return room < 96 * threads.unit ? 0.38 : 0.1
    }

    Repeater {
        model: threads.seats.length

        Shape {
            id: thread
            required property int index
            readonly property var seat: threads.seats[thread.index]
            readonly property int target: thread.seat.has_pointed ? thread.seat.points_at : 0
            readonly property var line: thread.target > 0 && thread.target <= threads.ring.places.length
                ? Geometry.thread(
                    threads.ring.places[thread.index], threads.ring.places[thread.target - 1], threads.ring.middle,
                    {x: threads.ring.lanternWidth / 2 + 4 * threads.unit, y: threads.ring.lanternHeight / 2 - 4 * threads.unit,
                     gap: 10 * threads.unit},
                    threads.bow(thread.index, thread.target), threads.aside(thread.index, thread.target))
                : null

            visible: thread.line !== null
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
                PathSvg { path: thread.line === null ? "M0,0" : Geometry.curve(thread.line, 20 * threads.unit) }
            }

            ShapePath {
                fillColor: "transparent"
                strokeColor: Look.thread
                strokeWidth: 6 * threads.unit
                PathSvg { path: thread.line === null ? "M0,0" : Geometry.curve(thread.line, 20 * threads.unit) }
            }

            ShapePath {
                fillColor: Look.thread
                strokeColor: Look.ink
                strokeWidth: 2.5 * threads.unit
                joinStyle: ShapePath.MiterJoin
                PathSvg { path: thread.line === null ? "M0,0" : Geometry.arrow(thread.line, 32 * threads.unit, 15 * threads.unit) }
            }

            Rectangle {
                visible: thread.line !== null
                width: 18 * threads.unit
                height: width
                radius: width / 2
                antialiasing: true
                x: thread.line === null ? 0 : thread.line.start.x - width / 2
                y: thread.line === null ? 0 : thread.line.start.y - height / 2
                color: Look.thread
                border.color: Look.ink
                border.width: 2.5 * threads.unit
            }
        }
    }
}
