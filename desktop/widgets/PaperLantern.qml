pragma ComponentBehavior: Bound

import QtQuick

// A small lit lantern with a number on its cap and a word on its paper.
Item {
    id: lantern

    property string number: ""
    property string word: ""
    property string speech: Look.language
    property string path: "lanterns/living"
    readonly property real scaled: lantern.width / 206

    implicitHeight: lantern.width * 136 / 206

    Drawing {
        path: lantern.path
        width: 360 * lantern.scaled
        height: 280 * lantern.scaled
        anchors.centerIn: parent
    }

    // On the cap; where that is too small for it, on a plate of its own.
    Rectangle {
        readonly property bool isSmall: 27 * lantern.scaled < 13
        visible: lantern.number !== "" && word.isReadable
        color: isSmall ? Look.ink : "transparent"
        width: isSmall ? Math.max(22, 56 * lantern.scaled) : 56 * lantern.scaled
        height: isSmall ? 16 : 36 * lantern.scaled
        x: (lantern.width - width) / 2
        y: lantern.height / 2 - 61 * lantern.scaled - height / 2 - (isSmall ? 2 : 0)

        Words {
            anchors.fill: parent
            face: "numeral"
            text: lantern.number
            role: Type.drawn
            pixels: Math.max(13, 27 * lantern.scaled)
            color: Look.paper
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }

    // A word that can't be read so small makes room for the number: on the smallest lanterns, every word does.
    Words {
        visible: lantern.number !== "" && !word.isReadable
        face: "numeral"
        text: lantern.number
        role: Type.drawn
        pixels: Math.max(13, 60 * lantern.scaled)
        color: Look.ink
        anchors.fill: parent
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    Fitted {
        id: word
        readonly property bool isReadable: word.font.pixelSize >= 13 && lantern.width >= 60
        visible: word.isReadable || lantern.number === ""
        line: lantern.word
        role: Type.drawn
        speech: lantern.speech
        most: Math.max(16, 46 * lantern.scaled)
        boxWidth: 178 * lantern.scaled
        boxHeight: 98 * lantern.scaled
        x: (lantern.width - width) / 2
        y: (lantern.height - height) / 2 + 1 * lantern.scaled
        color: Look.ink
        Accessible.ignored: true
    }
}
