import QtQuick
import "../../widgets"

// Ruled lines to write on. What is written shows only while it may be seen; hidden, it is read out to nobody.
TextEdit {
    id: field

    property string speech: ""
    property string label: ""
    property int most: 0
    property bool isShown: true
    // Whether Return begins another line.
    property bool takesLines: false
    property real lineDown: 48 * Look.u
    property bool isPut: false

    signal written(text: string)

    // A ready phrase takes the place of what was written; whoever asked for it tells of it himself.
    function put(phrase: string) {
        field.isPut = true
        field.text = phrase
        field.cursorPosition = field.length
        field.isPut = false
    }

    activeFocusOnTab: true
    textFormat: TextEdit.PlainText
    wrapMode: TextEdit.Wrap
    clip: true
    font.family: Look.family("text", field.speech)
    font.weight: Look.weight("text")
    font.pixelSize: Math.min(Look.px(2.6, Look.textSize), Math.floor(field.lineDown * 0.62))
    color: field.isShown ? Look.litInk : "transparent"
    selectionColor: field.isShown ? Look.litHairline : "transparent"
    selectedTextColor: field.color
    selectByMouse: true
    inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhSensitiveData
    Accessible.role: Accessible.EditableText
    Accessible.name: field.label
    Accessible.passwordEdit: !field.isShown

    onTextChanged: {
        if (field.most > 0 && field.length > field.most)
            field.remove(field.most, field.length)
        else if (!field.isPut)
            field.written(field.text)
    }
    Keys.onTabPressed: field.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: field.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onReturnPressed: event => event.accepted = !field.takesLines
    Keys.onEnterPressed: event => event.accepted = !field.takesLines

    HoverHandler {
        cursorShape: Qt.IBeamCursor
    }
}
