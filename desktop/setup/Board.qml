pragma ComponentBehavior: Bound

import QtQuick
import "../look"
import "../home"

// The big sheet: which line-up, what is dealt, and where everybody sits.
Item {
    id: board

    required property var model
    required property var page
    readonly property var words: board.page.words
    readonly property var none: ({id: "", name: "", text: "", count: 0, motif: "", frame: "circle", more: "", fewer: "", does: ""})
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
                text: board.words["setup.composition"]
                percent: 3.2
                times: Math.min(1.3, Look.tableText)
                color: Look.ink
                Accessible.role: Accessible.Heading
            }

            Words {
                anchors.right: parent.right
                anchors.baseline: heading.baseline
                face: "text"
                text: board.page.sum
                percent: 2.1
                times: Math.min(1.5, Look.tableText)
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
                    readonly property var chip: board.page.presets[index] || ({id: "", text: "", detail: "", is_chosen: false})
                    readonly property int count: board.page.presets.length
                    readonly property int across: Math.max(3, Math.ceil(count / Math.ceil(count / 5)))
                    objectName: "preset-" + (chip.id === "" ? "auto" : chip.id)
                    kind: chip.is_chosen ? "red" : "paper"
                    text: chip.text
                    percent: board.page.presets.length > 6 ? 2.1 : 2.5
                    width: Math.floor((board.inner - (across - 1) * 8 * Look.u) / across)
                    height: (board.page.presets.length > 10 ? 58 : 66) * Look.u
                    Accessible.checkable: true
                    Accessible.checked: chip.is_chosen
                    Accessible.description: chip.detail
                    onTapped: board.model.choose_preset(chip.id)
                }
            }
        }

        Flow {
            id: cards
            readonly property int across: Math.max(5, Math.min(8, board.page.cards.length))
            visible: !board.page.is_own
            width: parent.width
            spacing: 0
            topPadding: 4 * Look.u

            Repeater {
                model: board.page.is_own ? 0 : board.page.cards.length

                Item {
                    id: cell
                    required property int index
                    readonly property var card: board.page.cards[cell.index] || board.none
                    readonly property bool isSmall: board.page.cards.length > 6
                    width: Math.floor(board.inner / cards.across)
                    height: medallion.height + (cell.isSmall ? 40 : 46) * Look.u
                    Accessible.role: Accessible.StaticText
                    Accessible.name: cell.card.text
                    Accessible.description: cell.card.does

                    Sign {
                        id: medallion
                        motif: cell.card.motif
                        frame: cell.card.frame
                        ink: Look.paperMid
                        ground: Look.ink
                        width: (cards.across > 7 ? 60 : cell.isSmall ? 70 : 98) * Look.u
                        height: width
                        anchors.horizontalCenter: parent.horizontalCenter
                    }

                    Fitted {
                        line: cell.card.text
                        most: Look.px(2.2, Look.tableText)
                        boxWidth: cell.width - 8 * Look.u
                        boxHeight: (cell.isSmall ? 38 : 44) * Look.u
                        x: 4 * Look.u
                        y: medallion.height
                        color: Look.ink
                        Accessible.ignored: true
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
        x: upper.x
        y: upper.y + upper.height + 6 * Look.u
        width: board.inner
        height: board.height - y - 18 * Look.u
    }
}
