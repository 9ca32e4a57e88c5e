pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
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
    signal packsWanted

    closeName: "closeLineUps"
    closes: sheet.words.close
    title: sheet.words.title
    sheetWidth: 1180 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))
    sheetHeight: 920 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))

    foot: [
        PlateButton {
            objectName: "saveLineup"
            sign: "export"
            text: sheet.words.save
            role: Type.label
            ring: Look.ink
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            onTapped: sheet.shelf.save(name.text)
        },
        PlateButton {
            objectName: "openLineup"
            text: sheet.words.open
            role: Type.label
            ring: Look.ink
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            onTapped: sheet.wanted()
        },
        PlateButton {
            objectName: "printSheets"
            sign: "export"
            text: sheet.words.to_print
            role: Type.label
            ring: Look.ink
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            onTapped: sheet.shelf.print_sheets()
        },
        PlateButton {
            objectName: "packs"
            text: sheet.words.packs
            role: Type.label
            ring: Look.ink
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            onTapped: sheet.packsWanted()
        },
        Item {
            Layout.fillWidth: true
        }
    ]

    ColumnLayout {
        anchors.fill: parent
        spacing: 14 * Look.u

        Nothing {
            visible: sheet.page.rows.length === 0
            line: sheet.words.none
            Layout.fillWidth: true
            Layout.fillHeight: true
        }

        ScrollArea {
            id: area
            visible: sheet.page.rows.length > 0
            spacing: 14 * Look.u
            Layout.fillWidth: true
            Layout.fillHeight: true

            Repeater {
                model: sheet.page.rows.length

                KeptRow {
                    required property int index
                    readonly property KeptLineUp lineup: sheet.page.rows[index] || sheet.noLineUp
                    name: lineup.name
                    line: lineup.line
                    forget: lineup.forget
                    laidName: "lineup-" + (index + 1)
                    forgetName: "forgetLineup-" + (index + 1)
                    width: area.width - 22 * Look.u
                    onLaid: {
                        if (sheet.shelf.lay(index))
                            sheet.closed()
                    }
                    onForgotten: sheet.shelf.forget(index)
                }
            }
        }

        RowLayout {
            visible: sheet.page.said !== "" || sheet.page.has_file
            spacing: 16 * Look.u

            ScrollArea {
                id: said
                isRead: sheet.page.said !== ""
                label: sheet.page.said
                Layout.fillWidth: true
                Layout.preferredHeight: Math.min(contentHeight, 0.3 * sheet.height)

                Prose {
                    objectName: "lineupSaid"
                    face: "text"
                    line: sheet.page.said
                    visible: line !== ""
                    role: Type.small
                    width: parent.width
                    color: sheet.page.is_refused ? Look.shuDeep : Look.ink
                }
            }

            PlateButton {
                objectName: visible ? "openFolder" : ""
                visible: sheet.page.has_file
                enabled: visible
                kind: "paper"
                text: sheet.words.folder
                role: Type.chip
                onTapped: sheet.shelf.show_folder()
            }
        }

        GridLayout {
            columns: Look.tableText > 1.5 ? 1 : 2
            columnSpacing: 16 * Look.u
            rowSpacing: 12 * Look.u

            WritingLine {
                id: name
                objectName: "lineupName"
                label: sheet.words.name
                hint: sheet.page.called
                input.maximumLength: 40
                ring: Look.ink
                Layout.fillWidth: true
                onEntered: keep.press()
            }

            PlateButton {
                id: keep
                objectName: "keepLineup"
                text: sheet.words.keep
                role: Type.label
                ring: Look.ink
                Layout.fillWidth: Look.tableText > 1.5
                onTapped: {
                    sheet.shelf.keep(name.text)
                    name.text = ""
                }
            }
        }
    }
}
