import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// One place of a hand: its back while not held, its card while held, or the back still where it is empty.
Tappable {
    id: card

    required property LitReading lit
    property string place: ""
    property string mark: card.place
    required property LitField asked
    property bool isBig: false

    readonly property PlacedChoice shown: card.lit.standsOn(card.place)
    readonly property bool isEmpty: card.shown.place === ""
    readonly property real badge: Math.max(18, (card.isBig ? 36 : 30) * Look.u)
    readonly property real margin: (card.isBig ? 14 : 11) * Look.u
    readonly property real named: (card.isBig ? 2.4 : 2.2) * Type.litCard.pixels

    spacePresses: false
    label: card.lit.slotAt(card.asked, card.place)
    onTapped: card.lit.stage.choose(card.place)

    LitPlate {
        anchors.fill: parent
        isFocused: card.showsFocus
        stroke: card.isBig ? Look.outline : 1.5 * Look.u
        inner: card.showsFocus ? Look.litInk : card.isBig ? Look.litInk2 : "transparent"
    }

    Badge {
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: card.margin
        side: card.badge
        text: card.mark
    }

    ChoiceRing {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: card.margin
        width: card.badge
        height: card.badge
        isChosen: card.lit.isChosen(card.place)
        isBarred: !card.isEmpty && card.lit.isBarred(card.place)
        seal: card.lit.seal
        speech: card.lit.language
    }

    Item {
        id: face
        anchors.fill: parent
        anchors.margins: 10 * Look.u
        anchors.topMargin: card.margin + card.badge + 10 * Look.u

        Hemp {
            visible: card.isEmpty
            anchors.fill: parent
        }

        ColumnLayout {
            visible: !card.isEmpty
            anchors.fill: parent
            spacing: 6 * Look.u

            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true

                Rectangle {
                    id: disc
                    anchors.centerIn: parent
                    width: Math.min(parent.width, parent.height)
                    height: width
                    radius: width / 2
                    antialiasing: true
                    color: Look.litTablet
                    border.color: Look.litInk
                    border.width: disc.width * 0.032

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
                        motif: card.shown.motif
                        ink: Look.litInk
                        width: Math.round(parent.width * 0.78)
                        height: width
                    }
                }
            }

            Item {
                Layout.fillWidth: true
                Layout.preferredHeight: Math.min(card.named, 0.4 * face.height)

                Fitted {
                    role: card.isBig ? Type.litName : Type.litCard
                    boxWidth: parent.width
                    boxHeight: parent.height
                    line: card.shown.text
                    speech: card.lit.language
                    color: Look.litInk
                }
            }
        }
    }
}
