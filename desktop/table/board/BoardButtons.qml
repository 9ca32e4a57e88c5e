import QtQuick
import LanternNight
import "../../widgets"

// Beside the pointing board: abstain, take a finger back, count down, close the vote.
Column {
    id: buttons

    required property TablePage page
    required property Stage stage
    readonly property PointingBoard board: buttons.page.step.board || buttons.noBoard
    readonly property PointingBoard noBoard: PointingBoard {}
    readonly property bool isShow: buttons.page.step.kind === "hands"

    spacing: 20 * Look.u
    width: 411 * Look.u

    Row {
        spacing: 15 * Look.u
        visible: !buttons.isShow

        PlateButton {
            objectName: "abstain"
            width: 198 * Look.u
            height: 74 * Look.u
            enabled: buttons.board.may_abstain
            text: buttons.page.words.abstains
            onTapped: buttons.stage.abstain()
        }

        PlateButton {
            readonly property int last: {
                return buttons.page.seats.reduce(function (last: int, seat: RingSeat): int {
                    return seat.has_pointed ? seat.number : last
                }, 0)
            }
            objectName: "undoFinger"
            width: 198 * Look.u
            height: 74 * Look.u
            enabled: buttons.board.finger > 0 || last > 0
            sign: "undo"
            text: buttons.page.words.undo
            onTapped: {
                if (buttons.board.finger > 0)
                    buttons.stage.tapSeat(buttons.board.finger)
                else
                    buttons.stage.tapKnot(last)
            }
        }
    }

    PlateButton {
        objectName: visible ? "countDown" : ""
        visible: !buttons.board.one_by_one && !buttons.isShow
        enabled: visible
        width: buttons.width
        height: 74 * Look.u
        sign: "bell"
        text: buttons.stage.countdown < 0 ? buttons.page.words.start : buttons.page.words.again
        onTapped: buttons.stage.countDown()
    }

    PlateButton {
        objectName: "closeVote"
        width: buttons.width
        height: 106 * Look.u
        kind: "amber"
        percent: 3.1
        below: buttons.board.why_not === "" ? 0 : 40 * Look.u
        enabled: buttons.board.may_close
        text: buttons.isShow ? buttons.page.words.confirm : buttons.page.words.close
        onTapped: buttons.stage.closeBallot()

        // Why it sleeps.
        Fitted {
            y: parent.height - height - 12 * Look.u
            boxWidth: parent.width - 40 * Look.u
            x: 20 * Look.u
            boxHeight: 30 * Look.u
            line: buttons.board.why_not
            face: "text"
            lines: 1
            most: Look.px(2.1, Math.min(1.2, Look.tableText))
            color: Look.offText
        }
    }
}
