pragma ComponentBehavior: Bound

import QtQuick

// A big sheet of paper with its fibres.
Item {
    id: sheet

    property color fill: Look.paperMid
    property real radius: 20 * Look.u

    Plate {
        anchors.fill: parent
        fill: sheet.fill
        inner: Look.ink2
        shade: "#52000000"
        radius: sheet.radius
        inset: 8 * Look.u
    }

    Image {
        visible: !Look.highContrast
        anchors.fill: parent
        anchors.margins: 14 * Look.u
        source: Look.asset("table/fibre.svg")
        fillMode: Image.Tile
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
        Accessible.ignored: true
    }
}
