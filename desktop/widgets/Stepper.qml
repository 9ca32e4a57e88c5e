pragma ComponentBehavior: Bound

import QtQuick

// Less, a value, more.
Item {
    id: stepper

    property string name: ""
    property string value: ""
    property string less: ""
    property string more: ""
    property string lessLabel: ""
    property string moreLabel: ""
    property bool mayLess: true
    property bool mayMore: true
    property TypeRole role: Type.label
    property real side: Math.max(60 * Look.u, 44)

    signal stepped(int steps)

    implicitWidth: 2 * stepper.side + Math.max(140 * Look.u, number.wholeWidth + 24 * Look.u)
    implicitHeight: Math.max(64 * Look.u, 44)

    component Step: Tappable {
        id: step

        property string sign: ""
        property bool may: true

        width: stepper.side
        height: stepper.height
        Accessible.ignored: false

        Plate {
            anchors.fill: parent
            fill: !step.may ? "#D8C79C" : step.hovered ? Qt.lighter(Look.paper, 1.04) : Look.paper
            edge: step.may ? Look.ink : "#9A8558"
            radius: 9 * Look.u
        }

        Rectangle {
            anchors.centerIn: parent
            width: 24 * Look.u
            height: 5 * Look.u
            color: step.may ? Look.ink : "#9A8558"
        }

        Rectangle {
            visible: step.sign === "more"
            anchors.centerIn: parent
            width: 5 * Look.u
            height: 24 * Look.u
            color: step.may ? Look.ink : "#9A8558"
        }

        FocusRing {
            visible: step.activeFocus
            colour: Look.ink
            away: 4 * Look.u
        }
    }

    Step {
        objectName: stepper.less
        sign: "less"
        label: stepper.lessLabel
        may: stepper.mayLess
        onTapped: stepper.stepped(-1)
    }

    Fitted {
        id: number
        line: stepper.value
        role: stepper.role
        boxWidth: stepper.width - 2 * stepper.side - 12 * Look.u
        boxHeight: stepper.height
        x: stepper.side + 6 * Look.u
        color: Look.ink
        Accessible.role: Accessible.StaticText
        Accessible.name: stepper.name + " " + stepper.value
    }

    Step {
        objectName: stepper.more
        sign: "more"
        x: stepper.width - width
        label: stepper.moreLabel
        may: stepper.mayMore
        onTapped: stepper.stepped(1)
    }
}
