pragma ComponentBehavior: Bound

import QtQuick

// Where a list goes on above or below what is seen of it, its edge sinks into the paper.
Item {
    id: fades

    required property Flickable area
    property color ground: Look.paperMid
    readonly property real depth: Math.min(44 * Look.u, 0.2 * fades.height)

    component Edge: Rectangle {
        id: edge

        property bool isFoot: false

        width: fades.width
        height: fades.depth
        y: edge.isFoot ? fades.height - height : 0
        gradient: Gradient {
            GradientStop {
                position: edge.isFoot ? 1 : 0
                color: fades.ground
            }
            GradientStop {
                position: edge.isFoot ? 0.1 : 0.9
                color: Qt.alpha(fades.ground, 0)
            }
        }
    }

    x: fades.area.x
    y: fades.area.y
    // The bar stays whole.
    width: fades.area.width - 20 * Look.u
    height: fades.area.height

    Edge {
        visible: !fades.area.atYBeginning
    }

    Edge {
        visible: !fades.area.atYEnd
        isFoot: true
    }
}
