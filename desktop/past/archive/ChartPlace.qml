pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// A row of the charts: a heading and what it counts, or a bar and its number.
Item {
    id: place

    required property ChartRow row
    readonly property bool isHead: place.row.kind === "head"
    readonly property bool isFew: place.row.kind === "few"
    readonly property bool isBar: place.row.kind === "bar" || place.isFew

    height: place.isBar ? Math.max(62 * Look.u, 2.2 * Type.rowLine.pixels)
        : Math.max((place.isHead ? 92 : 76) * Look.u, said.implicitHeight + 24 * Look.u)

    RowLayout {
        visible: place.isBar
        anchors.fill: parent
        anchors.bottomMargin: 4 * Look.u
        spacing: 20 * Look.u

        Loader {
            active: place.isBar
            sourceComponent: place.isFew ? few : bar
            Layout.fillWidth: true
            Layout.fillHeight: true
        }

        Item {
            id: counted
            Layout.preferredWidth: 10 * Type.rowLine.pixels
            Layout.fillHeight: true

            Fitted {
                role: Type.rowLine
                line: place.isBar ? place.row.line : ""
                boxWidth: counted.width
                boxHeight: counted.height
                horizontalAlignment: Text.AlignLeft
                color: Look.ink2
                Accessible.ignored: true
            }
        }
    }

    Component {
        id: few

        FewGames {
            row: place.row
        }
    }

    Component {
        id: bar

        OddsBar {
            row: place.row
            // Below each other all bars end alike.
            numberWidth: 3.2 * Type.numeral.pixels
        }
    }

    RowLayout {
        id: said
        visible: !place.isBar
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 12 * Look.u
        spacing: 30 * Look.u

        Words {
            role: place.isHead ? Type.heading : Type.subheading
            text: place.isBar ? "" : place.row.name
            color: place.isHead ? Look.ink : Look.shuDeep
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            Layout.minimumWidth: Math.min(implicitWidth, 0.5 * place.width)
            Accessible.role: Accessible.Heading
        }

        Words {
            visible: !place.isBar && place.row.line !== ""
            role: Type.small
            face: "text"
            text: place.isBar ? "" : place.row.line
            lineHeight: 1.0
            color: Look.ink2
            Layout.fillWidth: true
        }
    }

    Rectangle {
        visible: place.isHead
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4 * Look.u
        width: place.width
        height: Math.max(1, 2 * Look.u)
        color: Look.ink2
    }
}
