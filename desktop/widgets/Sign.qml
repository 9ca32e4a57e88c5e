import QtQuick

// A motif or a sign in one ink, drawn at the device's size.
Image {
    id: sign

    property string motif: ""
    property color ink: Look.ink
    property string frame: ""
    property color ground: "transparent"

    source: sign.motif === "" ? ""
        : sign.frame === "" ? Look.motif(sign.motif, sign.ink)
        : Look.framed(sign.motif, sign.ink, sign.frame, sign.ground)
    sourceSize: Qt.size(Math.round(sign.width), Math.round(sign.width))
    fillMode: Image.PreserveAspectFit
    Accessible.ignored: true
}
