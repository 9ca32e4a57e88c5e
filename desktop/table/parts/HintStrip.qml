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
    // From line to line, in ems; with kana over rare characters there is more between them.
    readonly property real kana: Look.isRead(strip.speech) ? 0.6 : 0

    implicitWidth: words.inkWidth + 80 * Look.u
    implicitHeight: Math.max(56 * Look.u, (1.2 + strip.kana) * Type.coverHint.pixels, words.rows.length * (1.15 + strip.kana) * words.font.pixelSize)
    color: "#8C0B0F22"
    visible: strip.text !== ""

    Fitted {
        id: words
        anchors.centerIn: parent
        role: Type.coverHint
        boxWidth: strip.room - 80 * Look.u
        lines: strip.lines
        boxHeight: (1.15 + strip.kana) * strip.lines * Type.coverHint.pixels
        line: strip.text
        isRead: true
        speech: strip.speech
        color: strip.ink
    }
}
