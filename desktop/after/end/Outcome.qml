pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Beside the matrix: what came of the vote, how many fingers each had, and the row that is looked at.
ColumnLayout {
    id: outcome

    required property BallotMatrix ballot
    required property EndWords words
    required property bool isCounted
    // The number of the row that is looked at; 0 for none.
    required property int chosen
    required property int until
    // Or else there is room for the one or the other.
    required property bool isWide
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

    spacing: 8 * Look.u

    Item {
        visible: outcome.isWide || outcome.chosen === 0
        Layout.fillWidth: true
        Layout.fillHeight: true

        ScrollArea {
            id: came
            anchors.fill: parent
            visible: outcome.isCounted
            isRead: came.contentHeight > came.height + 1
            label: outcome.ballot.outcome
            spacing: 6 * Look.u

            AskedProse {
                role: Type.rowLine
                face: "text"
                line: outcome.ballot.outcome
                width: parent.width
                leading: 1.05
                color: Look.shuDeep
            }

            Repeater {
                model: outcome.ballot.counts.length

                Column {
                    id: count
                    required property int index
                    readonly property BallotCount row: outcome.ballot.counts[count.index] || outcome.noCount
                    width: parent.width

                    Fitted {
                        role: Type.rowLine
                        line: count.row.label
                        boxWidth: parent.width
                        boxHeight: 2.3 * Type.rowLine.pixels
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
    }

    Prose {
        visible: outcome.chosen === 0 && outcome.isWide
        role: Type.small
        face: "text"
        line: outcome.words.votes_how
        leading: 1.0
        color: Look.ink2
        Layout.fillWidth: true
    }

    Item {
        visible: outcome.chosen > 0
        Layout.fillWidth: true
        // In a low window the names are smaller, and nothing is pushed below the sheet.
        Layout.fillHeight: true
        Layout.alignment: Qt.AlignTop
        Layout.preferredHeight: looked.implicitHeight + 12 * Look.u
        Layout.maximumHeight: Layout.preferredHeight

        Plate {
            anchors.fill: parent
            fill: "#F5EBCF"
            edge: Look.ink
            stroke: Math.max(1, 2 * Look.u)
            radius: 10 * Look.u
        }

        ColumnLayout {
            id: looked
            anchors.fill: parent
            anchors.margins: 6 * Look.u
            spacing: 2 * Look.u

            component Name: Item {
                id: name
                property alias line: written.line
                property alias color: written.color
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: 1.8 * Type.rowName.pixels

                Fitted {
                    id: written
                    role: Type.rowName
                    boxWidth: name.width
                    boxHeight: name.height
                    color: Look.ink
                    Accessible.ignored: true
                }
            }

            Name {
                objectName: visible ? "voter" : ""
                line: outcome.row.label
            }

            Sign {
                opacity: outcome.points || outcome.abstained ? 1 : 0
                motif: "signs/point"
                ink: outcome.inkOf(outcome.row.at)
                rotation: 90
                Layout.preferredWidth: Math.round(32 * Look.u)
                Layout.preferredHeight: Math.round(32 * Look.u)
                Layout.alignment: Qt.AlignHCenter
            }

            Name {
                objectName: visible ? "target" : ""
                line: outcome.points ? outcome.target.label : outcome.abstained ? outcome.words.abstains : ""
                color: outcome.inkOf(outcome.row.at)
            }
        }
    }
}
