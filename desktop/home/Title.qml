pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// The game's name: downwards where the script may, else across.
Item {
    id: title

    required property HomePage page
    readonly property bool downwards: title.page.downwards
    // With large letters one button more reaches up to it.
    readonly property bool isCrowded: title.page.others.length > 0 && Look.tableText > 1.25

    Accessible.role: Accessible.Heading
    Accessible.name: title.page.name

    component Downwards: Column {
        id: column

        property string line: ""
        property real size: 30
        property real advance: 1
        property color ink: Look.paper
        property string face: "display"
        readonly property list<string> marks: Array.from(column.line)

        Repeater {
            model: column.marks.length

            Text {
                id: sign
                required property int index
                readonly property TypeRole role: Type.drawn
                // A comma hangs over what stands beside it.
                property string stands: sign.hangs ? "freely" : ""
                readonly property string mark: column.marks[sign.index]
                // Written downwards, commas and full stops stand at the upper right of their box; in Taiwan in its middle.
                readonly property bool hangs: Look.written("hangs", Look.language) === "yes" && "、。，．".includes(sign.mark)

                text: sign.mark
                width: 1.2 * column.size
                height: column.size * column.advance
                textFormat: Text.PlainText
                font.family: Look.family(column.face, Look.language)
                font.weight: Look.weight(column.face)
                font.pixelSize: Math.max(9, column.size)
                lineHeightMode: Text.FixedHeight
                lineHeight: column.size * column.advance
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                color: column.ink
                Accessible.ignored: true
                transform: Translate {
                    x: sign.hangs ? 0.56 * column.size : 0
                    y: sign.hangs ? -0.56 * column.size : 0
                }
            }
        }
    }

    Downwards {
        visible: title.downwards
        line: title.downwards ? title.page.name : ""
        face: "title"
        size: (title.isCrowded ? 126 : 142) * Look.u
        advance: 1.08
        x: 116 * Look.u
        y: 132 * Look.u
    }

    Rectangle {
        id: seal
        x: (title.downwards ? 286 : 60) * Look.u
        y: (title.downwards ? 150 : 386) * Look.u
        width: title.downwards ? 58 * Look.u : word.implicitWidth + 36 * Look.u
        height: (title.downwards ? 106 : 58) * Look.u
        radius: 6 * Look.u
        color: Look.shu
        antialiasing: true

        Rectangle {
            anchors.fill: parent
            anchors.margins: 4 * Look.u
            color: "transparent"
            radius: 4 * Look.u
            border.color: Look.ivory
            border.width: Math.max(1, 1.5 * Look.u)
            antialiasing: true
        }

        Downwards {
            visible: title.downwards
            line: title.downwards ? title.page.seal : ""
            size: 42 * Look.u
            advance: 1.08
            ink: Look.ivory
            anchors.centerIn: parent
        }

        Words {
            id: word
            role: Type.drawn
            visible: !title.downwards
            text: title.downwards ? "" : title.page.seal
            pixels: 32 * Look.u
            anchors.centerIn: parent
            color: Look.ivory
            Accessible.ignored: true
        }
    }

    Downwards {
        visible: title.downwards
        line: title.downwards ? title.page.line : ""
        size: (title.isCrowded ? 29 : 31) * Look.u
        advance: 1.02
        x: 300 * Look.u
        y: 278 * Look.u
        Accessible.role: Accessible.StaticText
        Accessible.name: title.page.line
    }

    // A word a line, as large as the widest of them may be.
    Words {
        id: across

        readonly property list<string> lines: title.page.name.split(" ")
        readonly property int most: 78 * Look.u
        readonly property bool isReady: !title.downwards && metrics.font.family === across.family
        readonly property real widest: !across.isReady ? 1
            : across.lines.reduce((most, line) => Math.max(most, metrics.advanceWidth(line)), 1)
        readonly property real deep: !across.isReady ? 1
            : across.lines.length * metrics.lineSpacing + 2 * Math.abs(across.sinks) * metrics.font.pixelSize
        readonly property real share: Math.min(1, across.width / across.widest, across.height / across.deep)

        visible: !title.downwards
        face: "title"
        role: Type.drawn
        text: title.downwards ? "" : across.lines.join("\n")
        width: 340 * Look.u
        height: 206 * Look.u
        x: 56 * Look.u
        y: 168 * Look.u
        pixels: Math.max(13, Math.floor(across.share * across.most))
        verticalAlignment: Text.AlignTop
        lineHeight: 0.92
        color: Look.paper
        Accessible.ignored: true

        FontMetrics {
            id: metrics
            font: Qt.font({family: across.family, weight: across.boldness, pixelSize: Math.max(1, across.most)})
        }
    }

    Words {
        visible: !title.downwards
        text: title.downwards ? "" : title.page.line
        role: Type.drawn
        width: 300 * Look.u
        x: 58 * Look.u
        y: 480 * Look.u
        pixels: 36 * Look.u
        color: Look.paper
    }
}
