pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// One player: which language the private pages are in, a PIN, the place, and off the list.
Overlay {
    id: sheet

    required property SetupModel model
    required property SetupPage page
    required property int seat
    readonly property PlayerTag nobody: PlayerTag {}
    readonly property Chip noChip: Chip {}
    readonly property PlayerTag player: sheet.page.tags[sheet.seat] || sheet.nobody
    readonly property SetupWords words: sheet.page.words
    property bool isWrong: false

    signal moved(int seat)

    closeName: "closePlayer"
    closes: sheet.words.close
    title: sheet.player.title
    sheetWidth: 940 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))
    sheetHeight: 780 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))

    component Heading: Prose {
        role: Type.subheading
        Layout.fillWidth: true
        color: Look.ink
        Accessible.role: Accessible.Heading
    }

    ScrollArea {
        anchors.fill: parent
        spacing: 16 * Look.u

        ColumnLayout {
            width: parent.width
            spacing: 16 * Look.u

            Heading {
                line: sheet.player.reads_in
            }

            GridLayout {
                columns: Math.min(languages.count, Look.tableText > 1.5 ? 2 : 4)
                columnSpacing: 12 * Look.u
                rowSpacing: 12 * Look.u
                Layout.fillWidth: true

                Repeater {
                    id: languages
                    model: sheet.player.languages.length

                    PlateButton {
                        required property int index
                        readonly property Chip chip: sheet.player.languages[index] || sheet.noChip
                        objectName: "reads-" + chip.id
                        focus: index === 0
                        kind: chip.is_chosen ? "red" : "paper"
                        text: chip.text
                        speech: chip.id === "" ? Look.language : chip.id
                        role: Type.label
                        Layout.fillWidth: true
                        Layout.preferredWidth: 100
                        Accessible.checkable: true
                        Accessible.checked: chip.is_chosen
                        onTapped: sheet.model.speak(sheet.seat, chip.id)
                    }
                }
            }

            Heading {
                line: sheet.player.pin
            }

            Flow {
                spacing: 16 * Look.u
                Layout.fillWidth: true

                WritingLine {
                    id: digits
                    objectName: "pin"
                    width: 260 * Look.u
                    label: sheet.player.pin
                    ring: Look.ink
                    input.echoMode: TextInput.Password
                    input.maximumLength: 4
                    input.inputMethodHints: Qt.ImhDigitsOnly
                    onEdited: sheet.isWrong = false
                    onEntered: set.press()
                }

                PlateButton {
                    id: set
                    objectName: "setPin"
                    text: sheet.words.set_pin
                    role: Type.label
                    ring: Look.ink
                    onTapped: {
                        sheet.isWrong = digits.text === "" || !sheet.model.lock(sheet.seat, digits.text)
                        digits.text = ""
                    }
                }

                PlateButton {
                    objectName: visible ? "removePin" : ""
                    visible: sheet.player.has_pin
                    enabled: visible
                    sign: "lock"
                    text: sheet.words.remove_pin
                    role: Type.label
                    ring: Look.ink
                    onTapped: sheet.model.lock(sheet.seat, "")
                }
            }

            Prose {
                face: "text"
                line: sheet.isWrong ? sheet.words.no_pin : sheet.words.about_pin
                role: Type.small
                color: sheet.isWrong ? Look.shuDeep : Look.ink2
                Layout.fillWidth: true
            }

            Heading {
                line: sheet.player.label
            }

            Flow {
                spacing: 16 * Look.u
                Layout.fillWidth: true

                PlateButton {
                    objectName: "up"
                    kind: "paper"
                    enabled: sheet.seat > 0
                    text: sheet.words.up
                    label: sheet.player.up
                    role: Type.label
                    onTapped: {
                        sheet.model.move(sheet.seat, sheet.seat - 1)
                        sheet.moved(sheet.seat - 1)
                    }
                }

                PlateButton {
                    objectName: "down"
                    kind: "paper"
                    enabled: sheet.seat + 1 < sheet.page.tags.length
                    text: sheet.words.down
                    label: sheet.player.down
                    role: Type.label
                    onTapped: {
                        sheet.model.move(sheet.seat, sheet.seat + 1)
                        sheet.moved(sheet.seat + 1)
                    }
                }

                PlateButton {
                    objectName: "removePlayer"
                    sign: "delete"
                    text: sheet.words.remove
                    ring: Look.ink
                    label: sheet.player.remove
                    role: Type.label
                    onTapped: {
                        const seat = sheet.seat
                        sheet.closed()
                        sheet.model.remove(seat)
                    }
                }
            }
        }
    }
}
