import QtQuick
import "../widgets"

// A page of the book, bare: its fibres, and the shade towards the fold.
Rectangle {
    id: paper

    property bool isRight: false
    property bool hasFold: true

    color: Look.paperMid
    clip: true

    Image {
        visible: !Look.highContrast
        anchors.fill: parent
        source: Look.asset("table/fibre.svg")
        fillMode: Image.Tile
        Accessible.ignored: true
    }

    Rectangle {
        visible: paper.hasFold
        anchors.left: paper.isRight ? parent.left : undefined
        anchors.right: paper.isRight ? undefined : parent.right
        width: 46 * Look.u
        height: parent.height
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop {
                position: 0
                color: paper.isRight ? "#8C5A4522" : "#005A4522"
            }
            GradientStop {
                position: 1
                color: paper.isRight ? "#005A4522" : "#8C5A4522"
            }
        }
    }
}
