pragma ComponentBehavior: Bound

import QtQuick
import "../look"

// One of a few, below each other.
Column {
    id: chips

    required property var choices
    property string label: ""
    property string name: ""
    property real chipHeight: 66 * Look.u

    signal chosen(string id)

    spacing: 6 * Look.u
    Accessible.role: Accessible.Grouping
    Accessible.name: chips.label

    Repeater {
        model: chips.choices.length

        PlateButton {
            required property int index
            readonly property var choice: chips.choices[index] || ({id: "", text: "", is_chosen: false})
            objectName: chips.name + "-" + choice.id
            kind: choice.is_chosen ? "paper" : "quiet"
            text: choice.text
            percent: 2.3
            times: Math.min(1.4, Look.tableText)
            width: chips.width
            height: chips.chipHeight
            Accessible.checkable: true
            Accessible.checked: choice.is_chosen
            Accessible.description: chips.label
            onTapped: chips.chosen(choice.id)
        }
    }
}
