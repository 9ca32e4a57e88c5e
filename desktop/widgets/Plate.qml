import QtQuick
import QtQuick.Shapes

// A flat plate with corners cut inward: its shadow, its edge, and a fine line inside.
Item {
    id: plate

    property color fill: Look.plate
    property color edge: Look.ink
    property color inner: "transparent"
    property color shade: "transparent"
    property real radius: 14 * Look.u
    property real stroke: Look.outline
    property real innerStroke: Look.keyline
    property real inset: 7 * Look.u
    property real shadeX: 4 * Look.u
    property real shadeY: 7 * Look.u

    // A shape without a size of its own takes that of what it draws, and would draw it again.
    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.GeometryRenderer

        Cut {
            left: plate.shadeX
            top: plate.shadeY
            across: plate.width
            down: plate.height
            radius: plate.radius
            fillColor: plate.shade
        }

        Cut {
            across: plate.width
            down: plate.height
            radius: plate.radius
            fillColor: plate.fill
            strokeColor: plate.edge
            strokeWidth: plate.stroke
        }

        Cut {
            left: plate.inset
            top: plate.inset
            across: plate.width - 2 * plate.inset
            down: plate.height - 2 * plate.inset
            radius: plate.radius
            fillColor: "transparent"
            strokeColor: plate.inner
            strokeWidth: plate.innerStroke
        }
    }
}
