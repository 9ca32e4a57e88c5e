pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// A game on the shelf: a scroll between its two rods.
Item {
    id: scroll

    required property ShelfScroll game
    // The keys walk from scroll to scroll, and on the one they stand at from button to button.
    property bool isCurrent: false
    // Or else what is said of it stands below each other.
    required property bool isWide
    readonly property bool opens: scroll.game.button !== ""

    signal opened
    signal deleted

    Accessible.role: Accessible.ListItem
    Accessible.name: scroll.game.label
    Accessible.description: scroll.game.names

    Rectangle {
        id: paper
        anchors.fill: parent
        anchors.leftMargin: 16 * Look.u
        anchors.rightMargin: 16 * Look.u
        anchors.topMargin: 12 * Look.u
        anchors.bottomMargin: 12 * Look.u
        color: scroll.opens ? Look.scroll : "#B7A77F"
        border.color: Look.ink
        border.width: Look.outline

        Image {
            visible: !Look.highContrast
            anchors.fill: parent
            anchors.margins: Look.outline
            source: Look.asset("table/fibre.svg")
            fillMode: Image.Tile
            Accessible.ignored: true
        }

        Repeater {
            model: 2

            Rectangle {
                required property int index
                y: index === 0 ? 6 * Look.u : paper.height - 9 * Look.u
                width: paper.width
                height: 3 * Look.u
                color: Look.shuDeep
                opacity: 0.55
            }
        }
    }

    Repeater {
        model: 2

        Rectangle {
            required property int index
            x: index === 0 ? 0 : scroll.width - width
            width: 30 * Look.u
            height: scroll.height
            radius: 6 * Look.u
            color: "#3A2415"
            border.color: Look.ink
            border.width: Look.outline
            antialiasing: true

            Rectangle {
                x: 7 * Look.u
                y: 8 * Look.u
                width: 4 * Look.u
                height: parent.height - 16 * Look.u
                color: "#6A4A2C"
            }
        }
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 44 * Look.u
        anchors.rightMargin: 44 * Look.u
        anchors.topMargin: 21 * Look.u
        anchors.bottomMargin: 21 * Look.u
        spacing: 16 * Look.u

        Item {
            Layout.preferredWidth: 62 * Look.u
            Layout.preferredHeight: 92 * Look.u
            clip: true

            // A poster has a margin of its own.
            Drawing {
                visible: scroll.game.picture !== ""
                path: scroll.game.picture
                anchors.centerIn: parent
                width: 62 * Look.u * 272 / 248
                height: width * 512 / 272
            }

            Drawing {
                visible: scroll.game.picture === ""
                path: "lanterns/torn"
                width: 120 * Look.u
                height: 93 * Look.u
                anchors.centerIn: parent
            }
        }

        GridLayout {
            columns: scroll.isWide ? 2 : 1
            columnSpacing: 20 * Look.u
            rowSpacing: 0

            component Said: Item {
                id: said
                property alias line: words.line
                property alias color: words.color
                property alias role: words.role
                property alias face: words.face
                property alias names: words.names
                property alias atMost: words.atMost
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: words.atMost * words.role.pixels

                Lines {
                    id: words
                    role: Type.rowLine
                    face: "text"
                    atMost: 1
                    pitch: 1.08
                    boxWidth: said.width
                    boxHeight: said.height
                    horizontalAlignment: Text.AlignLeft
                    color: Look.ink
                    Accessible.ignored: true
                }
            }

            Said {
                role: Type.rowName
                face: "display"
                line: scroll.game.title
                atMost: 2
                Layout.preferredWidth: 25
                Layout.preferredHeight: Type.rowName.pixels
            }

            Said {
                line: scroll.isWide ? scroll.game.line : scroll.joined(scroll.game.state, scroll.game.line)
                // A line-up of one's own may be long.
                atMost: 2
                Layout.preferredWidth: 52
            }

            Said {
                visible: scroll.isWide
                face: "display"
                line: scroll.game.state
                color: scroll.game.kind === "red" ? Look.shuDeep : Look.ink2
                Layout.preferredWidth: 25
            }

            Said {
                line: scroll.game.trouble !== "" ? scroll.game.trouble : scroll.game.names
                names: scroll.game.people
                atMost: 2
                color: scroll.game.trouble !== "" ? Look.shuDeep : Look.ink2
                Layout.preferredWidth: 52
            }
        }

        PlateButton {
            id: open
            objectName: scroll.opens ? "open-" + scroll.game.id : ""
            visible: scroll.opens
            enabled: visible
            activeFocusOnTab: scroll.isCurrent && visible
            kind: scroll.game.kind || "paper"
            ring: Look.ink
            role: Type.chip
            text: scroll.game.button
            implicitWidth: Math.max(150 * Look.u, natural)
            implicitHeight: Math.max(70 * Look.u, 1.7 * letters)
            Accessible.description: scroll.game.label
            onTapped: scroll.opened()
        }

        PlateButton {
            id: trash
            objectName: "delete-" + scroll.game.id
            activeFocusOnTab: scroll.isCurrent
            kind: "paper"
            role: Type.chip
            sign: "delete"
            label: scroll.game.delete + " · " + scroll.game.label
            implicitWidth: 78 * Look.u
            implicitHeight: 70 * Look.u
            onTapped: scroll.deleted()
        }
    }

    function joined(one: string, other: string): string {
        return one === "" || other === "" ? one + other : one + " · " + other
    }

    // Where the keys go when they come to this scroll: to the same button as on the one before.
    function take(onTrash: bool) {
        (onTrash || !open.visible ? trash : open).forceActiveFocus(Qt.TabFocusReason)
    }

    readonly property bool isAtTrash: trash.activeFocus
    readonly property bool isTaken: open.activeFocus || trash.activeFocus
}
