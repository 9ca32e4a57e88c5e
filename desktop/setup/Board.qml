pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// The big sheet: which line-up, what is dealt, and where everybody sits.
Item {
    id: board

    required property SetupModel model
    required property SetupPage page
    // How long it takes, once that is known.
    property string minutes: ""
    readonly property SetupWords words: board.page.words
    readonly property DealtCard noCard: DealtCard {}
    readonly property Chip noChip: Chip {}
    readonly property real inner: board.width - 64 * Look.u

    PaperSheet {
        anchors.fill: parent
    }

    Column {
        id: upper
        x: 32 * Look.u
        y: 22 * Look.u
        width: board.inner
        spacing: 12 * Look.u

        Item {
            width: parent.width
            height: heading.height

            Words {
                id: heading
                text: board.words.composition
                percent: 3.2
                times: Math.min(1.3, Look.tableText)
                color: Look.ink
                Accessible.role: Accessible.Heading
            }

            Lines {
                x: parent.width - width
                boxWidth: parent.width - heading.implicitWidth - 20 * Look.u
                boxHeight: heading.height
                pitch: 1.02
                face: "text"
                line: board.page.sum
                most: Look.px(2.1, Math.min(1.5, Look.tableText))
                horizontalAlignment: Text.AlignRight
                color: Look.ink2
            }
        }

        Flow {
            width: parent.width
            spacing: 8 * Look.u

            Repeater {
                model: board.page.presets.length

                PlateButton {
                    required property int index
                    readonly property Chip chip: board.page.presets[index] || board.noChip
                    readonly property int count: board.page.presets.length
                    readonly property int across: Math.max(2, Math.ceil(count / Math.ceil(count / 5)))
                    objectName: "preset-" + (chip.id === "" ? "auto" : chip.id)
                    kind: chip.is_chosen ? "red" : "paper"
                    text: chip.text
                    percent: board.page.presets.length > 6 ? 2.1 : 2.5
                    width: Math.floor((board.inner - (across - 1) * 8 * Look.u) / across - 0.5)
                    height: 66 * Look.u
                    explains: true
                    Accessible.checkable: true
                    Accessible.checked: chip.is_chosen
                    Accessible.description: chip.detail
                    onTapped: board.model.choose_preset(chip.id)
                    onAsked: board.model.parts.what.ask("preset", chip.id)
                }
            }
        }

        Tappable {
            id: chosen
            objectName: "what-preset"
            label: board.page.chosen.text
            explains: true
            width: parent.width
            height: Math.max(44 * Look.u, said.height)
            Accessible.description: board.page.chosen.detail
            onTapped: board.model.parts.what.ask("preset", board.page.chosen.id)
            onAsked: board.model.parts.what.ask("preset", board.page.chosen.id)

            QuestionMark {
                id: mark
                text: board.words.what
                isHot: chosen.hovered
                anchors.verticalCenter: parent.verticalCenter
            }

            Words {
                id: said
                objectName: "presetSaid"
                face: "text"
                text: board.page.chosen.detail
                percent: 2.1
                times: Math.min(1.5, Look.tableText)
                x: mark.width + 12 * Look.u
                width: parent.width - x
                lineHeight: 1.05
                anchors.verticalCenter: parent.verticalCenter
                color: Look.ink2
                Accessible.ignored: true
            }

            FocusRing {
                visible: chosen.showsFocus
                colour: Look.ink
                away: 2 * Look.u
            }
        }

        Flow {
            id: cards
            readonly property int rows: Math.ceil(board.page.cards.length / 7)
            readonly property int across: Math.max(4, Math.ceil(board.page.cards.length / Math.max(1, cards.rows)))
            visible: !board.page.is_own
            width: parent.width
            spacing: 0

            Repeater {
                model: board.page.is_own ? 0 : board.page.cards.length

                Tappable {
                    id: cell
                    required property int index
                    readonly property DealtCard card: board.page.cards[cell.index] || board.noCard
                    readonly property bool isSmall: board.page.cards.length > 6
                    width: Math.floor(board.inner / cards.across)
                    height: medallion.height + 46 * Look.u
                    objectName: "what-" + cell.card.id
                    label: cell.card.text
                    explains: true
                    Accessible.description: cell.card.does
                    onTapped: board.model.parts.what.ask("card", cell.card.id)
                    onAsked: board.model.parts.what.ask("card", cell.card.id)

                    Sign {
                        id: medallion
                        motif: cell.card.motif
                        frame: cell.card.frame
                        ink: Look.paperMid
                        ground: cell.hovered ? Look.ink2 : Look.ink
                        width: (board.page.cards.length > 14 ? 58 : cell.isSmall ? 70 : 98) * Look.u
                        height: width
                        anchors.horizontalCenter: parent.horizontalCenter
                    }

                    Fitted {
                        line: cell.card.text
                        most: Look.px(2.2, Look.tableText)
                        boxWidth: cell.width - 8 * Look.u
                        boxHeight: 44 * Look.u
                        x: 4 * Look.u
                        y: medallion.height
                        color: Look.ink
                        Accessible.ignored: true
                    }

                    FocusRing {
                        visible: cell.showsFocus
                        colour: Look.ink
                        away: 0
                    }
                }
            }
        }

        Rectangle {
            visible: !board.page.is_own
            width: parent.width
            height: Math.max(1, 1.5 * Look.u)
            color: Look.ink2
        }
    }

    OwnCards {
        visible: board.page.is_own
        model: board.model
        page: board.page
        x: upper.x
        y: upper.y + upper.height + 8 * Look.u
        width: board.inner
        height: board.height - y - 24 * Look.u
    }

    SeatRing {
        visible: !board.page.is_own && height > 120 * Look.u
        page: board.page
        minutes: board.minutes
        x: upper.x
        y: upper.y + upper.height + 6 * Look.u
        width: board.inner
        height: board.height - y - 18 * Look.u
    }
}
