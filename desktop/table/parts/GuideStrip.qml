pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import "../../widgets"

// Below a table: what this is and what to do, for who has never played. What stands in it has room beside the words.
Rectangle {
    id: strip

    property string line: ""
    // Whom it speaks to, if anybody.
    property string you: ""
    default property alias beside: row.data

    height: Look.foot * Look.u
    color: Look.lacquer

    Rectangle {
        width: parent.width
        height: Math.max(1, 2 * Look.u)
        color: Look.lacquerLine
    }

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: 28 * Look.u
        anchors.rightMargin: 28 * Look.u
        spacing: 28 * Look.u

        Words {
            objectName: visible ? "you" : ""
            visible: strip.you !== ""
            text: strip.you
            role: Type.guide
            color: Look.amber
            Layout.maximumWidth: 0.24 * strip.width
        }

        Item {
            id: place
            Layout.fillWidth: true
            Layout.fillHeight: true

            Lines {
                objectName: "guidance"
                line: strip.line
                face: "text"
                role: Type.guide
                boxWidth: place.width
                boxHeight: place.height - 8 * Look.u
                atMost: 3
                shrinks: 1
                pitch: 1.12
                horizontalAlignment: Text.AlignLeft
                anchors.verticalCenter: parent.verticalCenter
                color: Look.paper
                Accessible.role: Accessible.AlertMessage
            }
        }
    }
}
