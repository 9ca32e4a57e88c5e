pragma ComponentBehavior: Bound

import QtQuick
import "../look"

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

    Words {
        visible: lantern.number !== ""
        face: "numeral"
        text: lantern.number
        font.pixelSize: Math.max(9, 27 * lantern.scaled)
        color: Look.paper
        width: 56 * lantern.scaled
        height: 36 * lantern.scaled
        x: (lantern.width - width) / 2
        y: lantern.height / 2 - (61 + 18) * lantern.scaled
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    Fitted {
        line: lantern.word
        speech: lantern.speech
        most: Math.max(9, 46 * lantern.scaled)
        boxWidth: 172 * lantern.scaled
        boxHeight: 88 * lantern.scaled
        x: (lantern.width - width) / 2
        y: (lantern.height - height) / 2 + 1 * lantern.scaled
        color: Look.ink
        Accessible.ignored: true
    }
}
