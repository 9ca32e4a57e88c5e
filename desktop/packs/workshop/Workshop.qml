pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// A pack is made here: its sections at the side, what is written and chosen in one of them on the sheet.
FocusScope {
    id: workshop

    required property WorkshopModel model
    readonly property WorkshopPage page: workshop.model.page
    readonly property Chip noChip: Chip {}
    // Large letters need the margins, too.
    readonly property bool isWide: Look.tableText < 1.3

    objectName: "workshopScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: workshop.page.title
    Keys.onEscapePressed: workshop.model.leave()

    Sky {
        anchors.fill: parent
        hasOrb: false
    }

    Zones {
        anchors.fill: parent
        side: (workshop.isWide ? 110 : 36) * Look.u

        band: ScreenTitle {
            objectName: "title"
            text: workshop.page.title
            Layout.fillWidth: true
        }

        RowLayout {
            id: sheet
            anchors.fill: parent
            spacing: 20 * Look.u

            ColumnLayout {
                id: beside
                // All of them have to stand in the window, however large the letters are.
                readonly property int count: workshop.page.sections.length + 2
                readonly property real most: (sheet.height - 30 * Look.u - beside.count * beside.spacing) / beside.count
                spacing: 12 * Look.u
                Layout.fillWidth: false
                Layout.minimumWidth: 260 * Look.u

                ColumnLayout {
                    spacing: beside.spacing
                    Layout.topMargin: 30 * Look.u
                    Accessible.role: Accessible.PageTabList
                    Accessible.name: workshop.page.title

                    Repeater {
                        model: workshop.page.sections.length

                        ChapterTab {
                            required property int index
                            readonly property Chip section: workshop.page.sections[index] || workshop.noChip
                            objectName: "section-" + section.id
                            focus: index === 0
                            text: section.text
                            isChosen: section.is_chosen
                            Layout.fillWidth: true
                            Layout.preferredHeight: Math.min(implicitHeight, beside.most)
                            onTapped: workshop.model.turn(section.id)
                        }
                    }
                }

                Item {
                    Layout.fillHeight: true
                }

                PlateButton {
                    objectName: "keep"
                    kind: "amber"
                    enabled: workshop.page.may_keep
                    text: workshop.page.words.keep
                    role: Type.button
                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.min(implicitHeight, beside.most)
                    onTapped: workshop.model.keep()
                }

                PlateButton {
                    objectName: "back"
                    sign: "undo"
                    text: workshop.page.words.back
                    role: Type.button
                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.min(implicitHeight, beside.most)
                    onTapped: workshop.model.leave()
                }
            }

            ColumnLayout {
                spacing: 16 * Look.u

                PaperSheet {
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    Bench {
                        model: workshop.model
                        page: workshop.page
                        anchors.fill: parent
                        anchors.margins: 28 * Look.u
                        anchors.leftMargin: 44 * Look.u
                    }
                }

                BenchSaid {
                    model: workshop.model
                    page: workshop.page
                    Layout.fillWidth: true
                }
            }
        }
    }
}
