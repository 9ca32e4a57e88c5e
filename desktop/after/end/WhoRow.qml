pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// One seat: what it was, how it ended, what it held. Where that is shut, a tap opens it.
Tappable {
    id: row

    required property SeatAtEnd seat
    required property EndWords words
    property bool isOut: false
    readonly property HeldCard noCard: HeldCard {}
    // Of many seats each has little room.
    readonly property bool isLow: row.height < 2.3 * Type.rowName.pixels
    readonly property real pad: (row.isLow ? 1 : 6) * Look.u
    readonly property real side: Math.round(Math.min(120 * Look.u, 0.86 * row.height))
    readonly property real room: row.width - row.side - 24 * Look.u
    // What can't be read on one line has two.
    readonly property bool isLong: row.height > 1.1 * (2 * Type.rowName.least + Type.rowLine.least)
        && name.wholeWidth * Type.rowName.least > above.width * Type.rowName.pixels
    readonly property bool isWordy: row.height > 1.15 * (Type.rowName.least + 2 * Type.rowLine.least)
        && briefly.wholeWidth * Type.rowLine.least > below.width * Type.rowLine.pixels
    // Who has won says so in words where they fit beside the name.
    readonly property bool saysWon: row.seat.won && !row.isLow && name.wholeWidth + wonWord.implicitWidth + won.width < row.room

    usable: row.seat.is_shut
    label: row.seat.label
    Accessible.role: row.usable ? Accessible.Button : Accessible.StaticText
    Accessible.description: [row.seat.line, row.seat.won ? row.words.won : "", row.seat.held,
                             row.usable ? row.words.shut_one : ""].filter(part => part !== "").join(" · ")

    Plate {
        anchors.fill: parent
        fill: row.hovered ? "#FFF8E2" : row.isOut ? "#CDBB88" : "#F5EBCF"
        edge: Look.ink
        stroke: Math.max(1, 2 * Look.u)
        radius: 8 * Look.u
    }

    component Won: Sign {
        motif: "signs/lantern"
        ink: Look.shuDeep
        Layout.preferredWidth: Math.round(Math.min(28 * Look.u, 0.44 * row.height))
        Layout.preferredHeight: Layout.preferredWidth
    }

    RowLayout {
        anchors.fill: parent
        anchors.margins: row.pad
        anchors.rightMargin: 8 * Look.u
        spacing: 8 * Look.u

        Sign {
            motif: row.seat.motif
            frame: row.seat.motif === "" ? "" : row.seat.frame
            ink: Look.paper
            ground: Look.grounds[row.seat.colour] || Look.ink2
            Layout.preferredWidth: row.side
            Layout.preferredHeight: row.side
        }

        ColumnLayout {
            spacing: 0

            RowLayout {
                spacing: 4 * Look.u
                Layout.fillHeight: true
                Layout.preferredHeight: (row.isLong ? 2.3 : 1) * (row.isLow ? Type.rowName.least : Type.rowName.pixels)

                Item {
                    id: above
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    Fitted {
                        id: name
                        role: Type.rowName
                        line: row.seat.label
                        lines: 2
                        splitsLong: false
                        boxWidth: above.width
                        boxHeight: above.height
                        horizontalAlignment: Text.AlignLeft
                        color: Look.ink
                        Accessible.ignored: true
                    }
                }

                Words {
                    id: wonWord
                    visible: row.saysWon
                    role: Type.small
                    face: "text"
                    text: row.words.won
                    color: Look.shuDeep
                    Layout.fillHeight: true
                    Accessible.ignored: true
                }

                Won {
                    id: won
                    visible: row.seat.won && !row.isLow
                }
            }

            RowLayout {
                spacing: 4 * Look.u
                Layout.fillHeight: true
                Layout.preferredHeight: row.isWordy ? 2.2 * Type.rowLine.pixels : row.isLow ? Type.rowLine.least : 1.3 * Type.rowLine.pixels

                Item {
                    id: below
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    component Told: Fitted {
                        role: Type.rowLine
                        face: "text"
                        lines: row.isLow && !row.isWordy ? 1 : 2
                        splitsLong: false
                        boxWidth: below.width
                        boxHeight: below.height
                        horizontalAlignment: Text.AlignLeft
                        color: "#2E2213"
                        Accessible.ignored: true
                    }

                    // How it fell stands there only where it fits.
                    Told {
                        id: whole
                        visible: font.pixelSize >= Type.rowLine.least
                        line: row.seat.line
                    }

                    Told {
                        id: briefly
                        visible: !whole.visible
                        line: row.seat.brief
                    }
                }

                Won {
                    visible: row.seat.won && row.isLow
                }
            }

            RowLayout {
                visible: row.seat.hand.length > 0
                spacing: 4 * Look.u

                Repeater {
                    model: row.seat.hand.length

                    Sign {
                        required property int index
                        readonly property HeldCard card: row.seat.hand[index] || row.noCard
                        motif: card.motif
                        frame: card.frame
                        ink: Look.paper
                        ground: Look.ink
                        Layout.preferredWidth: Math.round(Math.min(44 * Look.u, 0.33 * row.height))
                        Layout.preferredHeight: Layout.preferredWidth
                    }
                }
            }
        }
    }

    FocusRing {
        visible: row.showsFocus
        colour: Look.ink
        away: -4 * Look.u
        radius: 8 * Look.u
    }
}
