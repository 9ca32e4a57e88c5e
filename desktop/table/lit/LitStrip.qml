pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// The dark strip above the sheet: whose page, which phase, which of how many pages, and the dwell.
Item {
    id: strip

    required property var page
    required property real dwellLeft

    Plate {
        id: plate
        width: 64 * Look.u
        height: 64 * Look.u
        fill: Look.litInk
        edge: Look.litDwell
        stroke: 2 * Look.u
        radius: 9 * Look.u
        innerStroke: 0
    }

    Fitted {
        boxWidth: 56 * Look.u
        boxHeight: 64 * Look.u
        x: 4 * Look.u
        line: strip.page.number
        face: "numeral"
        most: Math.round(40 * Look.u)
        lines: 1
        color: Look.litStrip
    }

    Fitted {
        x: 82 * Look.u
        boxWidth: 436 * Look.u
        boxHeight: 64 * Look.u
        line: strip.page.name
        speech: strip.page.language
        lines: 1
        most: Look.px(3.3, Math.min(1.4, Look.textSize))
        horizontalAlignment: Text.AlignLeft
        color: Look.litStrip
    }

    Fitted {
        x: 646 * Look.u
        boxWidth: 500 * Look.u
        boxHeight: 64 * Look.u
        line: strip.page.phase
        speech: strip.page.language
        lines: 1
        most: Look.px(3.2, Math.min(1.4, Look.textSize))
        color: Look.litStrip
    }

    Row {
        Accessible.role: Accessible.Indicator
        Accessible.name: strip.page.words.pages || ""
        anchors.right: bar.left
        anchors.rightMargin: 64 * Look.u
        anchors.verticalCenter: plate.verticalCenter
        spacing: 0

        Repeater {
            model: strip.page.pages

            Sign {
                required property int index
                motif: "signs/lantern"
                ink: index < strip.page.page ? Look.litStrip : Look.litLine
                width: Math.round(Math.min(42, 240 / strip.page.pages) * Look.u)
                height: width
            }
        }
    }

    Rectangle {
        id: bar
        Accessible.role: Accessible.ProgressBar
        Accessible.name: strip.page.words.dwell || ""
        anchors.right: strip.right
        anchors.verticalCenter: plate.verticalCenter
        width: 216 * Look.u
        height: 12 * Look.u
        color: Look.litLine

        Rectangle {
            width: parent.width * Math.max(0, Math.min(1, strip.dwellLeft))
            height: parent.height
            color: Look.litDwell
        }
    }
}
