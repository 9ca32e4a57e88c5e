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
    // Sizes are whole pixels.
    readonly property int smallest: 1 + Math.min(fitted.most, fitted.role.least)
    readonly property bool isHigh: fitted.boxHeight >= 1.02 * fitted.smallest + Math.max(Type.reading.least, 0.5 * fitted.smallest)
    // In ems.
    readonly property real kana: fitted.over === null ? 0 : fitted.over.pixelsOver(fitted.most) / Math.max(1, fitted.most)

    readonly property real wholeWidth: fitted.across(fitted.line)
    readonly property real alone: fitted.boxWidth / Math.max(1, fitted.wholeWidth)
    readonly property list<string> halves: fitted.alone < 1 ? Names.parted(fitted.line, 2) : [fitted.line]
    readonly property real onOne: Math.min(1, fitted.alone, fitted.boxHeight / ((1.02 + fitted.kana) * Math.max(1, fitted.most)))
    readonly property bool isSmall: fitted.most * fitted.onOne < Math.max(13, fitted.role.least)
    readonly property bool mayWantTwo: fitted.lines > 1 && fitted.halves.length > 1
        && (fitted.alone < 0.7 || fitted.isSmall || (fitted.splitsLong && Names.isLong(fitted.line) && fitted.alone < 1))
    readonly property real onTwo: !fitted.mayWantTwo ? 0
        : Math.min(1, Math.max(0.84, 13 / Math.max(1, fitted.most)), fitted.boxWidth / fitted.widest(fitted.halves),
                   fitted.boxHeight / ((2.1 + 2 * fitted.kana) * Math.max(1, fitted.most)))
    // Three lines are for what would be smaller on two than it may.
    readonly property bool mayWantThree: fitted.lines > 2 && fitted.mayWantTwo
        && fitted.onTwo * fitted.most < Math.max(14, fitted.role.least)
    readonly property list<string> thirds: fitted.mayWantThree ? Names.parted(fitted.line, 3) : []
    readonly property real onThree: fitted.thirds.length < 3 ? 0
        : Math.min(fitted.boxWidth / fitted.widest(fitted.thirds), fitted.boxHeight / ((3.1 + 3 * fitted.kana) * Math.max(1, fitted.most)))
    readonly property list<string> rows: fitted.onThree > fitted.onTwo ? fitted.thirds
        : fitted.mayWantTwo && fitted.onTwo > fitted.onOne ? fitted.halves : [fitted.line]
    readonly property real share: fitted.rows.length > 2 ? fitted.onThree : fitted.rows.length > 1 ? fitted.onTwo : fitted.onOne
    // How wide the words stand in the box.
    readonly property real inkWidth: fitted.share * (fitted.rows.length > 1 ? fitted.widest(fitted.rows) : fitted.wholeWidth)

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
    font.pixelSize: Math.max(8, Math.floor(fitted.most * fitted.share))
    font.letterSpacing: fitted.air * fitted.most
    lineHeightMode: Text.FixedHeight
    lineHeight: fitted.font.pixelSize * (fitted.rows.length > 1 ? 1.06 + fitted.kana : 1.4)
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
        active: fitted.isRead && Look.isRead(fitted.speech) && fitted.isHigh
        sourceComponent: Component {
            Readings {
                over: fitted
                line: fitted.line
            }
        }
    }
}
