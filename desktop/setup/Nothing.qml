import QtQuick
import QtQuick.Layouts
import "../widgets"

// Nothing was kept yet: a lantern that is not lit, and one sentence.
ColumnLayout {
    id: nothing

    property string line: ""

    spacing: 18 * Look.u

    Drawing {
        // Large letters need its room.
        visible: Look.tableText < 1.4
        path: "lanterns/unlit"
        Layout.preferredWidth: 300 * Look.u
        Layout.preferredHeight: 233 * Look.u
        Layout.alignment: Qt.AlignHCenter
    }

    Prose {
        line: nothing.line
        role: Type.label
        horizontalAlignment: Text.AlignHCenter
        color: Look.ink
        Layout.fillWidth: true
    }

    Item {
        Layout.fillHeight: true
    }
}
