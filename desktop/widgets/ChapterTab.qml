pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes

// A tab at the book's edge: as wide as its word, in a layout.
Tappable {
    id: tab

    property string text: ""
    property string speech: Look.language
    property bool isChosen: false
    readonly property real tip: 14 * Look.u
    readonly property real wanted: words.wide + tab.tip + 24 * Look.u

    label: tab.text
    implicitWidth: tab.wanted
    implicitHeight: Math.max(84 * Look.u, 1.8 * Type.tab.pixels)
    Accessible.role: Accessible.PageTab
    Accessible.checkable: true
    Accessible.checked: tab.isChosen

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: tab.isChosen ? Look.shu : tab.hovered ? "#DCC998" : "#CDBB88"
            strokeColor: Look.ink
            strokeWidth: Look.outline
            joinStyle: ShapePath.MiterJoin
            startX: 0
            startY: 0
            PathLine { x: tab.width - tab.tip; y: 0 }
            PathLine { x: tab.width; y: tab.height / 2 }
            PathLine { x: tab.width - tab.tip; y: tab.height }
            PathLine { x: 0; y: tab.height }
            PathLine { x: 0; y: 0 }
        }
    }

    Lines {
        id: words
        role: Type.tab
        line: tab.text
        speech: tab.speech
        boxWidth: tab.width - tab.tip - 14 * Look.u
        boxHeight: tab.height - 4 * Look.u
        pitch: 1.04
        shrinks: Type.tab.share
        anchors.left: parent.left
        anchors.leftMargin: 10 * Look.u
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignLeft
        color: tab.isChosen ? Look.ivory : Look.ink
        Accessible.ignored: true
    }

    Rectangle {
        visible: tab.activeFocus
        anchors.fill: parent
        anchors.rightMargin: tab.tip
        anchors.margins: 4 * Look.u
        color: "transparent"
        border.color: tab.isChosen ? Look.ivory : Look.ink
        border.width: 3 * Look.u
    }
}
