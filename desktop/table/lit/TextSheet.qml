pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"
import "../parts"

// Ruled lines and eight ready phrases: the same for a whisper and for a note.
Item {
    id: sheet

    required property LitReading lit
    required property LitField asked
    // Where something else is asked below, the phrases stand beside the lines.
    property bool isLow: false
    readonly property int columns: 2

    function focusAt(index: int): void {
        const item = phrases.itemAt(index) as Item
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }

    GridLayout {
        anchors.fill: parent
        columns: sheet.isLow ? 2 : 1
        columnSpacing: 14 * Look.u
        rowSpacing: 14 * Look.u

        LitPlate {
            id: plate
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.horizontalStretchFactor: 4
            Layout.verticalStretchFactor: 1
            Layout.preferredWidth: sheet.isLow ? 0.4 * sheet.width : sheet.width
            Layout.preferredHeight: sheet.isLow ? sheet.height : 0.32 * sheet.height
            isFocused: field.activeFocus
            // A field whose text is hidden is read out without its name: what it stands in has it.
            Accessible.role: Accessible.Grouping
            Accessible.name: field.label

            Repeater {
                model: Math.max(1, Math.floor((plate.height - 14 * Look.u) / field.lineDown))

                Rectangle {
                    required property int index
                    x: 22 * Look.u
                    y: 10 * Look.u + (index + 1) * field.lineDown
                    width: plate.width - 44 * Look.u
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
                speech: sheet.lit.language
                label: sheet.asked.prompt
                most: sheet.asked.max_length
                takesLines: sheet.asked.has_lines
                isShown: sheet.lit.isOpen
                lineDown: Math.max(sheet.isLow ? 44 * Look.u : 52 * Look.u, 1.3 * Type.litBody.pixels)
                draft: sheet.lit.open === null ? "" : sheet.lit.open.draft
                onWritten: text => sheet.lit.stage.write(text)
                onTyped: more => sheet.lit.stage.type(more)
                onComposed: sheet.lit.stage.alive()

                HiddenLine {
                    lit: sheet.lit
                    // In the narrow sheet on two of its lines.
                    room: (sheet.isLow ? 2 : 1) * field.lineDown
                    atMost: sheet.isLow ? 2 : 1
                    pitch: sheet.isLow ? field.lineDown / role.pixels : 1.25
                    verticalAlignment: sheet.isLow ? Text.AlignTop : Text.AlignVCenter
                }
            }
        }

        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.horizontalStretchFactor: 6
            Layout.verticalStretchFactor: 2
            Layout.preferredWidth: sheet.isLow ? 0.6 * sheet.width : sheet.width
            Layout.preferredHeight: sheet.isLow ? sheet.height : 0.66 * sheet.height
            columns: sheet.columns
            uniformCellWidths: true
            uniformCellHeights: true
            columnSpacing: 12 * Look.u
            rowSpacing: (sheet.isLow ? 8 : 14) * Look.u

            Repeater {
                id: phrases
                model: sheet.asked.phrases.length

                Phrase {
                    id: phrase
                    required property int index
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    objectName: "phrase-" + (phrase.index + 1)
                    label: sheet.asked.phrases[phrase.index]
                    number: phrase.index + 1
                    speech: sheet.lit.language
                    onTapped: sheet.lit.stage.phrase(phrase.index + 1)
                    Keys.onLeftPressed: sheet.focusAt(phrase.index - 1)
                    Keys.onRightPressed: sheet.focusAt(phrase.index + 1)
                    Keys.onUpPressed: sheet.focusAt(phrase.index - sheet.columns)
                    Keys.onDownPressed: sheet.focusAt(phrase.index + sheet.columns)
                }
            }
        }
    }
}
