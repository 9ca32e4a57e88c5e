import QtQuick
import "../../widgets"

// A board of the shelf, with what it throws into shade below it.
Item {
    id: plank

    height: 18 * Look.u

    Rectangle {
        y: 12 * Look.u
        width: parent.width
        height: 22 * Look.u
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "#A0000000"
            }
            GradientStop {
                position: 1
                color: "#00000000"
            }
        }
    }

    Image {
        visible: !Look.highContrast
        width: parent.width
        height: 14 * Look.u
        source: Look.asset("table/wood.svg")
        fillMode: Image.PreserveAspectCrop
        Accessible.ignored: true
    }

    Rectangle {
        width: parent.width
        height: 14 * Look.u
        color: Look.highContrast ? "#4A2E1A" : "transparent"
        border.color: Look.ink
        border.width: Math.max(1, 2 * Look.u)
    }

    Rectangle {
        y: 2 * Look.u
        width: parent.width
        height: Math.max(1, 2 * Look.u)
        color: "#8A6238"
    }
}
