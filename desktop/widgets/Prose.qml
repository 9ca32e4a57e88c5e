pragma ComponentBehavior: Bound

import QtQuick
import "names.js" as Names

// Running text: its lines end between phrases, and never between a number and its name.
Words {
    id: prose

    property string line: ""
    // Names that are broken only where they take more than most of a line.
    property var names: []
    readonly property real most: 0.8
    // As Qt has it; lines with readings between them stand further apart where they must.
    property real leading: 1
    // Whether lines may stand further apart for readings.
    property bool mayRise: true
    readonly property Readings over: above.item as Readings
    readonly property bool isOver: prose.over !== null && prose.over.isWanted
    readonly property real room: prose.width - prose.leftPadding - prose.rightPadding
    readonly property bool isReady: prose.room > 0 && metrics.font.family === prose.font.family
        && metrics.font.pixelSize === prose.font.pixelSize

    function lines(): string {
        const across = text => metrics.advanceWidth(text)
        // What is as wide as its own line asked for is no wider: letters are placed on whole pixels.
        const room = prose.room + 1
        const whole = prose.names.filter(name => across(name) <= prose.most * room)
        const desk = Names.desk(across, whole)
        return prose.line.split("\n").map(paragraph => Names.flowing(paragraph, room, desk).join("\n")).join("\n")
    }

    // Its face comes piece by piece: until all of it is there its words are not parted.
    property bool isMade: false

    // By hand: in a layout its width follows from what it says, and a binding would go round in circles.
    function flow() {
        prose.text = prose.isMade && prose.isReady ? prose.lines() : prose.line
    }

    onRoomChanged: prose.flow()
    onIsReadyChanged: prose.flow()
    onLineChanged: prose.flow()
    onNamesChanged: prose.flow()
    Component.onCompleted: {
        prose.isMade = true
        prose.flow()
    }
    wrapMode: Text.NoWrap
    lineHeight: !prose.isOver ? prose.leading : prose.lineHeightMode === Text.FixedHeight
        ? Math.max(prose.leading, prose.over.pitch * prose.font.pixelSize)
        : Math.max(prose.leading, prose.over.pitch * prose.font.pixelSize / prose.over.natural)
    headroom: !prose.isOver ? 0 : prose.over.headroom(0.5 * (prose.lineHeightMode === Text.FixedHeight
        ? prose.lineHeight - prose.over.natural : (prose.lineHeight - 1) * prose.over.natural))
    Accessible.name: prose.line

    FontMetrics {
        id: metrics
        font: prose.font
        // A size that comes later than the words: what was ready for another is not ready for this one.
        onFontChanged: prose.flow()
    }

    Loader {
        id: above
        active: prose.mayRise && Look.isRead(prose.language)
        sourceComponent: Component {
            Readings {
                over: prose
                line: prose.line
            }
        }
    }
}
