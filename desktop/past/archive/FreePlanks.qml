pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import "../../widgets"

// Below the last scroll: boards that wait for games, and under the last of them a lantern nobody has lit yet.
Item {
    id: free

    required property string line
    required property real pitch
    readonly property int planks: Math.floor(free.height / free.pitch)

    Repeater {
        model: free.planks

        Plank {
            required property int index
            y: (index + 1) * free.pitch - height
            width: free.width
        }
    }

    RowLayout {
        visible: free.planks > 0 && free.line !== ""
        spacing: 24 * Look.u
        anchors.horizontalCenter: parent.horizontalCenter
        height: free.pitch - 18 * Look.u

        // It hangs from the board above.
        Drawing {
            path: "lanterns/unlit"
            Layout.preferredHeight: Math.min(136 * Look.u, free.pitch - 22 * Look.u)
            Layout.preferredWidth: Layout.preferredHeight * 480 / 373
            Layout.alignment: Qt.AlignTop
        }

        Item {
            id: room
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(told.wholeWidth + 4, free.width - 320 * Look.u)

            Fitted {
                id: told
                role: Type.line
                line: free.line
                boxWidth: room.width
                boxHeight: room.height
                horizontalAlignment: Text.AlignLeft
                color: Look.lacquerText
            }
        }
    }
}
