pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// What lies on the table: the clock, a question, what can be chosen, or open words; and the next step.
Item {
    id: middle

    required property TablePage page
    required property Stage stage

    readonly property TableStep step: middle.page.step
    readonly property TableWords words: middle.page.words
    readonly property string kind: middle.step.kind
    readonly property bool isTold: middle.kind === "report" || middle.kind === "over"
    readonly property bool isBallot: middle.kind === "ballot" || middle.kind === "hands"
    // Nobody has pointed yet, nor counted: all are told how it goes.
    readonly property bool isToCount: middle.kind === "ballot" && middle.countdown < 0 && !middle.step.board.one_by_one
        && middle.step.board.finger === 0 && !middle.page.seats.some(function (seat: RingSeat): bool { return seat.has_pointed })
    readonly property bool isCounting: middle.isBallot && (middle.countdown > 0 || middle.points)
    readonly property bool hasDial: middle.kind === "talk" || middle.isCounting
    readonly property int speaker: middle.stage.speaking
    readonly property bool hasNext: middle.stage.nextSaid !== ""
    readonly property int countdown: middle.stage.countdown
    property bool points: false
    // Without the scroll what holds for the day stands beside the clock, which makes room for it.
    property bool isWide: false
    readonly property bool isTelling: middle.isWide && middle.kind === "talk" && middle.step.lines.length > 0
    readonly property real dialMiddle: middle.isTelling ? 248 * Look.u : middle.width / 2

    onCountdownChanged: {
        middle.points = middle.countdown === 0 && !Look.fast
        pointing.restart()
    }

    width: 900 * Look.u
    height: 560 * Look.u

    // "Point" stays for a moment after the last number.
    Timer {
        id: pointing
        interval: 1200
        onTriggered: middle.points = false
    }

    function countedDown(): string {
        return [middle.words.point, middle.words.one, middle.words.two, middle.words.three][middle.countdown] || ""
    }

    Dial {
        visible: middle.hasDial
        width: 400 * Look.u
        height: width
        x: middle.dialMiddle - width / 2
        y: 2 * Look.u
        showsTicks: !middle.isCounting && middle.stage.clock >= 0
        share: middle.stage.clockShare
        secondsLeft: middle.stage.clock
        isPaused: middle.stage.isPaused
        above: middle.isCounting ? "" : middle.stage.isPaused ? middle.words.paused
            : middle.stage.clock === 0 ? middle.words.time_up
            : middle.stage.roundSaid !== "" ? middle.stage.roundSaid
            : middle.speaker > 0 ? middle.words.speaking
            : middle.stage.clock < 0 ? middle.step.title : middle.words.timer
        label: middle.words.dial
        spoken: middle.isCounting ? middle.countedDown() : middle.stage.clockSaid
        digits: middle.isCounting ? middle.countedDown() : middle.stage.clock < 0 ? "" : middle.stage.clockText
        number: middle.isCounting ? 0 : middle.speaker
        below: number > 0 ? middle.page.names[number - 1] || "" : ""
    }

    Standing {
        visible: middle.isTelling
        x: 462 * Look.u
        y: 92 * Look.u
        width: 390 * Look.u
        height: 264 * Look.u
        lines: middle.step.lines
        names: middle.page.names
    }

    PromptPlate {
        visible: middle.isBallot && !middle.isCounting
        x: (middle.width - width) / 2
        y: 144 * Look.u
        width: 422 * Look.u
        height: 178 * Look.u
        above: middle.isBallot ? middle.step.board.title || middle.step.title : ""
        name: middle.isBallot ? middle.step.board.name : ""
        below: !middle.isBallot ? "" : middle.isToCount ? middle.words.countdown : middle.step.board.line
    }

    Report {
        visible: middle.isTold
        x: (middle.width - width) / 2
        y: question.y + (question.height - height) / 2
        width: (middle.isWide ? 840 : 760) * Look.u
        height: Math.min(question.height, Math.max(200 * Look.u, wanted))
        roof: question.height
        step: middle.step
        names: middle.page.names
    }

    Question {
        id: question
        visible: middle.kind === "choose" || middle.kind === "text"
        x: (middle.width - width) / 2
        y: 24 * Look.u
        width: 760 * Look.u
        height: 372 * Look.u
        step: middle.step
        stage: middle.stage
        placeholder: middle.words.write_here
    }

    // While speakers take their turns, the next step is the next speaker; all may end the talk before the last.
    PlateButton {
        objectName: visible ? "goOn" : ""
        visible: middle.kind === "talk" && middle.hasNext
        enabled: visible
        x: (middle.width - width) / 2
        y: 500 * Look.u
        width: 260 * Look.u
        height: 64 * Look.u
        percent: 2.3
        text: middle.step.go_on
        onTapped: middle.stage.goOn()
    }

    Row {
        id: buttons
        anchors.horizontalCenter: parent.horizontalCenter
        y: 410 * Look.u
        spacing: 14 * Look.u
        visible: !middle.isBallot

        // The row keeps inside the table; words shrink to the room there is.
        readonly property real share: {
            let wanted = 0
            let count = 0
            for (let at = 0; at < buttons.children.length; at++) {
                const button = buttons.children[at] as PlateButton
                if (button && button.visible && button.natural) {
                    wanted += Math.min(330 * Look.u, Math.max(120 * Look.u, button.natural + 20 * Look.u))
                    count++
                }
            }
            return wanted === 0 ? 1 : Math.min(1, (820 * Look.u - (count - 1) * buttons.spacing) / wanted)
        }

        component Step: PlateButton {
            width: Math.min(330 * Look.u, Math.max(120 * Look.u, natural + 20 * Look.u)) * buttons.share
            height: 76 * Look.u
            enabled: visible
        }

        Step {
            objectName: visible ? "plusMinute" : ""
            visible: middle.kind === "talk" && middle.stage.clock >= 0
            sign: "plus_minute"
            text: middle.words.more_time
            onTapped: middle.stage.plusMinute()
        }

        Step {
            objectName: visible ? "pause" : ""
            visible: middle.kind === "talk" && middle.stage.clock >= 0
            sign: middle.stage.isPaused ? "play" : "pause"
            text: middle.stage.isPaused ? middle.words.go_on : middle.words.pause
            onTapped: middle.stage.pause()
        }

        Step {
            objectName: visible ? "bell" : ""
            visible: middle.kind === "talk"
            sign: "bell"
            text: middle.words.bell
            onTapped: middle.stage.bell()
        }

        Step {
            objectName: visible ? "nextSpeaker" : ""
            visible: middle.kind === "talk" && middle.hasNext
            kind: "amber"
            sign: "next"
            // Large letters leave no room for a name.
            text: Look.tableText < 1.3 ? middle.stage.nextSaid : middle.words.next_speaker
            label: middle.stage.nextSaid
            onTapped: middle.stage.nextSpeaker()
        }

        Step {
            objectName: visible ? "nobody" : ""
            visible: (middle.kind === "choose" || middle.kind === "text") && middle.step.may_decline
            text: middle.step.decline
            onTapped: middle.stage.nobody()
        }

        Step {
            objectName: visible ? "confirm" : ""
            visible: middle.kind === "choose" || middle.kind === "text"
            enabled: visible && middle.step.is_ready
            kind: "amber"
            sign: "check"
            text: middle.step.go_on
            onTapped: middle.stage.confirm()
        }

        Step {
            objectName: visible ? "goOn" : ""
            visible: (middle.kind === "talk" && !middle.hasNext) || middle.isTold
            kind: "amber"
            text: middle.step.go_on
            onTapped: middle.stage.goOn()
        }
    }
}
