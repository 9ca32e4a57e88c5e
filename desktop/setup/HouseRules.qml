pragma ComponentBehavior: Bound

import QtQuick
import "../widgets"

// Every house rule with one line of what it does.
Item {
    id: rules

    required property var model
    required property var page
    readonly property var words: rules.page.words
    readonly property var none: ({id: "", kind: "", name: "", line: "", what: "", value: "", is_on: false, changed: "", choices: [],
                                  may_less: false, may_more: false, less: "", more: "", heading: ""})

    PaperSheet {
        anchors.fill: parent
    }

    Words {
        id: heading
        x: 32 * Look.u
        y: 22 * Look.u
        text: rules.words["setup.options"]
        percent: 3.2
        times: Math.min(1.3, Look.tableText)
        color: Look.ink
        Accessible.role: Accessible.Heading
    }

    ScrollArea {
        id: area
        x: 32 * Look.u
        y: heading.y + heading.height + 6 * Look.u
        width: parent.width - 52 * Look.u
        height: parent.height - y - (rules.page.is_as_printed ? 24 : 100) * Look.u
        spacing: 16 * Look.u

        Repeater {
            model: rules.page.rules.length

            Column {
                id: entry
                required property int index
                readonly property var rule: rules.page.rules[entry.index] || rules.none
                width: area.width - 22 * Look.u
                spacing: 12 * Look.u

                Rectangle {
                    visible: entry.rule.heading !== ""
                    width: parent.width
                    height: Math.max(1, 1.5 * Look.u)
                    color: Look.ink2
                }

                Words {
                    objectName: visible ? "rulings" : ""
                    visible: entry.rule.heading !== ""
                    text: entry.rule.heading
                    percent: 2.9
                    times: Math.min(1.5, Look.tableText)
                    width: parent.width
                    color: Look.ink
                    Accessible.role: Accessible.Heading
                }

                Words {
                    visible: entry.rule.heading !== ""
                    face: "text"
                    text: rules.words["setup.rulings.explain"]
                    percent: 2.0
                    width: parent.width
                    lineHeight: 1.1
                    color: Look.ink2
                }

                OptionRow {
                    rule: entry.rule
                    onText: rules.words["switch.on"]
                    offText: rules.words["switch.off"]
                    markText: rules.words["what.mark"]
                    explains: true
                    width: parent.width
                    onAsked: rules.model.parts.what.ask("option", rule.id)
                    onSwitched: rules.model.switch(rule.id)
                    onChosen: value => rules.model.choose(rule.id, value)
                    onStepped: steps => rules.model.step(rule.id, steps)
                }
            }
        }
    }

    PlateButton {
        objectName: "asPrinted"
        visible: !rules.page.is_as_printed
        enabled: visible
        kind: "paper"
        text: rules.words["setup.options.default"]
        percent: 2.3
        x: 32 * Look.u
        y: parent.height - height - 22 * Look.u
        width: parent.width - 64 * Look.u
        height: 62 * Look.u
        onTapped: rules.model.as_printed()
    }
}
