pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// A pack: what it is called, whose it is, what it adds, or why it can't be played with; and what can be done with it.
Item {
    id: row

    required property PackEntry pack
    // Counted from 1.
    property int number: 0
    property string onText: ""
    property string offText: ""
    property bool isWide: true

    signal switched
    signal edited
    signal saved
    signal removed
    signal allowed

    implicitHeight: line.height + grid.implicitHeight + 16 * Look.u
    Accessible.role: Accessible.ListItem
    Accessible.name: row.pack.name
    Accessible.description: row.pack.line

    component Told: Prose {
        face: "text"
        role: Type.small
        visible: line !== ""
        leading: 1.1
        color: Look.ink2
        Layout.fillWidth: true
    }

    Rectangle {
        id: line
        width: row.width
        height: Math.max(1, 1.5 * Look.u)
        color: Look.ink2
    }

    GridLayout {
        id: grid
        y: line.height + 16 * Look.u
        width: row.width
        columns: row.isWide ? 2 : 1
        columnSpacing: 28 * Look.u
        rowSpacing: 12 * Look.u

        ColumnLayout {
            spacing: 4 * Look.u

            Words {
                objectName: "pack-" + row.number
                text: row.pack.name
                role: Type.subheading
                // A file's name has no spaces to be broken at.
                wrapMode: Text.Wrap
                color: Look.ink
                Accessible.role: Accessible.Heading
                Layout.fillWidth: true
            }

            Told {
                line: row.pack.line
            }

            Repeater {
                model: row.pack.adds.length

                Told {
                    required property int index
                    line: row?.pack?.adds[index] ?? ""
                    color: Look.ink
                }
            }

            Told {
                objectName: visible ? "program-" + row.number : ""
                text: row.pack.program
                color: Look.shuDeep
            }

            PlateButton {
                objectName: visible ? (row.pack.is_tried ? "stop-" : "allow-") + row.number : ""
                visible: row.pack.allow !== ""
                kind: row.pack.is_tried ? "paper" : "amber"
                role: Type.chip
                text: row.pack.allow
                Layout.topMargin: 8 * Look.u
                implicitHeight: Math.max(68 * Look.u, 1.7 * letters)
                onTapped: row.allowed()
            }

            Told {
                objectName: visible ? "packTrouble-" + row.number : ""
                line: row.pack.trouble
                color: Look.shuDeep
            }

            Repeater {
                model: row.pack.faults.length

                Told {
                    required property int index
                    objectName: "fault-" + row.number + "-" + (index + 1)
                    wrapMode: Text.Wrap
                    line: row?.pack?.faults[index] ?? ""
                    color: Look.ink
                }
            }
        }

        RowLayout {
            visible: row.pack.key !== ""
            spacing: 12 * Look.u
            Layout.alignment: Qt.AlignTop | Qt.AlignRight
            Layout.rightMargin: 6 * Look.u

            Slide {
                objectName: row.pack.plays ? "switch-" + row.number : ""
                visible: row.pack.plays
                label: row.pack.switch_label
                isOn: row.pack.is_on
                onText: row.onText
                offText: row.offText
                onTapped: row.switched()
            }

            PlateButton {
                objectName: visible ? "edit-" + row.number : ""
                visible: row.pack.may_edit
                kind: "paper"
                sign: "settings"
                label: row.pack.edit
                implicitWidth: 84 * Look.u
                onTapped: row.edited()
            }

            PlateButton {
                objectName: row.pack.plays ? "save-" + row.number : ""
                visible: row.pack.plays
                kind: "paper"
                sign: "export"
                label: row.pack.save
                implicitWidth: 84 * Look.u
                onTapped: row.saved()
            }

            PlateButton {
                objectName: visible ? "remove-" + row.number : ""
                visible: row.pack.remove !== ""
                kind: "paper"
                sign: "delete"
                label: row.pack.remove
                implicitWidth: 84 * Look.u
                onTapped: row.removed()
            }
        }
    }
}
