import QtQuick
import QtQuick.Layouts
import LanternNight

// Whose bar stands beside it.
RowLayout {
    id: head

    required property OddsRow row
    property color ground: Look.ink

    spacing: 10 * Look.u

    Sign {
        motif: head.row.motif
        frame: head.row.frame
        ink: Look.paperMid
        ground: head.ground
        Layout.preferredWidth: Math.round(48 * Look.u)
        Layout.preferredHeight: Math.round(48 * Look.u)
    }

    Item {
        id: box
        Layout.fillWidth: true
        Layout.fillHeight: true

        Fitted {
            role: Type.rowLine
            line: head.row.name
            boxWidth: box.width
            boxHeight: box.height
            horizontalAlignment: Text.AlignLeft
            color: Look.ink
            Accessible.ignored: true
        }
    }
}
