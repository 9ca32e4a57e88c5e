pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../seats"
import "../../widgets"

// How the vote stands, and who is still to come.
Item {
    id: count

    required property PublicPage page
    readonly property PointingBoard board: count.page.step.board || count.noBoard
    readonly property PointingBoard noBoard: PointingBoard {}
    readonly property CountRow noRow: CountRow {}
    readonly property SeatTag noTag: SeatTag {}
    readonly property real room: count.height - heading.height - coming.height - 20 * Look.u
    // Where many have got a vote, numbers have to do.
    readonly property bool isTight: (count.named + 42 * Look.u) * count.board.rows.length > count.room
    // Where many are still to come, their numbers stand there: how it stands comes first.
    readonly property bool isCrowded: full.down > 0.32 * count.height || full.font.pixelSize < full.role.least
    // A long name takes two lines, and in a small window they may get no smaller.
    readonly property real named: Math.max(46 * Look.u, 2.2 * Type.counted.least)

    Fitted {
        id: heading
        line: count.page.words.standing
        lines: 1
        role: Type.subheading
        boxWidth: count.width
        boxHeight: 1.3 * Type.subheading.pixels
        horizontalAlignment: Text.AlignLeft
        color: Look.ink
    }

    Column {
        anchors.top: heading.bottom
        anchors.topMargin: 6 * Look.u
        width: count.width
        spacing: 2 * Look.u

        Repeater {
            model: count.board.rows.length

            Item {
                id: row
                required property int index
                readonly property CountRow entry: count.board.rows[row.index] || count.noRow
                width: count.width
                height: count.named + (count.isTight ? 4 : 42) * Look.u
                visible: (row.index + 1) * row.height < count.room

                Fitted {
                    id: number
                    boxWidth: 46 * Look.u
                    width: inkWidth
                    boxHeight: count.named
                    line: row.entry.number || ""
                    face: "numeral"
                    lines: 1
                    role: Type.numeral
                    color: Look.ink
                }

                Fitted {
                    x: row.entry.number > 0 ? number.inkWidth + 10 * Look.u : 0
                    boxWidth: count.width - x - amount.inkWidth - 14 * Look.u
                    boxHeight: count.named
                    horizontalAlignment: Text.AlignLeft
                    line: row.entry.name
                    lines: 2
                    role: Type.counted
                    color: Look.ink
                }

                Fitted {
                    id: amount
                    x: count.width - width
                    boxWidth: 70 * Look.u
                    boxHeight: count.named
                    horizontalAlignment: Text.AlignRight
                    line: row.entry.count
                    face: "numeral"
                    lines: 1
                    role: Type.numeral
                    color: Look.ink
                }

                Tally {
                    visible: !count.isTight && row.entry.strokes > 0
                    y: count.named + 4 * Look.u
                    x: 3 * Look.u
                    width: implicitWidth
                    height: 30 * Look.u
                    count: row.entry.strokes
                }
            }
        }
    }

    Column {
        id: coming
        anchors.bottom: parent.bottom
        width: count.width
        spacing: 4 * Look.u

        Fitted {
            visible: count.board.still_to_come !== ""
            line: count.page.words.to_come
            lines: 1
            role: Type.label
            boxWidth: count.width
            boxHeight: 1.4 * Type.label.pixels
            horizontalAlignment: Text.AlignLeft
            color: Look.ink
        }

        component Coming: Lines {
            boxWidth: count.width
            height: down
            names: count.page.names
            role: Type.label
            boldness: Font.DemiBold
            horizontalAlignment: Text.AlignLeft
            color: Look.ink
        }

        Coming {
            id: full
            visible: line !== "" && !count.isCrowded
            boxHeight: 170 * Look.u
            atMost: 6
            line: count.board.still_to_come
        }

        Coming {
            visible: line !== "" && count.isCrowded
            boxHeight: Math.max(90 * Look.u, 3.8 * role.pixels)
            atMost: 3
            line: count.board.coming
            Accessible.name: count.board.still_to_come
        }

        // What a tag means for the count.
        Repeater {
            model: count.board.weights.length

            Row {
                id: weight
                required property int index
                readonly property SeatTag tag: count.board.weights[weight.index] || count.noTag
                spacing: 10 * Look.u

                TagSign {
                    motif: weight.tag.motif
                    width: Math.round(1.6 * Type.label.pixels)
                }

                Fitted {
                    objectName: "weight-" + (weight.index + 1)
                    line: weight.tag.text
                    role: Type.label
                    boxWidth: count.width - 1.6 * Type.label.pixels - weight.spacing
                    boxHeight: 1.6 * Type.label.pixels
                    horizontalAlignment: Text.AlignLeft
                    color: Look.ink
                }
            }
        }
    }
}
