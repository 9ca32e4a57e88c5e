pragma ComponentBehavior: Bound

import QtQuick

// A strip of paper to write on.
FocusScope {
    id: line

    property alias text: input.text
    property alias input: input
    property string label: ""
    property string hint: ""
    property string sign: ""
    property string speech: Look.language
    property TypeRole role: Type.field
    // As it is seen on what the strip lies on: the night, or paper.
    property color ring: Look.amber

    signal edited(string text)
    signal entered

    implicitHeight: Math.max(72 * Look.u, 1.8 * line.role.pixels)

    Plate {
        anchors.fill: parent
        fill: Look.paper
        inner: "transparent"
        radius: 10 * Look.u
    }

    Sign {
        id: picture
        visible: line.sign !== ""
        motif: line.sign === "" ? "" : "signs/" + line.sign
        width: 34 * Look.u
        height: width
        x: 20 * Look.u
        anchors.verticalCenter: parent.verticalCenter
    }

    TextInput {
        id: input
        readonly property TypeRole role: line.role
        focus: true
        anchors.fill: parent
        anchors.leftMargin: (line.sign === "" ? 20 : 70) * Look.u
        anchors.rightMargin: 20 * Look.u
        clip: true
        font.family: Look.family("display", Look.nameLanguage(input.text, line.speech))
        font.weight: Font.Bold
        font.pixelSize: line.role.pixels
        color: Look.ink
        selectionColor: Look.amber
        selectedTextColor: Look.ink
        selectByMouse: true
        activeFocusOnTab: true
        verticalAlignment: TextInput.AlignVCenter
        Accessible.role: Accessible.EditableText
        Accessible.name: line.label
        onTextEdited: line.edited(input.text)
        onAccepted: line.entered()

        Words {
            visible: input.text === "" && input.preeditText === ""
            anchors.fill: parent
            text: line.hint
            language: line.speech
            face: "text"
            role: line.role
            color: "#75603C"
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    FocusRing {
        visible: input.activeFocus
        colour: line.ring
        away: 4 * Look.u
    }
}
