import QtQuick
import "../../widgets"

// One line on a dark strip, readable on every part of a sky.
Rectangle {
    id: strip

    property string text: ""
    property string speech: Look.language
    property color ink: Look.lacquerText

    width: words.inkWidth + 80 * Look.u
    height: 56 * Look.u
    color: "#8C0B0F22"
    visible: strip.text !== ""

    Fitted {
        id: words
        anchors.centerIn: parent
        boxWidth: 900 * Look.u
        boxHeight: 52 * Look.u
        line: strip.text
        speech: strip.speech
        most: Look.px(2.5, Look.tableText)
        color: strip.ink
    }
}
