pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// Left: how long the nights take. Right: what makes them shorter, each with what it costs in secrecy.
FocusScope {
    id: pace

    required property PaceModel model
    readonly property PacePage page: pace.model.page
    readonly property PaceWords words: pace.page.words

    // What a row shows that is on its way out.
    readonly property Rule noRule: Rule {}
    readonly property NightStretch noStretch: NightStretch {}
    // With the bar's room, and that of the ring of what the keys are at.
    readonly property real bar: 34 * Look.u

    objectName: "paceScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: pace.page.title
    Keys.onEscapePressed: pace.model.leave()

    Sky {
        anchors.fill: parent
    }

    component Heading: Words {
        role: Type.heading
        color: Look.ink
        Accessible.role: Accessible.Heading
        Layout.fillWidth: true
    }

    component Told: Words {
        face: "text"
        role: Type.small
        width: told.width - pace.bar
        color: Look.ink2
    }

    Zones {
        anchors.fill: parent
        side: 110 * Look.u

        band: ScreenTitle {
            text: pace.page.title
        }

        foot: [
            PlateButton {
                objectName: "back"
                focus: true
                sign: "undo"
                text: pace.words.back
                role: Type.button
                Layout.minimumWidth: 300 * Look.u
                onTapped: pace.model.leave()
            },
            TroubleLine {
                line: pace.page.trouble
                Layout.fillWidth: true
            }
        ]

        PaperSheet {
            width: parent.width
            // No taller than what stands on it.
            height: Math.min(parent.height, Math.max(left.wanted, right.wanted) + 64 * Look.u)

            RowLayout {
                anchors.fill: parent
                anchors.margins: 32 * Look.u
                anchors.leftMargin: 48 * Look.u
                spacing: 32 * Look.u

                ColumnLayout {
                    id: left
                    readonly property real wanted: measured.height + spacing + told.contentHeight
                    spacing: 20 * Look.u
                    Layout.fillWidth: true
                    Layout.preferredWidth: 2

                    Heading {
                        id: measured
                        text: pace.words.measured
                    }

                    ScrollArea {
                        id: told
                        objectName: "told"
                        isRead: true
                        label: pace.words.measured
                        spacing: 14 * Look.u
                        Layout.fillWidth: true
                        Layout.fillHeight: true

                        Told {
                            objectName: visible ? "unmeasured" : ""
                            visible: pace.page.line !== ""
                            text: pace.page.line
                            role: Type.body
                            color: Look.ink
                        }

                        Repeater {
                            model: pace.page.nights.length

                            Stretch {
                                required property int index
                                readonly property NightStretch night: pace.page.nights[index] || pace.noStretch
                                stretch: night
                                name: night.is_coming ? "next" : "night-" + (index + 1)
                                width: told.width - pace.bar
                            }
                        }

                        Repeater {
                            model: pace.page.nights.length > 0 ? [pace.words.turns, pace.words.handing] : []

                            RowLayout {
                                id: part
                                required property int index
                                required property string modelData
                                width: told.width - pace.bar
                                spacing: 10 * Look.u

                                Rectangle {
                                    implicitWidth: 24 * Look.u
                                    implicitHeight: 24 * Look.u
                                    color: part.index ? Look.plate : Look.amberDeep
                                    border.color: Look.ink
                                    border.width: Math.max(1, 1.5 * Look.u)
                                }

                                Words {
                                    face: "text"
                                    text: part.modelData
                                    role: Type.small
                                    color: Look.ink2
                                    Layout.fillWidth: true
                                }
                            }
                        }

                        Told {
                            visible: pace.page.basis !== ""
                            text: pace.page.basis
                        }
                    }
                }

                Rectangle {
                    implicitWidth: Math.max(1, 1.5 * Look.u)
                    color: Look.ink2
                    Layout.fillHeight: true
                }

                ColumnLayout {
                    id: right
                    readonly property real wanted: choices.height + spacing + rows.contentHeight
                    spacing: 20 * Look.u
                    Layout.fillWidth: true
                    Layout.preferredWidth: 3

                    Heading {
                        id: choices
                        text: pace.words.choices
                    }

                    ScrollArea {
                        id: rows
                        objectName: "rows"
                        spacing: 16 * Look.u
                        Layout.fillWidth: true
                        Layout.fillHeight: true

                        Repeater {
                            model: pace.page.rows.length

                            OptionRow {
                                required property int index
                                readonly property Rule entry: pace.page.rows[index] || pace.noRule
                                rule: entry
                                onText: pace.words.on
                                offText: pace.words.off
                                width: rows.width - pace.bar
                                onSwitched: pace.model.switch(entry.id)
                                onChosen: value => pace.model.choose(entry.id, value)
                                onStepped: steps => pace.model.step(entry.id, steps)
                            }
                        }

                        Words {
                            objectName: visible ? "note" : ""
                            visible: pace.page.note !== ""
                            face: "text"
                            text: pace.page.note
                            role: Type.body
                            width: rows.width - pace.bar
                            color: Look.ink2
                        }
                    }
                }
            }
        }
    }
}
