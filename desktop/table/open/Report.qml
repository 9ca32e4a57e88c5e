import QtQuick
import LanternNight
import "../../widgets"

// What is told to everybody, to be read and gone on from.
Plate {
    id: report

    required property TableStep step

    fill: Look.ink
    edge: Look.lacquerLine
    stroke: 2 * Look.u
    inner: Look.lacquerLine

    required property list<string> names
    property real roof: 372 * Look.u
    readonly property real room: report.width - 72 * Look.u
    readonly property real over: title.height + 56 * Look.u
    readonly property bool isBare: report.step.lines.length === 0
    readonly property real wanted: lines.down + report.over + 16 * Look.u

    Lines {
        id: lines
        x: 36 * Look.u
        y: 28 * Look.u
        boxWidth: report.room
        boxHeight: report.roof - report.over
        height: report.height - report.over
        atMost: 14
        pitch: 1.18
        line: report.step.lines.join("\n")
        names: report.names
        // Much that happened at once takes many lines rather than tiny ones.
        most: Look.px(3.1, Math.min(lines.line.length > 120 ? 1.2 : 2.6, Look.tableText))
        color: Look.clock
        horizontalAlignment: Text.AlignHCenter
    }

    Fitted {
        id: title
        x: 36 * Look.u
        y: report.isBare ? (report.height - height) / 2 : report.height - height - 22 * Look.u
        boxWidth: report.room
        boxHeight: (report.step.title === "" ? 0 : 52) * Look.u
        line: report.step.title
        // What comes next is never said louder than what has happened.
        most: report.isBare ? Look.px(3.1, Look.tableText)
            : Math.min(Look.px(2.6, Look.tableText), Math.max(Look.px(2.1, 1), 0.86 * lines.font.pixelSize))
        color: report.isBare ? Look.clock : Look.lacquerText
    }
}
