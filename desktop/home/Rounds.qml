pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// What can be practised: a tiny game each, with imaginary friends.
Overlay {
    id: sheet

    required property HomeModel model
    readonly property HomePage page: sheet.model.page
    readonly property PracticeRound noRound: PracticeRound {}

    title: sheet.page.words.rounds
    closes: sheet.page.words.close
    closeName: "closeRounds"
    sheetWidth: 1100 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))
    sheetHeight: rows.implicitHeight + 2 * Type.heading.pixels + Math.max(76 * Look.u, 1.9 * Type.button.pixels) + 140 * Look.u

    ScrollArea {
        id: area
        objectName: "rounds"
        label: sheet.title
        anchors.fill: parent

        Column {
            id: rows
            width: parent ? parent.width : 0
            spacing: 18 * Look.u

            Repeater {
                model: sheet.page.rounds.length

                Column {
                    id: row
                    required property int index
                    readonly property PracticeRound entry: (sheet.page.rounds[row.index] as PracticeRound) || sheet.noRound
                    width: rows.width
                    spacing: 6 * Look.u

                    PlateButton {
                        objectName: "round-" + row.entry.id
                        kind: row.index === 0 ? "amber" : "paper"
                        ring: Look.ink
                        focus: row.index === 0
                        role: Type.button
                        text: row.entry.name
                        width: row.width
                        onTapped: {
                            sheet.closed()
                            sheet.model.practise(row.entry.id)
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
