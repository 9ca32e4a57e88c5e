import QtQuick
import "../../widgets"

// A sign in the dark strip above the sheet that can be tapped.
Tappable {
    id: button

    property string sign: ""

    spacePresses: false
    width: 100 * Look.u
    height: 68 * Look.u

    Sign {
        anchors.centerIn: parent
        motif: "signs/" + button.sign
        ink: Look.litStrip
        width: Math.round(40 * Look.u)
        height: width
    }

    Plate {
        anchors.fill: parent
        fill: "transparent"
        edge: button.showsFocus ? Look.litIvory : Look.litDwell
        stroke: button.showsFocus ? 3 * Look.u : 1.5 * Look.u
        radius: 9 * Look.u
    }
}
