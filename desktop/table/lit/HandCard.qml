import QtQuick
import "../../widgets"

// One place of a hand: its back while not held, its card while held, or the back still where it is empty.
Tappable {
    id: card

    required property var lit
    property string place: ""
    property bool isBig: false

    readonly property var shown: card.lit.standsOn(card.place)
    readonly property real badge: (card.isBig ? 36 : 30) * Look.u
    readonly property real margin: (card.isBig ? 14 : 11) * Look.u
    readonly property real disc: Math.min(card.width * (card.isBig ? 0.72 : 0.82), card.height * 0.54)

    spacePresses: false
    label: card.lit.slotAt(card.place)
    onTapped: card.lit.stage.choose(card.place)

    LitPlate {
        anchors.fill: parent
        isFocused: card.showsFocus
        stroke: card.isBig ? Look.outline : 1.5 * Look.u
        inner: card.showsFocus ? Look.litInk : card.isBig ? Look.litInk2 : "transparent"
    }

    Rectangle {
        x: card.margin
        y: card.margin
        width: card.badge
        height: card.badge
        color: Look.litInk

        Fitted {
            boxWidth: parent.width
            boxHeight: parent.height
            line: card.place
            face: "numeral"
            lines: 1
            most: Math.round(card.badge * 0.7)
            color: Look.litTablet
            Accessible.ignored: true
        }
    }

    ChoiceRing {
        x: card.width - card.margin - width
        y: card.margin
        width: card.badge
        height: card.badge
        isChosen: card.lit.isChosen(card.place)
        isBarred: card.shown !== null && card.lit.isBarred(card.place)
        seal: card.lit.seal
        speech: card.lit.page.language
    }

    Hemp {
        visible: card.shown === null
        x: 12 * Look.u
        y: card.margin + card.badge + 12 * Look.u
        width: card.width - 24 * Look.u
        height: card.height - y - 14 * Look.u
    }

    Item {
        visible: card.shown !== null
        y: card.margin + card.badge + (card.isBig ? 14 : 10) * Look.u
        width: card.width

        Rectangle {
            x: (card.width - width) / 2
            width: card.disc
            height: width
            radius: width / 2
            antialiasing: true
            color: Look.litTablet
            border.color: Look.litInk
            border.width: card.disc * 0.032

            Rectangle {
                anchors.fill: parent
                anchors.margins: parent.width * 0.075
                radius: width / 2
                antialiasing: true
                color: "transparent"
                border.color: Look.litInk2
                border.width: Look.keyline
            }

            Sign {
                anchors.centerIn: parent
                motif: card.shown === null ? "" : card.shown.motif
                ink: Look.litInk
                width: Math.round(parent.width * 0.78)
                height: width
            }
        }

        Fitted {
            y: card.disc + (card.isBig ? 14 : 8) * Look.u
            x: 4 * Look.u
            boxWidth: card.width - 8 * Look.u
            boxHeight: (card.isBig ? 64 : 40) * Look.u
            line: card.shown === null ? "" : card.shown.text
            speech: card.lit.page.language
            most: Look.px(card.isBig ? 4.2 : 2.5, Look.textSize)
            color: Look.litInk
        }

        Fitted {
            y: card.disc + (card.isBig ? 78 : 48) * Look.u
            x: 4 * Look.u
            boxWidth: card.width - 8 * Look.u
            boxHeight: (card.isBig ? 48 : 40) * Look.u
            line: card.shown === null ? "" : card.shown.detail
            speech: card.lit.page.language
            face: "text"
            most: Look.px(card.isBig ? 2.3 : 2.1, Look.textSize)
            color: Look.litInk
        }
    }
}
