pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// The dark strip above the sheet: whose page, which phase, which of how many pages, and the dwell.
RowLayout {
    id: strip

    required property LitPage page
    required property Stage stage

    spacing: 24 * Look.u

    component Said: Item {
        id: said

        property alias text: words.line
        property alias align: words.horizontalAlignment

        Layout.fillWidth: true
        Layout.fillHeight: true

        Fitted {
            id: words
            role: Type.litStrip
            boxWidth: said.width
            boxHeight: said.height
            speech: strip.page.language
            lines: 2
            splitsLong: false
            color: Look.litStrip
        }
    }

    Plate {
        Layout.preferredWidth: 64 * Look.u
        Layout.preferredHeight: 64 * Look.u
        fill: Look.litInk
        edge: Look.litDwell
        stroke: 2 * Look.u
        radius: 9 * Look.u
        innerStroke: 0

        Fitted {
            role: Type.drawn
            anchors.fill: parent
            boxWidth: parent.width
            boxHeight: parent.height
            line: String(strip.page.number)
            face: "numeral"
            most: Math.round(40 * Look.u)
            lines: 1
            color: Look.litStrip
        }
    }

    Said {
        Layout.preferredWidth: 10
        text: strip.page.name
        align: Text.AlignLeft
    }

    LitSign {
        objectName: "rulebook"
        label: strip.page.words.rulebook
        sign: "rulebook"
        onTapped: strip.stage.readRules()
    }

    Said {
        Layout.preferredWidth: 12
        text: strip.page.phase
    }

    // Its place is free on a turn's first page, so that nothing else moves.
    LitSign {
        objectName: strip.page.may_take_back ? "takeBack" : ""
        opacity: strip.page.may_take_back ? 1 : 0
        enabled: strip.page.may_take_back
        Accessible.ignored: !strip.page.may_take_back
        label: strip.page.words.take_back
        sign: "undo"
        onTapped: strip.stage.takeBack()
    }

    Row {
        Layout.preferredWidth: 240 * Look.u
        layoutDirection: Qt.RightToLeft
        Accessible.role: Accessible.Indicator
        Accessible.name: strip.page.pages_said

        Repeater {
            model: strip.page.pages

            Sign {
                required property int index
                motif: "signs/lantern"
                ink: index >= strip.page.pages - strip.page.page ? Look.litStrip : Look.litLine
                width: Math.round(Math.min(42, 240 / strip.page.pages) * Look.u)
                height: width
            }
        }
    }

    Rectangle {
        Layout.preferredWidth: 216 * Look.u
        Layout.preferredHeight: 12 * Look.u
        Accessible.role: Accessible.ProgressBar
        Accessible.name: strip.page.words.dwell
        color: Look.litLine

        Rectangle {
            width: parent.width * Math.max(0, Math.min(1, strip.stage.dwellLeft))
            height: parent.height
            color: Look.litDwell
        }
    }
}
