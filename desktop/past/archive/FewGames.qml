pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// So few games that each is a lantern: lit where it was won, folded where it was lost.
Item {
    id: few

    required property ChartRow row
    required property real times
    readonly property real pitch: 54 * Look.u

    Accessible.role: Accessible.StaticText
    Accessible.name: few.row.label

    OddsName {
        id: name
        row: few.row
        times: few.times
        ground: Look.grounds[few.row.colour] || Look.ink2
        width: 58 * Look.u + 0.24 * few.width
        height: few.height
    }

    Repeater {
        model: few.row.of

        Drawing {
            required property int index
            // A lantern takes less than its light does.
            width: 82 * Look.u
            height: width * 280 / 360
            path: index < few.row.won ? "lanterns/living" : "lanterns/out"
            x: name.width + 8 * Look.u + (index + 0.5) * few.pitch - width / 2
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
