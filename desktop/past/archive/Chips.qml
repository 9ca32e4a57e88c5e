pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// One of a few, below each other and below what they choose.
Column {
    id: chips

    required property list<LibraryChoice> choices
    readonly property LibraryChoice noChoice: LibraryChoice {}
    property string label: ""
    property string name: ""
    property real chipHeight: 63 * Look.u

    signal chosen(string id)

    spacing: 6 * Look.u
    Accessible.role: Accessible.Grouping
    Accessible.name: chips.label

    Words {
        text: chips.label
        percent: 2.1
        times: Math.min(1.2, Look.tableText)
        width: chips.width
        height: 32 * Look.u
        fontSizeMode: Text.Fit
        minimumPixelSize: 13
        bottomPadding: 0
        topPadding: 0
        leftPadding: 4 * Look.u
        color: Look.lacquerText
        Accessible.ignored: true
    }

    Repeater {
        model: chips.choices.length

        PlateButton {
            required property int index
            readonly property LibraryChoice choice: chips.choices[index] || chips.noChoice
            objectName: chips.name + "-" + choice.id
            kind: choice.is_chosen ? "paper" : "quiet"
            ring: Look.focus
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
