pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// The big sheet: which line-up, what is dealt, and where everybody sits.
Item {
    id: board

    required property SetupModel model
    required property SetupPage page
    readonly property SetupWords words: board.page.words
    readonly property DealtCard noCard: DealtCard {}
    readonly property Chip noChip: Chip {}
    readonly property bool showsRing: !board.page.is_own && ring.visible && ring.tells

    implicitHeight: stacked.implicitHeight + 36 * Look.u

    PaperSheet {
        anchors.fill: parent
    }

    ColumnLayout {
        id: stacked
        anchors.fill: parent
        anchors.margins: 18 * Look.u
        anchors.leftMargin: 32 * Look.u
        anchors.rightMargin: 32 * Look.u
        spacing: 8 * Look.u

        GridLayout {
            columns: board.page.presets.length < 6 && Look.tableText < 1.25 ? 2 : 1
            columnSpacing: 20 * Look.u
            rowSpacing: 8 * Look.u

            Words {
                text: board.words.composition
                role: Type.subheading
                color: Look.ink
                Accessible.role: Accessible.Heading
            }

            Flow {
                id: presets
                // As many abreast as their words let stand there.
                readonly property int across: Math.max(1, Math.min(6, board.page.presets.length,
                    Math.floor((width + spacing) / ((Look.isHan ? 4.4 : 5.6) * Type.chip.pixels + spacing))))
                readonly property real each: Math.floor((width - (across - 1) * spacing) / across - 0.5)
                spacing: 8 * Look.u
                Layout.fillWidth: true

                Repeater {
                    model: board.page.presets.length

                    PlateButton {
                        required property int index
                        readonly property Chip chip: board.page.presets[index] || board.noChip
                        objectName: "preset-" + (chip.id === "" ? "auto" : chip.id)
                        kind: chip.is_chosen ? "red" : "paper"
                        text: chip.text
                        role: Type.chip
                        width: presets.each
                        height: Math.max(64 * Look.u, 2.3 * Type.chip.pixels, 16 * Look.u + 2.2 * Type.chip.least)
                        explains: true
                        Accessible.checkable: true
                        Accessible.checked: chip.is_chosen
                        Accessible.description: chip.detail
                        onTapped: board.model.choose_preset(chip.id)
                        onAsked: board.model.parts.what.ask("preset", chip.id)
                    }
                }
            }
        }

        Tappable {
            id: chosen
            objectName: "what-preset"
            label: board.page.chosen.text
            explains: true
            implicitHeight: Math.max(44 * Look.u, said.implicitHeight, sum.implicitHeight)
            Layout.fillWidth: true
            Accessible.description: board.page.chosen.detail
            onTapped: board.model.parts.what.ask("preset", board.page.chosen.id)
            onAsked: board.model.parts.what.ask("preset", board.page.chosen.id)

            RowLayout {
                anchors.fill: parent
                spacing: 12 * Look.u

                QuestionMark {
                    text: board.words.what
                    isHot: chosen.hovered
                }

                Prose {
                    id: said
                    objectName: "presetSaid"
                    face: "text"
                    line: board.page.chosen.detail
                    role: Type.small
                    leading: 1.05
                    color: Look.ink2
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }

                Words {
                    id: sum
                    face: "text"
                    text: board.page.sum
                    role: Type.small
                    horizontalAlignment: Text.AlignRight
                    color: Look.ink2
                    Accessible.ignored: true
                    Layout.maximumWidth: 0.4 * chosen.width
                }
            }

            FocusRing {
                visible: chosen.showsFocus
                colour: Look.ink
                away: 2 * Look.u
            }
        }

        Flow {
            id: cards
            // So wide that the longest word is read at its least size.
            readonly property real least: Math.max(100 * Look.u, 12 * Look.u + Type.chip.least * board.page.cards.reduce(
                function (most: real, card: DealtCard): real {
                    return Math.max(most, cards.ems(card.text))
                }, 4))
            readonly property int fitting: Math.max(2, Math.floor(width / least))
            readonly property int rows: Math.ceil(board.page.cards.length / Math.min(7, fitting))
            readonly property int across: Math.max(Math.min(4, fitting), Math.ceil(board.page.cards.length / Math.max(1, rows)))
            visible: !board.page.is_own
            Layout.fillWidth: true

            // Han and kana are twice as wide as Latin letters.
            function ems(text: string): real {
                return text.split(" ").reduce(function (most: real, word: string): real {
                    return Math.max(most, 0.56 * word.replace(/[\u2e80-\uffff]/g, "xx").length)
                }, 0)
            }

            Repeater {
                model: board.page.is_own ? 0 : board.page.cards.length

                Tappable {
                    id: cell
                    required property int index
                    readonly property DealtCard card: board.page.cards[cell.index] || board.noCard
                    width: Math.floor(cards.width / cards.across)
                    height: medallion.height + called.height
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
                        width: (cards.rows > 1 ? 56 : 78) * Look.u
                        height: width
                        anchors.horizontalCenter: parent.horizontalCenter
                    }

                    Fitted {
                        id: called
                        line: cell.card.text
                        role: Type.chip
                        boxWidth: cell.width - 8 * Look.u
                        boxHeight: 2.3 * Type.chip.pixels
                        anchors.top: medallion.bottom
                        anchors.horizontalCenter: parent.horizontalCenter
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
            color: Look.ink2
            implicitHeight: Math.max(1, 1.5 * Look.u)
            Layout.fillWidth: true
        }

        OwnCards {
            visible: board.page.is_own
            model: board.model
            cards: board.page.is_own ? board.page.cards : []
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: 300 * Look.u
            onStepped: (id, steps) => board.model.count(id, steps)
        }

        // The last to have room.
        Item {
            visible: !board.page.is_own
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Look.tableText > 1.25 ? 300 * Look.u : 0

            SeatRing {
                id: ring
                visible: parent.height > 110 * Look.u
                page: board.page
                anchors.fill: parent
            }
        }
    }
}
