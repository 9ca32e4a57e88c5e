pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// Every house rule with one line of what it does. What the profile sets apart from the rulebook carries a red bar.
Item {
    id: rules

    required property SetupModel model
    required property SetupPage page
    // Nothing is scrolled here: it stands there as long as it is.
    property bool isWhole: false
    readonly property SetupWords words: rules.page.words
    readonly property Rule noRule: Rule {}

    signal deckWanted

    implicitHeight: head.implicitHeight + (rules.isWhole ? area.contentHeight : Math.min(800 * Look.u, area.contentHeight)) + (back.visible ? back.implicitHeight + 8 * Look.u : 0) + 44 * Look.u

    PaperSheet {
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 18 * Look.u
        anchors.leftMargin: 32 * Look.u
        spacing: 8 * Look.u

        RowLayout {
            id: head
            spacing: 16 * Look.u

            Words {
                text: rules.words.options
                role: Type.subheading
                color: Look.ink
                Accessible.role: Accessible.Heading
            }

            Prose {
                objectName: "profileChanges"
                face: "text"
                line: rules.page.changes
                role: Type.small
                horizontalAlignment: Text.AlignRight
                color: Look.shuDeep
                Layout.fillWidth: true
            }
        }

        ScrollArea {
            id: area
            spacing: 16 * Look.u
            Layout.fillWidth: true
            Layout.fillHeight: true

            Repeater {
                model: rules.page.rules.length

                Column {
                    id: entry
                    required property int index
                    readonly property Rule rule: rules.page.rules[entry.index] || rules.noRule
                    width: area.width - 22 * Look.u
                    spacing: 12 * Look.u

                    // Where what the book itself says begins.
                    Loader {
                        active: entry.rule.heading !== ""
                        visible: active
                        width: parent.width
                        sourceComponent: Column {
                            spacing: 12 * Look.u

                            Rectangle {
                                width: parent.width
                                height: Math.max(1, 1.5 * Look.u)
                                color: Look.ink2
                            }

                            Prose {
                                objectName: "rulings"
                                line: entry.rule.heading
                                role: Type.subheading
                                width: parent.width
                                color: Look.ink
                                Accessible.role: Accessible.Heading
                            }

                            Prose {
                                face: "text"
                                line: rules.words.about_rulings
                                role: Type.small
                                width: parent.width
                                leading: 1.1
                                color: Look.ink2
                            }
                        }
                    }

                    RowLayout {
                        width: parent.width
                        spacing: 10 * Look.u

                        Rectangle {
                            color: entry.rule.is_profiles ? Look.shuDeep : "transparent"
                            implicitWidth: 5 * Look.u
                            Layout.fillHeight: true
                        }

                        OptionRow {
                            rule: entry.rule
                            onText: rules.words.on
                            offText: rules.words.off
                            markText: rules.words.what
                            explains: true
                            Layout.fillWidth: true
                            onAsked: rules.model.parts.what.ask("option", entry.rule.id)
                            onSwitched: rules.model.switch(entry.rule.id)
                            onChosen: value => {
                                rules.model.choose(entry.rule.id, value)
                                if (value === rules.page.own_deck)
                                    rules.deckWanted()
                            }
                            onStepped: steps => rules.model.step(entry.rule.id, steps)
                        }
                    }
                }
            }
        }

        PlateButton {
            id: back
            objectName: "asProfile"
            visible: rules.page.back_to_profile !== ""
            enabled: visible
            kind: "paper"
            text: rules.page.back_to_profile
            role: Type.chip
            Layout.fillWidth: true
            Layout.rightMargin: 10 * Look.u
            onTapped: rules.model.choose_profile(rules.page.profile)
        }
    }
}
