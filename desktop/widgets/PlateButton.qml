pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes

// A button as a name plate: quiet, paper, amber (the one next step), red or lit.
Tappable {
    id: button

    property string text: ""
    property string kind: "quiet"
    property string sign: ""
    property TypeRole role: Type.button
    property real progress: 0
    // Room at its foot that its words leave free.
    property real below: 0
    property string speech: Look.language
    property string face: "display"
    // What the keys are at is seen on what the button lies on: paper, where paper and red mostly lie, or the night.
    property color ring: button.kind === "paper" || button.kind === "red" ? Look.ink : Look.focus

    readonly property real letters: button.role.pixels
    // While the engine goes, what all share goes before what wears it.
    readonly property Dress bare: Dress {}
    readonly property Dress dress: (Dresses.of(button.enabled ? button.kind : "off") as Dress) || button.bare
    // How wide it would be with its words at full size.
    readonly property real natural: words.wholeWidth + (button.sign === "" ? 28 : 54) * Look.u
        + (button.sign === "" ? 0 : button.signAt(button.implicitHeight))
    readonly property real room: button.width - 28 * Look.u - (button.sign === "" ? 0 : picture.width + 14 * Look.u)

    // A sign's width on a button as high as that. What it wants goes by its own height, not by the one it gets: where it
    // stands may depend on it.
    function signAt(height: real): real {
        return Math.round(Math.min(1.25 * button.letters, 0.6 * height))
    }

    label: button.text
    // In a layout it takes what its words want; in whole pixels, as a layout gives it, so that nothing is drawn twice.
    implicitWidth: Math.ceil(Math.max(200 * Look.u, button.natural))
    implicitHeight: Math.ceil(Math.max(76 * Look.u, 1.9 * button.letters))

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

        Loader {
            active: button.progress > 0
            anchors.fill: parent
            sourceComponent: Shape {
                preferredRendererType: Shape.GeometryRenderer

                Cut {
                    across: Math.max(2 * radius, button.width * button.progress)
                    down: button.height
                    radius: 10 * Look.u
                    tail: Math.max(0, radius - button.width * (1 - button.progress))
                    fillColor: "#3D17110B"
                }
            }
        }

        Sign {
            id: picture
            visible: button.sign !== ""
            motif: button.sign === "" ? "" : "signs/" + button.sign
            ink: button.dress.text
            width: button.signAt(button.height)
            height: width
            x: (button.width - width - (button.text === "" ? 0 : 14 * Look.u + words.inkWidth)) / 2
            anchors.verticalCenter: parent.verticalCenter
        }

        Fitted {
            id: words
            face: button.face
            line: button.text
            speech: button.speech
            role: button.role
            boxWidth: button.room
            boxHeight: button.height - 16 * Look.u - button.below
            color: button.dress.text
            x: button.sign === "" ? (button.width - width) / 2
                : picture.x + picture.width + 14 * Look.u - (width - inkWidth) / 2
            y: 8 * Look.u
            Accessible.ignored: true
        }

        Loader {
            active: button.pressed
            anchors.fill: parent
            sourceComponent: Plate {
                fill: "#24000000"
                edge: "transparent"
                radius: 10 * Look.u
            }
        }
    }

    FocusRing {
        visible: button.showsFocus
        colour: button.ring
    }
}
