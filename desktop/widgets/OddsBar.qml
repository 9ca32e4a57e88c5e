pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight

// How often a side wins: an ink bar, the reach of its error, and the number.
RowLayout {
    id: bar

    required property OddsRow row
    // Where bars stand below each other, their numbers take the same room.
    property real numberWidth: 0
    // A long name on two lines is no smaller than it may be.
    property real nameLeast: 5.6 * Type.rowLine.least
    readonly property color fill: Look.grounds[bar.row.colour] || Look.ink2

    spacing: 10 * Look.u
    Accessible.role: Accessible.StaticText
    Accessible.name: bar.row.label

    OddsName {
        row: bar.row
        ground: bar.fill
        Layout.fillWidth: false
        Layout.fillHeight: true
        Layout.preferredWidth: 58 * Look.u + Math.max(0.26 * bar.width, bar.nameLeast)
    }

    Item {
        id: track
        Layout.fillWidth: true
        Layout.preferredHeight: 30 * Look.u

        Rectangle {
            anchors.fill: parent
            color: "#CDB585"
            border.color: Look.ink
            border.width: Math.max(1, 1.5 * Look.u)
        }

        Rectangle {
            width: parent.width * bar.row.share
            height: parent.height
            color: bar.fill
            border.color: Look.ink
            border.width: Math.max(1, 1.5 * Look.u)
        }

        // Dark and bright side by side, so that it is seen on the bar and on the paper.
        component Reach: Item {
            id: reach

            property color ink: Look.ink
            property real thick: 3 * Look.u

            x: parent.width * bar.row.least
            width: parent.width * (bar.row.most - bar.row.least)
            height: 0.7 * parent.height
            anchors.verticalCenter: parent.verticalCenter

            Rectangle {
                width: reach.thick
                height: parent.height
                x: -width / 2
                color: reach.ink
            }

            Rectangle {
                width: reach.thick
                height: parent.height
                x: parent.width - width / 2
                color: reach.ink
            }

            Rectangle {
                width: parent.width
                height: reach.thick
                anchors.verticalCenter: parent.verticalCenter
                color: reach.ink
            }
        }

        Reach {
            ink: Look.paper
            thick: 7 * Look.u
        }

        Reach {}
    }

    Words {
        role: Type.numeral
        face: "numeral"
        text: bar.row.text
        color: Look.ink
        wrapMode: Text.NoWrap
        Layout.preferredWidth: Math.max(implicitWidth, bar.numberWidth)
        Accessible.ignored: true
    }
}
