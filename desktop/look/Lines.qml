import QtQuick
import "names.js" as Names

// A sentence in a box: on one line, then on as many as there may be, and only then much smaller.
Words {
    id: lines

    property string line: ""
    property int most: Look.px(2.4, 1)
    property real boxWidth: 100
    property real boxHeight: 50
    property int atMost: 2
    property real pitch: 1.25
    // How far it shrinks before it takes a second line.
    property real shrinks: 0.86
    // Names that are never broken.
    property var names: []
    property string speech: Look.language

    readonly property var laid: lines.fit()
    // How wide it is on one line at full size, and how wide the widest line stands.
    readonly property real wide: lines.line !== "" && metrics.font.pixelSize > 0 ? metrics.advanceWidth(lines.line) : 0
    // Lines stand as close as they must, and no closer.
    readonly property real leading: Math.max(lines.pitch,
        Math.min(1.25, lines.boxHeight / (lines.laid.rows.length * lines.font.pixelSize)))
    readonly property bool isOne: !lines.line.includes("\n")
    readonly property real inkWidth: lines.laid.across

    function rowsOf(paragraph: string, width: real): var {
        return Names.wrapped(paragraph, width, text => metrics.advanceWidth(text), lines.names)
    }

    // No row much longer than the others.
    function evenly(paragraph: string, width: real): var {
        let rows = lines.rowsOf(paragraph, width)
        for (let share = 0.92; rows.length > 1 && share > 0.5; share -= 0.08) {
            const narrower = lines.rowsOf(paragraph, share * width)
            if (narrower.length > rows.length)
                break
            rows = narrower
        }
        return rows
    }

    function all(rowsOf, width: real): var {
        return lines.line.split("\n").reduce((rows, paragraph) => rows.concat(rowsOf(paragraph, width)), [])
    }

    function fit(): var {
        if (lines.line === "")
            return {rows: [""], size: lines.most, across: 0}
        const alone = Math.min(1, lines.boxWidth / Math.max(1, lines.wide), lines.boxHeight / (1.1 * lines.most))
        const single = {rows: [lines.line], size: Math.floor(lines.most * alone), across: alone * lines.wide}
        // It is asked anew whenever the face is another.
        if (metrics.font.pixelSize <= 0 || (lines.isOne && alone >= lines.shrinks))
            return single
        for (let share = 1; share > 0.3; share -= 0.04) {
            const size = Math.floor(lines.most * share)
            if (lines.isOne && size <= single.size)
                break
            const rows = lines.all(lines.rowsOf, lines.boxWidth / share)
            const across = share * Math.max(...rows.map(row => metrics.advanceWidth(row)))
            if (rows.length <= lines.atMost && across <= lines.boxWidth + 1 && rows.length * lines.pitch * size <= lines.boxHeight)
                return {rows: lines.all(lines.evenly, lines.boxWidth / share), size: size, across: across}
        }
        return single
    }

    text: lines.laid.rows.join("\n")
    language: Look.nameLanguage(lines.line, lines.speech)
    font.pixelSize: Math.max(8, lines.laid.size)
    lineHeightMode: Text.FixedHeight
    horizontalAlignment: Text.AlignHCenter
    lineHeight: lines.font.pixelSize * (lines.laid.rows.length > 1 ? lines.leading : 1.4)
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
}
