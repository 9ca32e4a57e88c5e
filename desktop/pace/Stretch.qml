import QtQuick
import LanternNight
import "../widgets"

// A night: how long, in words and as a bar; the first part of it is what its turns have to last.
Column {
    id: night

    required property NightStretch stretch
    property string name: ""

    spacing: 4 * Look.u

    Words {
        objectName: night.name
        face: night.stretch.is_coming ? "display" : "text"
        text: night.stretch.text
        role: night.stretch.is_coming ? Type.line : Type.body
        width: night.width
        color: night.stretch.is_coming ? Look.shuDeep : Look.ink
    }

    Rectangle {
        width: Math.max(8 * Look.u, night.width * night.stretch.share)
        height: 20 * Look.u
        color: Look.plate
        border.color: Look.ink
        border.width: Math.max(1, 1.5 * Look.u)

        Rectangle {
            width: night.width * night.stretch.dwelt
            height: parent.height
            color: Look.amberDeep
            border.color: Look.ink
            border.width: Math.max(1, 1.5 * Look.u)
        }
    }
}
