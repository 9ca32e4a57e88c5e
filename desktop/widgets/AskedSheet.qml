pragma ComponentBehavior: Bound

import QtQuick
import LanternNight

// What a word of the table means, over whatever it stood on.
Overlay {
    id: sheet

    required property WordsAsked asked
    readonly property AskedPage page: sheet.asked.page
    readonly property AskedWord noWord: AskedWord {}
    readonly property bool isOne: sheet.page.told.length === 1

    closeName: "closeAsked"
    closes: sheet.page.words.close
    title: sheet.page.title
    sheetWidth: 900 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))
    sheetHeight: (sheet.isOne ? 460 : 760) * Look.u * Math.max(1, Math.min(1.7, Look.tableText))
    onClosed: sheet.asked.close()

    ScrollArea {
        id: area
        objectName: "askedAbout"
        isRead: true
        focus: true
        label: sheet.title
        width: parent.width
        height: parent.height
        spacing: 16 * Look.u

        Repeater {
            model: sheet.page.told.length

            Column {
                id: told
                required property int index
                readonly property AskedWord word: sheet.page.told[told.index] || sheet.noWord
                width: area.width - 34 * Look.u

                Prose {
                    visible: !sheet.isOne
                    language: sheet.page.language
                    line: told.word.name
                    role: Type.label
                    width: parent.width
                    color: Look.shuDeep
                }

                Prose {
                    face: "text"
                    language: sheet.page.language
                    line: told.word.means
                    role: Type.body
                    width: parent.width
                    lineHeight: 1.25
                    color: Look.ink
                }
            }
        }
    }
}
