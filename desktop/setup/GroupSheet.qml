pragma ComponentBehavior: Bound

import QtQuick
import "../look"
import "../home"

// Groups that were remembered: a tap seats one; this one may be remembered too.
Overlay {
    id: sheet

    required property var model
    required property var page
    readonly property var words: sheet.page.words

    closeName: "closeGroups"
    closes: sheet.words["button.close"]
    title: sheet.words["setup.groups"]
    sheetWidth: 1000 * Look.u
    sheetHeight: 800 * Look.u

    Words {
        visible: sheet.page.groups.length === 0
        face: "text"
        text: sheet.words["setup.group.none"]
        percent: 2.4
        width: parent.width
        color: Look.ink2
    }

    ScrollArea {
        id: area
        width: parent.width
        height: parent.height - 110 * Look.u
        spacing: 14 * Look.u

        Repeater {
            model: sheet.page.groups.length

            Item {
                id: row
                required property int index
                readonly property var group: sheet.page.groups[row.index] || ({name: "", line: ""})
                width: area.width - 22 * Look.u
                height: Math.max(92 * Look.u, line.implicitHeight)

                PlateButton {
                    objectName: sheet.isOpen ? "group-" + (row.index + 1) : ""
                    kind: "paper"
                    text: row.group.name
                    percent: 2.6
                    x: 6 * Look.u
                    y: 8 * Look.u
                    width: 300 * Look.u
                    Accessible.description: row.group.line
                    onTapped: {
                        sheet.model.seat_group(row.index)
                        sheet.closed()
                    }
                }

                Words {
                    id: line
                    face: "text"
                    text: row.group.line
                    percent: 2.1
                    x: 326 * Look.u
                    width: forget.x - x - 12 * Look.u
                    height: parent.height
                    lineHeight: 1.05
                    color: Look.ink2
                }

                PlateButton {
                    id: forget
                    objectName: sheet.isOpen ? "forget-" + (row.index + 1) : ""
                    kind: "paper"
                    sign: "delete"
                    label: sheet.words["setup.group.forget"] + " " + row.group.name
                    x: parent.width - width - 8 * Look.u
                    y: 8 * Look.u
                    width: 84 * Look.u
                    onTapped: sheet.model.forget_group(row.index)
                }
            }
        }
    }

    WritingLine {
        id: name
        objectName: sheet.isOpen ? "groupName" : ""
        label: sheet.words["setup.group.name"]
        hint: sheet.words["setup.group.name"]
        y: parent.height - height
        width: parent.width - remember.width - 16 * Look.u
        height: 76 * Look.u
        onEntered: remember.press()
    }

    PlateButton {
        id: remember
        objectName: sheet.isOpen ? "rememberGroup" : ""
        text: sheet.words["setup.group.remember"]
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
