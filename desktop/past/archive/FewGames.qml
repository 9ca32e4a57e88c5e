pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// So few games that each is a lantern: lit where it was won, folded where it was lost.
RowLayout {
    id: few

    required property ChartRow row
    // A long name on two lines is no smaller than it may be.
    required property real nameLeast

    spacing: 8 * Look.u
    Accessible.role: Accessible.StaticText
    Accessible.name: few.row.label

    OddsName {
        row: few.row
        ground: Look.grounds[few.row.colour] || Look.ink2
        Layout.fillWidth: false
        Layout.fillHeight: true
        Layout.preferredWidth: 58 * Look.u + Math.max(0.26 * few.width, few.nameLeast)
    }

    Row {
        id: lanterns
        // Of its picture a lantern takes the middle, its light the rest.
        readonly property real each: Math.min(82 * Look.u, lanterns.width / (0.66 * few.row.of + 0.34))
        spacing: -0.34 * lanterns.each
        Layout.fillWidth: true
        Layout.leftMargin: -14 * Look.u
        Layout.alignment: Qt.AlignVCenter

        Repeater {
            model: few.row.of

            Drawing {
                required property int index
                width: lanterns.each
                height: width * 280 / 360
                path: index < few.row.won ? "lanterns/living" : "lanterns/out"
            }
        }
    }
}
