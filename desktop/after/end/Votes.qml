pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// A tab for every vote; the one shown is the last that had begun where the lantern stands, and a tap goes to its count.
GridLayout {
    id: votes

    required property EndPage page
    required property EndModel model
    readonly property EndWords words: votes.page.words
    readonly property list<BallotMatrix> ballots: votes.page.ballots
    readonly property BallotMatrix noBallot: BallotMatrix {}
    readonly property BallotMatrix ballot: votes.ballots[votes.shown] || votes.noBallot
    // Large letters need the height: then what chooses stands beside the matrix, and steps.
    readonly property bool isWide: Look.tableText < 1.3
    readonly property bool steps: votes.ballots.length > 6 || !votes.isWide
        || votes.width < votes.ballots.length * (5.4 * Type.chip.least + 20 * Look.u)
    readonly property int shown: {
        const begun = votes.ballots.filter(function (ballot: BallotMatrix): bool {
            return ballot.begun <= votes.model.at
        })
        return Math.max(0, begun.length - 1)
    }

    function goTo(place: int) {
        votes.model.jump((votes.ballots[place] as BallotMatrix).counted)
    }

    columnSpacing: 18 * Look.u
    rowSpacing: 10 * Look.u

    Prose {
        visible: votes.ballots.length === 0
        role: Type.body
        face: "text"
        line: votes.words.votes_none
        color: Look.ink2
        Layout.row: 0
        Layout.columnSpan: 2
        Layout.fillWidth: true
        Layout.fillHeight: true
        verticalAlignment: Text.AlignTop
    }

    RowLayout {
        visible: !votes.steps && votes.ballots.length > 0
        spacing: 6 * Look.u
        uniformCellSizes: true
        Layout.fillHeight: false
        Layout.row: 0
        Layout.columnSpan: 2
        Layout.fillWidth: true

        Repeater {
            model: votes.steps ? 0 : votes.ballots.length

            PlateButton {
                required property int index
                readonly property BallotMatrix ballot: votes.ballots[index] || votes.noBallot
                objectName: "vote-" + (index + 1)
                kind: index === votes.shown ? "red" : "paper"
                role: Type.chip
                text: ballot.tab
                implicitWidth: 100 * Look.u
                implicitHeight: 64 * Look.u
                Layout.fillWidth: true
                Layout.maximumWidth: 230 * Look.u
                Accessible.checkable: true
                Accessible.checked: index === votes.shown
                onTapped: votes.goTo(index)
            }
        }
    }

    GridLayout {
        visible: votes.steps && votes.ballots.length > 0
        columns: votes.isWide ? 4 : 3
        columnSpacing: 12 * Look.u
        rowSpacing: 4 * Look.u
        Layout.row: 0
        Layout.column: votes.isWide ? 0 : 1
        Layout.columnSpan: votes.isWide ? 2 : 1
        Layout.fillWidth: true
        Layout.fillHeight: false

        component Step: PlateButton {
            kind: "paper"
            implicitWidth: 84 * Look.u
            implicitHeight: 64 * Look.u
        }

        Step {
            objectName: votes.steps ? "voteBack" : ""
            sign: "previous"
            enabled: votes.shown > 0
            label: votes.words.votes_back
            onTapped: votes.goTo(votes.shown - 1)
        }

        Step {
            objectName: votes.steps ? "voteOn" : ""
            sign: "next"
            enabled: votes.shown + 1 < votes.ballots.length
            label: votes.words.votes_on
            onTapped: votes.goTo(votes.shown + 1)
        }

        Words {
            role: Type.small
            face: "numeral"
            text: (votes.shown + 1) + " / " + votes.ballots.length
            color: Look.ink2
            horizontalAlignment: Text.AlignRight
            Layout.fillWidth: true
        }

        Prose {
            role: Type.label
            line: votes.ballot.tab
            color: Look.shuDeep
            leading: 1.0
            Layout.fillWidth: true
            Layout.preferredWidth: 400 * Look.u
            Layout.columnSpan: votes.isWide ? 1 : 3
        }
    }

    Item {
        visible: votes.ballots.length > 0
        Layout.row: votes.isWide ? 1 : 0
        Layout.column: 0
        Layout.rowSpan: votes.isWide ? 1 : 2
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: matrix.most + 22 * Look.u
        Layout.maximumWidth: matrix.most + 22 * Look.u

        // Many rows in a low window are no lower than their numbers.
        ScrollArea {
            id: area
            anchors.fill: parent

            Matrix {
                id: matrix
                ballot: votes.ballot
                until: votes.model.at
                words: votes.words
                width: parent.width
                height: Math.max(area.height, matrix.lowest)
                onPickedChanged: area.goTo((matrix.picked - 0.5) * matrix.tall - area.height / 2)
            }
        }
    }

    Outcome {
        visible: votes.ballots.length > 0
        ballot: votes.ballot
        words: votes.words
        isCounted: matrix.isCounted
        chosen: matrix.chosen
        isWide: votes.isWide
        until: votes.model.at
        Layout.row: 1
        Layout.column: 1
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumWidth: 9.4 * Type.rowLine.pixels
        Layout.preferredWidth: 9.4 * Type.rowLine.pixels
    }
}
