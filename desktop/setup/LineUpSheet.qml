pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// Line-ups that were kept: a tap lays one out. The one on the table may be kept, or given to others as a file.
Overlay {
    id: sheet

    required property LineUpShelf shelf
    readonly property ShelfPage page: sheet.shelf.page
    readonly property KeptLineUp noLineUp: KeptLineUp {}
    readonly property ShelfWords words: sheet.page.words

    signal wanted

    closeName: "closeLineUps"
    closes: sheet.words.close
    title: sheet.words.title
    sheetWidth: 1180 * Look.u
    sheetHeight: 920 * Look.u

    Nothing {
        visible: sheet.page.rows.length === 0
        line: sheet.words.none
        width: parent.width
        height: said.y - 14 * Look.u
    }

    ScrollArea {
        id: area
        visible: sheet.page.rows.length > 0
        width: parent.width
        height: said.y - 14 * Look.u
        spacing: 14 * Look.u

        Repeater {
            model: sheet.page.rows.length

            KeptRow {
                required property int index
                readonly property KeptLineUp lineup: sheet.page.rows[index] || sheet.noLineUp
                name: lineup.name
                line: lineup.line
                forget: lineup.forget
                laidName: sheet.isOpen ? "lineup-" + (index + 1) : ""
                forgetName: sheet.isOpen ? "forgetLineup-" + (index + 1) : ""
                width: area.width - 22 * Look.u
                onLaid: {
                    if (sheet.shelf.lay(index))
                        sheet.closed()
                }
                onForgotten: sheet.shelf.forget(index)
            }
        }
    }

    ScrollArea {
        id: said
        isRead: sheet.page.said !== ""
        label: sheet.page.said
        width: parent.width - (folder.visible ? folder.width + 16 * Look.u : 0)
        height: Math.min(Math.max(contentHeight, folder.visible ? 76 * Look.u : 0), 0.4 * parent.height)
        y: name.y - height - 14 * Look.u

        Words {
            objectName: sheet.isOpen ? "lineupSaid" : ""
            face: "text"
            text: sheet.page.said
            visible: text !== ""
            percent: 2.2
            width: said.width - 22 * Look.u
            color: sheet.page.is_refused ? Look.shuDeep : Look.ink
        }
    }

    PlateButton {
        id: folder
        objectName: sheet.isOpen && visible ? "openFolder" : ""
        visible: sheet.page.has_file
        enabled: visible
        kind: "paper"
        text: sheet.words.folder
        percent: 2.2
        width: 280 * Look.u
        x: parent.width - width
        y: name.y - height - 14 * Look.u
        onTapped: sheet.shelf.show_folder()
    }

    WritingLine {
        id: name
        objectName: sheet.isOpen ? "lineupName" : ""
        label: sheet.words.name
        hint: sheet.page.called
        input.maximumLength: 40
        ring: Look.ink
        y: parent.height - height
        width: parent.width - keep.width - 16 * Look.u
        height: 76 * Look.u
        onEntered: keep.press()
    }

    PlateButton {
        id: keep
        objectName: sheet.isOpen ? "keepLineup" : ""
        text: sheet.words.keep
        ring: Look.ink
        percent: 2.5
        width: 340 * Look.u
        x: parent.width - width
        y: parent.height - height
        onTapped: {
            sheet.shelf.keep(name.text)
            name.text = ""
        }
    }

    PlateButton {
        objectName: sheet.isOpen ? "saveLineup" : ""
        sign: "export"
        text: sheet.words.save
        ring: Look.ink
        percent: 2.4
        width: 360 * Look.u
        y: parent.height + 16 * Look.u
        onTapped: sheet.shelf.save(name.text)
    }

    PlateButton {
        objectName: sheet.isOpen ? "openLineup" : ""
        text: sheet.words.open
        ring: Look.ink
        percent: 2.4
        width: 320 * Look.u
        x: 376 * Look.u
        y: parent.height + 16 * Look.u
        onTapped: sheet.wanted()
    }
}
