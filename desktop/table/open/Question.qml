pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"
import "../parts"

// What can be chosen openly where it is no seat, or a sheet for open words.
Item {
    id: question

    required property TableStep step
    required property Stage stage
    property string placeholder: ""
    readonly property PlacedChoice noChoice: PlacedChoice {}

    readonly property int count: question.step.choices.length
    readonly property real gap: 12 * Look.u
    readonly property bool isBare: question.count === 0 && question.step.kind !== "text"
    // As many beside each other as still can be read.
    readonly property int most: Math.max(1, Math.floor(question.width / (9 * Type.button.least)))
    readonly property int columns: Math.max(1, Math.min(question.most, question.count > 9 ? 4 : question.count > 4 ? 3 : 2,
                                                        question.count))
    readonly property int rows: Math.max(1, Math.ceil(question.count / question.columns))

    function focusAt(index: int): void {
        const item = choices.itemAt(index) as Item
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }

    Grid {
        anchors.centerIn: parent
        columns: question.columns
        spacing: question.gap

        Repeater {
            id: choices
            model: question.count

            ChoicePlate {
                id: choice
                required property int index
                readonly property PlacedChoice entry: question.step.choices[choice.index] || question.noChoice
                objectName: "choice-" + (choice.index + 1)
                choice: choice.entry
                width: (question.width - (question.columns - 1) * question.gap) / question.columns
                height: Math.min(Math.max(112 * Look.u, 2.4 * Type.button.pixels),
                                 (question.height - (question.rows - 1) * question.gap) / question.rows)
                onTapped: question.stage.pick(choice.choice.place)
                Keys.onLeftPressed: question.focusAt(choice.index - 1)
                Keys.onRightPressed: question.focusAt(choice.index + 1)
                Keys.onUpPressed: question.focusAt(choice.index - question.columns)
                Keys.onDownPressed: question.focusAt(choice.index + question.columns)
            }
        }
    }

    Plate {
        // As large as what may be written wants: a word's sheet would lie over the table's rim.
        readonly property int rows: 2 + Math.ceil(question.step.max_length / 20)
        visible: question.step.kind === "text"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: Math.min(parent.height, rows * 1.5 * Type.field.pixels + left.height + 44 * Look.u)
        fill: Look.paper
        edge: Look.ink
        inner: Look.ink2

        WritingField {
            id: field
            objectName: question.step.kind === "text" ? "words" : ""
            anchors.fill: parent
            anchors.margins: 24 * Look.u
            anchors.bottomMargin: left.height + 20 * Look.u
            enabled: question.step.kind === "text"
            speech: Look.language
            label: question.step.title
            lineDown: Math.max(48 * Look.u, 1.7 * Type.field.pixels)
            most: question.step.max_length
            onWritten: text => question.stage.write(text)

            Prose {
                visible: field.length === 0
                width: field.width
                line: question.placeholder
                face: "text"
                role: Type.field
                color: Look.ink2
            }
        }

        Words {
            id: left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: 14 * Look.u
            text: question.step.left
            face: "text"
            role: Type.small
            color: Look.ink2
        }
    }
}
