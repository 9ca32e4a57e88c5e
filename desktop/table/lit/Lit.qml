pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// A player's own page. Layout and tones never change: not by role, not by ask, not by what is held.
FocusScope {
    id: holder

    required property LitPage page
    required property Stage stage

    readonly property LitReading reading: LitReading {
        page: holder.page
        stage: holder.stage
    }
    readonly property LitField noField: LitField {}
    readonly property int count: holder.page.fields.length
    readonly property int choosing: holder.page.fields.filter(function (field: LitField): bool {
        return field.layout !== "text"
    }).length
    // What digits choose from, and where a hint is said.
    readonly property int first: Math.max(0, holder.page.fields.findIndex(function (field: LitField): bool {
        return field.layout !== "text"
    }))
    readonly property LitField main: holder.page.fields[holder.first] || holder.noField
    // Nothing is asked: what is read has all the room, and there is one thing to do.
    readonly property bool isRead: holder.main.layout === "read"
    readonly property int handSize: holder.page.fields.reduce(function (most: int, field: LitField): int {
        return Math.max(most, field.hand_size)
    }, 0)

    property int typed: 0
    property bool spaceHolds: false

    // Large letters, or several things to answer, take the room of the notes.
    readonly property bool isLarge: Look.textSize > 1.25
    readonly property bool folds: holder.isLarge || holder.count > 1
    readonly property real gap: 32 * Look.u
    readonly property real room: sheet.width - 2 * sheet.edge
    // Of what is read, and of the four buttons below: by the size of text alone, so that none is ever elsewhere.
    readonly property real readAcross: (holder.isLarge ? 0.44 : 0.365) * holder.room
    readonly property real rest: holder.room - holder.readAcross - holder.gap
    readonly property real noteAcross: 0.34 * (holder.rest - holder.gap)
    readonly property real buttonDown: Math.max(92 * Look.u, 1.7 * Type.litButton.pixels)
    readonly property real answerAcross: holder.rest - holder.gap - holder.noteAcross

    objectName: "lit"
    focus: true

    // Numbers below the last may be the first of two digits: those wait a moment for the second.
    function digit(value: int): void {
        const last = holder.main.layout === "cards" ? holder.main.cards
            : holder.main.layout === "text" ? holder.main.phrases.length : holder.page.tablets.length
        const number = holder.typed * 10 + value
        holder.typed = 0
        waits.stop()
        if (number < 1 || number > last)
            return
        if (number * 10 <= last) {
            holder.typed = number
            waits.restart()
        } else {
            holder.take(number)
        }
    }

    function take(number: int): void {
        holder.typed = 0
        if (holder.main.layout === "text")
            holder.stage.phrase(number)
        else
            holder.stage.choose(String(number))
    }

    Timer {
        id: waits
        interval: 800
        onTriggered: holder.take(holder.typed)
    }

    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            Look.keysInUse = true
        if (event.key === Qt.Key_Escape) {
            holder.stage.breakPrivacy()
        } else if (event.isAutoRepeat) {
            return
        } else if (event.key === Qt.Key_Space) {
            holder.spaceHolds = true
            holder.stage.open()
        } else if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) {
            holder.digit(event.key - Qt.Key_0)
        } else if (event.key >= Qt.Key_A && event.key < Qt.Key_A + holder.handSize) {
            holder.stage.choose(String.fromCharCode(event.key))
        } else if (event.key === Qt.Key_PageUp) {
            readArea.leaf(1)
        } else if (event.key === Qt.Key_PageDown) {
            readArea.leaf(-1)
        } else {
            event.accepted = false
        }
    }
    Keys.onReleased: event => {
        if (event.key !== Qt.Key_Space || event.isAutoRepeat || !holder.spaceHolds)
            return
        holder.spaceHolds = false
        holder.stage.shut()
    }

    Rectangle {
        anchors.fill: parent
        color: Look.litSurround

        Hemp {
            anchors.fill: parent
            path: "table/asanoha_dark"
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: 44 * Look.u
        anchors.rightMargin: 36 * Look.u
        anchors.topMargin: 20 * Look.u
        anchors.bottomMargin: 37 * Look.u
        spacing: 6 * Look.u

        LitStrip {
            Layout.fillWidth: true
            Layout.leftMargin: 20 * Look.u
            Layout.rightMargin: 32 * Look.u
            Layout.fillHeight: false
            Layout.preferredHeight: Math.max(68 * Look.u, 1.2 * Type.litStrip.pixels)
            page: holder.page
            stage: holder.stage
        }

        Rectangle {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: 720 * Look.u
            Layout.preferredHeight: Math.max(1, 2 * Look.u)
            color: Look.litDwell
        }

        Item {
            id: sheet

            readonly property real edge: 40 * Look.u

            Layout.fillWidth: true
            Layout.fillHeight: true

            Drawing {
                path: "table/sheet_lit"
                anchors.fill: parent
            }

            RowLayout {
                anchors.fill: parent
                anchors.margins: sheet.edge
                spacing: holder.gap

                ColumnLayout {
                    Layout.preferredWidth: holder.readAcross
                    Layout.fillWidth: false
                    Layout.fillHeight: true
                    spacing: 26 * Look.u

                    Item {
                        id: left
                        z: 1
                        Layout.fillWidth: true
                        Layout.fillHeight: true

                        ReadArea {
                            id: readArea
                            width: left.width + (readArea.isWide ? holder.gap + answers.width : 0)
                            height: left.height
                            isWide: holder.isRead && !(holder.folds && notes.isOut)
                            page: holder.page
                        }
                    }

                    LitHold {
                        objectName: "open"
                        focus: true
                        Layout.fillWidth: true
                        Layout.preferredHeight: holder.buttonDown
                        text: holder.page.words.hold
                        how: holder.page.words.hold_how
                        speech: holder.page.language
                        letters: foot.letters
                        isOpen: holder.stage.isOpen
                        onHolds: holder.stage.open()
                        onLetsGo: holder.stage.shut()
                        onTappedTwice: holder.stage.peek()
                        onPressedByTool: holder.stage.peek()
                    }
                }

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    spacing: 26 * Look.u

                    RowLayout {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        spacing: holder.gap

                        Item {
                            id: answers
                            Layout.fillWidth: true
                            Layout.fillHeight: true

                            GridLayout {
                                anchors.fill: parent
                                visible: !(holder.folds && notes.isOut) && !holder.isRead
                                columns: Math.max(1, holder.choosing)
                                columnSpacing: 20 * Look.u
                                rowSpacing: 8 * Look.u

                                Repeater {
                                    model: holder.isRead ? 0 : holder.count

                                    FieldPanel {
                                        id: panel
                                        required property int index

                                        readonly property LitField field: holder.page.fields[panel.index] || holder.noField
                                        readonly property bool isText: panel.field.layout === "text"
                                        readonly property bool isAbove: panel.isText && holder.choosing > 0

                                        Layout.fillWidth: true
                                        Layout.fillHeight: !panel.isAbove
                                        Layout.columnSpan: panel.isText ? Math.max(1, holder.choosing) : 1
                                        Layout.preferredWidth: 1
                                        Layout.preferredHeight: panel.isAbove ? 0.43 * answers.height : 1
                                        lit: holder.reading
                                        asked: panel.field
                                        hint: panel.index === holder.first ? holder.stage.hint : ""
                                        counts: holder.page.open === null ? "" : holder.page.open.counts[panel.index] || ""
                                        isOneOfMany: holder.count > 1
                                        isBeside: holder.choosing > 1 && !panel.isText
                                    }
                                }
                            }
                        }

                        Item {
                            id: beside
                            visible: !holder.folds
                            Layout.preferredWidth: holder.noteAcross
                            Layout.fillHeight: true
                        }
                    }

                    RowLayout {
                        id: foot

                        readonly property real letters: nobody.visible ? Math.min(nobody.fits, confirm.fits) : confirm.fits

                        Layout.fillWidth: true
                        Layout.fillHeight: false
                        Layout.preferredHeight: holder.buttonDown
                        spacing: 20 * Look.u

                        LitButton {
                            id: nobody
                            objectName: nobody.visible ? "nobody" : ""
                            visible: holder.page.nobody !== ""
                            Layout.preferredWidth: 0.485 * (holder.answerAcross - foot.spacing)
                            Layout.fillHeight: true
                            letters: foot.letters
                            text: holder.page.nobody
                            speech: holder.page.language
                            onTapped: holder.stage.nobody()
                        }

                        LitButton {
                            id: confirm
                            objectName: "confirm"
                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            letters: foot.letters
                            isDark: true
                            sign: "check"
                            showsSign: holder.stage.ticked
                            text: holder.page.words.confirm
                            speech: holder.page.language
                            onTapped: holder.stage.confirm()
                        }

                        LitButton {
                            objectName: "note"
                            Layout.leftMargin: holder.gap - foot.spacing
                            Layout.preferredWidth: holder.noteAcross
                            Layout.fillHeight: true
                            text: notes.button
                            speech: holder.page.language
                            letters: Math.min(fits, foot.letters)
                            onTapped: notes.press()
                        }
                    }
                }
            }

            // Beside what is asked, or over it.
            Notes {
                id: notes
                parent: holder.folds ? answers : beside
                anchors.fill: parent
                lit: holder.reading
                folds: holder.folds
            }
        }

        Rectangle {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: 720 * Look.u
            Layout.preferredHeight: Math.max(1, 2 * Look.u)
            color: Look.litDwell
        }
    }
}
