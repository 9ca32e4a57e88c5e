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
    readonly property bool isOver: lines.wantsOver && Boolean(lines.laid.isOver)

    // Once the face and the box are there: in others it would be looked up and laid out for nothing.
    readonly property bool isReady: metrics.font.family === lines.family && metrics.font.pixelSize === lines.most
        && metrics.font.weight === lines.boldness
    readonly property var laid: lines.wantsOver ? lines.fitOver() : lines.fit(false)
    // How wide it is on one line at full size, and how wide the widest line stands.
    readonly property real wide: lines.line !== "" && lines.isReady && metrics.font.pixelSize > 0
        ? metrics.advanceWidth(lines.line) : 0
    // Lines stand as close as they must, and no closer.
    readonly property real leading: Math.max(lines.pitchOf(lines.font.pixelSize, lines.isOver),
        Math.min(1.25, lines.boxHeight / (lines.laid.rows.length * lines.font.pixelSize)))
    // How far down its lines reach at their pitch.
    readonly property real down: lines.laid.rows.length * lines.pitchOf(lines.font.pixelSize, lines.isOver) * lines.font.pixelSize
    readonly property bool isOne: !lines.line.includes("\n")
    readonly property real inkWidth: lines.laid.across
    readonly property int rowCount: lines.laid.rows.length

    function all(rowsOf, width: real): var {
        return lines.line.split("\n").reduce((rows, paragraph) => rows.concat(rowsOf(paragraph, width)), [])
    }

    // In ems of its own size: from line to line, and what one alone needs.
    function pitchOf(pixels: int, isOver: bool): real {
        return isOver ? Math.max(lines.pitch, lines.over.pitchOf(pixels)) : lines.pitch
    }

    function downOf(pixels: int, isOver: bool): real {
        return isOver ? 0.06 + lines.over.pitchOf(pixels) : 1.1
    }

    // Each piece is measured once, however often it is tried.
    function measured(): var {
        const known = new Map()
        return text => {
            let wide = known.get(text)
            if (wide === undefined)
                known.set(text, wide = metrics.advanceWidth(text))
            return wide
        }
    }

    // Readings never make the text smaller than it may be: then it goes without.
    function fitOver(): var {
        const over = Object.assign(lines.fit(true), {isOver: true})
        return over.size >= Math.min(lines.most, lines.role.least) ? over : lines.fit(false)
    }

    function fit(isOver: bool): var {
        if (lines.line === "")
            return {rows: [""], size: lines.most, across: 0}
        const alone = Math.min(1, lines.boxWidth / Math.max(1, lines.wide), lines.boxHeight / (lines.downOf(lines.most, isOver) * lines.most))
        const single = {rows: [lines.line], size: Math.floor(lines.most * alone), across: alone * lines.wide}
        if (!lines.isReady || alone <= 0 || (lines.isOne && alone >= lines.shrinks))
            return single
        const across = lines.measured()
        const rowsOf = (paragraph, width) => Names.wrapped(paragraph, width, across, lines.names, "whole")
        const flows = (paragraph, width) => Names.flowing(paragraph, width, across, lines.names, "whole")
        const laidOf = lines.isList ? flows
            : lines.isTold ? (paragraph, width) => Names.told(paragraph, width, across, lines.names)
            : (paragraph, width) => Names.level(paragraph, width, across, lines.names)
        for (let share = 1; share > 0.3; share -= 0.04) {
            const size = Math.floor(lines.most * share)
            if (lines.isOne && size <= single.size)
                break
            const rows = lines.all(rowsOf, lines.boxWidth / share)
            const widest = share * Math.max(...rows.map(across))
            if (rows.length <= lines.atMost && widest <= lines.boxWidth + 1 && rows.length * lines.pitchOf(size, isOver) * size <= lines.boxHeight)
                return {rows: lines.all(laidOf, lines.boxWidth / share), size: size, across: widest}
        }
        return single
    }

    text: lines.laid.rows.join("\n")
    language: Look.nameLanguage(lines.line, lines.speech)
    font.pixelSize: Math.max(8, lines.laid.size)
    lineHeightMode: Text.FixedHeight
    horizontalAlignment: Text.AlignHCenter
    lineHeight: lines.font.pixelSize * (lines.laid.rows.length > 1 ? lines.leading : 1.4)
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
