pragma ComponentBehavior: Bound

import QtQuick
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
    sheetWidth: 1180 * Look.u
    sheetHeight: 860 * Look.u

    Nothing {
        visible: sheet.page.groups.length === 0
        line: sheet.words.no_group
        width: parent.width
        height: name.y - 14 * Look.u
    }

    ScrollArea {
        id: area
        visible: sheet.page.groups.length > 0
        width: parent.width
        height: name.y - 14 * Look.u
        spacing: 14 * Look.u

        Repeater {
            model: sheet.page.groups.length

            KeptRow {
                required property int index
                readonly property KeptGroup group: sheet.page.groups[index] || sheet.noGroup
                name: group.name
                line: group.line
                names: group.names
                forget: group.forget
                laidName: sheet.isOpen ? "group-" + (index + 1) : ""
                forgetName: sheet.isOpen ? "forget-" + (index + 1) : ""
                width: area.width - 22 * Look.u
                onLaid: {
                    sheet.model.seat_group(index)
                    sheet.closed()
                }
                onForgotten: sheet.model.forget_group(index)
            }
        }
    }

    WritingLine {
        id: name
        objectName: sheet.isOpen ? "groupName" : ""
        label: sheet.words.group_name
        hint: sheet.page.group === "" ? sheet.words.group_name : sheet.page.group
        input.maximumLength: 40
        ring: Look.ink
        y: parent.height - height
        width: parent.width - remember.width - 16 * Look.u
        height: 76 * Look.u
        onEntered: remember.press()
    }

    PlateButton {
        id: remember
        objectName: sheet.isOpen ? "rememberGroup" : ""
        enabled: sheet.page.group !== ""
        text: sheet.words.remember
        ring: Look.ink
        percent: 2.5
        width: 340 * Look.u
        x: parent.width - width
        y: parent.height - height
        onTapped: {
            sheet.model.remember_group(name.text)
            name.text = ""
        }
    }
}
