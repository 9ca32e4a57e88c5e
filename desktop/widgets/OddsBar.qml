pragma ComponentBehavior: Bound

import QtQuick
import LanternNight

// How often a side wins: an ink bar, the reach of its error, and the number.
Item {
    id: bar

    required property OddsRow row
    property real times: Look.tableText
    // Where bars stand below each other, their numbers take the same room.
    property real numberWidth: 0
    readonly property color fill: Look.grounds[bar.row.colour] || Look.ink2

    Accessible.role: Accessible.StaticText
    Accessible.name: bar.row.label

    OddsName {
        id: name
        row: bar.row
        times: bar.times
        width: 58 * Look.u + 0.24 * bar.width
        height: bar.height
    }

    Item {
        id: track
        x: name.width + 8 * Look.u
        width: number.x - x - 12 * Look.u
        height: Math.min(30 * Look.u, 0.6 * bar.height)
        anchors.verticalCenter: parent.verticalCenter

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
        id: number
        face: "numeral"
        text: bar.row.text
        percent: 2.2
        times: bar.times
        x: bar.width - Math.max(width, bar.numberWidth)
        height: bar.height
        color: Look.ink
        Accessible.ignored: true
    }
}
