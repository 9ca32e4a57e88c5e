pragma ComponentBehavior: Bound

import QtQuick

// A switch: a wooden slide with "on" and "off" written on it.
Tappable {
    id: slide

    property bool isOn: false
    property string onText: ""
    property string offText: ""
    property string line: ""

    // Its two words grow with the text.
    implicitWidth: Math.max(116 * Look.u, 3.5 * Type.chip.pixels)
    implicitHeight: Math.max(64 * Look.u, 1.6 * Type.chip.pixels + 10 * Look.u)
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: slide.isOn
    Accessible.description: slide.line
    Accessible.onToggleAction: slide.press()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 5 * Look.u
        anchors.bottomMargin: 5 * Look.u
        color: "#4A3826"
        border.color: Look.ink
        border.width: Look.outline

        Rectangle {
            width: parent.width * 0.5
            height: parent.height - 2 * Look.outline
            y: Look.outline
            x: slide.isOn ? parent.width - width - Look.outline : Look.outline
            color: slide.isOn ? (slide.hovered ? Qt.lighter(Look.amber, 1.1) : Look.amber) : "#CDB585"
            border.color: Look.ink
            border.width: Math.max(1, 1.5 * Look.u)

            Behavior on x {
                enabled: Look.ambient
                NumberAnimation {
                    duration: 160
                    easing.type: Easing.OutCubic
                }
            }

            Fitted {
                line: slide.isOn ? slide.onText : slide.offText
                role: Type.chip
                boxWidth: parent.width - 6 * Look.u
                boxHeight: parent.height
                lines: 1
                color: Look.ink
                Accessible.ignored: true
            }
        }
    }

    FocusRing {
        visible: slide.activeFocus
        colour: Look.ink
        away: 4 * Look.u
    }
}
