import QtQuick
import "../../widgets"

// Hemp leaf, for everything that hides.
Image {
    property string path: "table/asanoha"

    source: Look.asset(path + ".svg")
    sourceSize: Qt.size(Math.round(68 * Look.u), Math.round(118 * Look.u))
    fillMode: Image.Tile
    horizontalAlignment: Image.AlignLeft
    verticalAlignment: Image.AlignTop
    Accessible.ignored: true
}
