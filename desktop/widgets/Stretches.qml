import QtQuick
import "names.js" as Names

// Where letters of a text stand in it, however its lines are laid: a name may be parted by the end of one.
Item {
    id: where

    required property Words told
    // As it was before it was laid.
    required property string line
    // What stands above its letters; none of that is theirs.
    property Readings over: null
    readonly property real pitch: where.told.lineHeightMode === Text.FixedHeight ? where.told.lineHeight
        : where.told.lineHeight * measure.lineSpacing
    readonly property real room: where.told.width - where.told.leftPadding - where.told.rightPadding
    // In a box that is higher than its lines.
    readonly property real down: where.told.verticalAlignment !== Text.AlignVCenter ? 0
        : Math.max(0, where.told.height - where.told.topPadding - where.told.bottomPadding - where.told.contentHeight) / 2
    // What a line leaves on its left.
    readonly property real share: where.told.effectiveHorizontalAlignment === Text.AlignHCenter ? 0.5
        : where.told.effectiveHorizontalAlignment === Text.AlignRight ? 1 : 0

    readonly property real begins: where.over ? where.over.begins(where.pitch) + measure.ascent - 0.9 * where.told.font.pixelSize
        : where.told.topPadding + where.down
    readonly property real high: where.over ? 1.1 * where.told.font.pixelSize : measure.height

    function of(start: int, length: int): list<rect> {
        const across = text => measure.advanceWidth(text)
        const rows = where.told.text.split("\n")
        return Names.stretches(where.line, where.told.text, start, start + length, across).map(
            ([row, x, width]) => Qt.rect(
                where.told.leftPadding + where.share * Math.max(0, where.room - across(rows[row])) + x,
                where.begins + row * where.pitch, width, where.high))
    }

    FontMetrics {
        id: measure
        font: where.told.font
    }
}
