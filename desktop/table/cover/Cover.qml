import QtQuick
import LanternNight
import "../../widgets"
import "../parts"

// "Pass the lantern to …": opaque, and the same picture for everybody.
FocusScope {
    id: cover

    required property CoverPage page
    required property Stage stage

    // What is asked once more: leave, void, pin, without.
    property string asking: ""
    readonly property CoverWords words: cover.page.words
    readonly property OnceMore nothing: OnceMore {}
    readonly property OnceMore question: cover.asking === "leave" ? cover.page.leaving
        : cover.asking === "void" ? cover.page.voiding
        : cover.asking === "pin" ? cover.page.pin_forgotten
        : cover.asking === "without" ? cover.page.without : cover.nothing

    function agreed(what: string): void {
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
            text: cover.page.leaving.line
            spacePresses: false
            onTapped: cover.asking = "leave"
        }

        ToolPlate {
            objectName: "void"
            x: 244 * Look.u
            y: 1004 * Look.u
            width: 214 * Look.u
            sign: "delete"
            text: cover.page.voiding.line
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
            text: cover.page.pin_forgotten.line
            speech: cover.page.language
            spacePresses: false
            onTapped: cover.asking = "pin"
        }

        HintStrip {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 12 * Look.u
            text: cover.page.why !== "" ? cover.page.why : cover.page.decided
            speech: cover.page.language
        }

        HintStrip {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 1020 * Look.u
            text: cover.page.why !== "" ? cover.page.decided : ""
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
