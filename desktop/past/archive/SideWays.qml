pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// Below what narrows the list: what can be done with all of it.
Column {
    id: ways

    required property list<string> names
    required property list<string> texts
    property string label: ""
    readonly property real tall: Math.max(62 * Look.u, 1.8 * Type.chip.pixels)

    signal taken(string name)

    padding: 12 * Look.u
    topPadding: 0
    bottomPadding: 4 * Look.u
    spacing: 8 * Look.u
    // Said, so that what it stands in knows at once how long it is.
    height: head.height + ways.names.length * (ways.tall + ways.spacing) + ways.bottomPadding
    Accessible.role: Accessible.Grouping
    Accessible.name: ways.label

    Prose {
        id: head
        role: Type.small
        line: ways.label
        width: ways.width - 2 * ways.padding
        leftPadding: 4 * Look.u
        color: Look.lacquerText
        Accessible.ignored: true
    }

    Repeater {
        model: ways.names.length

        PlateButton {
            required property int index
            objectName: visible ? ways.names[index] : ""
            kind: "quiet"
            ring: Look.focus
            role: Type.chip
            text: ways.texts[index] || ""
            width: ways.width - 2 * ways.padding
            height: ways.tall
            Accessible.description: ways.label
            onTapped: ways.taken(ways.names[index])
        }
    }
}
