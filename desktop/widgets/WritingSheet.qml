pragma ComponentBehavior: Bound

import QtQuick

// A sheet of paper for some lines of writing: as high as what is written on it.
FocusScope {
    id: sheet

    // What is written on it, as whoever keeps it has it.
    property string kept: ""
    property string label: ""
    property string hint: ""
    property string speech: Look.language
    property TypeRole role: Type.field
    property color ring: Look.ink
    property int most: 600

    signal edited(string text)

    implicitHeight: Math.max(72 * Look.u, input.contentHeight + 28 * Look.u)
    onKeptChanged: sheet.put()
    Component.onCompleted: sheet.put()

    // What its writer has just written comes back as it is, and leaves the cursor where it was.
    function put() {
        if (input.text !== sheet.kept)
            input.text = sheet.kept
    }

    Plate {
        anchors.fill: parent
        fill: Look.paper
        inner: "transparent"
        radius: 10 * Look.u
    }

    TextEdit {
        id: input
        readonly property TypeRole role: sheet.role
        focus: true
        anchors.fill: parent
        anchors.margins: 14 * Look.u
        anchors.leftMargin: 20 * Look.u
        anchors.rightMargin: 20 * Look.u
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        font.family: Look.family("text", Look.nameLanguage(input.text, sheet.speech))
        font.weight: Look.weight("text")
        font.pixelSize: input.role.pixels
        color: Look.ink
        selectionColor: Look.amber
        selectedTextColor: Look.ink
        selectByMouse: true
        activeFocusOnTab: true
        Accessible.role: Accessible.EditableText
        Accessible.name: sheet.label
        onTextChanged: {
            if (input.length > sheet.most)
                input.remove(sheet.most, input.length)
            else if (input.text !== sheet.kept)
                sheet.edited(input.text)
        }
        Keys.onTabPressed: input.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        Keys.onBacktabPressed: input.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        // It is one text: no line of it is ended by hand.
        Keys.onReturnPressed: event => event.accepted = true
        Keys.onEnterPressed: event => event.accepted = true

        Words {
            visible: input.length === 0 && input.preeditText === ""
            anchors.fill: parent
            text: sheet.hint
            language: sheet.speech
            face: "text"
            role: sheet.role
            color: "#75603C"
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    FocusRing {
        visible: input.activeFocus
        colour: sheet.ring
        away: 4 * Look.u
    }
}
