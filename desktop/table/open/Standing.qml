import QtQuick
import "../../widgets"

// What holds for the day's talk, on lacquer, while the scroll that tells it is rolled up.
Plate {
    id: standing

    required property list<string> lines
    required property list<string> names

    fill: Look.ink
    edge: Look.lacquerLine
    stroke: 2 * Look.u
    inner: Look.lacquerLine

    Lines {
        x: 26 * Look.u
        y: 22 * Look.u
        boxWidth: standing.width - 52 * Look.u
        boxHeight: standing.height - 44 * Look.u
        atMost: 9
        pitch: 1.2
        line: standing.lines.join("\n")
        names: standing.names
        most: Look.px(2.7, Math.min(1.4, Look.tableText))
        verticalAlignment: Text.AlignVCenter
        color: Look.clock
    }
}
