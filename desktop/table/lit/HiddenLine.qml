import QtQuick
import "../../widgets"

// On a line to write, while the page is not held: why nothing is seen there. The same whether anything is written.
Lines {
    id: hint

    required property LitReading lit

    anchors.left: parent.left
    anchors.right: parent.right
    visible: !hint.lit.isOpen
    role: Type.litNote
    boxWidth: parent.width
    boxHeight: parent.height
    horizontalAlignment: Text.AlignLeft
    line: hint.lit.page.words.hidden
    speech: hint.lit.language
    face: "text"
    color: Look.litInk2
    Accessible.ignored: true
}
