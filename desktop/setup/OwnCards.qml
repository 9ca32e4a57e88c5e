pragma ComponentBehavior: Bound

import QtQuick
import "../look"
import "../home"

// A line-up of one's own: every role or card, with one more and one fewer.
ScrollArea {
    id: own

    required property var model
    required property var page
    readonly property int columns: Look.tableText > 1.3 ? 1 : 2
    readonly property var none: ({id: "", name: "", count: 0, motif: "", frame: "circle", more: "", fewer: "", does: ""})

    Grid {
        width: parent.width
        columns: own.columns
        columnSpacing: 20 * Look.u
        rowSpacing: 8 * Look.u

        Repeater {
            model: own.page.is_own ? own.page.cards.length : 0

            Item {
                id: row
                required property int index
                readonly property var card: own.page.cards[row.index] || own.none
                width: (own.width - 24 * Look.u - (own.columns - 1) * 20 * Look.u) / own.columns
                height: 76 * Look.u

                Sign {
                    id: medallion
                    motif: row.card.motif
                    frame: row.card.frame
                    ink: Look.paperMid
                    ground: row.card.count > 0 ? Look.ink : "#8C774C"
                    width: 62 * Look.u
                    height: width
                    anchors.verticalCenter: parent.verticalCenter
                }

                Fitted {
                    line: row.card.name
                    most: Look.px(2.4, Look.tableText)
                    boxWidth: stepper.x - x - 6 * Look.u
                    boxHeight: parent.height
                    x: medallion.width + 10 * Look.u
                    horizontalAlignment: Text.AlignLeft
                    color: row.card.count > 0 ? Look.ink : Look.ink2
                    Accessible.description: row.card.does
                }

                Stepper {
                    id: stepper
                    name: row.card.name
                    value: String(row.card.count)
                    less: "fewer-" + row.card.id
                    more: "more-" + row.card.id
                    lessLabel: row.card.fewer
                    moreLabel: row.card.more
                    mayLess: row.card.count > 0
                    width: 160 * Look.u
                    side: 56 * Look.u
                    x: parent.width - width
                    anchors.verticalCenter: parent.verticalCenter
                    onStepped: steps => own.model.count(row.card.id, steps)
                }
            }
        }
    }
}
