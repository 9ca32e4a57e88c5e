import QtQuick
import "../../widgets"

// The black square in a tablet's corner: its number or its letter.
Rectangle {
    id: badge

    property string text: ""
    property real side: 42 * Look.u

    // Two digits on a low tablet have their width.
    width: Math.max(badge.side, 8 * badge.text.length)
    height: badge.side
    color: Look.litInk

    Fitted {
        role: Type.drawn
        boxWidth: parent.width
        boxHeight: parent.height
        line: badge.text
        face: "numeral"
        lines: 1
        most: Math.max(13, Math.round(badge.side * 0.7))
        color: Look.litTablet
        Accessible.ignored: true
    }
}
