pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// One place of a hand: its back while not held, while held its card with what it does on its face, or the back still, and
// barred, where it is empty.
Tappable {
    id: card

    required property LitReading lit
    property string place: ""
    property string mark: card.place
    required property LitField asked

    readonly property PlacedChoice shown: card.lit.standsOn(card.place)
    readonly property bool isEmpty: card.shown.place === ""
    readonly property bool isRead: card.lit.open !== null && card.lit.open.card !== null && card.lit.open.card.place === card.place
    // A high one has its sign above its name, a low one beside it.
    readonly property bool isHigh: card.height > 1.2 * card.width
    readonly property real badge: Math.max(18, (card.isHigh ? 36 : 30) * Look.u)
    readonly property real margin: 11 * Look.u
    // Its name may go on two lines where the face has them.
    readonly property real named: Math.max(1.5 * Type.litCard.pixels, Math.min(2.3 * Type.litCard.pixels, 0.16 * face.height))

    spacePresses: false
    label: card.lit.slotAt(card.asked, card.place)
    onTapped: card.lit.stage.choose(card.place)

    component Said: Item {
        id: said
        property string line: ""
        property int alignment: Text.AlignHCenter
        property TypeRole role: Type.litCard

        Fitted {
            role: said.role
            boxWidth: said.width
            boxHeight: said.height
            line: said.line
            horizontalAlignment: said.alignment
            speech: card.lit.language
            color: Look.litInk
        }
    }

    LitPlate {
        anchors.fill: parent
        fill: card.isEmpty ? Look.litTablet : Look.litFace
        isFocused: card.showsFocus
        stroke: card.isRead ? Look.outline : 1.5 * Look.u
        inner: card.showsFocus ? Look.litInk : card.isRead ? Look.litInk2 : "transparent"
    }

    Badge {
        id: letter
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: card.margin
        side: card.badge
        text: card.mark
    }

    ChoiceRing {
        id: ring
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: card.margin
        width: card.badge
        height: card.badge
        isChosen: card.lit.isChosen(card.place)
        isBarred: card.lit.isOpen && (card.isEmpty || card.lit.isBarred(card.place))
        seal: card.lit.seal
        speech: card.lit.language
    }

    Said {
        visible: !card.isEmpty
        anchors.left: letter.right
        anchors.right: ring.left
        anchors.top: parent.top
        anchors.leftMargin: 8 * Look.u
        anchors.rightMargin: 8 * Look.u
        anchors.topMargin: card.margin
        height: card.badge
        role: Type.litWhen
        line: card.shown.when
    }

    Item {
        id: face
        anchors.fill: parent
        anchors.leftMargin: 10 * Look.u
        anchors.rightMargin: 8 * Look.u
        anchors.bottomMargin: 8 * Look.u
        anchors.topMargin: card.margin + card.badge + 6 * Look.u

        Hemp {
            visible: card.isEmpty
            anchors.fill: parent
        }

        ColumnLayout {
            visible: !card.isEmpty
            anchors.fill: parent
            spacing: 4 * Look.u

            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: !card.isHigh
                columns: card.isHigh ? 1 : 2
                columnSpacing: 8 * Look.u
                rowSpacing: 6 * Look.u

                Rectangle {
                    id: disc
                    readonly property real across: card.isHigh ? Math.min(0.84 * face.width, 0.32 * face.height)
                        : Math.min(0.34 * face.width, 0.4 * face.height)
                    Layout.preferredWidth: disc.across
                    Layout.preferredHeight: disc.across
                    Layout.alignment: Qt.AlignCenter
                    radius: disc.across / 2
                    antialiasing: true
                    color: Look.litTablet
                    border.color: Look.litInk
                    border.width: disc.across * 0.032

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
                        width: Math.round(disc.across * 0.78)
                        height: width
                    }
                }

                Said {
                    Layout.fillWidth: true
                    Layout.fillHeight: !card.isHigh
                    Layout.preferredHeight: card.isHigh ? card.named : disc.across
                    alignment: card.isHigh ? Text.AlignHCenter : Text.AlignLeft
                    role: card.isHigh ? Type.litName : Type.litCard
                    line: card.shown.text
                }
            }

            // What says nothing there is no card: a direction, for instance.
            Item {
                visible: card.shown.brief !== ""
                Layout.fillWidth: true
                Layout.preferredHeight: (card.isHigh ? 0.48 : Look.textSize > 1.25 ? 0.62 : 0.56) * face.height

                Lines {
                    role: card.isHigh ? Type.litPrompt : Type.litFace
                    // Rather on two lines than smaller.
                    shrinks: 1
                    boxWidth: parent.width
                    // On a high one three lines end above the plate's rim.
                    boxHeight: (card.isHigh ? 0.9 : 1) * parent.height
                    pitch: 1.08
                    atMost: card.isHigh ? 3 : 2
                    horizontalAlignment: card.isHigh ? Text.AlignHCenter : Text.AlignLeft
                    verticalAlignment: card.isHigh ? Text.AlignTop : Text.AlignVCenter
                    line: card.shown.brief
                    speech: card.lit.language
                    face: "text"
                    color: Look.litInk
                }
            }
        }
    }
}
