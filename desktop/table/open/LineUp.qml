pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Who is in this game, and how many of each, large enough for the far side of the table; a tap opens its rules.
Overlay {
    id: lineup

    required property TablePage page
    required property Stage stage
    readonly property LineUpRow noRow: LineUpRow {}
    readonly property int columns: lineup.page.lineup.rows.length > 6 && Look.tableText < 1.3 ? 2 : 1
    readonly property real tall: Math.max(96 * Look.u, 1.7 * Type.heading.pixels)
    readonly property int lines: Math.ceil(lineup.page.lineup.rows.length / lineup.columns)

    focus: true
    title: lineup.page.lineup.title
    closes: lineup.page.words.shut
    closeName: "closeLineup"
    sheetWidth: (lineup.columns > 1 ? 1480 : 900) * Math.min(1.6, Math.max(1, Look.tableText)) * Look.u
    sheetHeight: lineup.lines * (lineup.tall + 8 * Look.u) + 3 * Type.heading.pixels + 260 * Look.u

    ScrollArea {
        id: area
        anchors.fill: parent
        label: lineup.title
        spacing: 14 * Look.u

        GridLayout {
            columns: lineup.columns
            columnSpacing: 28 * Look.u
            rowSpacing: 8 * Look.u
            width: area.width - 30 * Look.u

            Repeater {
                model: lineup.page.lineup.rows.length

                Tappable {
                    id: row
                    required property int index
                    readonly property LineUpRow entry: lineup.page.lineup.rows[row.index] || lineup.noRow
                    objectName: "lineup-" + row.entry.id
                    focus: row.index === 0
                    label: row.entry.label
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.preferredHeight: lineup.tall
                    onTapped: lineup.stage.readAbout(row.entry.id)

                    Rectangle {
                        anchors.fill: parent
                        visible: row.hovered
                        color: "#F0E4C2"
                    }

                    Sign {
                        id: medallion
                        motif: row.entry.motif
                        frame: row.entry.frame || "circle"
                        ink: Look.paperMid
                        ground: Look.ink
                        width: Math.round(0.86 * lineup.tall)
                        height: width
                        anchors.verticalCenter: parent.verticalCenter
                    }

                    Fitted {
                        line: row.entry.name
                        role: Type.heading
                        isRead: true
                        x: medallion.width + 18 * Look.u
                        boxWidth: row.width - x - count.width - 24 * Look.u
                        boxHeight: row.height
                        horizontalAlignment: Text.AlignLeft
                        color: Look.ink
                        Accessible.ignored: true
                    }

                    Words {
                        id: count
                        text: row.entry.count
                        role: Type.heading
                        wrapMode: Text.NoWrap
                        anchors.right: parent.right
                        anchors.rightMargin: 12 * Look.u
                        anchors.verticalCenter: parent.verticalCenter
                        color: Look.shuDeep
                        Accessible.ignored: true
                    }

                    FocusRing {
                        visible: row.showsFocus
                        colour: Look.ink
                    }
                }
            }
        }

        Prose {
            face: "text"
            line: lineup.page.words.lineup_hint
            role: Type.small
            width: area.width - 30 * Look.u
            color: Look.ink2
        }
    }
}
