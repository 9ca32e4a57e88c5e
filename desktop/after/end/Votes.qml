pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// A tab for every vote; the one shown is the last that had begun where the lantern stands, and a tap goes to its count.
Item {
    id: votes

    required property EndPage page
    required property EndModel model
    readonly property EndWords words: votes.page.words
    readonly property list<BallotMatrix> ballots: votes.page.ballots
    readonly property BallotMatrix noBallot: BallotMatrix {}
    readonly property BallotMatrix ballot: votes.ballots[votes.shown] || votes.noBallot
    readonly property bool areMany: votes.ballots.length > 6
    readonly property int shown: {
        const begun = votes.ballots.filter(function (ballot: BallotMatrix): bool {
            return ballot.begun <= votes.model.at
        })
        return Math.max(0, begun.length - 1)
    }

    function goTo(place: int) {
        votes.model.jump((votes.ballots[place] as BallotMatrix).counted)
    }

    Row {
        id: tabs
        visible: !votes.areMany
        spacing: 6 * Look.u

        Repeater {
            model: votes.areMany ? 0 : votes.ballots.length

            PlateButton {
                required property int index
                readonly property BallotMatrix ballot: votes.ballots[index] || votes.noBallot
                objectName: "vote-" + (index + 1)
                kind: index === votes.shown ? "red" : "paper"
                text: ballot.tab
                percent: 2.0
                times: 1
                width: Math.floor((votes.width + tabs.spacing) / Math.max(4, votes.ballots.length) - tabs.spacing)
                height: 64 * Look.u
                Accessible.checkable: true
                Accessible.checked: index === votes.shown
                onTapped: votes.goTo(index)
            }
        }
    }

    Row {
        id: choice
        visible: votes.areMany
        spacing: 12 * Look.u

        PlateButton {
            objectName: votes.areMany ? "voteBack" : ""
            kind: "paper"
            sign: "previous"
            enabled: votes.shown > 0
            label: votes.words.votes_back
            width: 90 * Look.u
            height: 64 * Look.u
            onTapped: votes.goTo(votes.shown - 1)
        }

        PlateButton {
            objectName: votes.areMany ? "voteOn" : ""
            kind: "paper"
            sign: "next"
            enabled: votes.shown + 1 < votes.ballots.length
            label: votes.words.votes_on
            width: 90 * Look.u
            height: 64 * Look.u
            onTapped: votes.goTo(votes.shown + 1)
        }

        Words {
            text: votes.areMany ? votes.ballot.tab : ""
            percent: 2.6
            times: Math.min(1.3, Look.tableText)
            height: 64 * Look.u
            color: Look.shuDeep
        }

        Words {
            face: "numeral"
            text: (votes.shown + 1) + " / " + votes.ballots.length
            percent: 2.1
            times: 1
            height: 64 * Look.u
            color: Look.ink2
        }
    }

    Words {
        visible: votes.ballots.length === 0
        face: "text"
        text: votes.words.votes_none
        percent: 2.4
        width: parent.width
        color: Look.ink2
    }

    Matrix {
        visible: votes.ballots.length > 0
        ballot: votes.ballot
        until: votes.model.at
        words: votes.words
        y: 72 * Look.u
        width: parent.width
        height: parent.height - y
    }
}
