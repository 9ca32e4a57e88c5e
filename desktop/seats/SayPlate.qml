import QtQuick
import "../widgets"

// Under a lantern: what its owner says on a show of hands.
Plate {
    id: plate

    property string says: ""

    height: 48 * Look.u
    fill: Look.paper
    edge: Look.ink
    stroke: 2 * Look.u
    radius: 6 * Look.u

    Fitted {
        x: 10 * Look.u
        boxWidth: plate.width - 20 * Look.u
        boxHeight: plate.height
        line: plate.says
        role: Type.says
        color: Look.ink
    }
}
