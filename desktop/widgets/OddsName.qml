import QtQuick
import LanternNight

// Whose bar stands beside it.
Item {
    id: head

    required property OddsRow row
    property real times: Look.tableText
    property color ground: Look.ink

    Sign {
        id: medallion
        motif: head.row.motif
        frame: head.row.frame
        ink: Look.paperMid
        ground: head.ground
        width: Math.min(48 * Look.u, head.height)
        height: width
        anchors.verticalCenter: parent.verticalCenter
    }

    Fitted {
        line: head.row.name
        most: Look.px(2.3, head.times)
        boxWidth: head.width - x
        boxHeight: head.height
        x: medallion.width + 10 * Look.u
        horizontalAlignment: Text.AlignLeft
        color: Look.ink
        Accessible.ignored: true
    }
}
