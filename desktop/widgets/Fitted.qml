pragma ComponentBehavior: Bound

import QtQuick
import "names.js" as Names

// A name or a label in a box: it shrinks to 70 %, then goes on two lines, where it may on three; it is never elided.
Words {
    id: fitted

    property string line: ""
    property int most: fitted.role.pixels
    property real boxWidth: 100
    property real boxHeight: 50
    property int lines: 2
    // Han and kana names of more than five go on two lines at once, not only when they would shrink too far.
    property bool splitsLong: true
    property string speech: Look.language
    // Space between letters, in ems of the full size.
    property real air: 0
    // Whether it is read rather than known: then rare characters have their readings, and lines the room for them, whatever
    // they say, in a box that is high enough.
    property bool isRead: false
    readonly property Readings over: above.item as Readings
    // In ems.
    readonly property real kana: fitted.over === null ? 0 : fitted.over.pixelsOver(fitted.most) / Math.max(1, fitted.most)

    readonly property real wholeWidth: fitted.across(fitted.line)
    // A box that is not laid out yet asks for no other size, and for no words to be parted.
    readonly property real alone: fitted.boxWidth > 0 ? fitted.boxWidth / Math.max(1, fitted.wholeWidth) : 1
    readonly property real onOne: Math.min(1, fitted.alone, fitted.boxHeight / ((1.02 + fitted.kana) * Math.max(1, fitted.most)))
    readonly property list<string> rows: fitted.alone < 1 ? fitted.parted() : [fitted.line]
    readonly property real share: fitted.rows.length > 2 ? fitted.onThree(fitted.rows)
        : fitted.rows.length > 1 ? fitted.onTwo(fitted.rows) : fitted.onOne
    // How wide the words stand in the box.
    readonly property real inkWidth: fitted.share * (fitted.rows.length > 1 ? fitted.widest(fitted.rows) : fitted.wholeWidth)

    // For readings, too. Sizes are whole pixels.
    function isHigh(): bool {
        const smallest = 1 + Math.min(fitted.most, fitted.role.least)
        return fitted.boxHeight >= 1.02 * smallest + Math.max(Type.reading.least, 0.5 * smallest)
    }

    // Of what is wider than the box.
    function parted(): list<string> {
        const halves = Names.parted(fitted.line, 2)
        const isSmall = fitted.most * fitted.onOne < Math.max(13, fitted.role.least)
        const wantsTwo = fitted.lines > 1 && halves.length > 1
            && (fitted.alone < 0.7 || isSmall || (fitted.splitsLong && Names.isLong(fitted.line)))
        if (!wantsTwo)
            return [fitted.line]
        const onTwo = fitted.onTwo(halves)
        // Three lines are for what would be smaller on two than it may.
        if (fitted.lines > 2 && onTwo * fitted.most < Math.max(14, fitted.role.least)) {
            const thirds = Names.parted(fitted.line, 3)
            if (thirds.length > 2 && fitted.onThree(thirds) > onTwo)
                return thirds
        }
        return onTwo > fitted.onOne ? halves : [fitted.line]
    }

    function onTwo(rows: list<string>): real {
        return Math.min(1, Math.max(0.84, 13 / Math.max(1, fitted.most)), fitted.boxWidth / fitted.widest(rows),
                        fitted.boxHeight / ((2.1 + 2 * fitted.kana) * Math.max(1, fitted.most)))
    }

    function onThree(rows: list<string>): real {
        return Math.min(fitted.boxWidth / fitted.widest(rows), fitted.boxHeight / ((3.1 + 3 * fitted.kana) * Math.max(1, fitted.most)))
    }

    // At full size, once the face is there: in others it would be looked up for nothing.
    function across(text: string): real {
        const isReady = metrics.font.family === fitted.family && metrics.font.weight === fitted.boldness
            && metrics.font.pixelSize === fitted.most
        return isReady ? metrics.advanceWidth(text) : 0
    }

    function widest(rows: list<string>): real {
        return rows.reduce(function (most: real, row: string): real { return Math.max(most, fitted.across(row)) }, 1)
    }

    text: fitted.rows.join("\n")
    language: Look.nameLanguage(fitted.line, fitted.speech)
    pixels: Math.max(8, Math.floor(fitted.most * fitted.share))
    font.letterSpacing: fitted.air * fitted.most
    lineHeightMode: Text.FixedHeight
    lineHeight: fitted.pixels * (fitted.rows.length > 1 ? 1.06 + fitted.kana : 1.4)
    headroom: fitted.over === null ? 0 : fitted.over.pixels
    horizontalAlignment: Text.AlignHCenter
    wrapMode: Text.NoWrap
    width: fitted.boxWidth
    height: fitted.boxHeight
    Accessible.name: fitted.line

    FontMetrics {
        id: metrics
        font: Qt.font({
            family: fitted.family,
            weight: fitted.boldness,
            features: fitted.figures,
            letterSpacing: fitted.air * fitted.most,
            pixelSize: Math.max(1, fitted.most)
        })
    }

    Loader {
        id: above
        active: fitted.isRead && Look.isRead(fitted.speech) && fitted.isHigh()
        sourceComponent: Component {
            Readings {
                over: fitted
                line: fitted.line
            }
        }
    }
}
