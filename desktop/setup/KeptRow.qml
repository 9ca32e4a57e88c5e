pragma ComponentBehavior: Bound

import QtQuick
import "../widgets"

// Something that was kept under a name: a tap takes it up, the other button forgets it.
Item {
    id: row

    property string name: ""
    property string line: ""
    property list<string> names: []
    property string forget: ""
    property string laidName: ""
    property string forgetName: ""

    signal laid
    signal forgotten

    height: Math.max(92 * Look.u, told.implicitHeight)

    PlateButton {
        objectName: row.laidName
        kind: "paper"
        text: row.name
        percent: 2.6
        x: 6 * Look.u
        y: (parent.height - height) / 2
        width: 400 * Look.u
        Accessible.description: row.line
        onTapped: row.laid()
    }

    // Names are not broken.
    Prose {
        id: told
        face: "text"
        line: row.line
        names: row.names
        percent: 2.1
        x: 426 * Look.u
        width: away.x - x - 12 * Look.u
        height: parent.height
        lineHeight: 1.1
        color: Look.ink2
    }

    PlateButton {
        id: away
        objectName: row.forgetName
        kind: "paper"
        sign: "delete"
        label: row.forget
        x: parent.width - width - 8 * Look.u
        y: (parent.height - height) / 2
        width: 84 * Look.u
        onTapped: row.forgotten()
    }
}
