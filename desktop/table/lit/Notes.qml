pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import "../../widgets"
import "../parts"

// Notes to oneself: a question, ruled lines that show while held, four ready phrases. Where there is no room for them
// beside what is asked, they come out over it at the button, and go at the next.
Item {
    id: notes

    required property LitReading lit
    property bool folds: false
    property bool isOut: false
    property bool isWriting: false

    readonly property bool isShown: !notes.folds || notes.isOut
    readonly property string button: notes.isWriting ? notes.lit.page.words.keep : notes.lit.page.words.note_button
    readonly property list<string> written: notes.lit.open === null ? [] : notes.lit.open.notes
    readonly property real rowDown: Math.max(48 * Look.u, 1.3 * Type.litNote.pixels)
    readonly property int rows: Math.max(2, Math.min(7, Math.floor(0.54 * plate.height / notes.rowDown)))
    readonly property int skipped: Math.max(0, notes.written.length - notes.rows)

    visible: notes.isShown
    enabled: notes.isShown
    onFoldsChanged: notes.put()

    function press(): void {
        if (notes.isWriting) {
            notes.finish()
            return
        }
        notes.isOut = notes.folds
        notes.isWriting = true
        field.forceActiveFocus(Qt.TabFocusReason)
    }

    function finish(): void {
        notes.put()
        notes.lit.stage.keepNote()
    }

    function put(): void {
        notes.isWriting = false
        notes.isOut = false
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 4 * Look.u

        Item {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(50 * Look.u, 1.15 * Math.min(1.4, Look.textSize) * 33 * Look.u)

            Fitted {
                role: Type.litPrompt
                boxWidth: parent.width
                boxHeight: parent.height
                horizontalAlignment: Text.AlignLeft
                line: notes.lit.page.words.note_title
                speech: notes.lit.language
                lines: 1
                color: Look.litInk
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(48 * Look.u, 1.2 * Type.litNote.pixels, 2.1 * Type.litNote.least)

            Lines {
                role: Type.litNote
                boxWidth: parent.width
                boxHeight: parent.height
                pitch: 1.02
                horizontalAlignment: Text.AlignLeft
                line: notes.lit.page.note_question
                speech: notes.lit.language
                face: "text"
                color: Look.litInk
            }
        }

        LitPlate {
            id: plate
            Layout.fillWidth: true
            Layout.fillHeight: true
            radius: 14 * Look.u
            stroke: Look.outline

            ColumnLayout {
                anchors.fill: parent
                anchors.margins: 14 * Look.u
                spacing: 0

                Repeater {
                    model: notes.rows

                    NoteLine {
                        id: line
                        required property int index
                        Layout.fillWidth: true
                        Layout.preferredHeight: notes.rowDown
                        lit: notes.lit
                        text: notes.written[notes.skipped + line.index] || ""
                        number: notes.skipped + line.index + 1
                    }
                }

                Item {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.topMargin: 14 * Look.u

                    GridLayout {
                        anchors.fill: parent
                        visible: !notes.isWriting
                        columns: notes.folds ? 2 : 1
                        uniformCellWidths: true
                        uniformCellHeights: true
                        rowSpacing: 0
                        columnSpacing: 10 * Look.u

                        Repeater {
                            model: notes.isWriting ? 0 : notes.lit.page.note_phrases.length

                            Phrase {
                                id: phrase
                                required property int index
                                Layout.fillWidth: true
                                Layout.fillHeight: true
                                // Within the layout's bounds: past them a tap beside it would be nobody's.
                                Layout.topMargin: 4 * Look.u
                                Layout.bottomMargin: 4 * Look.u
                                Layout.maximumHeight: Math.max(56 * Look.u, 1.5 * Type.litPhrase.pixels)
                                objectName: "notePhrase-" + (phrase.index + 1)
                                label: notes.lit.page.note_phrases[phrase.index]
                                speech: notes.lit.language
                                onTapped: notes.lit.stage.notePhrase(phrase.index + 1)
                            }
                        }
                    }

                    LitPlate {
                        visible: notes.isWriting
                        anchors.fill: parent
                        radius: 8 * Look.u
                        isFocused: field.activeFocus

                        WritingField {
                            id: field
                            objectName: notes.isWriting ? "noteText" : ""
                            anchors.fill: parent
                            anchors.margins: 16 * Look.u
                            enabled: notes.isWriting
                            speech: notes.lit.language
                            label: notes.lit.page.words.note_title
                            most: 120
                            isShown: notes.lit.isOpen
                            draft: notes.lit.open === null ? "" : notes.lit.open.note
                            onWritten: text => notes.lit.stage.writeNote(text)
                            onTyped: more => notes.lit.stage.typeNote(more)
                            onComposed: notes.lit.stage.alive()
                            Keys.onReturnPressed: notes.finish()
                            Keys.onEnterPressed: notes.finish()

                            HiddenLine {
                                lit: notes.lit
                            }
                        }
                    }
                }
            }
        }
    }
}
