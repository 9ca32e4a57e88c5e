pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"
import "../parts"

// An open choice or open words: the question, and where it is no seat, what can be chosen.
Item {
    id: question

    required property TableStep step
    required property Stage stage
    readonly property PlacedChoice noChoice: PlacedChoice {}
    property string placeholder: ""

    readonly property int count: question.step.choices.length
    readonly property int columns: question.count > 9 ? 4 : question.count > 4 ? 3 : Math.max(1, Math.min(2, question.count))
    readonly property int rows: Math.max(1, Math.ceil(question.count / question.columns))
    readonly property real gap: 12 * Look.u
    readonly property bool isBare: question.count === 0 && question.step.kind !== "text"

    function focusAt(index: int) {
        const item = choices.itemAt(index) as Item
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }

    PromptPlate {
        id: prompt
        y: question.isBare ? 96 * Look.u : 0
        width: question.width
        height: (question.isBare ? 178 : 132) * Look.u
        asked: question.step.who
        above: question.step.title
        below: question.step.hint
    }

    Item {
        id: room
        y: prompt.height + question.gap
        width: question.width
        height: question.height - y

        Repeater {
            id: choices
            model: question.count

            ChoicePlate {
                id: choice
                required property int index
                objectName: "choice-" + (choice.index + 1)
                readonly property PlacedChoice entry: question.step.choices[choice.index] || question.noChoice
                choice: choice.entry
                x: (choice.index % question.columns) * (width + question.gap)
                y: Math.floor(choice.index / question.columns) * (height + question.gap)
                width: (room.width - (question.columns - 1) * question.gap) / question.columns
                height: Math.min(112 * Look.u, (room.height - (question.rows - 1) * question.gap) / question.rows)
                onTapped: question.stage.pick(choice.choice.place)
                Keys.onLeftPressed: question.focusAt(choice.index - 1)
                Keys.onRightPressed: question.focusAt(choice.index + 1)
                Keys.onUpPressed: question.focusAt(choice.index - question.columns)
                Keys.onDownPressed: question.focusAt(choice.index + question.columns)
            }
        }

        Plate {
            visible: question.step.kind === "text"
            anchors.fill: parent
            fill: Look.paper
            edge: Look.ink
            inner: Look.ink2

            Words {
                x: 28 * Look.u
                y: 22 * Look.u
                visible: field.length === 0
                text: question.placeholder
                face: "text"
                percent: 2.6
                color: Look.ink2
            }

            Words {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: 18 * Look.u
                text: question.step.left
                face: "text"
                percent: 2.2
                color: Look.ink2
            }

            WritingField {
                id: field
                objectName: question.step.kind === "text" ? "words" : ""
                anchors.fill: parent
                anchors.margins: 24 * Look.u
                enabled: question.step.kind === "text"
                speech: Look.language
                label: question.step.title
                most: question.step.max_length
                onWritten: text => question.stage.write(text)
            }
        }
    }
}
