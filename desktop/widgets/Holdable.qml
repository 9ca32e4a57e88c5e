import QtQuick

// Something that acts while it is held, by mouse, finger or key, and can be pressed by assistive tools.
Item {
    id: holdable

    property string label: ""
    readonly property alias held: point.active
    readonly property bool showsFocus: holdable.activeFocus && Look.keysInUse

    signal holds
    signal letsGo
    signal tappedTwice
    signal pressedByTool

    activeFocusOnTab: holdable.enabled
    Accessible.role: Accessible.Button
    Accessible.name: holdable.label
    Accessible.focusable: holdable.enabled
    Accessible.onPressAction: holdable.pressedByTool()

    Keys.onPressed: event => {
        Look.keysInUse = true
        event.accepted = false
    }

    PointHandler {
        id: point
        acceptedButtons: Qt.LeftButton
        onActiveChanged: {
            if (point.active)
                holdable.holds()
            else
                holdable.letsGo()
        }
    }

    TapHandler {
        onDoubleTapped: holdable.tappedTwice()
    }
}
