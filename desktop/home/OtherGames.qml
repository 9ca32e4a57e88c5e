pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// Games that groups have made: each is a pack, and has no poster.
Overlay {
    id: sheet

    required property HomeModel model
    readonly property HomePage page: sheet.model.page
    readonly property OtherGame noGame: OtherGame {}

    isOpen: true
    title: sheet.page.words.others
    closes: sheet.page.words.close
    closeName: "closeOthers"
    sheetWidth: 1100 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))
    sheetHeight: rows.implicitHeight + 2 * Type.heading.pixels + Math.max(76 * Look.u, 1.9 * Type.button.pixels) + 140 * Look.u

    ScrollArea {
        id: area
        objectName: "others"
        label: sheet.title
        anchors.fill: parent

        Column {
            id: rows
            width: parent ? parent.width : 0
            spacing: 18 * Look.u

            Repeater {
                model: sheet.page.others.length

                Column {
                    id: row
                    required property int index
                    readonly property OtherGame entry: (sheet.page.others[row.index] as OtherGame) || sheet.noGame
                    width: rows.width
                    spacing: 6 * Look.u

                    PlateButton {
                        objectName: "game-" + row.entry.id
                        kind: row.index === 0 ? "amber" : "paper"
                        ring: Look.ink
                        focus: row.index === 0
                        role: Type.button
                        text: row.entry.name
                        width: row.width
                        onTapped: {
                            sheet.closed()
                            sheet.model.play(row.entry.id)
                        }
                    }

                    Prose {
                        face: "text"
                        line: row.entry.line
                        role: Type.body
                        width: row.width
                        color: Look.ink2
                    }
                }
            }
        }
    }
}
