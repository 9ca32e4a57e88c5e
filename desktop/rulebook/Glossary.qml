pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// Every role, card and event in all languages side by side.
ColumnLayout {
    id: glossary

    required property RulebookPage page
    readonly property real medallion: 88 * Look.u
    // What stands beside the rows: their bar, and the ring of what the keys are at.
    readonly property real beside: 34 * Look.u
    readonly property GlossaryEntry noEntry: GlossaryEntry {}
    readonly property BookTab noTab: BookTab {}
    // As many abreast as can be read; more go on below.
    readonly property int count: glossary.page.languages.length
    readonly property int rows: Math.ceil(glossary.count / 5)
    readonly property int columns: Math.ceil(glossary.count / glossary.rows)

    signal chosen(string subject)
    signal stirred

    spacing: 10 * Look.u

    Prose {
        language: glossary.page.language
        line: glossary.page.words.glossary
        role: Type.heading
        color: Look.ink
        Accessible.role: Accessible.Heading
        Layout.fillWidth: true
    }

    PageRule {
        isDouble: true
        Layout.fillWidth: true
    }

    GridLayout {
        columns: glossary.columns
        columnSpacing: 12 * Look.u
        rowSpacing: 0
        Layout.fillWidth: true
        Layout.leftMargin: glossary.medallion + columnSpacing
        Layout.rightMargin: glossary.beside

        Repeater {
            model: glossary.count

            Prose {
                required property int index
                readonly property BookTab tab: glossary.page.languages[index] || glossary.noTab
                face: "text"
                line: tab.text
                language: tab.id
                role: Type.small
                color: Look.ink2
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
        }
    }

    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true

        ScrollArea {
            id: area
            isRead: !glossary.page.may_look_up
            label: glossary.page.words.glossary
            anchors.fill: parent
            onContentYChanged: glossary.stirred()

            Repeater {
                model: glossary.page.glossary.length

                Tappable {
                    id: row
                    required property int index
                    readonly property GlossaryEntry entry: glossary.page.glossary[row.index] || glossary.noEntry
                    objectName: "entry-" + row.entry.id
                    width: area.width - glossary.beside
                    height: glossary.rows * Math.max(83 * Look.u, 2.3 * Type.label.pixels)
                    usable: glossary.page.may_look_up
                    label: row.entry.names.join(" ")
                    Accessible.role: row.usable ? Accessible.Button : Accessible.StaticText
                    Accessible.checkable: row.usable
                    Accessible.checked: row.entry.is_chosen
                    onTapped: glossary.chosen(row.entry.id)

                    Rectangle {
                        anchors.fill: parent
                        visible: row.entry.is_chosen || row.hovered
                        color: row.entry.is_chosen ? "#EFC173" : "#F0E4C2"
                    }

                    RowLayout {
                        anchors.fill: parent
                        spacing: 12 * Look.u

                        Item {
                            Layout.preferredWidth: glossary.medallion
                            Layout.fillHeight: true

                            Sign {
                                anchors.centerIn: parent
                                motif: row.entry.motif
                                frame: row.entry.frame || "circle"
                                ink: Look.paperMid
                                ground: Look.ink
                                width: 74 * Look.u
                                height: width
                            }
                        }

                        GridLayout {
                            columns: glossary.columns
                            columnSpacing: 12 * Look.u
                            rowSpacing: 0
                            Layout.fillWidth: true
                            Layout.fillHeight: true

                            Repeater {
                                model: glossary.count

                                Item {
                                    id: cell
                                    required property int index
                                    readonly property BookTab tab: glossary.page.languages[cell.index] || glossary.noTab
                                    Layout.fillWidth: true
                                    Layout.fillHeight: true
                                    Layout.preferredWidth: 1

                                    Fitted {
                                        line: row.entry.names[cell.index] || ""
                                        speech: cell.tab.id
                                        role: Type.label
                                        lines: 3
                                        boxWidth: cell.width
                                        boxHeight: cell.height
                                        horizontalAlignment: Text.AlignLeft
                                        color: Look.ink
                                        Accessible.ignored: true
                                    }
                                }
                            }
                        }
                    }

                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: Math.max(1, 1.2 * Look.u)
                        color: "#9A8558"
                    }

                    Rectangle {
                        anchors.fill: parent
                        visible: row.activeFocus
                        color: "transparent"
                        border.color: Look.ink
                        border.width: 3 * Look.u
                    }
                }
            }
        }

        Fades {
            area: area
        }
    }

    PageRule {
        Layout.fillWidth: true
    }
}
