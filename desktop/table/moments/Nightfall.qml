import QtQuick
import "../../widgets"

// Night falls: the windows go out one by one in a fixed order, the moon comes, the cover follows.
MomentScene {
    id: night

    tint: "night"
    lasts: 2600
    hasWindows: false
    rises: true
    orbRise: -120 * (1 - night.within(0.2, 0.9))
    // The moon stands beside it.
    sky: 0.57
    headline: night.moment.title
    line: night.moment.line
    titleShows: night.within(0.1, 0.4)
    onShareChanged: {
        if (night.share >= 1)
            stays.restart()
    }
    Component.onCompleted: stays.running = night.isStill

    Timer {
        id: stays
        interval: Look.fast ? 0 : night.isStill ? 1200 : 200
        onTriggered: night.over()
    }

    Windows {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        share: night.within(0, 0.85)
    }
}
