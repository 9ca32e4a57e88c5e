pragma ComponentBehavior: Bound

import QtQuick
import "../look"

// A game on the shelf: a scroll between its two rods.
Item {
    id: scroll

    required property var game
    required property var words

    signal opened
    signal deleted

    height: 132 * Look.u
    Accessible.role: Accessible.ListItem
    Accessible.name: scroll.game.label
    Accessible.description: scroll.game.names

    Rectangle {
        id: paper
        x: 16 * Look.u
        y: 12 * Look.u
        width: parent.width - 32 * Look.u
        height: parent.height - 24 * Look.u
        color: scroll.game.action === "" ? "#B7A77F" : Look.scroll
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
        most: Look.px(2.9, Math.min(1.3, Look.tableText))
        boxWidth: 330 * Look.u
        boxHeight: 54 * Look.u
        x: 136 * Look.u
        y: 16 * Look.u
        horizontalAlignment: Text.AlignLeft
        color: Look.ink
        Accessible.ignored: true
    }

    Words {
        text: scroll.game.state
        percent: 2.1
        times: Math.min(1.3, Look.tableText)
        x: title.x
        y: 68 * Look.u
        width: 330 * Look.u
        color: scroll.game.action === "resume" ? Look.shuDeep : Look.ink2
        Accessible.ignored: true
    }

    Column {
        x: 490 * Look.u
        width: buttons.x - x - 20 * Look.u
        anchors.verticalCenter: parent.verticalCenter

        Words {
            face: "text"
            text: scroll.game.line
            percent: 2.2
            times: Math.min(1.3, Look.tableText)
            width: parent.width
            height: 42 * Look.u
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            bottomPadding: 0
            color: Look.ink
            Accessible.ignored: true
        }

        Words {
            face: "text"
            text: scroll.game.trouble !== "" ? scroll.game.trouble : scroll.game.names
            percent: 2.0
            times: Math.min(1.2, Look.tableText)
            width: parent.width
            height: 58 * Look.u
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
            lineHeight: 1.0
            bottomPadding: 0
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
            objectName: scroll.game.action === "" ? "" : "open-" + scroll.game.id
            visible: scroll.game.action !== ""
            enabled: visible
            kind: scroll.game.action === "resume" ? "red" : "paper"
            text: scroll.game.button
            percent: 2.4
            width: 200 * Look.u
            height: 70 * Look.u
            Accessible.description: scroll.game.label
            onTapped: scroll.opened()
        }

        PlateButton {
            objectName: "delete-" + scroll.game.id
            kind: "paper"
            sign: "delete"
            label: scroll.words["button.delete"] + " " + scroll.game.label
            width: 78 * Look.u
            height: 70 * Look.u
            onTapped: scroll.deleted()
        }
    }
}
