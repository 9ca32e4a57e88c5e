pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes

// The ring around what the keys are at. It is made when it is first seen.
Loader {
    id: ring

    property real away: 7 * Look.u
    property real radius: 12 * Look.u
    property color colour: Look.focus

    anchors.fill: parent
    active: ring.visible

    sourceComponent: Shape {
        preferredRendererType: Shape.GeometryRenderer

        Cut {
            left: -ring.away
            top: -ring.away
            across: ring.width + 2 * ring.away
            down: ring.height + 2 * ring.away
            radius: ring.radius
            fillColor: "transparent"
            strokeColor: ring.colour
            strokeWidth: 4 * Look.u
        }
    }
}
