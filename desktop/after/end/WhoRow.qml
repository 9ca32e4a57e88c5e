pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// One seat: what it was, how it ended, what it held. Where that is shut, a tap opens it.
Tappable {
    id: row

    required property SeatAtEnd seat
    required property EndWords words
    property bool isOut: false
    readonly property HeldCard noCard: HeldCard {}
    readonly property real side: Math.round(Math.min((row.isTall ? 116 : row.isLow ? 46 : 92) * Look.u, row.height - (row.isLow ? 6 : 12) * Look.u))
    // Of many seats each has little room: then what it was stands on one line, and how it fell only where it fits.
    readonly property bool isLow: row.height < 78 * Look.u
    readonly property bool isBrief: row.isLow && whole.alone < 0.96
    // Of few it has so much that the hand has a line of its own.
    readonly property bool isTall: row.height > 108 * Look.u
    readonly property bool holds: row.isTall && row.seat.hand.length > 0
    readonly property real card: Math.round(Math.min(40 * Look.u, (row.isTall ? 0.27 : 0.4) * row.height))

    // Beside the medallion, and what of it says who has won.
    readonly property real room: row.width - name.x - 6 * Look.u
    // It stands beside the name; below it, where a long name wants all the room; and as a sign alone, where both do.
    readonly property bool isBelow: row.isLow || (row.seat.hand.length === 0 && name.wholeWidth > row.room - row.inWords)
    readonly property real inWords: won.width + wonWord.inkWidth + 14 * Look.u
    readonly property bool saysWon: row.seat.won
        && (row.isBelow ? whole : name).wholeWidth <= row.room - row.inWords
    readonly property real told: !row.seat.won ? 0 : row.saysWon ? row.inWords : won.width + 8 * Look.u

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

    Sign {
        id: medallion
        motif: row.seat.motif
        frame: row.seat.motif === "" ? "" : row.seat.frame
        ink: Look.paper
        ground: Look.grounds[row.seat.colour] || Look.ink2
        width: row.side
        height: width
        x: (row.isLow ? 5 : 7) * Look.u
        anchors.verticalCenter: parent.verticalCenter
    }

    Sign {
        id: won
        visible: row.seat.won
        motif: "signs/lantern"
        ink: Look.shuDeep
        width: Math.round(Math.min(28 * Look.u, 0.44 * row.height))
        height: width
        x: parent.width - width - 8 * Look.u
        y: (row.isLow ? 0.74 : row.isBelow ? 0.72 : 0.25) * row.height - height / 2
    }

    Fitted {
        id: wonWord
        visible: row.saysWon
        face: "text"
        line: row.words.won
        lines: 1
        most: Look.px(2.0, 1)
        boxWidth: 56 * Look.u
        boxHeight: won.height
        x: won.x - width - 2 * Look.u
        y: won.y
        horizontalAlignment: Text.AlignRight
        color: Look.shuDeep
        Accessible.ignored: true
    }

    Fitted {
        id: name
        line: row.seat.label
        lines: row.isTall ? 2 : 1
        splitsLong: false
        most: Math.max(13, Math.min(Look.px(2.7, Look.tableText), (row.isLow ? 0.49 : 0.44) * row.height))
        boxWidth: row.room - (row.isBelow ? 0 : row.told)
        boxHeight: row.height * (row.isTall ? 0.36 : row.isLow ? 0.53 : 0.44)
        x: medallion.x + row.side + (row.isLow ? 6 : 12) * Look.u
        y: row.isLow ? 0 : 2 * Look.u
        horizontalAlignment: Text.AlignLeft
        color: Look.ink
        Accessible.ignored: true
    }

    component Told: Fitted {
        face: "text"
        lines: row.isLow ? 1 : 2
        most: Math.max(13, Math.min(Look.px(2.2, Math.min(1.3, Look.tableText)), (row.isLow ? 0.43 : 0.36) * row.height))
        boxWidth: row.room - (row.isTall ? 0 : hand.width) - (row.isBelow ? row.told : 0)
        boxHeight: row.height * (row.holds ? 0.34 : row.isTall ? 0.38 : row.isLow ? 0.5 : 0.56)
        x: name.x
        y: row.height * (row.holds ? 0.34 : row.isTall ? 0.42 : row.isLow ? 0.49 : 0.44)
        horizontalAlignment: Text.AlignLeft
        color: "#2E2213"
        Accessible.ignored: true
    }

    Told {
        id: whole
        visible: !row.isBrief
        line: row.seat.line
    }

    Told {
        visible: row.isBrief
        line: row.seat.brief
    }

    Row {
        id: hand
        spacing: 3 * Look.u
        x: row.width - width - 10 * Look.u
        y: row.height - height - 5 * Look.u

        Repeater {
            model: row.seat.hand.length

            Sign {
                required property int index
                readonly property HeldCard card: row.seat.hand[index] || row.noCard
                motif: card.motif
                frame: card.frame
                ink: Look.paper
                ground: Look.ink
                width: row.card
                height: width
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
