pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// A game on the shelf: a scroll between its two rods.
Item {
    id: scroll

    required property ShelfScroll game
    // The keys walk from scroll to scroll, and on the one they stand at from button to button.
    property bool isCurrent: false
    // Big words want a taller scroll.
    property real tall: 1
    readonly property real times: Math.min(1.5, Look.tableText)
    readonly property bool opens: scroll.game.button !== ""

    signal opened
    signal deleted

    height: 132 * Look.u * scroll.tall
    Accessible.role: Accessible.ListItem
    Accessible.name: scroll.game.label
    Accessible.description: scroll.game.names

    Rectangle {
        id: paper
        x: 16 * Look.u
        y: 12 * Look.u
        width: parent.width - 32 * Look.u
        height: parent.height - 24 * Look.u
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

    Item {
        x: 52 * Look.u
        width: 62 * Look.u
        height: 92 * Look.u
        anchors.verticalCenter: parent.verticalCenter
        clip: true

        Drawing {
            visible: scroll.game.picture !== ""
            path: scroll.game.picture
            width: 62 * Look.u * 272 / 248
            height: width * 512 / 272
            x: -12 * width / 272
            y: -12 * width / 272
        }

        Drawing {
            visible: scroll.game.picture === ""
            path: "lanterns/torn"
            width: 120 * Look.u
            height: 93 * Look.u
            anchors.centerIn: parent
        }
    }

    Fitted {
        id: title
        line: scroll.game.title
        lines: 1
        most: Look.px(2.9, scroll.times)
        boxWidth: 290 * Look.u
        boxHeight: 54 * Look.u * scroll.tall
        x: 130 * Look.u
        y: 16 * Look.u * scroll.tall
        horizontalAlignment: Text.AlignLeft
        color: Look.ink
        Accessible.ignored: true
    }

    Words {
        text: scroll.game.state
        percent: 2.1
        times: scroll.times
        x: title.x
        y: 68 * Look.u * scroll.tall
        width: 290 * Look.u
        height: 48 * Look.u * scroll.tall
        fontSizeMode: Text.Fit
        minimumPixelSize: 13
        color: scroll.game.kind === "red" ? Look.shuDeep : Look.ink2
        Accessible.ignored: true
    }

    Column {
        x: 440 * Look.u
        width: buttons.x - x - 20 * Look.u
        anchors.verticalCenter: parent.verticalCenter

        Words {
            face: "text"
            text: scroll.game.line
            percent: 2.2
            times: scroll.times
            width: parent.width
            height: 38 * Look.u * scroll.tall
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            bottomPadding: 0
            color: Look.ink
            Accessible.ignored: true
        }

        Lines {
            face: "text"
            line: scroll.game.trouble !== "" ? scroll.game.trouble : scroll.game.names
            names: scroll.game.people
            most: Look.px(2.0, scroll.times)
            boxWidth: parent.width
            boxHeight: 56 * Look.u * scroll.tall
            pitch: 1.1
            horizontalAlignment: Text.AlignLeft
            color: scroll.game.trouble !== "" ? Look.shuDeep : Look.ink2
            Accessible.ignored: true
        }
    }

    Row {
        id: buttons
        spacing: 12 * Look.u
        x: parent.width - width - 50 * Look.u
        anchors.verticalCenter: parent.verticalCenter

        PlateButton {
            id: open
            objectName: scroll.opens ? "open-" + scroll.game.id : ""
            visible: scroll.opens
            enabled: visible
            activeFocusOnTab: scroll.isCurrent && visible
            kind: scroll.game.kind || "paper"
            ring: Look.ink
            text: scroll.game.button
            percent: 2.4
            times: Math.min(1.4, Look.tableText)
            width: 200 * Look.u
            height: 70 * Look.u
            Accessible.description: scroll.game.label
            onTapped: scroll.opened()
        }

        PlateButton {
            id: trash
            objectName: "delete-" + scroll.game.id
            activeFocusOnTab: scroll.isCurrent
            kind: "paper"
            sign: "delete"
            label: scroll.game.delete + " · " + scroll.game.label
            width: 78 * Look.u
            height: 70 * Look.u
            onTapped: scroll.deleted()
        }
    }

    // Where the keys go when they come to this scroll: to the same button as on the one before.
    function take(onTrash: bool) {
        (onTrash || !open.visible ? trash : open).forceActiveFocus(Qt.TabFocusReason)
    }

    readonly property bool isAtTrash: trash.activeFocus
    readonly property bool isTaken: open.activeFocus || trash.activeFocus
}
