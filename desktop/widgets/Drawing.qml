import QtQuick

// A drawing of the assets, rasterised at the size it is shown, once.
Image {
    id: drawing

    property string path: ""

    // Not before it is known how large.
    source: drawing.path === "" || drawing.width < 1 || drawing.height < 1 ? "" : "image://motif/drawn/" + drawing.path
    sourceSize: Qt.size(Math.max(1, Math.round(drawing.width)), Math.max(1, Math.round(drawing.height)))
    Accessible.ignored: true
}
