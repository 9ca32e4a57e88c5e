import QtQuick
import "../../widgets"

// On a line to write, while the page is not held: why nothing is seen there. The same whether anything is written.
Lines {
    id: hint

    required property LitReading lit
    // Of its first line, where there are ruled ones.
    property real room: parent.height

    anchors.left: parent.left
    anchors.right: parent.right
    visible: !hint.lit.isOpen
    role: Type.litNote
    boxWidth: parent.width
    boxHeight: hint.room
    horizontalAlignment: Text.AlignLeft
    line: hint.lit.page.words.hidden
    speech: hint.lit.language
    face: "text"
    color: Look.litInk2
    Accessible.ignored: true
}
