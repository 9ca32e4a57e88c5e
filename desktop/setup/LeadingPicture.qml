pragma ComponentBehavior: Bound

import QtQuick
import "../widgets"

// Who leads the nights, drawn with lanterns: one that goes on to the next, one over those that sleep, one beside who fell.
Rectangle {
    id: picture

    property string leading: ""

    color: Look.plate
    border.color: Look.ink
    border.width: Look.outline
    clip: true
    Accessible.ignored: true

    component Lantern: Drawing {
        property real size: 0.6
        width: size * picture.width * 360 / 206
        height: width * 280 / 360
    }

    Loader {
        anchors.fill: parent
        sourceComponent: ({lantern: handed, caller: calling, fallen: fallen})[picture.leading] || null
    }

    Component {
        id: handed

        Item {
            Lantern {
                path: "lanterns/unlit"
                size: 0.34
                x: 0.26 * parent.width - width / 2
                y: 0.6 * parent.height - height / 2
            }

            Lantern {
                path: "lanterns/living"
                size: 0.46
                x: 0.7 * parent.width - width / 2
                y: 0.5 * parent.height - height / 2
            }
        }
    }

    Component {
        id: calling

        Item {
            Lantern {
                path: "lanterns/living"
                size: 0.42
                x: 0.5 * parent.width - width / 2
                y: 0.32 * parent.height - height / 2
            }

            Repeater {
                model: 3

                Lantern {
                    required property int index
                    path: "lanterns/unlit"
                    size: 0.24
                    x: (0.2 + 0.3 * index) * parent.width - width / 2
                    y: 0.78 * parent.height - height / 2
                }
            }
        }
    }

    Component {
        id: fallen

        Item {
            Lantern {
                path: "lanterns/out"
                size: 0.5
                x: 0.36 * parent.width - width / 2
                y: 0.6 * parent.height - height / 2
            }

            Lantern {
                path: "lanterns/living"
                size: 0.3
                x: 0.78 * parent.width - width / 2
                y: 0.34 * parent.height - height / 2
            }
        }
    }
}
