import QtQuick
import "../../widgets"

// What stands there while a page is not held: hemp leaf, and the lantern's seal.
Item {
    id: shut

    property string label: ""
    // Under it: what is to be done, where nothing else says so.
    property string line: ""
    property string speech: ""

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

    Plate {
        visible: shut.line !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: 0.5 * parent.height + 160 * Look.u
        width: Math.min(parent.width - 60 * Look.u, said.inkWidth + 60 * Look.u)
        height: 1.7 * Type.litPrompt.pixels
        fill: Look.litInk
        edge: "transparent"

        Fitted {
            id: said
            anchors.centerIn: parent
            role: Type.litPrompt
            boxWidth: shut.width - 90 * Look.u
            boxHeight: parent.height
            lines: 1
            line: shut.line
            isRead: true
            speech: shut.speech
            color: Look.litTablet
        }
    }
}
