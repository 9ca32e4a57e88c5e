pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"
import "ring.js" as Ring

// Where everybody will sit: the ring in small.
Item {
    id: ring

    required property SetupPage page
    readonly property PlayerTag nobody: PlayerTag {}
    // Room in its middle for how the table stands.
    readonly property bool tells: ring.page.missing === "" && table.height > 5.4 * Type.small.pixels
        && face.advanceWidth(ring.page.line) <= 1.8 * (table.width - 40 * Look.u)
    readonly property int seats: ring.page.tags.length
    readonly property real most: (ring.seats > 16 ? 88 : ring.seats > 12 ? 96 : ring.seats > 8 ? 118 : 130) * Look.u
    // As wide as leaves a tenth of its way between one and the next.
    readonly property real lantern: Math.min(ring.most, 0.34 * ring.height, 1.575 * (ring.width + ring.height) / (ring.seats + 3))
    readonly property var places: Ring.places(ring.seats, (ring.width - ring.lantern) / 2 - 6 * Look.u,
                                              (ring.height - ring.lantern * 0.95) / 2)

    Words {
        id: title
        // Among many lanterns there is no room for it.
        visible: !ring.places.some(place => ring.width / 2 + place[0] - ring.lantern / 2 < title.implicitWidth
            && ring.height / 2 + place[1] - ring.lantern / 2 < title.implicitHeight)
        text: ring.page.words.seats
        role: Type.label
        color: Look.ink
        Accessible.role: Accessible.Heading
    }

    // Its line in its least letters, on two rows.
    FontMetrics {
        id: face
        font.family: Look.family("text", Look.language)
        font.weight: Look.weight("text")
        font.pixelSize: Type.small.least
    }

    Rectangle {
        id: table
        anchors.centerIn: parent
        width: Math.max(220 * Look.u, ring.width - 3.1 * ring.lantern)
        height: Math.max(76 * Look.u, ring.height - 3.2 * ring.lantern)
        radius: Math.min(height / 2, 90 * Look.u)
        color: "#452B18"
        border.color: Look.ink
        border.width: Look.outline
        antialiasing: true

        Fitted {
            line: ring.page.count
            role: Type.heading
            boxWidth: parent.width - 40 * Look.u
            boxHeight: (ring.tells ? 0.5 : 1) * parent.height
            lines: 1
            anchors.horizontalCenter: parent.horizontalCenter
            color: Look.paper
        }

        Lines {
            objectName: visible ? "line" : ""
            visible: ring.tells
            face: "text"
            line: ring.page.line
            role: Type.small
            boxWidth: parent.width - 40 * Look.u
            boxHeight: 0.46 * parent.height
            pitch: 1.05
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            color: Look.lacquerText
        }
    }

    Repeater {
        model: ring.seats

        PaperLantern {
            required property int index
            readonly property var place: ring.places[index] || [0, 0]
            readonly property PlayerTag player: ring.page.tags[index] || ring.nobody
            width: ring.lantern
            number: String(player.number)
            word: player.name
            path: player.name === "" ? "lanterns/unlit" : "lanterns/living"
            x: ring.width / 2 + place[0] - width / 2
            y: ring.height / 2 + place[1] - height / 2
        }
    }
}
