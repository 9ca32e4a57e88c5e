pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes

// A tab at the book's edge.
Tappable {
    id: tab

    property string text: ""
    property string speech: Look.language
    property bool isChosen: false
    readonly property real tip: 14 * Look.u

    label: tab.text
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
        line: tab.text
        speech: tab.speech
        most: Look.px(2.5, Math.min(1.3, Look.tableText))
        boxWidth: tab.width - tab.tip - 14 * Look.u
        boxHeight: tab.height - 4 * Look.u
        pitch: 1.04
        shrinks: Look.px(2, 1) / most
        x: 10 * Look.u
        y: 2 * Look.u
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
