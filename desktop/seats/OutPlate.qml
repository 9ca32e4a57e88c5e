import QtQuick
import LanternNight
import "../widgets"
import "../widgets/names.js" as Names

// Under a folded lantern: number and name, and where it is public, when and how.
Plate {
    id: plate

    required property RingSeat seat

    fill: Look.outFill
    edge: Look.outLine
    stroke: 1.6 * Look.u
    inner: "#2A3554"
    innerStroke: Look.keyline
    inset: 5 * Look.u
    radius: 9 * Look.u

    // What can't be read on one line has more, and then the plate is taller.
    readonly property bool hasFate: plate.seat.fate !== ""
    // What is too long beside its number has the plate to itself: the number is on the lantern then, as on a lit one.
    readonly property bool isNameAlone: plate.rowsOf(plate.seat.name, smallest, 0.66 * plate.width) > 1
    readonly property int nameRows: plate.isNameAlone ? plate.rowsOf(plate.seat.name, smallest, 0.97 * plate.width) : 1
    readonly property int fateRows: plate.hasFate ? plate.rowsOf(plate.seat.fate, fates, plate.width - 12 * Look.u) : 0
    readonly property real least: 84 / 206 * plate.width
    readonly property real tall: Math.max(plate.least, 15 * (plate.nameRows + plate.fateRows) + 10 * Look.u)
    readonly property real nameShare: !plate.hasFate ? 1 : plate.fateRows === 1 && plate.nameRows === 1 ? 0.6
        : Math.max(plate.fateRows > 2 ? 0.36 : 0.42, plate.nameRows / (plate.nameRows + plate.fateRows))
    readonly property real nameDown: plate.nameShare * plate.height
    readonly property real nameMost: Math.round(Math.min(0.47 * plate.least, 0.9 * plate.nameDown))

    // In the smallest letters.
    function rowsOf(text: string, letters: FontMetrics, across: real): int {
        if (letters.advanceWidth(text) <= 0.92 * across)
            return 1
        // One word is not parted.
        const rows = Names.parted(text, 2)
        const widest = rows.reduce(function (most: real, row: string): real {
            return Math.max(most, letters.advanceWidth(row))
        }, 0)
        return widest <= across ? rows.length : 3
    }

    component Smallest: FontMetrics {
        id: metrics
        property string face: "display"
        property string text: ""
        font.family: Look.family(metrics.face, Look.nameLanguage(metrics.text, Look.language))
        font.weight: Look.weight(metrics.face)
        font.pixelSize: 13
    }

    Smallest {
        id: smallest
        text: plate.seat.name
    }

    Smallest {
        id: fates
        face: "text"
        text: plate.seat.fate
    }

    Rectangle {
        visible: plate.isNameAlone
        x: (plate.width - width) / 2
        y: number.y
        width: number.inkWidth + 16 * Look.u
        height: number.height
        radius: 5 * Look.u
        color: Look.outFill
        border.color: Look.outLine
        border.width: Look.keyline
    }

    Fitted {
        id: number
        readonly property real gap: 8 * Look.u
        x: (plate.width - inkWidth - (plate.isNameAlone ? 0 : gap + name.inkWidth)) / 2 - (width - inkWidth) / 2
        y: plate.isNameAlone ? -0.36 * plate.least - height / 2 : 0
        boxWidth: plate.width * 0.2
        boxHeight: plate.isNameAlone ? Math.max(16, 0.4 * plate.least) : plate.nameDown
        line: plate.seat.number
        face: "numeral"
        role: Type.drawn
        boldness: Font.Medium
        lines: 1
        most: Math.max(13, Math.round(0.8 * plate.nameMost))
        color: Look.offText
        Accessible.ignored: true
    }

    Fitted {
        id: name
        x: plate.isNameAlone ? (plate.width - width) / 2
            : number.x + (number.width + number.inkWidth) / 2 + number.gap - (width - inkWidth) / 2
        boxWidth: plate.width * (plate.isNameAlone ? 0.97 : 0.72)
        boxHeight: 0.98 * plate.nameDown
        line: plate.seat.name
        lines: 3
        role: Type.fate
        most: plate.nameMost
        color: Look.outText
        Accessible.ignored: true
    }

    Fitted {
        visible: plate.hasFate
        x: 6 * Look.u
        y: 0.96 * plate.nameDown
        boxWidth: plate.width - 12 * Look.u
        boxHeight: plate.height - y - 3 * Look.u
        line: plate.seat.fate
        lines: 3
        face: "text"
        role: Type.fate
        most: Math.max(13, Math.round(0.28 * plate.least))
        color: Look.outText
        Accessible.ignored: true
    }
}
