import QtQuick
import "../../widgets"

// A small quiet button at the edge of the table: a sign, and its words beside it.
Tappable {
    id: tool

    property string text: ""
    property string sign: ""
    // The sign alone.
    property bool isBare: false
    readonly property real side: Math.min(1.4, Look.tableText) * 28 * Look.u
    readonly property real margin: 12 * Look.u
    readonly property real square: Math.max(64 * Look.u, 1.5 * Type.tool.pixels)

    // How wide it has to be for its words on two lines.
    readonly property real needs: 0.62 * words.wide + tool.side + 2.8 * tool.margin

    label: tool.text
    implicitWidth: tool.isBare ? tool.square : words.wide + tool.side + 2.8 * tool.margin
    implicitHeight: Math.max(tool.square, 2.3 * Type.tool.least + 6 * Look.u)

    Item {
        width: tool.width
        height: tool.height
        y: tool.pressed ? 3 * Look.u : 0

        Plate {
            anchors.fill: parent
            fill: tool.hovered ? Qt.lighter(Look.plate, 1.12) : Look.plate
            edge: Look.plateLine
            inner: Look.outLine
            shade: tool.pressed ? "transparent" : "#52000000"
            radius: 10 * Look.u
            inset: 5 * Look.u
        }

        Sign {
            id: picture
            x: tool.isBare ? (parent.width - width) / 2 : tool.margin
            anchors.verticalCenter: parent.verticalCenter
            motif: "signs/" + tool.sign
            ink: Look.paper
            width: Math.round(tool.side)
            height: width
        }

        Lines {
            id: words
            visible: !tool.isBare
            anchors.left: picture.right
            anchors.leftMargin: 6 * Look.u
            anchors.verticalCenter: parent.verticalCenter
            role: Type.tool
            boxWidth: tool.width - tool.side - 2.3 * tool.margin
            boxHeight: tool.height - 6 * Look.u
            pitch: 1.08
            shrinks: Math.max(0.86, Type.tool.least / Type.tool.pixels)
            line: tool.text
            horizontalAlignment: Text.AlignLeft
            color: Look.paper
            Accessible.ignored: true
        }
    }

    FocusRing {
        visible: tool.showsFocus
        away: 4 * Look.u
    }
}
