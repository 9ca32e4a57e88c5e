import QtQuick
import "../../widgets"

// The lights of the town, which go out one by one in a fixed order.
Image {
    id: windows

    property real share: 0
    readonly property int lights: 40

    width: 2880 * Look.u
    height: 400 * Look.u
    sourceSize: Qt.size(windows.width, windows.height)
    source: "image://motif/windows/night?dark=" + Math.floor(windows.share * windows.lights)
    Accessible.ignored: true
}
