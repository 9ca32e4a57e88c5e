import QtQuick
import QtQuick.Shapes
import "../../widgets"

// Over the verdict's lantern: the dark comes in from its rim, until nothing is left of the light.
Shape {
    id: darkness

    // From 0, all light, to 1, none.
    property real share: 0
    // How far the light still reaches from the middle, and where it has ended.
    readonly property real reach: Math.max(0, 1 - 1.35 * darkness.share)
    readonly property real ends: Math.min(1, darkness.reach + 0.35)

    width: 1200 * Look.u
    height: 1000 * Look.u
    preferredRendererType: Shape.GeometryRenderer

    ShapePath {
        strokeWidth: -1
        startX: 364.4 * Look.u
        startY: 271 * Look.u
        fillGradient: RadialGradient {
            centerX: 600 * Look.u
            centerY: 504 * Look.u
            centerRadius: 400 * Look.u
            focalX: centerX
            focalY: centerY
            GradientStop { position: 0; color: darkness.share < 1 ? "#0010162B" : "#F010162B" }
            GradientStop { position: darkness.reach; color: darkness.share < 1 ? "#0010162B" : "#F010162B" }
            GradientStop { position: darkness.ends; color: "#F010162B" }
            GradientStop { position: 1; color: "#F010162B" }
        }
        PathLine { x: 835.6 * Look.u; y: 271 * Look.u }
        PathCubic {
            control1X: 910.9 * Look.u
            control1Y: 280.3 * Look.u
            control2X: 957 * Look.u
            control2Y: 382.8 * Look.u
            x: 957 * Look.u
            y: 504 * Look.u
        }
        PathCubic {
            control1X: 957 * Look.u
            control1Y: 625.2 * Look.u
            control2X: 910.9 * Look.u
            control2Y: 727.7 * Look.u
            x: 835.6 * Look.u
            y: 737 * Look.u
        }
        PathLine { x: 364.4 * Look.u; y: 737 * Look.u }
        PathCubic {
            control1X: 289.1 * Look.u
            control1Y: 727.7 * Look.u
            control2X: 243 * Look.u
            control2Y: 625.2 * Look.u
            x: 243 * Look.u
            y: 504 * Look.u
        }
        PathCubic {
            control1X: 243 * Look.u
            control1Y: 382.8 * Look.u
            control2X: 289.1 * Look.u
            control2Y: 280.3 * Look.u
            x: 364.4 * Look.u
            y: 271 * Look.u
        }
    }
}
