import QtQuick

// Here something may be asked about.
Rectangle {
    id: mark

    property string text: ""
    property bool isHot: false

    width: Math.max(1.26 * Type.label.pixels, 22)
    height: width
    radius: width / 2
    color: mark.isHot ? Look.ink : "transparent"
    border.color: Look.ink2
    border.width: Look.outline

    Words {
        anchors.fill: parent
        face: "numeral"
        horizontalAlignment: Text.AlignHCenter
        text: mark.text
        role: Type.drawn
        pixels: Math.max(13, 0.66 * mark.width)
        bottomPadding: 0
        topPadding: 0
        color: mark.isHot ? Look.paper : Look.ink2
        Accessible.ignored: true
    }
}
