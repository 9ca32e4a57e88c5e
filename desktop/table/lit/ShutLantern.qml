import QtQuick
import "../../widgets"

// What stands there while a page is not held: hemp leaf, and the lantern's seal.
Item {
    id: shut

    property string label: ""

    Accessible.role: Accessible.StaticText
    Accessible.name: shut.label

    Hemp {
        anchors.fill: parent
        anchors.margins: 22 * Look.u
    }

    Rectangle {
        anchors.centerIn: parent
        width: 258 * Look.u
        height: width
        radius: width / 2
        antialiasing: true
        color: Look.litTablet
        border.color: Look.litInk
        border.width: Look.outline

        Rectangle {
            anchors.fill: parent
            anchors.margins: 13 * Look.u
            radius: width / 2
            antialiasing: true
            color: "transparent"
            border.color: Look.litInk2
            border.width: Look.keyline
        }

        Sign {
            anchors.centerIn: parent
            motif: "signs/lantern"
            ink: Look.litInk
            width: Math.round(146 * Look.u)
            height: width
        }
    }
}
