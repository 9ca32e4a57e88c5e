pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// The ring at a tablet's upper right: empty, barred by a dash, or with the seal.
Item {
    id: ring

    property bool isChosen: false
    property bool isBarred: false
    property string seal: ""
    property string speech: ""

    Rectangle {
        anchors.fill: parent
        visible: !ring.isChosen
        radius: width / 2
        antialiasing: true
        color: "transparent"
        border.color: Look.litInk2
        border.width: Math.max(1, 2 * Look.u)
    }

    Rectangle {
        anchors.centerIn: parent
        visible: ring.isBarred && !ring.isChosen
        width: parent.width * 0.46
        height: Math.max(2, 3.4 * Look.u)
        color: Look.litInk
    }

    Loader {
        active: ring.isChosen
        anchors.centerIn: parent
        width: parent.width * 1.24
        height: width

        sourceComponent: Seal {
            sign: ring.seal
            speech: ring.speech
        }
    }
}
