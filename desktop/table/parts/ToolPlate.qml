import QtQuick
import "../../widgets"

// A small quiet button at the edge of the table: a sign, and its words beside it.
Tappable {
    id: tool

    property string text: ""
    property string sign: ""
    readonly property real side: 28 * Look.u
    // How wide it would be with its words on one line.
    readonly property real wanted: words.wide + tool.side + 34 * Look.u
    readonly property real margin: (tool.width > 160 * Look.u ? 14 : 9) * Look.u

    label: tool.text
    height: 64 * Look.u

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
            x: words.visible ? tool.margin : (tool.width - width) / 2
            anchors.verticalCenter: parent.verticalCenter
            motif: "signs/" + tool.sign
            ink: Look.paper
            width: Math.round(tool.side)
            height: width
        }

        Lines {
            id: words
            visible: tool.width > 1.5 * tool.height
            x: tool.margin + tool.side + 5 * Look.u
            y: 3 * Look.u
            boxWidth: tool.width - x - 7 * Look.u
            boxHeight: tool.height - 6 * Look.u
            pitch: 1.08
            shrinks: role.least / most
            line: tool.text
            role: Type.tool
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
