pragma ComponentBehavior: Bound

import QtQuick

// What may be longer than its place: by wheel, finger, bar and keys; what the keys are at comes into sight.
Flickable {
    id: area

    default property alias content: inside.data
    // Something to read, with nothing in it to press: then the area itself takes the keys.
    property bool isRead: false
    property string label: ""
    property alias spacing: inside.spacing
    property color ink: Look.ink2
    // The paper below, where the layer needs one.
    property color ground: Look.paperMid
    readonly property Item focused: Window.activeFocusItem

    clip: true
    // The software renderer draws shapes past a clip, but not past a layer.
    layer.enabled: GraphicsInfo.api === GraphicsInfo.Software && area.contentHeight > area.height
    contentWidth: area.width
    contentHeight: inside.height
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: area.isRead
    Accessible.role: Accessible.Pane
    Accessible.name: area.label
    onFocusedChanged: area.bring(area.focused)

    function bring(item: Item) {
        let parent = item
        while (parent && parent !== inside)
            parent = parent.parent
        if (!parent)
            return
        const at = item.mapToItem(inside, 0, 0).y
        const margin = 12 * Look.u
        if (at - margin < area.contentY)
            area.contentY = Math.max(0, at - margin)
        else if (at + item.height + margin > area.contentY + area.height)
            area.contentY = Math.min(item.height + 2 * margin > area.height ? at : at - margin,
                                     at + item.height + margin - area.height)
    }

    function goTo(y: real) {
        area.contentY = Math.max(0, Math.min(y, area.contentHeight - area.height))
    }

    Keys.onPressed: event => {
        Look.keysInUse = true
        const steps = {}
        steps[Qt.Key_Down] = 60 * Look.u
        steps[Qt.Key_Up] = -60 * Look.u
        steps[Qt.Key_PageDown] = 0.9 * area.height
        steps[Qt.Key_PageUp] = -0.9 * area.height
        steps[Qt.Key_Home] = -area.contentHeight
        steps[Qt.Key_End] = area.contentHeight
        const step = steps[event.key]
        if (!area.isRead || step === undefined || area.contentHeight <= area.height)
            return
        event.accepted = true
        area.goTo(area.contentY + step)
    }

    Column {
        id: inside
        // Beside the ring of what the keys are at.
        x: area.isRead ? 10 * Look.u : 0
        // Readings over the first line are shown whole.
        topPadding: area.isRead && Look.isRead(Look.language) ? 2 * Look.u : 0
        // The bar's room stays free, so that nothing moves when it comes.
        width: area.width - x - 22 * Look.u
    }

    Rectangle {
        parent: area
        anchors.fill: parent
        z: -1
        visible: area.layer.enabled
        color: area.ground
    }

    // Both stand still while the rest is scrolled, and no layout gives them a place.
    AreaBar {
        parent: area
        area: area
        ink: area.ink
        x: area.width - width
        y: 0
    }

    Rectangle {
        parent: area
        visible: area.activeFocus && Look.keysInUse
        anchors.fill: parent
        color: "transparent"
        border.color: area.ink
        border.width: 3 * Look.u
    }
}
