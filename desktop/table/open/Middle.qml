pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// What lies on the table: the clock, who is asked, what can be chosen, or what is told; below it, or on a flat table
// beside it, the next step.
GridLayout {
    id: middle

    required property TablePage page
    required property Stage stage

    readonly property TableStep step: middle.page.step
    readonly property TableWords words: middle.page.words
    readonly property string kind: middle.step.kind
    property bool isFlat: false
    readonly property bool isTold: middle.kind === "report" || middle.kind === "over"
    readonly property bool isBallot: middle.kind === "ballot" || middle.kind === "hands"
    // What is said aloud is written down only if somebody wants to.
    property bool writes: false
    readonly property bool isSpoken: middle.step.aloud && !middle.writes
    readonly property string asked: middle.step.ask + middle.step.seat
    onAskedChanged: middle.writes = false
    readonly property bool isAsked: middle.kind === "choose" || middle.kind === "text"
    readonly property PointingBoard noBoard: PointingBoard {}
    readonly property PointingBoard board: middle.step.board || middle.noBoard
    // Nobody has pointed yet, nor counted: all are told how it goes.
    readonly property bool isToCount: middle.board.is_to_count && middle.countdown < 0
    readonly property bool isCounting: middle.isBallot && (middle.countdown > 0 || middle.points)
    readonly property bool hasDial: middle.kind === "talk" || middle.isCounting
    readonly property int speaker: middle.stage.speaking
    readonly property int countdown: middle.stage.countdown
    property bool points: false
    readonly property point dialMiddle: lying.mapToItem(middle, dial.x + dial.width / 2, dial.y + dial.height / 2)

    onCountdownChanged: {
        middle.points = middle.countdown === 0 && !Look.fast
        pointing.restart()
    }

    columns: middle.isFlat ? 2 : 1
    columnSpacing: 20 * Look.u
    rowSpacing: 14 * Look.u

    // "Point" stays for a moment after the last number.
    Timer {
        id: pointing
        interval: 1200
        onTriggered: middle.points = false
    }

    function countedDown(): string {
        return [middle.words.point, middle.words.one, middle.words.two, middle.words.three][middle.countdown] || ""
    }

    Item {
        id: lying
        Layout.fillWidth: true
        Layout.fillHeight: true

        Dial {
            id: dial
            visible: middle.hasDial
            anchors.centerIn: parent
            width: Math.min(lying.height, lying.width, 400 * Look.u)
            height: width
            showsTicks: !middle.isCounting && middle.stage.clock >= 0
            share: middle.stage.clockShare
            secondsLeft: middle.stage.clock
            // A word of the day, or the time that a rule still lasts; then the whole talk's stands below.
            readonly property bool isHeld: !middle.isCounting && middle.stage.heldDigits !== ""
            isPaused: middle.stage.isPaused
            above: middle.isCounting ? "" : middle.stage.isPaused ? middle.words.paused
                : middle.stage.clock === 0 ? middle.words.time_up
                : middle.stage.heldTitle !== "" ? middle.stage.heldTitle
                : middle.stage.roundSaid !== "" ? middle.stage.roundSaid
                : middle.speaker > 0 ? middle.words.speaking
                : middle.stage.clock < 0 ? middle.step.title : middle.words.timer
            label: middle.words.dial
            spoken: middle.isCounting ? middle.countedDown() : [...middle.stage.heldLines, middle.stage.clockSaid].join(" ")
            digits: middle.isCounting ? middle.countedDown() : isHeld ? middle.stage.heldDigits
                : middle.stage.clock < 0 ? "" : middle.stage.clockText
            number: middle.isCounting ? 0 : middle.speaker
            below: number > 0 ? middle.page.names[number - 1] || "" : isHeld ? middle.stage.talkSaid : ""
        }

        PromptPlate {
            visible: middle.isBallot && !middle.isCounting || middle.isAsked && (question.isBare || middle.isSpoken) && name !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(lying.width, 560 * Look.u * Math.min(1.5, Look.tableText))
            // In large text the band has said it.
            above: middle.isBallot && (Look.tableText < 1.3 || name === "") ? middle.board.title : ""
            name: !middle.isBallot ? middle.step.who : middle.isToCount ? "" : middle.board.name
            below: !middle.isBallot ? "" : middle.isToCount ? middle.words.countdown : middle.board.line
        }

        Report {
            visible: middle.isTold && middle.step.lines.length > 0
            anchors.centerIn: parent
            width: parent.width
            most: lying.height
            lines: middle.step.lines
            names: middle.page.names
        }

        Question {
            id: question
            visible: middle.isAsked && !isBare && !middle.isSpoken
            anchors.fill: parent
            step: middle.step
            stage: middle.stage
            placeholder: middle.words.write_here
        }
    }

    Steps {
        visible: !middle.isBallot && middle.kind !== "pass"
        page: middle.page
        stage: middle.stage
        isFlat: middle.isFlat
        isSpoken: middle.isSpoken
        onWritesDown: middle.writes = true
        // On a flat table the clock beside them is as wide as it is high; what is read wants more.
        room: !middle.isFlat ? middle.width : middle.hasDial
            ? Math.min(0.66 * middle.width, middle.width - middle.height - middle.columnSpacing) : 0.38 * middle.width
        Layout.alignment: Qt.AlignCenter
        Layout.maximumWidth: room
    }
}
