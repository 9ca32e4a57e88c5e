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
    // A folded lantern is drawn 563 wide and 430 high, and its smoke above that.
    readonly property real size: Math.min((fallen.rows > 1 ? 0.7 : 1) * fallen.unit, 0.92 * fallen.width / (fallen.columns * 610),
                                          (living.y - living.height - fallen.roof) / (fallen.rows * 440))

    tint: fallen.isDawn ? "dawn" : fallen.page.sky
    lasts: 3800
    rises: fallen.isDawn
    // By day and by night it would stand behind the words.
    hasOrb: fallen.isDawn || fallen.page.sky === "dusk"
    orbRise: fallen.isDawn ? -240 * (1 - fallen.within(0.3, 0.8)) : 0
    headline: fallen.moment.title
    line: fallen.moment.line
    // Who it is stands nowhere before the lanterns are seen.
    lineShows: fallen.within(0.45, 0.6)

    Item {
        opacity: fallen.lineShows
        anchors.horizontalCenter: parent.horizontalCenter
        y: fallen.roof + (living.y - living.height - fallen.roof - height) / 2
        height: fallen.rows * 440 * fallen.size

        Repeater {
            model: fallen.count

            Item {
                id: lantern
                required property int index
                readonly property int row: Math.floor(lantern.index / fallen.columns)
                readonly property int inRow: Math.min(fallen.columns, fallen.count - lantern.row * fallen.columns)
                x: (lantern.index % fallen.columns - (lantern.inRow - 1) / 2) * (fallen.columns > 2 ? 600 : 690) * fallen.size
                y: (lantern.row * 440 + 222) * fallen.size

                Drawing {
                    path: "lanterns/out"
                    width: 839 * fallen.size
                    height: 652 * fallen.size
                    x: -width / 2
                    y: (-84 - 282) * fallen.size
                }

                NamePlate {
                    x: -width / 2
                    width: 563 * fallen.size
                    height: 208 * fallen.size
                    number: fallen.moment.seats[lantern.index] || 0
                    name: fallen.nameOf(number)
                }
            }
        }
    }

    LanternRow {
        id: living
        anchors.horizontalCenter: parent.horizontalCenter
        y: fallen.floor - height / 2 - 6 * Look.u
        width: fallen.width
        opacity: fallen.count === 0 || fallen.within(0.45, 0.6)
        seats: fallen.page.seats
    }
}
