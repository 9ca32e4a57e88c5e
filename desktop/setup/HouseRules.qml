pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// Every house rule with one line of what it does.
Item {
    id: rules

    required property SetupModel model
    required property SetupPage page
    readonly property SetupWords words: rules.page.words
    readonly property Rule noRule: Rule {}

    PaperSheet {
        anchors.fill: parent
    }

    Words {
        id: heading
        x: 32 * Look.u
        y: 22 * Look.u
        text: rules.words.options
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
        height: parent.height - y - (rules.page.back_to_profile === "" ? 24 : 100) * Look.u
        spacing: 16 * Look.u

        Repeater {
            model: rules.page.rules.length

            Column {
                id: entry
                required property int index
                readonly property Rule rule: rules.page.rules[entry.index] || rules.noRule
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
                    text: rules.words.about_rulings
                    percent: 2.0
                    width: parent.width
                    lineHeight: 1.1
                    color: Look.ink2
                }

                OptionRow {
                    rule: entry.rule
                    onText: rules.words.on
                    offText: rules.words.off
                    markText: rules.words.what
                    explains: true
                    width: parent.width
                    onAsked: rules.model.parts.what.ask("option", entry.rule.id)
                    onSwitched: rules.model.switch(entry.rule.id)
                    onChosen: value => rules.model.choose(entry.rule.id, value)
                    onStepped: steps => rules.model.step(entry.rule.id, steps)
                }
            }
        }
    }

    PlateButton {
        objectName: "asProfile"
        visible: rules.page.back_to_profile !== ""
        enabled: visible
        kind: "paper"
        text: rules.page.back_to_profile
        percent: 2.3
        x: 32 * Look.u
        y: parent.height - height - 22 * Look.u
        width: parent.width - 64 * Look.u
        height: 62 * Look.u
        onTapped: rules.model.choose_profile(rules.page.profile)
    }
}
