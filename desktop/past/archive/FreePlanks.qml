pragma ComponentBehavior: Bound

import QtQuick
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

    Item {
        visible: free.planks > 0 && free.line !== ""
        width: lantern.width + 24 * Look.u + told.inkWidth
        height: free.pitch
        x: (free.width - width) / 2

        Rectangle {
            x: (lantern.width - width) / 2
            y: -4 * Look.u
            width: 3 * Look.u
            height: 22 * Look.u
            color: "#6A4A2C"
        }

        Drawing {
            id: lantern
            path: "lanterns/unlit"
            height: free.pitch - 16 * Look.u
            width: height * 480 / 373
            y: -4 * Look.u
        }

        Fitted {
            id: told
            line: free.line
            most: Look.px(2.9, Math.min(1.4, Look.tableText))
            boxWidth: free.width - lantern.width - 200 * Look.u
            boxHeight: free.pitch - 40 * Look.u
            x: lantern.width + 24 * Look.u
            y: 8 * Look.u
            horizontalAlignment: Text.AlignLeft
            color: Look.lacquerText
        }
    }
}
