import QtQuick

// Something that can be tapped, focused and pressed by key, and is read out by its label.
Item {
    id: tappable

    property string label: ""
    // Whether it can be tapped itself; what lies on it still can where it can not.
    property bool usable: true
    // On private pages Space holds the page open, so only Enter presses.
    property bool spacePresses: true
    readonly property alias pressed: tap.pressed
    readonly property alias hovered: hover.hovered
    readonly property bool showsFocus: tappable.activeFocus && Look.keysInUse

    signal tapped

    activeFocusOnTab: tappable.enabled && tappable.usable
    Accessible.role: Accessible.Button
    Accessible.name: tappable.label
    Accessible.focusable: tappable.enabled && tappable.usable
    Accessible.onPressAction: tappable.press()
    Keys.onPressed: event => {
        Look.keysInUse = true
        const presses = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
            || (event.key === Qt.Key_Space && tappable.spacePresses)
        event.accepted = presses
        if (presses && !event.isAutoRepeat)
            tappable.press()
    }

    function press() {
        if (tappable.enabled && tappable.usable)
            tappable.tapped()
    }

    TapHandler {
        id: tap
        enabled: tappable.usable
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: tappable.press()
    }

    HoverHandler {
        id: hover
        enabled: tappable.usable
        cursorShape: Qt.PointingHandCursor
    }
}
