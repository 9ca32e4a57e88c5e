import QtQuick
import "../../widgets"

// Above the lantern: which night or day it is, and what goes round.
Item {
    id: strip

    property string text: ""
    property string speech: Look.language
    readonly property real room: 1240 * Look.u

    implicitWidth: words.inkWidth + 96 * Look.u
    implicitHeight: Math.max(60 * Look.u, 1.5 * Type.coverWhen.pixels)

    Plate {
        anchors.fill: parent
        fill: Look.ink
        edge: Look.lacquerLine
        stroke: 2 * Look.u
        inner: Look.lacquerLine
        inset: 6 * Look.u
        radius: 8 * Look.u
    }

    Fitted {
        id: words
        anchors.centerIn: parent
        role: Type.coverWhen
        boxWidth: strip.room - 96 * Look.u
        boxHeight: 1.3 * Type.coverWhen.pixels
        lines: 1
        line: strip.text
        speech: strip.speech
        color: Look.lacquerText
    }
}
