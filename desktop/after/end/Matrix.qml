pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// Who pointed at whom: a row points, a column is pointed at. A row that is looked at is told in large beside it.
// Its geometry is the picture.
FocusScope {
    id: matrix

    required property BallotMatrix ballot
    required property EndWords words
    // Fingers that went up later are not shown yet, nor what came of them.
    required property int until
    readonly property bool isCounted: matrix.ballot.counted <= matrix.until
    readonly property int seats: matrix.ballot.rows.length

    // Names stand beside the rows where all of them can be read there.
    readonly property real least: Math.max(28 * Look.u, Math.min(46 * Look.u, (matrix.width - 340 * Look.u) / Math.max(1, matrix.seats)))
    readonly property real nameRoom: matrix.width - matrix.least * matrix.seats
    readonly property real widest: matrix.ballot.rows.reduce(function (most: real, row: BallotRow): real {
        return Math.max(most, matrix.across(metrics, row.label))
    }, 0) + 16 * Look.u
    readonly property bool isNamed: matrix.tall >= Type.rowLine.least
        && Type.rowLine.least / Type.rowLine.pixels * matrix.widest <= matrix.nameRoom
    readonly property real nameWidth: matrix.isNamed ? Math.min(matrix.widest, matrix.nameRoom)
        // Two figures.
        : Math.max(40 * Look.u, 26, 1.35 * matrix.figureMost + 12 * Look.u)
    readonly property real tall: Math.min(90 * Look.u, (matrix.height - 1.9 * matrix.figureMost - 6 * Look.u) / Math.max(1, matrix.seats))
    readonly property real wide: Math.min(90 * Look.u, (matrix.width - matrix.nameWidth - 2 * Look.u) / Math.max(1, matrix.seats))
    readonly property real breadth: matrix.wide * matrix.seats
    readonly property real down: matrix.tall * matrix.seats
    // No lower than this, and as wide as it may be.
    readonly property real lowest: 14 * (matrix.seats + 2) + 6 * Look.u
    readonly property real most: matrix.widest + 90 * Look.u * matrix.seats
    readonly property real figureMost: Math.max(13, Math.min(Type.rowLine.pixels, matrix.height / (matrix.seats + 2)))
    readonly property int figure: Math.max(13, Math.min(matrix.figureMost, 0.8 * matrix.wide))
    // Where two digits leave no air between columns, every other number stands higher, and has two columns' room.
    readonly property bool staggers: matrix.seats > 9 && 1.15 * matrix.across(figures, "20") > matrix.wide
    // All names in one size.
    readonly property int nameSize: Math.max(Type.rowLine.least, Math.min(0.98 * matrix.tall,
        Type.rowLine.pixels * Math.min(1, (matrix.nameWidth - 12 * Look.u) / (matrix.widest - 12 * Look.u))))
    readonly property real head: matrix.figure * (matrix.staggers ? 1.9 : 1.15)

    readonly property BallotCount noCount: BallotCount {}
    readonly property BallotCount runnerUp: matrix.ballot.counts.find(count => matrix.isOther(count)) || matrix.noCount
    readonly property int second: matrix.isCounted && matrix.runnerUp.n > 1 ? matrix.runnerUp.number : 0
    // The row that is looked at: by the pointer, by tap or keys, or because it points at this very step.
    property int picked: 0
    readonly property int beneath: hover.hovered ? Math.floor(hover.point.position.y / matrix.tall) + 1 : 0
    readonly property int pointing: matrix.ballot.rows.findIndex(function (row: BallotRow): bool { return row.cast === matrix.until }) + 1
    readonly property int chosen: Math.min(matrix.seats, matrix.beneath || matrix.picked || matrix.pointing)

    readonly property BallotRow noRow: BallotRow {}
    readonly property BallotRow looked: matrix.ballot.rows[matrix.chosen - 1] || matrix.noRow

    function inkOf(column: int): color {
        return column === matrix.ballot.named ? Look.shuDeep : "#1C2C5C"
    }

    function isOther(count: BallotCount): bool {
        return count.number !== matrix.ballot.named
    }

    // How wide it is, once the face is there.
    function across(face: FontMetrics, text: string): real {
        return face.font.family === "" || face.font.pixelSize <= 0 ? 0 : face.advanceWidth(text)
    }

        onUntilChanged: matrix.picked = 0
    onBallotChanged: matrix.picked = 0
    objectName: "matrix"
    activeFocusOnTab: matrix.visible
    Accessible.role: Accessible.List
    Accessible.name: matrix.words.votes
    Accessible.description: matrix.looked.said
    Keys.onUpPressed: matrix.picked = Math.max(1, matrix.chosen - 1)
    Keys.onDownPressed: matrix.picked = Math.min(matrix.seats, matrix.chosen + 1)

    FontMetrics {
        id: metrics
        font.family: Look.family("display", Look.language)
        font.weight: Look.weight("display")
        font.features: ({"lnum": 1})
        font.pixelSize: Type.rowLine.pixels
    }

    FontMetrics {
        id: figures
        font.family: Look.family("numeral", Look.language)
        font.weight: Look.weight("numeral")
        font.features: ({"lnum": 1, "tnum": 1})
        font.pixelSize: matrix.figure
    }

    Item {
        id: grid
        x: matrix.nameWidth
        y: matrix.head + 2 * Look.u
        width: matrix.breadth
        height: matrix.down

        Rectangle {
            anchors.fill: parent
            color: "#F5EBCF"
        }

        Repeater {
            model: matrix.seats

            Item {
                id: row
                required property int index
                readonly property BallotRow vote: matrix.ballot.rows[row.index] || matrix.noRow
                readonly property bool isChosen: row.vote.number === matrix.chosen
                readonly property bool points: row.vote.at > 0 && row.vote.cast <= matrix.until
                // In low rows a finger is seen by the field it stands in.
                readonly property bool isLow: matrix.tall < 30 * Look.u
                y: row.index * matrix.tall
                width: matrix.breadth
                height: matrix.tall
                Accessible.role: Accessible.StaticText
                Accessible.name: row.vote.said

                Rectangle {
                    x: row.isChosen ? -matrix.nameWidth : 0
                    width: parent.width - x
                    height: parent.height
                    visible: row.vote.is_out || row.isChosen
                    color: row.isChosen ? "#F0C878" : "#BBA876"
                }

                Rectangle {
                    visible: row.vote.at !== row.vote.number || !row.points
                    x: (row.index + 0.5) * matrix.wide
                    y: matrix.tall * 0.15
                    width: Math.max(1, 1.5 * Look.u)
                    height: matrix.tall * 0.7
                    rotation: 45
                    color: "#8A7142"
                    antialiasing: true
                }

                Fitted {
                    visible: matrix.isNamed
                    line: row.vote.label
                    lines: 1
                    role: Type.rowLine
                    most: matrix.nameSize
                    boxWidth: matrix.nameWidth - 12 * Look.u
                    boxHeight: Math.max(1.1 * matrix.nameSize, matrix.tall)
                    y: (matrix.tall - height) / 2
                    x: -matrix.nameWidth
                    horizontalAlignment: Text.AlignRight
                    color: row.vote.is_out && !row.isChosen ? "#5E4A2C" : Look.ink
                    Accessible.ignored: true
                }

                component Figure: Words {
                    face: "numeral"
                    role: Type.drawn
                    text: row.vote.number
                    pixels: matrix.figure
                    horizontalAlignment: Text.AlignHCenter
                    color: Look.ink
                    Accessible.ignored: true
                }

                Figure {
                    visible: !matrix.isNamed
                    x: -matrix.nameWidth
                    y: (matrix.tall - height) / 2
                    width: matrix.nameWidth - 10 * Look.u
                    height: 1.1 * matrix.figure
                    horizontalAlignment: Text.AlignRight
                    color: row.vote.is_out && !row.isChosen ? "#5E4A2C" : Look.ink
                }

                Figure {
                    x: (row.index - (matrix.staggers ? 0.5 : 0)) * matrix.wide
                    y: -row.y - matrix.figure * (matrix.staggers && row.index % 2 === 1 ? 1.9 : 1.15)
                    width: matrix.wide * (matrix.staggers ? 2 : 1)
                    height: 1.1 * matrix.figure
                    color: matrix.isCounted && row.vote.number === matrix.ballot.named ? Look.shuDeep : Look.ink
                }

                Rectangle {
                    visible: row.points && row.isLow
                    x: (row.vote.at - 1) * matrix.wide
                    width: matrix.wide
                    height: matrix.tall
                    color: matrix.inkOf(row.vote.at)
                }

                Sign {
                    objectName: "hand"
                    visible: row.points
                    motif: "signs/point"
                    ink: row.isLow ? Look.paper : matrix.inkOf(row.vote.at)
                    width: Math.round((row.isLow ? 0.94 : 0.84) * Math.min(matrix.tall, matrix.wide))
                    height: width
                    x: (row.vote.at - 1) * matrix.wide + (matrix.wide - width) / 2
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
                    x: line.index * matrix.wide
                    width: Math.max(1, Look.u)
                    height: matrix.down
                    color: "#8A7142"
                }

                Rectangle {
                    y: line.index * matrix.tall
                    width: matrix.breadth
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
                x: (modelData - 1) * matrix.wide
                width: matrix.wide
                height: matrix.down
                color: "transparent"
                border.color: matrix.inkOf(modelData)
                border.width: Math.max(2, 3 * Look.u)
            }
        }

        Rectangle {
            visible: matrix.activeFocus && Look.keysInUse
            x: -matrix.nameWidth - 2 * Look.u
            y: -4 * Look.u
            width: matrix.nameWidth + matrix.breadth + 6 * Look.u
            height: matrix.down + 8 * Look.u
            color: "transparent"
            border.color: Look.ink
            border.width: 3 * Look.u
        }
    }

    Item {
        x: grid.x - matrix.nameWidth
        y: grid.y
        width: matrix.nameWidth + matrix.breadth
        height: matrix.down

        HoverHandler {
            id: hover
        }

        TapHandler {
            onTapped: point => {
                const row = Math.floor(point.position.y / matrix.tall) + 1
                matrix.picked = matrix.picked === row ? 0 : Math.min(matrix.seats, row)
            }
        }
    }
}
