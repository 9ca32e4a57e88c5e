pragma ComponentBehavior: Bound

import QtQuick
import "../look"

// Who pointed at whom: a row points, a column is pointed at.
Item {
    id: matrix

    required property var ballot
    required property var words
    // Fingers that went up later are not shown yet, nor what came of them.
    required property int until
    readonly property bool isCounted: matrix.ballot.counted <= matrix.until
    readonly property int seats: matrix.ballot.rows.length
    readonly property real nameWidth: Math.max(188 * Look.u, Math.min(290 * Look.u, matrix.width - matrix.across - 190 * Look.u))
    readonly property real cell: Math.min(46 * Look.u, (matrix.height - 30 * Look.u) / Math.max(1, matrix.seats + 1),
                                          (matrix.width - 358 * Look.u) / Math.max(1, matrix.seats))
    readonly property real across: matrix.cell * matrix.seats
    readonly property int small: Math.max(13, Math.min(Look.px(2.2, 1), 0.78 * matrix.cell))
    readonly property int second: {
        if (!matrix.isCounted)
            return 0
        const others = matrix.ballot.counts.filter(count => count.number !== matrix.ballot.named)
        return others.length > 0 && others[0].n > 1 ? others[0].number : 0
    }

    function ink(column) {
        return column === matrix.ballot.named ? Look.shuDeep : "#1C2C5C"
    }

    Item {
        id: grid
        x: matrix.nameWidth
        y: matrix.cell
        width: matrix.across
        height: matrix.across

        Rectangle {
            anchors.fill: parent
            color: "#F5EBCF"
        }

        Repeater {
            model: matrix.seats

            Item {
                id: row
                required property int index
                readonly property var vote: matrix.ballot.rows[row.index] || ({number: 0, name: "", is_out: false, at: 0, label: "", said: ""})
                y: row.index * matrix.cell
                width: matrix.across
                height: matrix.cell
                Accessible.role: Accessible.StaticText
                Accessible.name: row.vote.said

                Rectangle {
                    anchors.fill: parent
                    visible: row.vote.is_out
                    color: "#BBA876"
                }

                Rectangle {
                    x: row.index * matrix.cell + matrix.cell / 2
                    y: matrix.cell * 0.15
                    width: Math.max(1, 1.5 * Look.u)
                    height: matrix.cell * 0.7
                    rotation: 45
                    color: "#8A7142"
                    antialiasing: true
                }

                Fitted {
                    line: row.vote.label
                    most: matrix.small
                    boxWidth: matrix.nameWidth - 12 * Look.u
                    // Two lines of the smallest letters are a little higher than the lowest cell.
                    boxHeight: Math.max(28, matrix.cell)
                    y: (matrix.cell - height) / 2
                    splitsLong: false
                    x: -matrix.nameWidth
                    horizontalAlignment: Text.AlignRight
                    color: row.vote.is_out ? "#5E4A2C" : Look.ink
                    Accessible.ignored: true
                }

                Words {
                    face: "numeral"
                    text: row.vote.number
                    font.pixelSize: matrix.seats > 13 ? Math.max(13, 0.62 * matrix.cell) : matrix.small
                    // Two digits each leave no air between columns: every other one stands higher, and has two columns' room.
                    readonly property bool isHigher: matrix.seats > 13 && row.index % 2 === 1
                    x: (row.index + (matrix.seats > 13 ? -0.5 : 0)) * matrix.cell
                    y: -row.y - matrix.cell * (isHigher ? 1.8 : 1)
                    width: matrix.cell * (matrix.seats > 13 ? 2 : 1)
                    height: matrix.cell
                    horizontalAlignment: Text.AlignHCenter
                    color: Look.ink
                    Accessible.ignored: true
                }

                Sign {
                    visible: row.vote.at > 0 && row.vote.cast <= matrix.until
                    motif: "signs/point"
                    ink: matrix.ink(row.vote.at)
                    width: matrix.cell * 0.84
                    height: width
                    x: (row.vote.at - 1) * matrix.cell + (matrix.cell - width) / 2
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }

        Repeater {
            model: matrix.seats + 1

            Item {
                id: line
                required property int index

                Rectangle {
                    x: line.index * matrix.cell
                    width: Math.max(1, Look.u)
                    height: matrix.across
                    color: "#8A7142"
                }

                Rectangle {
                    y: line.index * matrix.cell
                    width: matrix.across
                    height: Math.max(1, Look.u)
                    color: "#8A7142"
                }
            }
        }

        Repeater {
            model: matrix.isCounted ? [matrix.second, matrix.ballot.named] : []

            Rectangle {
                required property int modelData
                visible: modelData > 0
                x: (modelData - 1) * matrix.cell
                width: matrix.cell
                height: matrix.across
                color: "transparent"
                border.color: matrix.ink(modelData)
                border.width: Math.max(2, 3 * Look.u)
            }
        }
    }

    Column {
        id: outcome
        visible: matrix.isCounted
        x: grid.x + grid.width + 18 * Look.u
        y: matrix.cell * 0.5
        width: parent.width - x
        spacing: 8 * Look.u
        // As many as stand above what explains the table.
        readonly property int rows: Math.floor((how.y - y - told.height - 8 * Look.u) / (84 * Look.u))

        Words {
            id: told
            face: "text"
            text: matrix.ballot.outcome
            percent: 2.1
            times: Math.min(1.3, Look.tableText)
            width: parent.width
            color: Look.shuDeep
            lineHeight: 1.1
        }

        Repeater {
            model: Math.max(0, Math.min(4, outcome.rows, matrix.ballot.counts.length))

            Column {
                id: count
                required property int index
                readonly property var row: matrix.ballot.counts[count.index] || ({number: 0, label: "", n: 0, is_named: false})
                width: outcome.width

                Fitted {
                    line: count.row.label
                    most: Look.px(2.2, 1)
                    boxWidth: parent.width
                    boxHeight: Math.max(28, 36 * Look.u)
                    horizontalAlignment: Text.AlignLeft
                    color: count.row.is_named ? Look.shuDeep : Look.ink
                }

                Tally {
                    count: Math.round(count.row.n)
                    ink: matrix.ink(count.row.number)
                    height: 32 * Look.u
                }
            }
        }
    }

    Words {
        id: how
        face: "text"
        text: matrix.words["end.votes.how"]
        percent: 2.0
        times: 1
        x: grid.x + grid.width + 18 * Look.u
        width: parent.width - x
        y: grid.y + Math.max(grid.height, parent.height * 0.62) - height
        lineHeight: 1.05
        color: Look.ink2
    }
}
