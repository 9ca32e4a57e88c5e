pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// A tie: the lanterns side by side, and all of them stay lit.
MomentScene {
    id: tie

    readonly property int count: Math.min(6, tie.moment.seats.length)
    readonly property real size: Math.min(2.6, 1700 / (Math.max(1, tie.count) * 260))

    MomentTitle {
        text: tie.moment.title
    }

    Repeater {
        model: tie.count

        Item {
            id: lantern
            required property int index
            readonly property int number: tie.moment.seats[lantern.index]
            x: 960 * Look.u + (lantern.index - (tie.count - 1) / 2) * 260 * tie.size * Look.u
            y: 500 * Look.u

            Drawing {
                path: "lanterns/living"
                width: 360 * tie.size * Look.u
                height: 280 * tie.size * Look.u
                x: -width / 2
                y: -height / 2
            }

            Fitted {
                x: -width / 2
                y: -79 * tie.size * Look.u
                boxWidth: 56 * tie.size * Look.u
                boxHeight: 36 * tie.size * Look.u
                line: lantern.number
                face: "numeral"
                lines: 1
                most: Math.round(28 * tie.size * Look.u)
                color: Look.clock
            }

            Fitted {
                x: -width / 2
                y: -height / 2 + 2 * Look.u
                boxWidth: 173 * tie.size * Look.u
                boxHeight: 86 * tie.size * Look.u
                line: tie.nameOf(lantern.number)
                most: Math.round(46 * tie.size * Look.u)
                color: Look.ink
            }
        }
    }

    LinePlate {
        y: 800 * Look.u
        line: tie.moment.line
    }
}
