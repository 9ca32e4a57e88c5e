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

    signal chosen(string id)

    // The ring of what the keys are at is seen whole where they scroll.
    // In a small window a long name still has two lines of letters that can be read.
    readonly property real tall: Math.max(62 * Look.u, 1.8 * Type.chip.pixels, 2.2 * Type.chip.least + 16 * Look.u)
    readonly property real across: chips.width - 2 * chips.padding

    padding: 12 * Look.u
    topPadding: 0
    bottomPadding: 4 * Look.u
    spacing: 8 * Look.u
    // Said, so that what it stands in knows at once how long it is.
    height: head.height + chips.choices.length * (chips.tall + chips.spacing) + chips.bottomPadding
    Accessible.role: Accessible.Grouping
    Accessible.name: chips.label

    Prose {
        id: head
        role: Type.small
        line: chips.label
        width: chips.across
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
            role: Type.chip
            text: choice.text
            width: chips.across
            height: chips.tall
            Accessible.checkable: true
            Accessible.checked: choice.is_chosen
            Accessible.description: chips.label
            onTapped: chips.chosen(choice.id)
        }
    }
}
