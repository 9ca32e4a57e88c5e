pragma ComponentBehavior: Bound

import QtQuick
import "names.js" as Names
import "readings.js" as Reading

// How rare characters of a text are read, in small kana above them. It is there only where that is wanted.
Item {
    id: readings

    required property Words over
    // The text as it was before it was parted in lines.
    required property string line

    readonly property string list: Look.readings[readings.over.language] || ""
    readonly property var found: readings.line === "" ? [] : Reading.found(readings.line, readings.list, Look.people)
    readonly property bool isWanted: readings.found.length > 0
    // Half as large as what it stands over, as in print; smaller than its least nobody reads it.
    readonly property int pixels: readings.pixelsOver(readings.over.font.pixelSize)
    // How high a line is by itself.
    readonly property real natural: Math.ceil(metrics.height)
    // From one line's letters to the next one's with readings between them, in ems, and the same in pixels.
    readonly property real pitch: readings.pitchOf(readings.over.font.pixelSize)
    // A sign of Han begins so far above the line it stands on, and its em ends so far below; of the em.
    readonly property real rises: 0.91
    readonly property real sinks: 0.12
    readonly property var rows: readings.isWanted && readings.visible ? readings.laid() : []

    function pixelsOver(letters: int): int {
        return Math.max(Type.reading.least, Math.round(0.5 * letters))
    }

    function pitchOf(letters: int): real {
        return 1.08 + readings.pixelsOver(letters) / Math.max(1, letters)
    }

    // How far below its top the text has to begin for its first line's readings.
    function headroom(above: real): real {
        return Math.ceil(Math.max(0, readings.rises * readings.over.font.pixelSize + readings.pixels - metrics.ascent - above))
    }

    // Where the first line begins, as Qt aligns it: its last line is as high as the face is.
    function begins(pitch: real): real {
        const over = readings.over
        const free = over.height - over.topPadding - over.bottomPadding - over.contentHeight - readings.natural + pitch
        const share = over.verticalAlignment === Text.AlignVCenter ? 0.5 : over.verticalAlignment === Text.AlignBottom ? 1 : 0
        return over.topPadding + share * free
    }

    function startsAt(across: real): real {
        const over = readings.over
        const free = over.width - over.leftPadding - over.rightPadding - across
        const share = over.effectiveHorizontalAlignment === Text.AlignHCenter ? 0.5
            : over.effectiveHorizontalAlignment === Text.AlignRight ? 1 : 0
        return over.leftPadding + share * free
    }

    // All readings as they are placed: x and y of where they stand, how they are narrowed.
    function laid(): var {
        const over = readings.over
        const across = text => metrics.advanceWidth(text)
        const texts = over.text.split("\n")
        const rows = texts.map(() => [])
        for (const [from, to, said] of readings.found) {
            const parts = Names.stretches(readings.line, over.text, from, to, across)
            const whole = parts.reduce((sum, part) => sum + part[2], 0)
            const kana = Array.from(said)
            let begun = 0
            let gone = 0
            // A word that a line's end parts has a part of its reading on each.
            for (const [row, x, width] of parts) {
                gone += width
                const until = Math.round(kana.length * gone / Math.max(1, whole))
                const part = kana.slice(begun, until).join("")
                rows[row].push([x, width, small.advanceWidth(part), part])
                begun = until
            }
        }
        const pitch = over.contentHeight / Math.max(1, over.lineCount)
        const top = readings.begins(pitch)
        return rows.reduce((all, row, at) => {
            const left = readings.startsAt(across(texts[at]))
            const stands = top + at * pitch + metrics.ascent - readings.rises * over.font.pixelSize - readings.sinks * readings.pixels
            const shifted = row.map(([x, ...rest]) => [left + x, ...rest])
            return all.concat(Reading.spread(shifted, over.width).map(each => Object.assign(each, {stands: stands})))
        }, [])
    }

    Accessible.ignored: true

    FontMetrics {
        id: metrics
        font: readings.over.font
    }

    FontMetrics {
        id: small
        font.family: Look.family("text", readings.over.language)
        font.weight: Look.weight("text")
        font.pixelSize: readings.pixels
    }

    Repeater {
        model: readings.rows.length

        Text {
            id: kana
            required property int index
            readonly property var placed: readings.rows[kana.index] || {x: 0, stands: 0, share: 1, said: ""}
            readonly property TypeRole role: Type.reading

            x: kana.placed.x
            y: Math.round(kana.placed.stands - kana.baselineOffset)
            text: kana.placed.said
            textFormat: Text.PlainText
            font: small.font
            color: readings.over.color
            style: readings.over.style
            styleColor: readings.over.styleColor
            transform: Scale { xScale: kana.placed.share }
            Accessible.ignored: true
        }
    }
}
