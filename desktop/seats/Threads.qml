pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import LanternNight
import "../widgets"
import "threads.js" as Drawn

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

    readonly property var lines: Drawn.lines(
        threads.seats.map(function (seat: RingSeat): int {
            return seat.has_pointed && seat.points_at <= threads.places.length ? seat.points_at - 1 : -1
        }),
        threads.places, threads.middle,
        {x: threads.lantern.width / 2 + 4 * threads.unit, y: threads.lantern.height / 2 - 4 * threads.unit,
         gap: 10 * threads.unit},
        threads.unit)

    // One is made where somebody points.
    Repeater {
        model: threads.seats.length

        Loader {
            id: place
            required property int index
            readonly property RingSeat seat: threads.seats[place.index] || threads.noSeat
            readonly property int target: place.seat.has_pointed ? place.seat.points_at : 0
            // Where it starts, how it bends, where its tip is.
            readonly property var line: place.active && threads.lines[place.index] || null
            active: place.target > 0 && place.target <= threads.places.length

            sourceComponent: Shape {
                id: thread
                readonly property point start: Drawn.start(place.line)

                preferredRendererType: Shape.GeometryRenderer

                NumberAnimation on opacity {
                    running: !Look.fast
                    from: 0
                    to: 1
                    duration: Look.reducedMotion ? 160 : 220
                    easing.type: Easing.OutCubic
                }

                ShapePath {
                    fillColor: "transparent"
                    strokeColor: Look.ink
                    strokeWidth: 11 * threads.unit
                    PathSvg { path: Drawn.curve(place.line, 20 * threads.unit) }
                }

                ShapePath {
                    fillColor: "transparent"
                    strokeColor: Look.thread
                    strokeWidth: 6 * threads.unit
                    PathSvg { path: Drawn.curve(place.line, 20 * threads.unit) }
                }

                ShapePath {
                    fillColor: Look.thread
                    strokeColor: Look.ink
                    strokeWidth: 2.5 * threads.unit
                    joinStyle: ShapePath.MiterJoin
                    PathSvg { path: Drawn.arrow(place.line, 32 * threads.unit, 15 * threads.unit) }
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
}
