pragma ComponentBehavior: Bound

import QtQuick
import "names.js" as Names

// A sentence in a box: on one line, then on as many as there may be, and only then much smaller.
Words {
    id: lines

    property string line: ""
    property int most: lines.role.pixels
    property real boxWidth: 100
    property real boxHeight: 50
    property int atMost: 2
    property real pitch: 1.25
    // How far it shrinks before it takes a second line.
    property real shrinks: Math.max(0.86, lines.role.least / lines.role.pixels)
    // Names that are never broken.
    property var names: []
    // What is announced ends its lines where a voice would pause; what stands on a list fills them.
    property bool isTold: lines.horizontalAlignment === Text.AlignHCenter
    property bool isList: false
    property string speech: Look.language
    // Room for readings whether there are any or not: nobody sees by how large it is written what it says.
    property bool keepsRoom: false
    readonly property Readings over: above.item as Readings
    readonly property bool wantsOver: lines.over !== null && (lines.keepsRoom || lines.over.isWanted)
    // Readings never make the text smaller than it may be: then it goes without.
    readonly property bool isOver: lines.wantsOver && lines.sizeAt(lines.stepsDown(true), true) >= Math.min(lines.most, lines.role.least)

    // Once the face and the box are there: in others it would be looked up and laid out for nothing.
    readonly property bool isReady: metrics.font.family === lines.family && metrics.font.pixelSize === lines.most
        && metrics.font.weight === lines.boldness
    // Of this line in this face, for as long as it stands here: another one with each face, though it be ready at once.
    readonly property var desk: lines.isReady && metrics.font.pixelSize > 0 && lines.line !== "" ? lines.measuring() : null
    // How wide it is on one line at full size, and how wide the widest line stands.
    readonly property real wide: lines.desk !== null ? Names.across(lines.line, lines.desk) : 0
    readonly property int steps: lines.stepsDown(lines.isOver)
    readonly property real inkWidth: lines.line === "" ? 0 : lines.steps < 0 ? lines.alone(lines.isOver) * lines.wide
        : lines.share(lines.steps) * Names.widest(lines.tried(lines.steps), lines.desk)
    readonly property list<string> rows: lines.steps < 0 ? [lines.line] : lines.spread(lines.steps)
    readonly property int rowCount: lines.rows.length
    // Lines stand as close as they must, and no closer.
    readonly property real leading: Math.max(lines.pitchOf(lines.pixels, lines.isOver),
        Math.min(1.25, lines.boxHeight / (lines.rowCount * lines.pixels)))
    // How far down its lines reach at their pitch.
    readonly property real down: lines.rowCount * lines.pitchOf(lines.pixels, lines.isOver) * lines.pixels
    readonly property bool isOne: !lines.line.includes("\n")

    function measuring(): var {
        return Names.desk(text => metrics.advanceWidth(text), lines.names)
    }

    // In ems of its own size: from line to line, and what one alone needs.
    function pitchOf(pixels: int, isOver: bool): real {
        return isOver ? Math.max(lines.pitch, lines.over.pitchOf(pixels)) : lines.pitch
    }

    function downOf(pixels: int, isOver: bool): real {
        return isOver ? 0.06 + lines.over.pitchOf(pixels) : 1.1
    }

    // How much of its full size it may have on one line.
    function alone(isOver: bool): real {
        return Math.min(1, lines.boxWidth / Math.max(1, lines.wide), lines.boxHeight / (lines.downOf(lines.most, isOver) * lines.most))
    }

    // It gets smaller by steps; -1 is on one line, however small it must be for that.
    function share(steps: int): real {
        return 1 - 0.04 * steps
    }

    function sizeAt(steps: int, isOver: bool): int {
        return Math.floor(lines.most * (steps < 0 ? lines.line === "" ? 1 : lines.alone(isOver) : lines.share(steps)))
    }

    function tried(steps: int): var {
        return Names.rowsOf(Names.wrapped, lines.line, lines.boxWidth / lines.share(steps), lines.desk)
    }

    function spread(steps: int): var {
        const laid = lines.isList ? Names.flowing : lines.isTold ? Names.told : Names.level
        return Names.rowsOf(laid, lines.line, lines.boxWidth / lines.share(steps), lines.desk)
    }

    function stepsDown(isOver: bool): int {
        const alone = lines.alone(isOver)
        if (lines.desk === null || alone <= 0 || (lines.isOne && alone >= lines.shrinks))
            return -1
        for (let steps = 0; lines.share(steps) > 0.3; steps++) {
            const size = lines.sizeAt(steps, isOver)
            if (lines.isOne && size <= lines.sizeAt(-1, isOver))
                break
            const rows = lines.tried(steps)
            const across = lines.share(steps) * Names.widest(rows, lines.desk)
            if (Names.count(rows) <= lines.atMost && across <= lines.boxWidth + 1
                    && Names.count(rows) * lines.pitchOf(size, isOver) * size <= lines.boxHeight)
                return steps
        }
        return -1
    }

    text: lines.rows.join("\n")
    language: Look.nameLanguage(lines.line, lines.speech)
    pixels: Math.max(8, lines.sizeAt(lines.steps, lines.isOver))
    lineHeightMode: Text.FixedHeight
    horizontalAlignment: Text.AlignHCenter
    lineHeight: lines.pixels * (lines.rowCount > 1 ? lines.leading : 1.4)
    headroom: !lines.isOver ? 0 : lines.verticalAlignment === Text.AlignTop ? lines.over.headroom(0) : lines.over.pixels
    wrapMode: Text.NoWrap
    width: lines.boxWidth
    height: lines.boxHeight
    Accessible.name: lines.line

    FontMetrics {
        id: metrics
        font.family: lines.family
        font.weight: lines.boldness
        font.features: lines.figures
        font.pixelSize: lines.most
    }

    Loader {
        id: above
        active: Look.isRead(lines.speech)
        sourceComponent: Component {
            Readings {
                over: lines
                line: lines.line
                visible: lines.isOver
            }
        }
    }
}
