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

    signal asks(string what)

    readonly property TableStep step: middle.page.step
    readonly property TableWords words: middle.page.words
    readonly property string kind: middle.step.kind
    property bool isFlat: false
    // How wide the table is, and how high.
    property real across: 0
    property real down: 0
    readonly property bool isLarge: Look.tableText >= 1.3
    readonly property size high: Qt.size(0.76, 0.83)
    // Below a clock two rows of four steps would leave it half its size; five stand in three columns. Beside it they need
    // nearly half the width that they want, for two columns.
    // In large letters two rows of three would leave it less than three rows of two do beside it.
    readonly property bool isBeside: middle.isFlat || dial.isWanted && (middle.isLarge
        ? steps.count > 4 && middle.across > 1.3 * middle.down
        : steps.count < 5 && steps.wantedWhole > steps.mostInRow * middle.high.width * middle.across
            && 0.45 * steps.wantedWhole < middle.besideClock)
    readonly property real besideClock: 0.88 * middle.across - Math.min(0.82 * middle.down, dial.most) - middle.columnSpacing
    // What stands beside a clock is not as high as the table's corners are round.
    readonly property size share: middle.isBeside ? Qt.size(middle.hasDial ? 0.88 : 0.79, 0.82) : middle.high
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
    readonly property bool isToCount: middle.board.is_to_count && middle.stage.countdown < 0
    readonly property alias isCounting: dial.isCounting
    readonly property alias hasDial: dial.isWanted
    readonly property point dialMiddle: lying.mapToItem(middle, dial.x + dial.width / 2, dial.y + dial.height / 2)

    columns: middle.isBeside ? 2 : 1
    columnSpacing: 20 * Look.u
    rowSpacing: 14 * Look.u

    Item {
        id: lying
        Layout.fillWidth: true
        Layout.fillHeight: true

        TalkDial {
            id: dial
            readonly property real most: 400 * Look.u
            anchors.centerIn: parent
            // On the flattest table a count can still be read.
            width: Math.max(dial.isCounting ? 180 * Look.u : 0, Math.min(lying.height, lying.width, dial.most))
            height: width
            page: middle.page
            live: middle.stage
        }

        Loader {
            id: prompt
            readonly property string name: !middle.isBallot ? middle.step.who : middle.isToCount ? "" : middle.board.name
            active: middle.isBallot && !middle.isCounting || middle.isAsked && (question.isBare || middle.isSpoken) && name !== ""
            anchors.centerIn: parent
            width: Math.min(lying.width, 700 * Look.u * Math.min(1.5, Look.tableText))
            sourceComponent: PromptPlate {
                isFlat: middle.isBeside
                most: lying.height
                // In large text the band has said it.
                above: middle.isBallot && (!middle.isLarge || prompt.name === "") ? middle.board.title : ""
                name: prompt.name
                below: !middle.isBallot ? "" : middle.isToCount ? middle.words.countdown : middle.board.line
            }
        }

        Loader {
            active: middle.isTold && middle.step.lines.length > 0
            anchors.centerIn: parent
            width: parent.width
            sourceComponent: Report {
                most: lying.height
                lines: middle.step.lines
                names: middle.page.names
            }
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
        id: steps
        visible: !middle.isBallot && middle.kind !== "pass"
        page: middle.page
        stage: middle.stage
        isFlat: middle.isBeside
        isSpoken: middle.isSpoken
        onWritesDown: middle.writes = true
        onAsks: what => middle.asks(what)
        // The clock beside them is as wide as it is high, where it is not as large as it gets, nor they too narrow to be
        // read; what is read wants more.
        room: !middle.isBeside ? middle.width : middle.hasDial ? Math.min(0.66 * middle.width, Math.max(
            leastRoom, middle.isLarge ? 0.45 * middle.width : 0,
            middle.width - Math.min(middle.height, dial.most) - middle.columnSpacing)) : 0.38 * middle.width
        Layout.alignment: Qt.AlignCenter
        Layout.maximumWidth: room
    }
}
