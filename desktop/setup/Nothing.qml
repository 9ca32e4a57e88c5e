import QtQuick
import "../widgets"

// Nothing was kept yet: a lantern that is not lit, and one sentence.
Column {
    id: nothing

    property string line: ""

    topPadding: 20 * Look.u
    spacing: 18 * Look.u

    Drawing {
        path: "lanterns/unlit"
        width: 300 * Look.u
        height: 233 * Look.u
        anchors.horizontalCenter: parent.horizontalCenter
    }

    Words {
        text: nothing.line
        percent: 2.6
        times: Math.min(1.5, Look.tableText)
        width: nothing.width
        horizontalAlignment: Text.AlignHCenter
        color: Look.ink
    }
}
