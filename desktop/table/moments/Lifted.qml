import QtQuick
import "../../widgets"

// What held for a while of the talk is over. The talk goes on beneath, so it waits for nobody.
MomentScene {
    id: lifted

    tint: lifted.page.sky
    lasts: 2600
    hasOrb: false
    headline: lifted.moment.title
    line: lifted.moment.line
    onShareChanged: {
        if (lifted.share >= 1)
            stays.restart()
    }
    Component.onCompleted: stays.running = lifted.isStill

    Timer {
        id: stays
        interval: Look.fast ? 0 : lifted.isStill ? 2600 : 200
        onTriggered: lifted.over()
    }

    Sign {
        visible: lifted.moment.motif !== ""
        motif: lifted.moment.motif
        ink: Look.ivory
        opacity: lifted.within(0, 0.2)
        width: Math.round(Math.max(1, Math.min(420 * lifted.unit, 0.7 * (lifted.floor - lifted.roof))))
        height: width
        anchors.horizontalCenter: parent.horizontalCenter
        y: lifted.roof + (lifted.floor - lifted.roof - height) / 2
    }
}
