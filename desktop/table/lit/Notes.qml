pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"
import "../parts"

// Notes to oneself: a question, seven ruled lines that show while held, four ready phrases.
Item {
    id: notes

    required property var lit
    property bool isWriting: false

    readonly property var lines: notes.lit.isOpen ? notes.lit.page.open.notes.slice(-7) : []
    readonly property int skipped: notes.lit.isOpen ? notes.lit.page.open.notes.length - notes.lines.length : 0

    function finish() {
        const text = field.text.trim()
        field.put("")
        notes.isWriting = false
        if (text !== "")
            notes.lit.stage.note(text)
    }

    Fitted {
        boxWidth: notes.width
        boxHeight: 56 * Look.u
        horizontalAlignment: Text.AlignLeft
        line: notes.lit.page.note_title
        speech: notes.lit.page.language
        lines: 1
        most: Look.px(3.2, Look.textSize)
        color: Look.litInk
    }

    Lines {
        y: 54 * Look.u
        boxWidth: notes.width
        boxHeight: 48 * Look.u
        pitch: 1.02
        horizontalAlignment: Text.AlignLeft
        line: notes.lit.page.note_question
        speech: notes.lit.page.language
        face: "text"
        most: Look.px(2.2, Look.textSize)
        color: Look.litInk
    }

    LitPlate {
        id: plate
        y: 106 * Look.u
        width: notes.width
        height: 640 * Look.u
        radius: 14 * Look.u
        stroke: Look.outline

        Repeater {
            model: 7

            Item {
                id: row
                required property int index
                readonly property string text: notes.lines[row.index] || ""
                x: 16 * Look.u
                y: (12 + 48 * row.index) * Look.u
                width: notes.width - 32 * Look.u
                height: 48 * Look.u

                Lines {
                    x: 6 * Look.u
                    boxWidth: row.width - 58 * Look.u
                    boxHeight: row.height - 2 * Look.u
                    pitch: 1.02
                    horizontalAlignment: Text.AlignLeft
                    line: row.text
                    speech: notes.lit.page.language
                    face: "text"
                    most: Look.px(2.2, Math.min(1.6, Look.textSize))
                    color: Look.litInk
                }

                Rectangle {
                    y: row.height - height
                    width: row.width
                    height: Math.max(1, 1.5 * Look.u)
                    color: Look.litHairline
                }

                Tappable {
                    objectName: row.text === "" ? "" : "eraseNote-" + (notes.skipped + row.index + 1)
                    visible: row.text !== ""
                    enabled: visible
                    spacePresses: false
                    label: notes.lit.page.words.delete || ""
                    x: row.width - width
                    width: 48 * Look.u
                    height: row.height
                    onTapped: notes.lit.stage.eraseNote(notes.skipped + row.index + 1)

                    Sign {
                        anchors.centerIn: parent
                        motif: "signs/delete"
                        ink: Look.litHairline
                        width: Math.round(26 * Look.u)
                        height: width
                    }
                }
            }
        }

        Repeater {
            model: notes.isWriting ? 0 : notes.lit.page.note_phrases.length

            Tappable {
                id: phrase
                required property int index
                objectName: "notePhrase-" + (phrase.index + 1)
                spacePresses: false
                label: notes.lit.page.note_phrases[phrase.index]
                x: 15 * Look.u
                y: (375 + 62 * phrase.index) * Look.u
                width: notes.width - 30 * Look.u
                height: 54 * Look.u
                onTapped: notes.lit.stage.notePhrase(phrase.index + 1)

                LitPlate {
                    anchors.fill: parent
                    radius: 8 * Look.u
                    stroke: 1.5 * Look.u
                    fill: Qt.tint(Look.litTablet, "#80AB925C")
                    edge: Look.litInk2
                    isFocused: phrase.showsFocus
                }

                Fitted {
                    x: 18 * Look.u
                    boxWidth: phrase.width - 36 * Look.u
                    boxHeight: phrase.height
                    horizontalAlignment: Text.AlignLeft
                    line: phrase.label
                    speech: notes.lit.page.language
                    face: "text"
                    most: Look.px(2.2, Look.textSize)
                    color: Look.litInk
                    Accessible.ignored: true
                }
            }
        }

        LitPlate {
            visible: notes.isWriting
            x: 15 * Look.u
            y: 375 * Look.u
            width: notes.width - 30 * Look.u
            height: 240 * Look.u
            radius: 8 * Look.u
            isFocused: field.activeFocus

            WritingField {
                id: field
                objectName: notes.isWriting ? "noteText" : ""
                anchors.fill: parent
                anchors.margins: 16 * Look.u
                enabled: notes.isWriting
                speech: notes.lit.page.language
                label: notes.lit.page.note_title
                most: 120
                Keys.onReturnPressed: notes.finish()
                Keys.onEnterPressed: notes.finish()
            }
        }
    }

    LitButton {
        objectName: "note"
        y: 772 * Look.u
        width: notes.width
        height: 92 * Look.u
        text: notes.isWriting ? notes.lit.page.words.keep || "" : notes.lit.page.note_button
        speech: notes.lit.page.language
        percent: 2.8
        onTapped: {
            if (notes.isWriting) {
                notes.finish()
                return
            }
            notes.isWriting = true
            field.forceActiveFocus(Qt.TabFocusReason)
        }
    }
}
