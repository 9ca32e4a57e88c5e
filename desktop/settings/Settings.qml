pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../pace"
import "../widgets"

FocusScope {
    id: settings

    required property SettingsModel model
    readonly property SettingsPage page: settings.model.page
    readonly property SettingsWords words: settings.page.words
    // What a row shows that is on its way out.
    readonly property Rule noRule: Rule {}
    readonly property Chip noChip: Chip {}
    readonly property ForecastPage noForecast: ForecastPage {}
    readonly property PaceSheet noPace: PaceSheet {}
    readonly property PaceSheet pace: settings.page.pace || settings.noPace

    objectName: "settingsScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: settings.page.title
    Keys.onEscapePressed: settings.model.leave()

    Sky {
        anchors.fill: parent
    }

    Zones {
        anchors.fill: parent
        side: 110 * Look.u

        band: ScreenTitle {
            text: settings.page.title
        }

        RowLayout {
            id: sheet
            anchors.fill: parent
            spacing: 20 * Look.u

            ColumnLayout {
                id: beside
                // All of them have to stand in the window, however large the letters are.
                readonly property int count: settings.page.sections.length + 2
                readonly property real most: (sheet.height - 30 * Look.u - beside.count * beside.spacing) / beside.count
                spacing: 16 * Look.u
                Layout.fillWidth: false
                Layout.minimumWidth: 300 * Look.u

                ColumnLayout {
                    spacing: beside.spacing
                    Layout.topMargin: 30 * Look.u
                    Accessible.role: Accessible.PageTabList
                    Accessible.name: settings.page.title

                    Repeater {
                        model: settings.page.sections.length

                        ChapterTab {
                            required property int index
                            readonly property Chip section: settings.page.sections[index] || settings.noChip
                            objectName: "section-" + section.id
                            focus: index === 0
                            text: section.text
                            isChosen: section.is_chosen
                            Layout.fillWidth: true
                            Layout.preferredHeight: Math.min(implicitHeight, beside.most)
                            onTapped: settings.model.turn(section.id)
                        }
                    }
                }

                Item {
                    Layout.fillHeight: true
                }

                PlateButton {
                    objectName: "packs"
                    text: settings.words.packs
                    role: Type.button
                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.min(implicitHeight, beside.most)
                    onTapped: settings.model.show_packs()
                }

                PlateButton {
                    objectName: "back"
                    sign: "undo"
                    text: settings.words.back
                    role: Type.button
                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.min(implicitHeight, beside.most)
                    onTapped: settings.model.leave()
                }
            }

            ColumnLayout {
                spacing: 20 * Look.u

                PaperSheet {
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    ColumnLayout {
                        visible: settings.page.rows.length > 0
                        anchors.fill: parent
                        anchors.margins: 32 * Look.u
                        anchors.leftMargin: 48 * Look.u
                        spacing: 12 * Look.u

                        Prose {
                            objectName: visible ? "sectionLine" : ""
                            visible: settings.page.line !== ""
                            face: "text"
                            line: settings.page.line
                            role: Type.body
                            color: Look.shuDeep
                            Layout.fillWidth: true
                        }

                        Prose {
                            visible: settings.pace.line !== ""
                            face: "text"
                            line: settings.pace.line
                            role: Type.small
                            color: Look.ink2
                            Layout.fillWidth: true
                        }

                        StandingForecast {
                            visible: Boolean(settings.page.pace)
                            forecast: settings.pace.forecast || settings.noForecast
                            Layout.fillWidth: true
                        }

                        ScrollArea {
                            id: rows
                            objectName: "rows"
                            spacing: 26 * Look.u
                            Layout.fillWidth: true
                            Layout.fillHeight: true

                            Repeater {
                                model: settings.page.rows.length

                                OptionRow {
                                    required property int index
                                    readonly property Rule entry: settings.page.rows[index] || settings.noRule
                                    rule: entry
                                    onText: settings.words.on
                                    offText: settings.words.off
                                    width: rows.width - 22 * Look.u
                                    onSwitched: settings.model.switch(entry.id)
                                    onChosen: value => settings.model.choose(entry.id, value)
                                    onStepped: steps => settings.model.step(entry.id, steps)
                                }
                            }

                            Prose {
                                objectName: visible ? "note" : ""
                                visible: settings.pace.note !== ""
                                face: "text"
                                line: settings.pace.note
                                role: Type.body
                                width: rows.width - 34 * Look.u
                                color: Look.ink2
                            }
                        }
                    }

                    Loader {
                        active: Boolean(settings.page.licences)
                        anchors.fill: parent
                        anchors.margins: 32 * Look.u
                        sourceComponent: Licences {
                            page: settings.page
                            model: settings.model
                        }
                    }
                }

                TroubleLine {
                    line: settings.page.trouble
                    Layout.fillWidth: true
                }
            }
        }
    }
}
