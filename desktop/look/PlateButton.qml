import QtQuick
import QtQuick.Shapes

// A button as a name plate: quiet, paper, amber (the one next step), red or lit.
Tappable {
    id: button

    property string text: ""
    property string kind: "quiet"
    property string sign: ""
    property real percent: 2.8
    property real times: Look.tableText
    property real progress: 0
    property string speech: Look.language

    readonly property var inks: ({
        quiet: {fill: Look.plate, edge: Look.plateLine, inner: Look.outLine, text: Look.paper},
        paper: {fill: Look.paper, edge: Look.ink, inner: Look.ink2, text: Look.ink},
        amber: {fill: Look.amber, edge: Look.ink, inner: "#8A5A18", text: Look.ink},
        red: {fill: Look.shu, edge: Look.ink, inner: "#E9A58F", text: Look.ivory},
        off: {fill: Look.offFill, edge: Look.outLine, inner: "#2A3554", text: Look.offText}
    })
    readonly property var dress: button.enabled ? button.inks[button.kind] : button.inks.off
    // How wide it would be with its words at full size.
    readonly property real natural: words.wholeWidth + (button.sign === "" ? 28 : 40) * Look.u + (button.sign === "" ? 0 : picture.width + 14 * Look.u)
    readonly property real room: button.width - 28 * Look.u - (button.sign === "" ? 0 : picture.width + 14 * Look.u)

    label: button.text
    implicitWidth: 200 * Look.u
    implicitHeight: 76 * Look.u

    Item {
        width: button.width
        height: button.height
        y: button.pressed ? 3 * Look.u : 0

        Plate {
            anchors.fill: parent
            fill: button.hovered && button.enabled ? Qt.lighter(button.dress.fill, 1.12) : button.dress.fill
            edge: button.dress.edge
            inner: button.dress.inner
            innerStroke: button.hovered ? 2 * Look.keyline : Look.keyline
            shade: button.pressed ? "transparent" : "#52000000"
            radius: 10 * Look.u
            inset: 6 * Look.u
        }

        Shape {
            anchors.fill: parent
            preferredRendererType: Shape.GeometryRenderer
            visible: button.progress > 0

            Cut {
                across: Math.max(2 * radius, button.width * button.progress)
                down: button.height
                radius: 10 * Look.u
                tail: Math.max(0, radius - button.width * (1 - button.progress))
                fillColor: "#3D17110B"
            }
        }

        Sign {
            id: picture
            visible: button.sign !== ""
            motif: button.sign === "" ? "" : "signs/" + button.sign
            ink: button.dress.text
            width: Math.round(Math.min(1.25 * Look.px(button.percent, Math.min(1.1, button.times)), 0.6 * button.height))
            height: width
            x: (button.width - width - (button.text === "" ? 0 : 14 * Look.u + words.inkWidth)) / 2
            anchors.verticalCenter: parent.verticalCenter
        }

        Fitted {
            id: words
            line: button.text
            speech: button.speech
            most: Look.px(button.percent, button.times)
            boxWidth: button.room
            boxHeight: button.height - 16 * Look.u
            color: button.dress.text
            x: button.sign === "" ? (button.width - width) / 2
                : picture.x + picture.width + 14 * Look.u - (width - inkWidth) / 2
            y: 8 * Look.u
            Accessible.ignored: true
        }

        Plate {
            anchors.fill: parent
            visible: button.pressed
            fill: "#24000000"
            edge: "transparent"
            radius: 10 * Look.u
        }
    }

    FocusRing {
        visible: button.showsFocus
        colour: button.kind === "paper" ? Look.ink : Look.focus
    }
}
