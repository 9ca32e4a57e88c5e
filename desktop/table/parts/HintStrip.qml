import QtQuick
import "../../widgets"

// A line on a dark strip, readable on every part of a sky; a long one takes a second.
Rectangle {
    id: strip

    property string text: ""
    property string speech: Look.language
    property color ink: Look.lacquerText
    // As wide as it may be.
    property real room: 900 * Look.u
    property int lines: 2

    implicitWidth: words.inkWidth + 80 * Look.u
    implicitHeight: Math.max(56 * Look.u, 1.2 * Type.coverHint.pixels, words.rows.length * 1.15 * words.font.pixelSize)
    color: "#8C0B0F22"
    visible: strip.text !== ""

    Fitted {
        id: words
        anchors.centerIn: parent
        role: Type.coverHint
        boxWidth: strip.room - 80 * Look.u
        lines: strip.lines
        boxHeight: 1.15 * strip.lines * Type.coverHint.pixels
        line: strip.text
        speech: strip.speech
        color: strip.ink
    }
}
