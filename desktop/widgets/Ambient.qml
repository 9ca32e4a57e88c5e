import QtQuick

// The slow time of what sways and drifts: it runs while people do something, and comes to rest softly once they don't.
// Where the machine can't keep up, it stops by itself.
FrameAnimation {
    id: ambient

    // Whether what moves by it can be seen.
    property bool isWanted: true
    property bool isSmooth: true
    property int late: 0
    property real seconds: 0
    // From 0, at rest, to 1.
    property real awake: 0
    readonly property real force: ambient.awake * ambient.awake * (3 - 2 * ambient.awake)
    readonly property real wakesIn: 0.8
    readonly property real restsIn: 3

    running: ambient.isWanted && ambient.isSmooth && Look.ambient && (Look.isStirred || ambient.awake > 0)
    onTriggered: ambient.took(ambient.smoothFrameTime)

    function took(seconds: real) {
        ambient.late = seconds > 1 / 30 ? ambient.late + 1 : 0
        ambient.isSmooth = ambient.late <= 60
        const turn = Look.isStirred ? seconds / ambient.wakesIn : -seconds / ambient.restsIn
        ambient.awake = ambient.isSmooth ? Math.max(0, Math.min(1, ambient.awake + turn)) : 0
        ambient.seconds += seconds * ambient.force
    }
}
