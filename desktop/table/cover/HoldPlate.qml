import QtQuick
import QtQuick.Shapes
import "../../widgets"

// The big amber button of the cover: it fills while it is held, and never grows.
Holdable {
    id: hold

    property string text: ""
    property string speech: Look.language
    property real progress: 0

    label: hold.text

    Item {
        width: hold.width
        height: hold.height
        y: hold.held ? 3 * Look.u : 0

        Plate {
            anchors.fill: parent
            fill: hold.enabled ? Look.amber : Look.offFill
            edge: hold.enabled ? Look.ink : Look.outLine
            inner: hold.enabled ? "#8A5A18" : "#2A3554"
            shade: hold.held ? "transparent" : "#52000000"
            radius: 12 * Look.u
            inset: 6 * Look.u
        }

        Shape {
            anchors.fill: parent
            preferredRendererType: Shape.GeometryRenderer
            visible: hold.progress > 0

            Cut {
                across: Math.max(2 * radius, hold.width * hold.progress)
                down: hold.height
                radius: 12 * Look.u
                tail: Math.max(0, radius - hold.width * (1 - hold.progress))
                fillColor: "#4D6A3A08"
            }
        }

        Sign {
            id: lantern
            motif: "signs/lantern"
            ink: hold.enabled ? Look.ink : Look.offText
            width: Math.round(54 * Look.u)
            height: width
            x: (hold.width - width - 28 * Look.u - words.inkWidth) / 2
            anchors.verticalCenter: parent.verticalCenter
        }

        Fitted {
            id: words
            line: hold.text
            speech: hold.speech
            lines: 1
            role: Type.coverLine
            boxWidth: hold.width - 160 * Look.u
            boxHeight: hold.height
            color: hold.enabled ? Look.ink : Look.offText
            x: lantern.x + lantern.width + 28 * Look.u - (width - inkWidth) / 2
            Accessible.ignored: true
        }
    }

    FocusRing {
        visible: hold.showsFocus && hold.enabled
    }
}
