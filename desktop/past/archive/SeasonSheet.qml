pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// A time of the group's games gets a name: from which evening on; and those that have one.
Overlay {
    id: sheet

    required property SeasonsModel model
    readonly property SeasonsPage page: sheet.model.page
    readonly property SeasonWords words: sheet.page.words
    readonly property SeasonRow noSeason: SeasonRow {}

    title: sheet.words.name
    closes: sheet.words.close
    closeName: "closeSeason"
    sheetWidth: 1080 * Look.u * Math.max(1, 0.8 * Look.tableText)
    sheetHeight: 760 * Look.u * Math.max(1, 0.8 * Look.tableText)
    Component.onCompleted: name.input.forceActiveFocus()

    function begin() {
        sheet.model.begin(name.text)
        name.text = ""
    }

    foot: PlateButton {
        objectName: "beginSeason"
        kind: "amber"
        role: Type.button
        text: sheet.words.begin
        enabled: name.text.trim() !== ""
        ring: Look.ink
        onTapped: sheet.begin()
    }

    ScrollArea {
        id: area
        anchors.fill: parent

        ColumnLayout {
            width: parent.width
            spacing: 18 * Look.u

            WritingLine {
                id: name
                objectName: "seasonName"
                label: sheet.words.hint
                hint: sheet.words.hint
                ring: Look.ink
                Layout.fillWidth: true
                Layout.margins: 6 * Look.u
                onEntered: {
                    if (name.text.trim() !== "")
                        sheet.begin()
                }
            }

            Prose {
                role: Type.label
                line: sheet.words.since
                color: Look.ink
                Layout.fillWidth: true
                Layout.leftMargin: 6 * Look.u
            }

            RowLayout {
                spacing: 16 * Look.u
                Layout.fillWidth: true
                Layout.leftMargin: 6 * Look.u
                Layout.rightMargin: 6 * Look.u

                component Turn: PlateButton {
                    kind: "paper"
                    ring: Look.ink
                    Layout.preferredWidth: Math.max(84 * Look.u, 2.2 * letters)
                }

                Turn {
                    objectName: "seasonEarlier"
                    sign: "previous"
                    label: sheet.words.earlier
                    enabled: sheet.page.has_earlier
                    onTapped: sheet.model.go_back(1)
                }

                Prose {
                    objectName: "seasonSince"
                    role: Type.label
                    line: sheet.page.since
                    horizontalAlignment: Text.AlignHCenter
                    color: Look.ink
                    Layout.fillWidth: true
                }

                Turn {
                    objectName: "seasonLater"
                    sign: "next"
                    label: sheet.words.later
                    enabled: sheet.page.has_later
                    onTapped: sheet.model.go_back(-1)
                }
            }

            Prose {
                visible: sheet.page.trouble !== ""
                role: Type.small
                line: sheet.page.trouble
                color: Look.shuDeep
                Layout.fillWidth: true
                Accessible.role: Accessible.AlertMessage
            }

            Repeater {
                model: sheet.page.rows.length

                RowLayout {
                    id: entry
                    required property int index
                    readonly property SeasonRow season: sheet.page.rows[entry.index] || sheet.noSeason
                    spacing: 16 * Look.u
                    Layout.fillWidth: true
                    Layout.leftMargin: 6 * Look.u
                    Layout.rightMargin: 6 * Look.u

                    Prose {
                        role: Type.small
                        face: "text"
                        line: entry.season.text
                        color: Look.ink
                        Layout.fillWidth: true
                    }

                    PlateButton {
                        objectName: "forgetSeason-" + (entry.index + 1)
                        kind: "paper"
                        ring: Look.ink
                        sign: "delete"
                        label: entry.season.forget
                        Layout.preferredWidth: Math.max(84 * Look.u, 2.2 * letters)
                        onTapped: sheet.model.forget(entry.season.id)
                    }
                }
            }
        }
    }
}
