pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// A line-up or a deck of one's own: every role, card or event, with one more and one fewer.
ScrollArea {
    id: own

    required property SetupModel model
    required property list<DealtCard> cards
    property int most: 99
    property real side: 50 * Look.u
    readonly property int columns: own.width > 23 * Type.label.pixels + 276 * Look.u ? 2 : 1
    readonly property DealtCard noCard: DealtCard {}

    signal stepped(string id, int steps)

    Grid {
        width: parent.width
        columns: own.columns
        columnSpacing: 20 * Look.u
        rowSpacing: 8 * Look.u

        Repeater {
            model: own.cards.length

            Item {
                id: row
                required property int index
                readonly property DealtCard card: own.cards[row.index] || own.noCard
                width: (own.width - 24 * Look.u - (own.columns - 1) * 20 * Look.u) / own.columns
                height: Math.max(76 * Look.u, 2.4 * Type.label.pixels)

                Keys.onPressed: event => {
                    event.accepted = event.text === "?"
                    if (event.accepted)
                        own.model.parts.what.ask("card", row.card.id)
                }

                Tappable {
                    id: question
                    objectName: "what-" + row.card.id
                    label: row.card.what
                    explains: true
                    width: stepper.x - 4 * Look.u
                    height: parent.height
                    Accessible.description: row.card.does
                    onTapped: own.model.parts.what.ask("card", row.card.id)
                    onAsked: own.model.parts.what.ask("card", row.card.id)

                    Sign {
                        id: medallion
                        motif: row.card.motif
                        frame: row.card.frame
                        ink: Look.paperMid
                        ground: question.hovered ? Look.ink2 : row.card.count > 0 ? Look.ink : "#8C774C"
                        width: 50 * Look.u
                        height: width
                        anchors.verticalCenter: parent.verticalCenter
                    }

                    Fitted {
                        line: row.card.name
                        role: Type.label
                        boxWidth: question.width - x
                        boxHeight: parent.height
                        lines: 3
                        x: medallion.width + 6 * Look.u
                        horizontalAlignment: Text.AlignLeft
                        color: row.card.count > 0 ? Look.ink : Look.ink2
                        Accessible.description: row.card.does
                    }

                    FocusRing {
                        visible: question.showsFocus
                        colour: Look.ink
                        away: 0
                    }
                }

                Stepper {
                    id: stepper
                    name: row.card.name
                    value: String(row.card.count)
                    less: "fewer-" + row.card.id
                    more: "more-" + row.card.id
                    lessLabel: row.card.fewer
                    moreLabel: row.card.more
                    mayLess: row.card.count > 0
                    mayMore: row.card.count < own.most
                    width: 2 * own.side + 38 * Look.u
                    side: own.side
                    x: parent.width - width
                    anchors.verticalCenter: parent.verticalCenter
                    onStepped: steps => own.stepped(row.card.id, steps)
                }
            }
        }
    }
}
