import QtQuick

// The bar beside what is longer than its place. Drawn here: all of Qt Quick Controls would come along for one of theirs.
MouseArea {
    id: bar

    required property Flickable area
    property color ink: Look.ink2
    readonly property real way: bar.area.contentHeight - bar.area.height
    // Where on the thumb it was taken.
    property real grip

    objectName: bar.area.objectName && `${bar.area.objectName}Bar`
    visible: bar.area.visible && bar.way > 1
    x: bar.area.x + bar.area.width - width
    y: bar.area.y
    width: 14 * Look.u
    height: bar.area.height
    hoverEnabled: true
    preventStealing: true
    Accessible.ignored: true
    onPressed: mouse => {
        const at = mouse.y - thumb.y
        bar.grip = at < 0 || at > thumb.height ? thumb.height / 2 : at
        bar.follow(mouse.y)
    }
    onPositionChanged: mouse => {
        if (bar.pressed)
            bar.follow(mouse.y)
    }

    function follow(y: real) {
        const share = (y - bar.grip) / (bar.height - thumb.height)
        bar.area.contentY = bar.area.originY + Math.max(0, Math.min(1, share)) * bar.way
    }

    Rectangle {
        anchors.fill: parent
        color: "#2217110B"
    }

    Rectangle {
        id: thumb
        x: 2 * Look.u
        y: bar.way > 0 ? (bar.area.contentY - bar.area.originY) / bar.way * (bar.height - height) : 0
        width: bar.width - 4 * Look.u
        height: Math.max(28 * Look.u, bar.area.visibleArea.heightRatio * bar.height)
        color: bar.ink
        opacity: bar.pressed || bar.containsMouse ? 1 : 0.75
    }
}
