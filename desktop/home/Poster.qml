pragma ComponentBehavior: Bound

import QtQuick
import "../look"
import "../look/names.js" as Names

// A print of its own for each game, with its name on the paper below.
Tappable {
    id: poster

    required property var card

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

        Rectangle {
            anchors.fill: parent
            color: "#FFF1C4"
            opacity: poster.hovered && !poster.pressed ? 0.1 : 0
        }

        Fitted {
            line: poster.card.name
            lines: 1
            most: Look.px(3.4, Math.min(1.2, Look.tableText))
            boxWidth: 244 * Look.u
            boxHeight: 56 * Look.u
            x: 14 * Look.u
            y: 390 * Look.u
            color: Look.ink
            Accessible.ignored: true
        }

        Words {
            id: line
            readonly property var halves: Names.halves(poster.card.line)
            face: "text"
            text: whole.advanceWidth > width ? line.halves.map(half => half.replace(/\s*[・·]$/, "")).join("\n") : poster.card.line
            percent: 2.1
            times: Math.min(1.3, Look.tableText)
            width: 250 * Look.u
            height: 62 * Look.u
            x: 11 * Look.u
            y: 442 * Look.u
            fontSizeMode: Text.Fit
            minimumPixelSize: 9
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.9
            bottomPadding: 0
            color: Look.ink2
            Accessible.ignored: true

            TextMetrics {
                id: whole
                font: line.font
                // In no other face: it would be looked up for nothing.
                text: whole.font.family === line.family ? poster.card.line : ""
            }
        }
    }

    Rectangle {
        visible: poster.activeFocus || poster.hovered
        anchors.fill: parent
        anchors.margins: -12 * Look.u
        color: "transparent"
        border.color: Look.focus
        border.width: (poster.activeFocus ? 5 : 2) * Look.u
    }
}
