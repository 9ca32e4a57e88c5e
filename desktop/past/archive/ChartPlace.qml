pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// A row of the charts: a heading and what it counts, or a bar and its number.
Item {
    id: place

    required property ChartRow row
    required property int index
    // Words and numbers alone.
    property bool isTable: false
    readonly property real nameLeast: Math.min(8 * Type.rowLine.least, 0.4 * place.width)
    readonly property bool isHead: place.row.kind === "head"
    readonly property bool isFew: place.row.kind === "few"
    readonly property bool isBar: place.row.kind === "bar" || place.isFew

    signal pressed(string act)
    // The keys have come to its button.
    signal taken

    height: place.isBar ? Math.max(62 * Look.u, 2.2 * Type.rowLine.pixels)
        : Math.max((place.isHead ? 92 : 76) * Look.u, said.implicitHeight + 24 * Look.u)

    RowLayout {
        visible: place.isBar
        anchors.fill: parent
        anchors.bottomMargin: 4 * Look.u
        spacing: 20 * Look.u

        Loader {
            active: place.isBar
            sourceComponent: place.isTable ? cells : place.isFew ? few : bar
            Layout.fillWidth: true
            Layout.fillHeight: true
        }

        Item {
            id: counted
            Layout.preferredWidth: (Look.tableText < 1.3 ? 10 : 8) * Type.rowLine.pixels
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

        PlateButton {
            objectName: visible ? "act-" + place.row.act : ""
            visible: place.row.act !== ""
            enabled: visible
            kind: "paper"
            ring: Look.ink
            role: Type.chip
            sign: "next"
            label: place.row.act_label
            implicitWidth: Math.max(64 * Look.u, 1.6 * letters)
            Layout.preferredHeight: place.height - 12 * Look.u
            onActiveFocusChanged: {
                if (activeFocus)
                    place.taken()
            }
            onTapped: place.pressed(place.row.act)
        }
    }

    Component {
        id: cells

        RowLayout {
            spacing: 20 * Look.u
            Accessible.role: Accessible.StaticText
            Accessible.name: place.row.label

            component Cell: Item {
                id: cell
                property alias line: written.line
                Layout.fillHeight: true

                Fitted {
                    id: written
                    role: Type.rowLine
                    boxWidth: cell.width
                    boxHeight: cell.height
                    horizontalAlignment: Text.AlignLeft
                    color: Look.ink
                    Accessible.ignored: true
                }
            }

            Cell {
                line: place.row.name
                Layout.fillWidth: true
            }

            Cell {
                line: place.row.text
                Layout.preferredWidth: 4 * Type.rowLine.pixels
            }

            Cell {
                line: place.row.reach
                Layout.preferredWidth: 6 * Type.rowLine.pixels
            }
        }
    }

    Component {
        id: few

        FewGames {
            row: place.row
            nameLeast: place.nameLeast
        }
    }

    Component {
        id: bar

        OddsBar {
            row: place.row
            nameLeast: place.nameLeast
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

        Prose {
            visible: !place.isBar && place.row.line !== ""
            role: Type.small
            face: "text"
            line: place.isBar ? "" : place.row.line
            leading: 1.0
            color: Look.ink2
            Layout.fillWidth: true
        }

        PlateButton {
            objectName: visible ? "act-" + place.row.act : ""
            visible: !place.isBar && place.row.act !== ""
            enabled: visible
            kind: "paper"
            ring: Look.ink
            role: Type.chip
            text: place.isBar ? "" : place.row.button
            implicitHeight: Math.max(62 * Look.u, 1.7 * letters)
            Layout.maximumWidth: 0.45 * place.width
            Accessible.description: place.row.name
            onActiveFocusChanged: {
                if (activeFocus)
                    place.taken()
            }
            onTapped: place.pressed(place.row.act)
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
