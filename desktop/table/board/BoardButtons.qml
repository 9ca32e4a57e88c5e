import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Beside the pointing board: abstain, take a finger back, count down, close the vote.
GridLayout {
    id: buttons

    required property TablePage page
    required property Stage stage
    readonly property PointingBoard noBoard: PointingBoard {}
    readonly property PointingBoard board: buttons.page.step.board || buttons.noBoard
    readonly property bool isShow: buttons.page.step.kind === "hands"
    // Nobody has pointed yet, nor counted: nothing else is lit.
    readonly property bool isToCount: buttons.board.is_to_count && buttons.stage.countdown < 0

    signal asks(string what)

    columns: 2
    columnSpacing: 14 * Look.u
    rowSpacing: 16 * Look.u

    // Where nobody may abstain, somebody who is not there would hold up the vote.
    PlateButton {
        objectName: visible ? "absent" : ""
        visible: buttons.board.must_point
        enabled: visible && buttons.page.step.without !== null
        role: Type.step
        text: buttons.page.words.absent
        onTapped: buttons.asks("without")
        Layout.fillWidth: true
        Layout.columnSpan: buttons.isShow ? 2 : 1
        Layout.preferredWidth: natural
    }

    PlateButton {
        objectName: visible ? "abstain" : ""
        visible: !buttons.isShow && !buttons.board.must_point
        enabled: buttons.board.may_abstain
        role: Type.step
        text: buttons.page.words.abstains
        onTapped: buttons.stage.abstain()
        Layout.fillWidth: true
        Layout.preferredWidth: natural
    }

    PlateButton {
        objectName: "undoFinger"
        visible: !buttons.isShow
        enabled: buttons.board.may_undo
        role: Type.step
        sign: Look.tableText < 1.3 ? "undo" : ""
        text: buttons.page.words.undo
        onTapped: buttons.stage.undoFinger()
        Layout.fillWidth: true
        Layout.preferredWidth: natural
    }

    PlateButton {
        objectName: visible ? "countDown" : ""
        visible: !buttons.board.one_by_one && !buttons.isShow
        enabled: visible
        kind: buttons.isToCount ? "amber" : "quiet"
        role: Type.step
        sign: "bell"
        text: buttons.stage.countdown < 0 ? buttons.page.words.start : buttons.page.words.again
        onTapped: buttons.stage.countDown()
        Layout.fillWidth: true
        Layout.columnSpan: 2
    }

    PlateButton {
        objectName: "closeVote"
        kind: "amber"
        role: Type.step
        below: why.visible ? why.height + 8 * Look.u : 0
        enabled: buttons.board.may_close
        text: buttons.isShow ? buttons.page.words.confirm : buttons.page.words.close
        onTapped: buttons.stage.closeBallot()
        Layout.fillWidth: true
        Layout.columnSpan: 2
        Layout.preferredHeight: 76 * Look.u + (why.visible ? why.height : 0)

        // Why it sleeps.
        Prose {
            id: why
            visible: line !== ""
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 12 * Look.u
            anchors.horizontalCenter: parent.horizontalCenter
            horizontalAlignment: Text.AlignHCenter
            role: Type.small
            width: parent.width - 36 * Look.u
            line: buttons.board.why_not
            face: "text"
            color: Look.offText
        }
    }
}
