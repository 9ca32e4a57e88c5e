pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// Below what narrows the list: all of it as one file.
Column {
    id: whole

    required property LibraryWords words
    readonly property real tall: Math.max(62 * Look.u, 1.8 * Type.chip.pixels)

    signal backedUp
    signal brought

    padding: 12 * Look.u
    topPadding: 0
    bottomPadding: 4 * Look.u
    spacing: 8 * Look.u
    height: head.height + 2 * (whole.tall + whole.spacing) + whole.bottomPadding
    Accessible.role: Accessible.Grouping
    Accessible.name: whole.words.whole

    component Way: PlateButton {
        kind: "quiet"
        ring: Look.focus
        role: Type.chip
        width: whole.width - 2 * whole.padding
        height: whole.tall
        Accessible.description: whole.words.whole
    }

    Words {
        id: head
        role: Type.small
        text: whole.words.whole
        width: whole.width - 2 * whole.padding
        leftPadding: 4 * Look.u
        color: Look.lacquerText
        Accessible.ignored: true
    }

    Way {
        objectName: visible ? "backUp" : ""
        text: whole.words.back_up
        onTapped: whole.backedUp()
    }

    Way {
        objectName: visible ? "bringBack" : ""
        text: whole.words.bring_back
        onTapped: whole.brought()
    }
}
