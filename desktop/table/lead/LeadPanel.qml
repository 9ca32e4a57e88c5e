import QtQuick
import "../../widgets"
import "../lit"

// A tablet of the leader's sheet that is as high as its layout has it.
Item {
    id: panel

    property color fill: Look.litTablet
    default property alias content: inside.data

    LitPlate {
        anchors.fill: parent
        fill: panel.fill
    }

    Item {
        id: inside
        anchors.fill: parent
        anchors.margins: 20 * Look.u
    }
}
