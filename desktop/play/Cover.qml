import QtQuick
import "../look"

// "Pass the lantern to …": opaque, and the same picture for everybody.
FocusScope {
    id: cover

    required property var page
    required property var stage

    property bool isLeaving: false

    objectName: "cover"
    focus: true
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape) {
            event.accepted = true
            cover.isLeaving = true
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
        title: cover.page.title
        others: cover.page.others
        speech: cover.page.language
        showsName: !cover.page.wants_pin
        reminded: cover.page.reminded
    }

    Item {
        id: board
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent
        enabled: !cover.isLeaving

        ToolPlate {
            objectName: "leave"
            x: 14 * Look.u
            y: 1004 * Look.u
            width: 214 * Look.u
            sign: "previous"
            text: cover.page.words.leave
            spacePresses: false
            onTapped: cover.isLeaving = true
        }

        PinPad {
            visible: cover.page.wants_pin
            enabled: cover.page.wants_pin
            stage: cover.stage
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
            objectName: "remind"
            x: 1560 * Look.u
            y: 862 * Look.u
            width: 300 * Look.u
            height: 68 * Look.u
            sign: "bell"
            percent: 2.2
            text: cover.page.words.remind
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
            text: cover.page.words.go_on_without
            speech: cover.page.language
            spacePresses: false
            onTapped: cover.stage.withoutAnswer()
        }
    }

    Ask {
        anchors.fill: parent
        visible: cover.isLeaving
        focus: visible
        yesName: "leaveYes"
        noName: "leaveNo"
        line: cover.page.words.leave
        explains: cover.page.words.leave_explain
        yes: cover.page.words.leave
        no: cover.page.words.cancel
        onRefused: cover.isLeaving = false
        onAgreed: {
            cover.isLeaving = false
            cover.stage.leave()
        }
    }
}
