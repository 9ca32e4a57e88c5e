pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"
import "../parts"

// Three ruled lines and eight ready phrases: the same for a whisper and for a note.
Item {
    id: sheet

    required property var lit
    readonly property real linesDown: 197 * Look.u
    readonly property real across: (sheet.width - 12 * Look.u) / 2
    readonly property real down: (sheet.height - sheet.linesDown - 56 * Look.u) / 4

    function focusAt(index: int) {
        const item = phrases.itemAt(index) as Item
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }

    LitPlate {
        width: sheet.width
        height: sheet.linesDown
        isFocused: field.activeFocus
        // A field whose text is hidden is read out without its name: what it stands in has it.
        Accessible.role: Accessible.Grouping
        Accessible.name: field.label

        Repeater {
            model: 3

            Rectangle {
                required property int index
                x: 22 * Look.u
                y: (62 + 52 * index) * Look.u
                width: sheet.width - 44 * Look.u
                height: Math.max(1, 1.5 * Look.u)
                color: Look.litHairline
            }
        }

        WritingField {
            id: field
            objectName: "text"
            anchors.fill: parent
            anchors.leftMargin: 24 * Look.u
            anchors.rightMargin: 24 * Look.u
            anchors.topMargin: 14 * Look.u
            speech: sheet.lit.page.language
            label: sheet.lit.page.prompt
            most: sheet.lit.page.max_length
            takesLines: sheet.lit.page.has_lines
            isShown: sheet.lit.stage.showsDraft
            lineDown: 52 * Look.u
            onWritten: text => sheet.lit.stage.write(text)
        }
    }

    Repeater {
        id: phrases
        model: sheet.lit.page.phrases.length

        Tappable {
            id: phrase
            required property int index
            objectName: "phrase-" + (phrase.index + 1)
            spacePresses: false
            label: sheet.lit.page.phrases[phrase.index]
            x: (phrase.index % 2) * (sheet.across + 12 * Look.u)
            y: sheet.linesDown + 14 * Look.u + Math.floor(phrase.index / 2) * (sheet.down + 14 * Look.u)
            width: sheet.across
            height: sheet.down
            onTapped: {
                field.put(phrase.label)
                sheet.lit.stage.phrase(phrase.index + 1)
            }
            Keys.onLeftPressed: sheet.focusAt(phrase.index - 1)
            Keys.onRightPressed: sheet.focusAt(phrase.index + 1)
            Keys.onUpPressed: sheet.focusAt(phrase.index - 2)
            Keys.onDownPressed: sheet.focusAt(phrase.index + 2)

            LitPlate {
                anchors.fill: parent
                isFocused: phrase.showsFocus
            }

            Rectangle {
                x: 10 * Look.u
                y: 10 * Look.u
                width: 34 * Look.u
                height: width
                color: Look.litInk

                Fitted {
                    boxWidth: parent.width
                    boxHeight: parent.height
                    line: phrase.index + 1
                    face: "numeral"
                    lines: 1
                    most: Math.round(24 * Look.u)
                    color: Look.litTablet
                    Accessible.ignored: true
                }
            }

            Fitted {
                x: 60 * Look.u
                boxWidth: phrase.width - 74 * Look.u
                boxHeight: phrase.height
                horizontalAlignment: Text.AlignLeft
                line: phrase.label
                speech: sheet.lit.page.language
                most: Look.px(2.7, Look.textSize)
                color: Look.litInk
                Accessible.ignored: true
            }
        }
    }
}
