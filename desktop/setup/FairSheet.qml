pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// Boards that are nearer to even: what is wished for, the search, and what it found; a tap lays one out.
Overlay {
    id: sheet

    required property FairBoards fair
    readonly property FairBoardsPage page: sheet.fair.page
    readonly property FairBoardsWords words: sheet.page.words
    readonly property FairBoard noBoard: FairBoard {}
    readonly property Chip noChip: Chip {}
    readonly property bool isRunning: sheet.page.state === "running"

    closeName: "closeFair"
    closes: sheet.words.close
    title: sheet.page.title
    sheetWidth: 1180 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))
    sheetHeight: 980 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))

    component Note: Prose {
        face: "text"
        role: Type.small
        visible: line !== ""
        width: area.width - 22 * Look.u
        color: Look.ink2
    }

    foot: [
        PlateButton {
            objectName: sheet.isRunning ? "stopFair" : "startFair"
            enabled: sheet.isRunning || sheet.page.may_start
            kind: "paper"
            text: sheet.isRunning ? sheet.words.stop : sheet.words.start
            role: Type.chip
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            onTapped: {
                if (sheet.isRunning)
                    sheet.fair.stop()
                else
                    sheet.fair.start()
            }
        },
        Item {
            Layout.fillWidth: true
        }
    ]

    ScrollArea {
        id: area
        objectName: "fairBoards"
        isRead: true
        label: sheet.page.title
        width: parent.width
        height: parent.height
        spacing: 14 * Look.u

        GridLayout {
            columns: Look.tableText > 1.25 ? 1 : 2
            columnSpacing: 12 * Look.u
            rowSpacing: 10 * Look.u
            width: area.width - 22 * Look.u

            Repeater {
                model: [sheet.words.change, sheet.words.list]

                PlateButton {
                    required property int index
                    required property string modelData
                    readonly property bool isChosen: sheet.page.is_list === (index === 1)
                    objectName: index === 1 ? "fairList" : "fairChange"
                    kind: isChosen ? "red" : "paper"
                    text: modelData
                    role: Type.chip
                    Accessible.checkable: true
                    Accessible.checked: isChosen
                    Layout.fillWidth: true
                    Layout.preferredWidth: 300
                    onTapped: {
                        if (index === 1)
                            sheet.fair.show_list()
                        else
                            sheet.fair.show_changes()
                    }
                }
            }
        }

        Note {
            objectName: "fairNote"
            line: sheet.page.note
            color: sheet.page.state === "failed" ? Look.shuDeep : Look.ink2
        }

        Note {
            line: sheet.page.progress
        }

        OddsProgress {
            visible: sheet.isRunning
            share: sheet.page.share
            said: sheet.page.progress
            width: area.width - 22 * Look.u
        }

        Note {
            visible: sheet.page.now.line !== ""
            line: sheet.page.now.name + "\n" + sheet.page.now.line
            color: Look.ink
        }

        Repeater {
            model: sheet.page.rows.length

            WayTag {
                required property int index
                readonly property FairBoard board: sheet.page.rows[index] || sheet.noBoard
                objectName: "fair-" + (index + 1)
                explains: false
                name: board.name
                line: board.line
                width: area.width - 22 * Look.u
                onTapped: {
                    if (sheet.fair.lay(index))
                        sheet.closed()
                }
            }
        }

        Prose {
            visible: sheet.page.wishes.length > 0
            line: sheet.words.wishes
            role: Type.subheading
            width: area.width - 22 * Look.u
            color: Look.ink
            Accessible.role: Accessible.Heading
        }

        RowLayout {
            visible: sheet.page.wishes.length > 0
            width: area.width - 22 * Look.u
            spacing: 16 * Look.u

            Prose {
                line: sheet.words.unharmed
                role: Type.label
                color: Look.ink
                Accessible.ignored: true
                Layout.fillWidth: true
            }

            Slide {
                objectName: "wishUnharmed"
                label: sheet.words.unharmed
                isOn: sheet.page.unharmed
                onText: sheet.words.on
                offText: sheet.words.off
                Layout.rightMargin: 6 * Look.u
                onTapped: sheet.fair.wish_unharmed()
            }
        }

        Flow {
            id: wishes
            readonly property int across: Math.max(1, Math.floor((area.width - 22 * Look.u) / (330 * Look.u * Math.max(1, Look.tableText))))
            width: area.width - 22 * Look.u
            spacing: 8 * Look.u

            Repeater {
                model: sheet.page.wishes.length

                PlateButton {
                    required property int index
                    readonly property Chip chip: sheet.page.wishes[index] || sheet.noChip
                    objectName: "wish-" + chip.id
                    kind: chip.is_chosen ? "red" : "paper"
                    text: chip.text
                    role: Type.chip
                    width: Math.floor((wishes.width - (wishes.across - 1) * wishes.spacing) / wishes.across)
                    Accessible.checkable: true
                    Accessible.checked: chip.is_chosen
                    onTapped: sheet.fair.wish(chip.id)
                }
            }
        }
    }
}
