import QtQuick
import "../../widgets"

// One line under a moment, on lacquer.
Plate {
    id: plate

    property string line: ""

    visible: plate.line !== ""
    x: 560 * Look.u
    width: 800 * Look.u
    height: 84 * Look.u
    fill: Look.ink
    edge: Look.lacquerLine
    stroke: 2 * Look.u

    Lines {
        x: 28 * Look.u
        boxWidth: plate.width - 56 * Look.u
        boxHeight: plate.height - 8 * Look.u
        y: 4 * Look.u
        pitch: 1.15
        line: plate.line
        most: Look.px(3.5, Math.min(1.2, Look.tableText))
        color: Look.clock
    }
}
