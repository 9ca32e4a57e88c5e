pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"
import "../widgets/names.js" as Names

// A print of its own for each game, with its name on the paper below.
Tappable {
    id: poster

    required property GamePoster card
    // What the keys are at, on whatever the poster hangs.
    property color ring: Look.focus
    // Large text, and more of it, takes of the picture what it needs.
    readonly property real grown: Math.max(0, Math.min(1, Look.tableText - 1.1))
    // The more rows there are, the less of them is filled.
    readonly property real rows: whole.advanceWidth / line.width
    // Two that are nearly full would be three: words are not broken.
    readonly property bool isFull: poster.rows > 1.88
    // Where it is parted for its words' sake it stands on so many, however full they are.
    readonly property int lines: Math.max(line.text.split("\n").length,
        Math.ceil(poster.isFull ? Math.max(2.1, poster.rows + 0.5) : poster.rows))
    readonly property real needs: poster.lines * 1.3 * line.font.pixelSize
    // A large name may go on two lines: it stays larger than what is said of it.
    readonly property real second: title.text.includes("\n") ? 48 * Look.u : 0
    readonly property real caption: Math.max(190 * Look.u,
        Math.min((384 - 150 * poster.grown) * Look.u, 446 * Look.u - poster.second - poster.needs))

    signal introduced

    label: poster.card.label
    width: 272 * Look.u
    height: 512 * Look.u
    Accessible.description: poster.card.line

    Item {
        width: parent.width
        height: parent.height
        y: poster.pressed ? 3 * Look.u : 0

        Rectangle {
            visible: !poster.pressed
            x: 4 * Look.u
            y: 7 * Look.u
            width: parent.width
            height: parent.height
            color: "#52000000"
        }

        Drawing {
            path: poster.card.picture
            anchors.fill: parent
        }

        Loader {
            active: poster.caption < 384 * Look.u
            x: 9 * Look.u
            y: poster.caption
            width: 254 * Look.u
            height: 388 * Look.u - y
            sourceComponent: Rectangle {
                color: Look.paperMid

                Rectangle {
                    x: 3 * Look.u
                    width: parent.width - 6 * Look.u
                    height: Look.outline
                    color: Look.ink
                }
            }
        }

        Rectangle {
            anchors.fill: parent
            color: "#FFF1C4"
            opacity: poster.hovered && !poster.pressed ? 0.1 : 0
        }

        Fitted {
            id: title
            line: poster.card.name
            lines: poster.grown > 0.2 ? 2 : 1
            role: Type.posterName
            most: Look.px(3.4, Math.min(1.3, Look.tableText))
            boxWidth: 244 * Look.u
            boxHeight: (poster.grown > 0.2 ? 104 : 56) * Look.u
            height: 56 * Look.u + poster.second
            x: 14 * Look.u
            y: poster.caption + 6 * Look.u
            color: Look.ink
            Accessible.ignored: true
        }

        Words {
            id: line
            objectName: "line-" + poster.card.id
            readonly property list<string> halves: Names.parted(poster.card.line, 2)

            // Large signs of Han are as wide as they are high.
            function rows(half: string): string {
                const many = Look.isHan && Look.tableText > 1.25 && Array.from(half).length * line.font.pixelSize > line.width ? 2 : 1
                return Names.parted(half, many).join("\n")
            }

            face: "text"
            role: Type.posterLine
            // Large words with spaces between them go on more lines than two.
            text: whole.advanceWidth > width && !((poster.grown > 0.2 || poster.isFull) && !Look.isHan)
                ? line.halves.map(half => line.rows(half.replace(/\s*[・·]$/, ""))).join("\n") : poster.card.line
            // Eight signs of a script without spaces stand on one line.
            pixels: Look.px(2.1, Math.min(Look.isHan ? 1.38 : 1.5, Look.tableText))
            width: 254 * Look.u
            height: 504 * Look.u - y
            x: 9 * Look.u
            y: poster.caption + 58 * Look.u + poster.second
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.9
            bottomPadding: 0
            color: Look.ink2
            Accessible.ignored: true

            TextMetrics {
                id: whole
                font: line.font
                // In no other face: it would be looked up for nothing.
                text: whole.font.family === line.family && whole.font.weight === line.boldness ? poster.card.line : ""
            }
        }
    }

    Rectangle {
        visible: poster.activeFocus || poster.hovered
        anchors.fill: parent
        anchors.margins: -12 * Look.u
        color: "transparent"
        border.color: poster.ring
        border.width: (poster.activeFocus ? 5 : 2) * Look.u
    }

    // What is it about: to read aloud.
    Tappable {
        id: about
        objectName: about.visible && poster.card.id !== "" ? "introduce-" + poster.card.id : ""
        visible: poster.card.introduce !== ""
        label: poster.card.introduce
        x: poster.width - width - 12 * Look.u
        y: 12 * Look.u
        width: Math.max(62 * Look.u, 40)
        height: width
        onTapped: poster.introduced()

        Rectangle {
            anchors.fill: parent
            radius: width / 2
            // On any picture: what the keys are at is light where it was dark.
            color: about.showsFocus ? Look.paper : about.hovered ? Look.plate : "#CC17110B"
            border.color: about.showsFocus ? Look.ink : Look.paper
            border.width: (about.showsFocus ? 4 : 2) * Look.u
        }

        Sign {
            anchors.centerIn: parent
            motif: "signs/rulebook"
            ink: about.showsFocus ? Look.ink : Look.paper
            width: Math.round(0.6 * parent.width)
            height: width
        }
    }
}
