import QtQuick
import "../../widgets"

// A ruled line of the notes, and what strikes out what stands on it.
Item {
    id: row

    required property LitReading lit
    property string text: ""
    property int number: 0

    Lines {
        role: Type.litNote
        anchors.left: parent.left
        anchors.leftMargin: 6 * Look.u
        boxWidth: row.width - 58 * Look.u
        boxHeight: row.height - 2 * Look.u
        pitch: 1.02
        horizontalAlignment: Text.AlignLeft
        line: row.text
        speech: row.lit.language
        face: "text"
        color: Look.litInk
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: row.width
        height: Math.max(1, 1.5 * Look.u)
        color: Look.litHairline
    }

    Tappable {
        objectName: row.text === "" ? "" : "eraseNote-" + row.number
        visible: row.text !== ""
        enabled: visible
        spacePresses: false
        label: row.lit.page.words.erase
        anchors.right: parent.right
        width: 48 * Look.u
        height: row.height
        onTapped: row.lit.stage.eraseNote(row.number)

        Sign {
            anchors.centerIn: parent
            motif: "signs/delete"
            ink: Look.litHairline
            width: Math.round(26 * Look.u)
            height: width
        }
    }
}
