pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import "../widgets"

// Something that was kept under a name: a tap takes it up, the other button forgets it.
RowLayout {
    id: row

    property string name: ""
    property string line: ""
    property list<string> names: []
    property string forget: ""
    property string laidName: ""
    property string forgetName: ""

    signal laid
    signal forgotten

    spacing: 16 * Look.u

    PlateButton {
        objectName: row.laidName
        kind: "paper"
        text: row.name
        role: Type.chip
        Layout.leftMargin: 6 * Look.u
        Layout.preferredWidth: 0.4 * row.width
        Accessible.description: row.line
        onTapped: row.laid()
    }

    // Names are not broken.
    Prose {
        face: "text"
        line: row.line
        names: row.names
        role: Type.small
        leading: 1.1
        color: Look.ink2
        Layout.fillWidth: true
        Layout.preferredWidth: 100
    }

    PlateButton {
        objectName: row.forgetName
        kind: "paper"
        sign: "delete"
        label: row.forget
        Layout.preferredWidth: 84 * Look.u
        Layout.rightMargin: 8 * Look.u
        onTapped: row.forgotten()
    }
}
