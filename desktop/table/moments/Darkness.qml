import QtQuick
import QtQuick.Shapes
import "../../widgets"

// Over the verdict's lantern: the dark comes in from its rim, until nothing is left of the light.
Shape {
    id: darkness

    // From 0, all light, to 1, none.
    property real share: 0
    property real unit: Look.u
    // How far the light still reaches from the middle, and where it has ended.
    readonly property real reach: Math.max(0, 1 - 1.35 * darkness.share)
    readonly property real ends: Math.min(1, darkness.reach + 0.35)

    width: 1200 * darkness.unit
    height: 1000 * darkness.unit
    preferredRendererType: Shape.GeometryRenderer

    ShapePath {
        strokeWidth: -1
        startX: 364.4 * darkness.unit
        startY: 271 * darkness.unit
        fillGradient: RadialGradient {
            centerX: 600 * darkness.unit
            centerY: 504 * darkness.unit
            centerRadius: 400 * darkness.unit
            focalX: centerX
            focalY: centerY
            GradientStop { position: 0; color: darkness.share < 1 ? "#0010162B" : "#F010162B" }
            GradientStop { position: darkness.reach; color: darkness.share < 1 ? "#0010162B" : "#F010162B" }
            GradientStop { position: darkness.ends; color: "#F010162B" }
            GradientStop { position: 1; color: "#F010162B" }
        }
        PathLine { x: 835.6 * darkness.unit; y: 271 * darkness.unit }
        PathCubic {
            control1X: 910.9 * darkness.unit
            control1Y: 280.3 * darkness.unit
            control2X: 957 * darkness.unit
            control2Y: 382.8 * darkness.unit
            x: 957 * darkness.unit
            y: 504 * darkness.unit
        }
        PathCubic {
            control1X: 957 * darkness.unit
            control1Y: 625.2 * darkness.unit
            control2X: 910.9 * darkness.unit
            control2Y: 727.7 * darkness.unit
            x: 835.6 * darkness.unit
            y: 737 * darkness.unit
        }
        PathLine { x: 364.4 * darkness.unit; y: 737 * darkness.unit }
        PathCubic {
            control1X: 289.1 * darkness.unit
            control1Y: 727.7 * darkness.unit
            control2X: 243 * darkness.unit
            control2Y: 625.2 * darkness.unit
            x: 243 * darkness.unit
            y: 504 * darkness.unit
        }
        PathCubic {
            control1X: 243 * darkness.unit
            control1Y: 382.8 * darkness.unit
            control2X: 289.1 * darkness.unit
            control2Y: 280.3 * darkness.unit
            x: 364.4 * darkness.unit
            y: 271 * darkness.unit
        }
    }
}
