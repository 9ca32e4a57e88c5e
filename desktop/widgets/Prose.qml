import QtQuick
import "names.js" as Names

// Running text: its lines end between phrases, and never between a number and its name.
Words {
    id: prose

    property string line: ""
    // Names that are broken only where they take more than most of a line.
    property var names: []
    readonly property real most: 0.8
    readonly property real room: prose.width - prose.leftPadding - prose.rightPadding
    readonly property bool isReady: prose.room > 0 && metrics.font.family === prose.font.family
        && metrics.font.pixelSize === prose.font.pixelSize

    function lines(): string {
        const across = text => metrics.advanceWidth(text)
        // What is as wide as its own line asked for is no wider: letters are placed on whole pixels.
        const room = prose.room + 1
        const whole = prose.names.filter(name => across(name) <= prose.most * room)
        return prose.line.split("\n").map(
            paragraph => Names.flowing(paragraph, room, across, whole).join("\n")).join("\n")
    }

    // By hand: in a layout its width follows from what it says, and a binding would go round in circles.
    function flow() {
        prose.text = prose.isReady ? prose.lines() : prose.line
    }

    onRoomChanged: prose.flow()
    onIsReadyChanged: prose.flow()
    onLineChanged: prose.flow()
    onNamesChanged: prose.flow()
    Component.onCompleted: prose.flow()
    wrapMode: Text.NoWrap
    Accessible.name: prose.line

    FontMetrics {
        id: metrics
        font: prose.font
        // A size that comes later than the words: what was ready for another is not ready for this one.
        onFontChanged: prose.flow()
    }
}
