pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// Beside the matrix: what came of the vote, how many fingers each had, and the row that is looked at.
Item {
    id: outcome

    required property BallotMatrix ballot
    required property EndWords words
    required property bool isCounted
    // The number of the row that is looked at; 0 for none.
    required property int chosen
    required property int until
    readonly property BallotRow noRow: BallotRow {}
    readonly property BallotCount noCount: BallotCount {}
    readonly property BallotRow row: outcome.ballot.rows[outcome.chosen - 1] || outcome.noRow
    readonly property bool hasPointed: outcome.row.cast >= 0 && outcome.row.cast <= outcome.until
    readonly property BallotRow target: outcome.ballot.rows[outcome.row.at - 1] || outcome.noRow
    readonly property bool points: outcome.chosen > 0 && outcome.hasPointed && outcome.row.at > 0
    readonly property bool abstained: outcome.chosen > 0 && outcome.hasPointed && outcome.row.at === 0

    function inkOf(number: int): color {
        return number === outcome.ballot.named ? Look.shuDeep : "#1C2C5C"
    }

    Column {
        id: came
        visible: outcome.isCounted
        y: 4 * Look.u
        width: parent.width
        spacing: 6 * Look.u
        // As many as stand above the row that is looked at.
        readonly property int rows: Math.floor((foot.y - y - told.height - 12 * Look.u) / (78 * Look.u))

        Lines {
            id: told
            face: "text"
            line: outcome.ballot.outcome
            atMost: 4
            most: Look.px(2.2, Math.min(1.3, Look.tableText))
            boxWidth: parent.width
            boxHeight: 124 * Look.u
            height: Math.min(boxHeight, lineCount * lineHeight)
            horizontalAlignment: Text.AlignLeft
            color: Look.shuDeep
        }

        Repeater {
            model: Math.max(0, Math.min(4, came.rows, outcome.ballot.counts.length))

            Column {
                id: count
                required property int index
                readonly property BallotCount row: outcome.ballot.counts[count.index] || outcome.noCount
                width: came.width

                Fitted {
                    line: count.row.label
                    most: Look.px(2.2, Math.min(1.2, Look.tableText))
                    boxWidth: parent.width
                    boxHeight: Math.max(28, 40 * Look.u)
                    horizontalAlignment: Text.AlignLeft
                    color: count.row.is_named ? Look.shuDeep : Look.ink
                }

                Tally {
                    count: Math.round(count.row.n)
                    ink: outcome.inkOf(count.row.number)
                    height: 30 * Look.u
                }
            }
        }
    }

    Item {
        id: foot
        width: parent.width
        height: outcome.chosen > 0 ? 158 * Look.u : how.height
        y: parent.height - height

        Prose {
            id: how
            visible: outcome.chosen === 0
            face: "text"
            line: outcome.words.votes_how
            percent: 2.0
            times: Math.min(1.2, Look.tableText)
            width: parent.width
            lineHeight: 1.0
            color: Look.ink2
        }

        Plate {
            visible: outcome.chosen > 0
            anchors.fill: parent
            fill: "#F5EBCF"
            edge: Look.ink
            stroke: Math.max(1, 2 * Look.u)
            radius: 10 * Look.u
        }

        component Name: Fitted {
            most: Look.px(2.6, Math.min(1.2, Look.tableText))
            boxWidth: foot.width - 12 * Look.u
            boxHeight: 58 * Look.u
            x: 6 * Look.u
            color: Look.ink
            Accessible.ignored: true
        }

        Name {
            objectName: "voter"
            visible: outcome.chosen > 0
            line: outcome.row.label
            y: 4 * Look.u
        }

        Sign {
            visible: outcome.points || outcome.abstained
            motif: "signs/point"
            ink: outcome.inkOf(outcome.row.at)
            rotation: 90
            width: Math.round(32 * Look.u)
            height: width
            x: (parent.width - width) / 2
            y: 62 * Look.u
        }

        Name {
            objectName: "target"
            visible: outcome.chosen > 0
            line: outcome.points ? outcome.target.label : outcome.abstained ? outcome.words.abstains : ""
            y: 96 * Look.u
            color: outcome.inkOf(outcome.row.at)
        }
    }
}
