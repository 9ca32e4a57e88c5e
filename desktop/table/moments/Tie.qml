pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// A tie: the lanterns side by side, and all of them stay lit.
MomentScene {
    id: tie

    readonly property int count: Math.min(6, tie.moment.seats.length)
    // A lantern is drawn 360 wide with its light, and stands 260 from the next.
    readonly property real size: Math.min(2.6 * tie.unit, 0.88 * tie.width / (Math.max(1, tie.count) * 260))

    headline: tie.moment.title
    told: tie.moment.line

    Repeater {
        model: tie.count

        Item {
            id: lantern
            required property int index
            readonly property int number: tie.moment.seats[lantern.index]
            x: tie.width / 2 + (lantern.index - (tie.count - 1) / 2) * 260 * tie.size
            y: (tie.roof + tie.floor) / 2

            Drawing {
                path: "lanterns/living"
                width: 360 * tie.size
                height: 280 * tie.size
                x: -width / 2
                y: -height / 2
            }

            Fitted {
                x: -width / 2
                y: -79 * tie.size
                boxWidth: 56 * tie.size
                boxHeight: 36 * tie.size
                line: lantern.number
                face: "numeral"
                lines: 1
                role: Type.drawn
                most: Math.max(13, Math.round(28 * tie.size))
                color: Look.clock
            }

            Fitted {
                x: -width / 2
                y: -height / 2 + 2 * Look.u
                boxWidth: 173 * tie.size
                boxHeight: 86 * tie.size
                line: tie.nameOf(lantern.number)
                role: Type.tieName
                most: Math.round(46 * tie.size)
                color: Look.ink
            }
        }
    }
}
