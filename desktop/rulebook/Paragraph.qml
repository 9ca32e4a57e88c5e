pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// A passage of the book: what stands above it, itself, and, in a note, the source's own words.
Item {
    id: paragraph

    required property BookParagraph passage
    property string speech: Look.language
    // The note's seal.
    property string note: ""
    property list<string> names
    property TypeRole role: Type.body
    // Large words need the whole width: then the value stands below its caption.
    readonly property bool isStacked: Look.tableText >= 1.5

    signal followed(string to)

    implicitHeight: inside.height + (paragraph.passage.is_note ? 40 * Look.u : 0)

    component Passage: MarkedProse {
        face: "text"
        spots: paragraph.passage.spots
        onFollowed: to => paragraph.followed(to)
        names: paragraph.names
        visible: line !== ""
        lineHeightMode: Text.FixedHeight
        leading: 1.55 * font.pixelSize
        width: inside.width
    }

    Plate {
        visible: paragraph.passage.is_note
        anchors.fill: parent
        anchors.margins: 3 * Look.u
        fill: "#F5EBCF"
        radius: 12 * Look.u
    }

    Seal {
        visible: paragraph.passage.is_note
        sign: paragraph.note
        speech: paragraph.speech
        ground: Look.shu
        ink: Look.ivory
        width: 52 * Look.u
        height: width
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: 24 * Look.u
    }

    // Prose breaks its lines by its width: that has to be there before it is laid out.
    Column {
        id: inside
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: paragraph.passage.is_note ? 100 * Look.u : 0
        anchors.rightMargin: paragraph.passage.is_note ? 26 * Look.u : 0

        GridLayout {
            visible: paragraph.passage.caption !== ""
            columns: paragraph.isStacked ? 1 : 2
            columnSpacing: 16 * Look.u
            rowSpacing: 0
            width: parent.width

            MarkedProse {
                part: "caption"
                spots: paragraph.passage.spots
                language: paragraph.speech
                line: paragraph.passage.caption
                names: paragraph.names
                role: Type.line
                leading: 1.05
                color: Look.ink
                Layout.fillWidth: true
            }

            Words {
                visible: text !== ""
                language: paragraph.speech
                text: paragraph.passage.value
                role: Type.label
                color: Look.shuDeep
                Layout.alignment: paragraph.isStacked ? Qt.AlignLeft : Qt.AlignRight
                Layout.maximumWidth: (paragraph.isStacked ? 1 : 0.5) * inside.width
            }
        }

        Passage {
            language: paragraph.speech
            line: paragraph.passage.text
            role: paragraph.role
            color: Look.ink
        }

        Passage {
            part: "original"
            language: paragraph.passage.original_language || paragraph.speech
            line: paragraph.passage.original
            names: []
            role: Type.small
            color: Look.ink2
        }
    }
}
