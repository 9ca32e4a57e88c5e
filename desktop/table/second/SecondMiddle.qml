import QtQuick
import LanternNight
import "../../widgets"
import "../open"

// In the middle of the table, large: the clock, who is asked, what was told, or the lantern of who has it.
Item {
    id: middle

    required property SecondPage page
    required property SecondScreen second

    readonly property TableStep step: middle.page.step
    readonly property TableWords words: middle.page.words
    readonly property string kind: middle.step.kind
    readonly property PointingBoard noBoard: PointingBoard {}
    readonly property PointingBoard board: middle.step.board || middle.noBoard
    readonly property bool isBallot: middle.kind === "ballot" || middle.kind === "hands"
    readonly property bool isToCount: middle.board.is_to_count && middle.second.countdown < 0
    readonly property bool isTold: middle.kind === "report" || middle.kind === "over"

    TalkDial {
        id: dial
        anchors.centerIn: parent
        // On the flattest table its numbers can still be read.
        width: Math.max(180 * Look.u, Math.min(middle.height, middle.width, 460 * Look.u))
        height: width
        page: middle.page
        live: middle.second
    }

    PromptPlate {
        // What all are to do is seen as they count, where a flat table can't hold it.
        visible: (above || name || below) !== "" && !(middle.isToCount && height > middle.height)
            && (middle.isBallot && !dial.isCounting || middle.kind === "choose" || middle.kind === "text")
        anchors.centerIn: parent
        width: Math.min(middle.width, 620 * Look.u * Math.min(1.5, Look.tableText))
        above: middle.isBallot ? middle.board.title : ""
        name: !middle.isBallot ? middle.step.who : middle.isToCount ? "" : middle.board.name
        // Nothing is tapped here; in large text the band has said it.
        below: middle.isToCount ? middle.words.countdown : middle.kind === "text" ? middle.step.draft
            : name === "" || Look.tableText >= 1.3 ? "" : middle.isBallot ? middle.words.points : middle.words.decides
    }

    Report {
        visible: middle.isTold && middle.step.lines.length > 0
        anchors.centerIn: parent
        width: parent.width
        most: middle.height
        role: Type.bandTitle
        lines: middle.step.lines
        names: middle.page.names
    }

    HeldLantern {
        visible: middle.kind === "pass" && middle.step.who !== ""
        anchors.centerIn: parent
        most: Qt.size(middle.width, middle.height)
        number: middle.step.seat
        name: middle.step.who
        speech: middle.page.language
    }
}
