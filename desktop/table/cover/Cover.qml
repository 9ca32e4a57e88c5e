import QtQuick
import "../../widgets"
import "../parts"

// "Pass the lantern to …": opaque, and the same picture for everybody.
FocusScope {
    id: cover

    required property var page
    required property var stage

    // What is asked once more, and how: leave, void, pin, without.
    property string asking: ""
    readonly property var words: cover.page.words
    readonly property var questions: ({
        leave: {line: cover.words.leave, explains: cover.words.leave_explain, yes: cover.words.leave, no: cover.words.cancel},
        void: {line: cover.words.void, explains: cover.words.void_ask, yes: cover.words.void_do, no: cover.words.cancel},
        pin: {line: cover.words.pin_forgotten, explains: cover.words.pin_forgotten_explain,
              yes: cover.words.agreed, no: cover.words.cancel},
        without: {line: cover.words.waiting, explains: cover.words.go_on_without_explain,
                  yes: cover.words.go_on_without, no: cover.words.here}
    })
    readonly property var question: cover.questions[cover.asking] || {line: "", explains: "", yes: "", no: ""}

    function agreed(what: string) {
        if (what === "leave")
            cover.stage.leave()
        else if (what === "void")
            cover.stage.voidPhase()
        else if (what === "pin")
            cover.stage.dropPin()
        else
            cover.stage.withoutAnswer()
    }

    objectName: "cover"
    focus: true
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape) {
            event.accepted = true
            cover.asking = "leave"
        } else if (event.key === Qt.Key_Space && !cover.page.wants_pin) {
            event.accepted = true
            if (!event.isAutoRepeat)
                cover.stage.hold()
        }
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Space && !event.isAutoRepeat)
            cover.stage.letGo()
    }

    CoverLantern {
        anchors.fill: parent
        number: cover.page.number
        name: cover.page.name
        title: cover.page.wants_pin ? cover.words.pin : cover.page.title
        others: cover.page.others
        speech: cover.page.language
        showsName: !cover.page.wants_pin
        reminded: cover.page.reminded
        remindedSaid: cover.page.reminded_said
    }

    Item {
        id: board
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent
        enabled: cover.asking === ""

        ToolPlate {
            objectName: "leave"
            x: 14 * Look.u
            y: 1004 * Look.u
            width: 214 * Look.u
            sign: "previous"
            text: cover.words.leave
            spacePresses: false
            onTapped: cover.asking = "leave"
        }

        ToolPlate {
            objectName: "void"
            x: 244 * Look.u
            y: 1004 * Look.u
            width: 214 * Look.u
            sign: "delete"
            text: cover.words.void
            spacePresses: false
            onTapped: cover.asking = "void"
        }

        PinPad {
            visible: cover.page.wants_pin
            enabled: cover.page.wants_pin && cover.asking === ""
            stage: cover.stage
            speech: cover.page.language
            deleteName: cover.words.pin_delete
            giveName: cover.words.confirm
            x: 640 * Look.u
            y: 336 * Look.u
            width: 640 * Look.u
            height: 268 * Look.u
        }

        HoldPlate {
            objectName: "hold"
            enabled: !cover.page.wants_pin
            focus: true
            x: 640 * Look.u
            y: 838 * Look.u
            width: 640 * Look.u
            height: 116 * Look.u
            text: cover.page.button
            speech: cover.page.language
            progress: cover.stage.holdProgress
            onHolds: cover.stage.hold()
            onLetsGo: cover.stage.letGo()
            onPressedByTool: cover.stage.hold()
        }

        HintStrip {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 970 * Look.u
            text: cover.stage.pinHint !== "" ? cover.stage.pinHint : cover.page.hint
            speech: cover.page.language
        }

        PlateButton {
            objectName: visible ? "pinForgotten" : ""
            visible: cover.page.wants_pin
            enabled: visible
            x: 60 * Look.u
            y: 862 * Look.u
            width: 300 * Look.u
            height: 68 * Look.u
            sign: "lock"
            percent: 2.2
            text: cover.words.pin_forgotten
            speech: cover.page.language
            spacePresses: false
            onTapped: cover.asking = "pin"
        }

        HintStrip {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 12 * Look.u
            text: cover.page.decided
            speech: cover.page.language
        }

        // Of both buttons: what they are for.
        Item {
            x: 1560 * Look.u
            y: 862 * Look.u
            width: 300 * Look.u
            height: 154 * Look.u
            Accessible.role: Accessible.Grouping
            Accessible.name: cover.words.nobody_comes
        }

        PlateButton {
            objectName: "remind"
            x: 1560 * Look.u
            y: 862 * Look.u
            width: 300 * Look.u
            height: 68 * Look.u
            sign: "bell"
            percent: 2.2
            text: cover.words.remind
            speech: cover.page.language
            spacePresses: false
            onTapped: cover.stage.remind()
        }

        PlateButton {
            objectName: "goOnWithout"
            visible: cover.page.may_go_on_without
            enabled: visible
            x: 1560 * Look.u
            y: 948 * Look.u
            width: 300 * Look.u
            height: 68 * Look.u
            percent: 2.2
            text: cover.words.go_on_without
            speech: cover.page.language
            spacePresses: false
            onTapped: cover.asking = "without"
        }
    }

    Ask {
        anchors.fill: parent
        visible: cover.asking !== ""
        focus: visible
        yesName: cover.asking + "Yes"
        noName: cover.asking + "No"
        line: cover.question.line
        explains: cover.question.explains
        yes: cover.question.yes
        no: cover.question.no
        onRefused: cover.asking = ""
        onAgreed: {
            const what = cover.asking
            cover.asking = ""
            cover.agreed(what)
        }
    }
}
