pragma ComponentBehavior: Bound

import QtQuick
import "../look"

// Something that can be set: its name, one line of what it does, and a slide, chips or a stepper.
Item {
    id: row

    required property var rule
    required property var words
    readonly property bool isWide: row.width > 640 * Look.u && row.rule.kind === "int" && Look.tableText < 1.35
    readonly property bool isBeside: row.isWide || (row.rule.kind === "bool" && Look.tableText < 1.5)
    readonly property real beside: (row.isWide ? 330 : 136) * Look.u

    signal switched
    signal chosen(string value)
    signal stepped(int steps)

    height: row.isBeside ? Math.max(told.height, 68 * Look.u) : told.height + control.height + 8 * Look.u

    Column {
        id: told
        width: row.width - (row.isBeside ? row.beside : 0)
        y: row.isBeside ? (row.height - height) / 2 : 0

        Words {
            text: row.rule.name
            percent: 2.5
            width: parent.width
            color: Look.ink
        }

        Words {
            visible: row.rule.line !== ""
            face: "text"
            text: row.rule.line
            percent: 2.0
            width: parent.width
            lineHeight: 1.1
            color: Look.ink2
        }

        Words {
            visible: row.rule.changed !== ""
            face: "text"
            text: row.rule.changed
            percent: 2.0
            width: parent.width
            color: Look.shuDeep
        }
    }

    Slide {
        objectName: row.rule.kind === "bool" ? "option-" + row.rule.id : ""
        visible: row.rule.kind === "bool"
        label: row.rule.name
        line: row.rule.line
        isOn: row.rule.is_on
        onText: row.words["switch.on"]
        offText: row.words["switch.off"]
        x: row.width - width - 6 * Look.u
        y: row.isBeside ? (row.height - height) / 2 : told.height + 8 * Look.u
        onTapped: row.switched()
    }

    Item {
        id: control
        visible: row.rule.kind !== "bool"
        x: row.isWide ? row.width - width : 0
        y: row.isWide ? (row.height - height) / 2 : told.height + 8 * Look.u
        width: row.isWide ? 310 * Look.u : row.width
        height: row.rule.kind === "choice" ? chips.height : 64 * Look.u

        Flow {
            id: chips
            readonly property int most: row.width > 640 * Look.u && Look.tableText < 1.35 ? 4 : 3
            readonly property int across: row.rule.choices.length > chips.most ? 2 : Math.max(2, row.rule.choices.length)
            width: parent.width
            spacing: 8 * Look.u

            Repeater {
                model: row.rule.choices.length

                PlateButton {
                    required property int index
                    readonly property var chip: row.rule.choices[index] || ({id: "", text: "", is_chosen: false})
                    objectName: "option-" + row.rule.id + "-" + chip.id
                    kind: chip.is_chosen ? "red" : "paper"
                    text: chip.text
                    percent: 2.2
                    width: Math.floor((chips.width - (chips.across - 1) * 8 * Look.u - 8 * Look.u) / chips.across)
                    height: 62 * Look.u
                    Accessible.checkable: true
                    Accessible.checked: chip.is_chosen
                    Accessible.description: row.rule.name
                    onTapped: row.chosen(chip.id)
                }
            }
        }

        Stepper {
            visible: row.rule.kind === "int"
            name: row.rule.name
            value: row.rule.value
            less: row.rule.kind === "int" ? "less-" + row.rule.id : ""
            more: row.rule.kind === "int" ? "more-" + row.rule.id : ""
            lessLabel: row.rule.less
            moreLabel: row.rule.more
            mayLess: row.rule.may_less
            mayMore: row.rule.may_more
            width: Math.min(parent.width - 6 * Look.u, 380 * Look.u)
            onStepped: steps => row.stepped(steps)
        }
    }
}
