pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// For those who have never played: how many they are, what to play then, and a tap that sets it.
Overlay {
    id: sheet

    required property Newcomers newcomers
    readonly property NewcomersPage page: sheet.newcomers.page
    readonly property SuggestedCard noCard: SuggestedCard {}
    readonly property NewcomersWords words: sheet.page.words

    // To learn the hands first.
    signal practised

    closeName: "closeNewcomers"
    closes: sheet.words.close
    title: sheet.words.title
    sheetWidth: 1240 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))
    sheetHeight: 960 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))

    foot: [
        PlateButton {
            objectName: "layNewcomers"
            kind: "amber"
            sign: "lantern"
            text: sheet.words.lay
            role: Type.label
            ring: Look.ink
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            onTapped: sheet.newcomers.lay()
        },
        PlateButton {
            objectName: "practice"
            kind: "paper"
            text: sheet.words.practice
            role: Type.label
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            onTapped: sheet.practised()
        },
        Item {
            Layout.fillWidth: true
        }
    ]

    ColumnLayout {
        anchors.fill: parent
        spacing: 14 * Look.u

        RowLayout {
            spacing: 24 * Look.u

            Prose {
                line: sheet.words.players
                role: Type.label
                color: Look.ink
                Layout.fillWidth: true
            }

            Stepper {
                name: sheet.words.players
                value: sheet.page.count
                less: "fewerNewcomers"
                more: "moreNewcomers"
                lessLabel: sheet.page.less
                moreLabel: sheet.page.more
                mayLess: sheet.page.may_less
                mayMore: sheet.page.may_more
                role: Type.label
                side: 72 * Look.u
                Layout.preferredWidth: Math.max(380 * Look.u, implicitWidth)
                Layout.preferredHeight: Math.max(72 * Look.u, implicitHeight)
                onStepped: steps => sheet.newcomers.step(steps)
            }
        }

        RowLayout {
            spacing: 32 * Look.u

            Image {
                id: poster
                readonly property real scaled: poster.width / 272
                visible: Look.tableText < 1.3
                source: Look.asset(sheet.page.picture + ".svg")
                sourceSize: Qt.size(Math.round(300 * Look.u), Math.round(300 * Look.u * 512 / 272))
                fillMode: Image.PreserveAspectFit
                Accessible.ignored: true
                Layout.preferredWidth: 300 * Look.u
                Layout.preferredHeight: 300 * Look.u * 512 / 272
                Layout.alignment: Qt.AlignTop

                Fitted {
                    objectName: poster.visible ? "suggestedGame" : ""
                    line: sheet.page.game
                    role: Type.name
                    boxWidth: 240 * poster.scaled
                    boxHeight: 110 * poster.scaled
                    x: 16 * poster.scaled
                    y: 391 * poster.scaled
                    color: Look.ink
                    Accessible.ignored: true
                }
            }

            ScrollArea {
                id: area
                objectName: "suggested"
                isRead: true
                label: sheet.page.game
                spacing: 12 * Look.u
                Layout.fillWidth: true
                Layout.fillHeight: true

                Prose {
                    face: "text"
                    line: sheet.words.line
                    role: Type.small
                    width: parent.width
                    color: Look.ink2
                }

                Prose {
                    // Beside its poster it has its name already.
                    objectName: visible ? "suggestedGame" : ""
                    visible: !poster.visible
                    line: sheet.page.game
                    role: Type.heading
                    width: parent.width
                    color: Look.ink
                    Accessible.role: Accessible.Heading
                }

                Prose {
                    objectName: "suggestedWhy"
                    face: "text"
                    line: sheet.page.reason
                    role: Type.body
                    width: parent.width
                    color: Look.ink
                }

                Repeater {
                    model: sheet.page.cards.length

                    RowLayout {
                        id: row
                        required property int index
                        readonly property SuggestedCard card: sheet.page.cards[row.index] || sheet.noCard
                        width: parent ? parent.width : 0
                        spacing: 14 * Look.u

                        Sign {
                            motif: row.card.motif
                            frame: row.card.frame
                            ink: Look.paperMid
                            ground: Look.ink
                            Layout.preferredWidth: 60 * Look.u
                            Layout.preferredHeight: 60 * Look.u
                            Layout.alignment: Qt.AlignTop
                        }

                        ColumnLayout {
                            spacing: 0

                            Prose {
                                line: row.card.name
                                role: Type.label
                                color: Look.ink
                                Layout.fillWidth: true
                            }

                            Prose {
                                face: "text"
                                line: row.card.does
                                role: Type.small
                                leading: 1.15
                                color: Look.ink2
                                Layout.fillWidth: true
                            }
                        }
                    }
                }

                Prose {
                    visible: sheet.page.rules.length > 0
                    line: sheet.words.rules
                    role: Type.label
                    width: parent.width
                    color: Look.ink
                }

                Repeater {
                    model: sheet.page.rules.length

                    Prose {
                        required property int index
                        face: "text"
                        line: sheet.page.rules[index] || ""
                        role: Type.small
                        width: parent ? parent.width : 0
                        color: Look.ink2
                    }
                }
            }
        }
    }
}
