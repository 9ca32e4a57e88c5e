pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// Dawn, or whenever lanterns go out: the title first, then all names together, never one before another.
MomentScene {
    id: fallen

    readonly property bool isDawn: fallen.moment.kind === "dawn"
    readonly property int count: fallen.moment.seats.length
    readonly property int rows: fallen.count > 3 ? 2 : 1
    readonly property int columns: Math.max(1, Math.ceil(fallen.count / fallen.rows))
    readonly property real across: Math.min(563, (1760 - (fallen.columns - 1) * 60) / fallen.columns) * Look.u
    readonly property real scaled: Math.min(fallen.across / (563 * Look.u), fallen.rows > 1 ? 0.56 : 1)

    tint: fallen.isDawn ? "dawn" : fallen.page.sky
    lasts: 3800
    rises: fallen.isDawn
    orbRise: fallen.isDawn ? -240 * (1 - fallen.within(0.3, 0.8)) : 0

    MomentTitle {
        text: fallen.moment.title
        line: fallen.moment.line
    }

    Item {
        opacity: fallen.within(0.45, 0.6)
        width: 1920 * Look.u

        Repeater {
            model: fallen.count

            Item {
                id: lantern
                required property int index
                readonly property int row: Math.floor(lantern.index / fallen.columns)
                readonly property int inRow: Math.min(fallen.columns, fallen.count - lantern.row * fallen.columns)
                readonly property real step: fallen.scaled * 563 * Look.u + (fallen.columns > 2 ? 30 : 138) * Look.u
                x: 960 * Look.u + (lantern.index % fallen.columns - (lantern.inRow - 1) / 2) * lantern.step
                y: (fallen.rows > 1 ? 430 + lantern.row * 268 : 611) * Look.u

                Drawing {
                    path: "lanterns/out"
                    width: 839 * fallen.scaled * Look.u
                    height: 652 * fallen.scaled * Look.u
                    x: -width / 2
                    y: (-84 - 282) * fallen.scaled * Look.u
                }

                NamePlate {
                    x: -width / 2
                    width: 563 * fallen.scaled * Look.u
                    height: 208 * fallen.scaled * Look.u
                    number: fallen.moment.seats[lantern.index]
                    name: fallen.nameOf(number)
                }
            }
        }
    }

    LanternRow {
        y: 900 * Look.u
        opacity: fallen.count === 0 || fallen.within(0.45, 0.6)
        seats: fallen.page.seats
    }
}
