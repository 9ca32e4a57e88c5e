pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// What is seen of a shelf between its boards.
Rectangle {
    id: back

    readonly property int boards: 6

    color: "#1C120A"

    Repeater {
        model: Look.highContrast ? 0 : back.boards - 1

        Rectangle {
            required property int index
            x: Math.round((index + 1) * back.width / back.boards)
            width: 3 * Look.u
            height: back.height
            color: "#0E0804"

            Rectangle {
                x: parent.width
                width: Math.max(1, Look.u)
                height: parent.height
                color: "#33220F"
            }
        }
    }
}
