import QtQuick
import "../../widgets"

// What is told with a moment, on lacquer.
Plate {
    id: plate

    property string line: ""
    property list<string> names

    visible: plate.line !== ""
    height: words.implicitHeight + 36 * Look.u
    fill: Look.ink
    edge: Look.lacquerLine
    stroke: 2 * Look.u

    Prose {
        id: words
        anchors.centerIn: parent
        width: plate.width - 56 * Look.u
        role: Type.heading
        line: plate.line
        names: plate.names
        horizontalAlignment: Text.AlignHCenter
        color: Look.clock
    }
}
