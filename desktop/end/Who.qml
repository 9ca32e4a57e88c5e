pragma ComponentBehavior: Bound

import QtQuick
import "../look"
import "../home"

// Who was what: a plate for every seat, darker for those who are out by the step the lantern stands at.
Item {
    id: who

    required property var page
    required property int at
    readonly property int rows: Math.max(6, Math.ceil(who.page.rows.length / 2))
    readonly property real pitch: (who.height - list.y - 20 * Look.u) / who.rows
    readonly property var grounds: ({village: "#1C2C5C", werewolf: "#8E2416", vampire: "#7A4F8A", majin: "#2F7A6B",
                                     fox: "#B5651A", lovers: "#A8605A"})

    PaperSheet {
        anchors.fill: parent
    }

    Words {
        id: heading
        text: who.page.words["end.who"]
        percent: 2.9
        times: Math.min(1.3, Look.tableText)
        x: 34 * Look.u
        y: 16 * Look.u
        color: Look.ink
        Accessible.role: Accessible.Heading
    }

    Item {
        id: list
        x: 30 * Look.u
        y: heading.y + heading.height + 4 * Look.u
        width: parent.width - 60 * Look.u

        Repeater {
            model: who.page.rows.length

            Item {
                id: row
                required property int index
                readonly property var seat: who.page.rows[row.index]
                readonly property bool isOut: row.seat.fell >= 0 && row.seat.fell <= who.at
                width: (list.width - 16 * Look.u) / 2
                height: who.pitch - 8 * Look.u
                x: (row.index % 2) * (width + 16 * Look.u)
                y: Math.floor(row.index / 2) * who.pitch
                Accessible.role: Accessible.StaticText
                Accessible.name: row.seat.label
                Accessible.description: row.seat.line

                Plate {
                    anchors.fill: parent
                    fill: row.isOut ? "#CDBB88" : "#F5EBCF"
                    edge: Look.ink
                    stroke: Math.max(1, 2 * Look.u)
                    radius: 8 * Look.u
                }

                Sign {
                    id: medallion
                    motif: row.seat.motif
                    frame: row.seat.frame
                    ink: Look.paper
                    ground: who.grounds[row.seat.side] || Look.ink
                    width: Math.min(74 * Look.u, parent.height - 6 * Look.u)
                    height: width
                    x: 8 * Look.u
                    anchors.verticalCenter: parent.verticalCenter
                }

                Sign {
                    visible: row.seat.won
                    motif: "signs/lantern"
                    ink: Look.shuDeep
                    width: Math.min(28 * Look.u, 0.4 * row.height)
                    height: width
                    x: parent.width - width - 10 * Look.u
                    y: 0.1 * row.height
                }

                Fitted {
                    id: name
                    line: row.seat.label
                    lines: 1
                    most: Math.min(Look.px(2.7, Look.tableText), 0.44 * row.height)
                    boxWidth: row.width - x - 46 * Look.u
                    boxHeight: row.height * 0.52
                    x: medallion.x + medallion.width + 12 * Look.u
                    y: 2 * Look.u
                    horizontalAlignment: Text.AlignLeft
                    color: Look.ink
                    Accessible.ignored: true
                }

                Fitted {
                    face: "text"
                    line: row.seat.line
                    lines: 1
                    most: Math.min(Look.px(2.1, Look.tableText), 0.36 * row.height)
                    boxWidth: row.width - x - 10 * Look.u
                    boxHeight: row.height * 0.42
                    x: name.x
                    y: row.height * 0.5
                    horizontalAlignment: Text.AlignLeft
                    color: "#2E2213"
                    Accessible.ignored: true
                }
            }
        }
    }
}
