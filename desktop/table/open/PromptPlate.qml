import QtQuick
import "../../widgets"

// The lacquer plate in the middle of the table: what is asked, of whom, and one line.
Plate {
    id: plate

    // Whom a question is put to.
    property string asked: ""
    property string above: ""
    property string name: ""
    property string below: ""

    fill: Look.ink
    edge: Look.lacquerLine
    stroke: 2 * Look.u
    inner: Look.lacquerLine
    inset: 7 * Look.u

    Fitted {
        visible: plate.asked !== ""
        x: 24 * Look.u
        y: plate.height * (plate.below !== "" ? 0.06 : 0.12)
        boxWidth: plate.width - 48 * Look.u
        boxHeight: plate.height * 0.3
        line: plate.asked
        lines: 1
        most: Look.px(3, Math.min(1.4, Look.tableText))
        color: Look.lacquerText
    }

    Lines {
        x: 24 * Look.u
        y: plate.height * (plate.asked !== "" ? (plate.below !== "" ? 0.34 : 0.42)
            : plate.name !== "" ? 0.05 : plate.below !== "" ? 0.16 : 0.3)
        boxWidth: plate.width - 48 * Look.u
        boxHeight: plate.height * (plate.name !== "" ? 0.26 : plate.asked !== "" && plate.below !== "" ? 0.32 : 0.4)
        line: plate.above
        pitch: 1.06
        most: Look.px(plate.name === "" ? 3 : 2.6, Look.tableText)
        color: plate.name === "" ? Look.clock : Look.lacquerText
    }

    Fitted {
        x: 24 * Look.u
        y: plate.height * 0.28
        boxWidth: plate.width - 48 * Look.u
        boxHeight: plate.height * 0.36
        line: plate.name
        lines: 1
        most: Math.round(60 * Look.u)
        color: Look.clock
    }

    Lines {
        x: 24 * Look.u
        y: plate.height * (plate.asked !== "" ? 0.67 : 0.62)
        boxWidth: plate.width - 48 * Look.u
        boxHeight: plate.height * (plate.asked !== "" ? 0.27 : 0.34)
        line: plate.below
        pitch: 1.06
        most: Look.px(2.5, Look.tableText)
        color: Look.lacquerText
    }
}
