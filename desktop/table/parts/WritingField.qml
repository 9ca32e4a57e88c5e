import QtQuick
import "../../widgets"

// Ruled lines to write on. Where what is written may not be seen it is not here either: each key is handed on and gone,
// and all of it is put back from the draft when the page is held. It takes what was copied elsewhere and gives nothing
// away: what is marked or copied would wait for whoever is next.
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
    // What has been written so far, of a field that can be hidden.
    property string draft: ""

    signal written(text: string)
    // While hidden: what comes after the draft; a backspace takes away.
    signal typed(more: string)
    // An input method has it still: nothing is written yet, and somebody is at it.
    signal composed

    function put(text: string) {
        field.isPut = true
        field.text = text
        field.cursorPosition = field.length
        field.isPut = false
    }

    function handOn() {
        const more = field.text
        field.put("")
        field.typed(more)
    }

    onIsShownChanged: field.put(field.isShown ? field.draft : "")
    onDraftChanged: {
        if (field.isShown && field.text !== field.draft)
            field.put(field.draft)
    }

    activeFocusOnTab: true
    textFormat: TextEdit.PlainText
    wrapMode: TextEdit.Wrap
    clip: true
    font.family: Look.family("text", field.speech)
    font.weight: Look.weight("text")
    font.pixelSize: Math.min(Look.px(2.6, Look.textSize), Math.floor(field.lineDown * 0.62))
    color: field.isShown ? Look.litInk : "transparent"
    selectByMouse: false
    selectByKeyboard: false
    inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhSensitiveData
    Accessible.role: Accessible.EditableText
    Accessible.name: field.label
    Accessible.passwordEdit: !field.isShown

    onPreeditTextChanged: field.composed()
    onTextChanged: {
        if (field.most > 0 && field.length > field.most)
            field.remove(field.most, field.length)
        else if (field.isPut || (field.length === 0 && !field.isShown))
            return
        else if (field.isShown)
            field.written(field.text)
        else
            field.handOn()
    }
    Keys.onPressed: event => {
        const rubs = !field.isShown && event.key === Qt.Key_Backspace
        const takes = [StandardKey.Copy, StandardKey.Cut, StandardKey.SelectAll].some(key => event.matches(key))
        event.accepted = rubs || takes
        if (rubs)
            field.typed("\b")
    }
    Keys.onTabPressed: field.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: field.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onReturnPressed: event => event.accepted = !field.takesLines
    Keys.onEnterPressed: event => event.accepted = !field.takesLines

    // It would put down what somebody has marked elsewhere.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.MiddleButton
    }

    HoverHandler {
        cursorShape: Qt.IBeamCursor
    }
}
