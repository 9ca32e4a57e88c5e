import QtQuick
import QtQuick.Shapes
import "../../widgets"

// The light that falls from the dial on whoever speaks.
Shape {
    id: beam

    property point from
    property point to
    property real breadth: 100 * Look.u

    readonly property real dx: beam.to.x - beam.from.x
    readonly property real dy: beam.to.y - beam.from.y
    readonly property real long: Math.max(1, Math.hypot(beam.dx, beam.dy))
    readonly property real nx: -beam.dy / beam.long * beam.breadth / 2
    readonly property real ny: beam.dx / beam.long * beam.breadth / 2

    preferredRendererType: Shape.GeometryRenderer

    ShapePath {
        strokeWidth: -1
        startX: beam.from.x + beam.nx * 0.9
        startY: beam.from.y + beam.ny * 0.9
        fillGradient: LinearGradient {
            x1: beam.from.x
            y1: beam.from.y
            x2: beam.to.x
            y2: beam.to.y
            GradientStop { position: 0; color: "#00FBE2A0" }
            GradientStop { position: 0.3; color: "#0AFBE2A0" }
            GradientStop { position: 1; color: "#9CFBE2A0" }
        }
        PathLine { x: beam.to.x + beam.nx; y: beam.to.y + beam.ny }
        PathLine { x: beam.to.x - beam.nx; y: beam.to.y - beam.ny }
        PathLine { x: beam.from.x - beam.nx * 0.9; y: beam.from.y - beam.ny * 0.9 }
    }
}
