pragma ComponentBehavior: Bound

import QtQuick

// The words of the table in a text: dots below them; a tap, or Enter, says what they mean.
Item {
    id: asked

    required property Words told
    required property string line
    property var names: []
    property Readings over: null
    // Where the text lies on what is pressed itself, "?" asks there about all of it.
    property bool isStop: true
    // Where each begins, and how many letters it has.
    readonly property list<point> spots: Look.asked
        ? Look.asked.spots(asked.line, asked.told.language, asked.names) : []

    readonly property bool hasWords: asked.spots.length > 0

    anchors.fill: parent
    // Below the letters.
    z: -1

    Stretches {
        id: where
        told: asked.told
        line: asked.line
        over: asked.over
    }

    Repeater {
        model: asked.spots.length

        SpotPlace {
            id: word
            required property int index
            readonly property point spot: asked.spots[word.index] || Qt.point(0, 0)
            rows: where.of(word.spot.x, word.spot.y)
            // As Python counts them: a letter beside the common ones is one.
            label: Array.from(asked.line).slice(word.spot.x, word.spot.x + word.spot.y).join("")
            name: "word-" + word.label
            leads: word.label !== ""
            ink: asked.told.color
            ring: asked.told.color
            explains: true
            isStop: asked.isStop
            onTapped: Look.asked.ask(word.label, asked.told.language)
        }
    }
}
