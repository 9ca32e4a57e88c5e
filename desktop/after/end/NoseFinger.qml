import QtQuick
import "../../widgets"

// A finger at somebody: square where he is suspected, round where he is trusted; full where that was right.
Rectangle {
    id: finger

    required property real side
    property int at: 0
    property bool trusts: false
    property bool isRight: false
    property bool counts: true
    property bool isHere: false
    readonly property color ink: !finger.counts ? "#8A7142" : finger.trusts ? "#1C2C5C" : Look.shuDeep

    width: finger.side
    height: finger.side
    radius: finger.trusts ? width / 2 : 0.12 * width
    antialiasing: true
    color: finger.counts && finger.isRight ? finger.ink : finger.counts ? "#F5EBCF" : "transparent"
    border.color: finger.isHere ? Look.amberDeep : finger.ink
    border.width: Math.max(finger.isHere ? 3 : finger.counts ? 2 : 1, (finger.isHere ? 5 : finger.counts ? 3 : 1.5) * Look.u)

    Words {
        anchors.centerIn: parent
        visible: finger.at > 0
        role: Type.drawn
        face: "numeral"
        text: finger.at
        pixels: Math.max(13, Math.round(0.58 * finger.height))
        color: finger.counts && finger.isRight ? Look.ivory : finger.counts ? Look.ink : "#5E4A2C"
        Accessible.ignored: true
    }
}
