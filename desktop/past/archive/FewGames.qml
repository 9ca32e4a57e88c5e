pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// So few games that each is a lantern: lit where it was won, folded where it was lost.
RowLayout {
    id: few

    required property ChartRow row

    spacing: 8 * Look.u
    Accessible.role: Accessible.StaticText
    Accessible.name: few.row.label

    OddsName {
        row: few.row
        ground: Look.grounds[few.row.colour] || Look.ink2
        Layout.fillWidth: false
        Layout.fillHeight: true
        Layout.preferredWidth: 58 * Look.u + 0.26 * few.width
    }

    Row {
        // A lantern takes less than its light does.
        spacing: -28 * Look.u
        Layout.fillWidth: true
        Layout.leftMargin: -14 * Look.u
        Layout.alignment: Qt.AlignVCenter

        Repeater {
            model: few.row.of

            Drawing {
                required property int index
                width: 82 * Look.u
                height: width * 280 / 360
                path: index < few.row.won ? "lanterns/living" : "lanterns/out"
            }
        }
    }
}
