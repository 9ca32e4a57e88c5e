import QtQuick

// The red seal of what is chosen: a character, or a tick where the language has none.
Rectangle {
    id: seal

    property string sign: ""
    property string speech: Look.language
    property color ground: Look.shuDeep
    property color ink: Look.litTablet

    // A seal cuts one character; any other word is a tick, and so is what would be too small to read.
    readonly property real letter: Math.round(seal.width * 0.68)
    readonly property bool isCut: seal.sign.length === 1 && seal.letter >= Type.drawn.least

    radius: 3 * Look.u
    color: seal.ground
    border.color: seal.ground
    antialiasing: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: parent.width * 0.07
        color: "transparent"
        radius: 2 * Look.u
        border.color: seal.ink
        border.width: Math.max(1, 1.5 * Look.u)
        antialiasing: true
    }

    Words {
        anchors.fill: parent
        visible: seal.isCut
        text: seal.sign
        language: seal.speech
        role: Type.drawn
        pixels: Math.max(8, seal.letter)
        horizontalAlignment: Text.AlignHCenter
        color: seal.ink
        Accessible.ignored: true
    }

    Sign {
        anchors.centerIn: parent
        visible: !seal.isCut
        motif: "signs/check"
        ink: seal.ink
        width: parent.width * 0.72
        height: width
    }
}
