pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// Groups that were remembered: a tap seats one; this one may be remembered too.
Overlay {
    id: sheet

    required property SetupModel model
    required property SetupPage page
    readonly property KeptGroup noGroup: KeptGroup {}
    readonly property SetupWords words: sheet.page.words

    closeName: "closeGroups"
    closes: sheet.words.close
    title: sheet.words.groups
    sheetWidth: 1180 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))
    sheetHeight: 860 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))

    ColumnLayout {
        anchors.fill: parent
        spacing: 14 * Look.u

        Nothing {
            visible: sheet.page.groups.length === 0
            line: sheet.words.no_group
            Layout.fillWidth: true
            Layout.fillHeight: true
        }

        ScrollArea {
            id: area
            visible: sheet.page.groups.length > 0
            spacing: 14 * Look.u
            Layout.fillWidth: true
            Layout.fillHeight: true

            Repeater {
                model: sheet.page.groups.length

                KeptRow {
                    required property int index
                    readonly property KeptGroup group: sheet.page.groups[index] || sheet.noGroup
                    name: group.name
                    line: group.line
                    names: group.names
                    forget: group.forget
                    laidName: "group-" + (index + 1)
                    forgetName: "forget-" + (index + 1)
                    width: area.width - 22 * Look.u
                    onLaid: {
                        sheet.model.seat_group(index)
                        sheet.closed()
                    }
                    onForgotten: sheet.model.forget_group(index)
                }
            }
        }

        GridLayout {
            columns: Look.tableText > 1.5 ? 1 : 2
            columnSpacing: 16 * Look.u
            rowSpacing: 12 * Look.u

            WritingLine {
                id: name
                objectName: "groupName"
                label: sheet.words.group_name
                hint: sheet.page.group === "" ? sheet.words.group_name : sheet.page.group
                input.maximumLength: 40
                ring: Look.ink
                Layout.fillWidth: true
                onEntered: remember.press()
            }

            PlateButton {
                id: remember
                objectName: "rememberGroup"
                enabled: sheet.page.group !== ""
                text: sheet.words.remember
                role: Type.label
                ring: Look.ink
                Layout.fillWidth: Look.tableText > 1.5
                onTapped: {
                    sheet.model.remember_group(name.text)
                    name.text = ""
                }
            }
        }
    }
}
