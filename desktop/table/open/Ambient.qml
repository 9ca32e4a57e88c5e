import QtQuick

// The slow time of what sways and drifts. Where the machine can't keep up, it stops by itself.
FrameAnimation {
    id: ambient

    property bool isSmooth: true
    property int late: 0
    readonly property real seconds: ambient.elapsedTime

    onTriggered: ambient.took(ambient.smoothFrameTime)

    function took(seconds: real) {
        ambient.late = seconds > 1 / 30 ? ambient.late + 1 : 0
        if (ambient.late > 60) {
            ambient.isSmooth = false
            ambient.stop()
        }
    }
}
