import QtQuick

// Something that can be tapped, focused and pressed by key, and is read out by its label.
Item {
    id: tappable

    property string label: ""
    // Whether it can be tapped itself; what lies on it still can where it can not.
    property bool usable: true
    // On private pages Space holds the page open, so only Enter presses.
    property bool spacePresses: true
    // Whether a long press, or "?", asks what it is.
    property bool explains: false
    // What is drawn smaller than a fingertip can be hit a little beside it, never so far as to be hit for its neighbour.
    readonly property real least: Math.min(tappable.width, tappable.height)
    readonly property real reach: Math.max(0, Math.min((44 - tappable.least) / 2, 0.22 * tappable.least))
    readonly property alias pressed: tap.pressed
    readonly property alias hovered: hover.hovered
    readonly property bool showsFocus: tappable.activeFocus && Look.keysInUse

    signal tapped
    signal asked

    activeFocusOnTab: tappable.enabled && tappable.usable
    Accessible.role: Accessible.Button
    Accessible.name: tappable.label
    Accessible.focusable: tappable.enabled && tappable.usable
    Accessible.onPressAction: tappable.press()
    Keys.onPressed: event => {
        Look.keysInUse = true
        const presses = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
            || (event.key === Qt.Key_Space && tappable.spacePresses)
        const asks = tappable.explains && event.text === "?"
        event.accepted = presses || asks
        if (presses && !event.isAutoRepeat)
            tappable.press()
        else if (asks)
            tappable.asked()
    }

    function press() {
        if (tappable.enabled && tappable.usable)
            tappable.tapped()
    }

    TapHandler {
        id: tap
        enabled: tappable.usable
        margin: tappable.reach
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: tappable.press()
        onLongPressed: {
            if (tappable.explains)
                tappable.asked()
        }
    }

    HoverHandler {
        id: hover
        enabled: tappable.usable
        cursorShape: Qt.PointingHandCursor
    }
}
