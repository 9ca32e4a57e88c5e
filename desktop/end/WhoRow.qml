pragma ComponentBehavior: Bound

import QtQuick
import "../look"

// One seat: what it was, how it ended, what it held. Where that is shut, a tap opens it.
Tappable {
    id: row

    required property var seat
    required property var words
    property bool isOut: false
    readonly property real side: Math.round(Math.min(92 * Look.u, row.height - (row.isLow ? 6 : 12) * Look.u))
    // Of many seats each has little room: then the role stands behind the name.
    readonly property bool isLow: row.height < 78 * Look.u
    // Of few it has so much that the hand has a line of its own.
    readonly property bool isTall: row.height > 108 * Look.u
    readonly property real card: Math.round(Math.min(40 * Look.u, (row.isTall ? 0.27 : 0.4) * row.height))

    // Beside the medallion, and what of it says who has won.
    readonly property real room: row.width - name.x - 8 * Look.u
    readonly property real told: !row.seat.won ? 0 : won.width + (row.isLow ? 8 * Look.u : wonWord.inkWidth + 14 * Look.u)

    usable: row.seat.is_shut
    label: row.seat.label
    Accessible.role: row.usable ? Accessible.Button : Accessible.StaticText
    Accessible.description: [row.seat.line, row.seat.won ? row.words["end.won"] : "", row.seat.held,
                             row.usable ? row.words["end.shut.one"] : ""].filter(part => part !== "").join(" · ")

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
        ground: Look.sides[row.seat.side] || Look.ink2
        width: row.side
        height: width
        x: 7 * Look.u
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
        y: 0.08 * row.height
    }

    Fitted {
        id: wonWord
        visible: row.seat.won && !row.isLow
        face: "text"
        line: row.words["end.won"]
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
        lines: 1
        most: Math.max(13, Math.min(Look.px(2.7, Look.tableText), 0.44 * row.height))
        boxWidth: (row.isLow && row.seat.role !== "" ? 0.64 : 1) * (row.room - row.told)
        boxHeight: row.height * (row.isTall ? 0.36 : row.isLow ? 0.52 : 0.44)
        x: medallion.x + row.side + (row.isLow ? 8 : 12) * Look.u
        y: row.isLow ? 0 : 2 * Look.u
        horizontalAlignment: Text.AlignLeft
        color: Look.ink
        Accessible.ignored: true
    }

    Fitted {
        visible: row.isLow
        face: "text"
        line: row.seat.role
        lines: 1
        most: Math.max(13, Math.min(Look.px(2.0, Look.tableText), 0.4 * row.height))
        boxWidth: row.width - x - row.told - 8 * Look.u
        boxHeight: row.height * 0.52
        x: name.x + name.inkWidth + 12 * Look.u
        y: name.y
        horizontalAlignment: Text.AlignLeft
        color: "#2E2213"
        Accessible.ignored: true
    }

    Fitted {
        face: "text"
        line: row.isLow ? row.seat.fate : row.seat.line
        lines: row.isLow ? 1 : 2
        most: Math.max(13, Math.min(Look.px(2.2, Look.tableText), 0.36 * row.height))
        boxWidth: row.room - (row.isTall ? 0 : hand.width)
        boxHeight: row.height * (row.isTall ? 0.38 : row.isLow ? 0.5 : 0.56)
        x: name.x
        y: row.height * (row.isTall ? 0.42 : row.isLow ? 0.48 : 0.44)
        horizontalAlignment: Text.AlignLeft
        color: "#2E2213"
        Accessible.ignored: true
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
                readonly property var card: row.seat.hand[index] || ({motif: "", frame: ""})
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
    }
}
