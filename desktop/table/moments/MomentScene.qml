import QtQuick
import LanternNight
import "../../widgets"

// What all moments share: a sky, a place to draw in, and a share from 0 to 1 that plays once.
Item {
    id: scene

    required property TablePage page
    required property TableMoment moment
    property string tint: "dusk"
    property int lasts: 3200
    property bool rises: false
    property real orbRise: 0
    property bool hasOrb: true
    property bool hasWindows: true
    property real share: scene.isStill ? 1 : 0
    readonly property bool isStill: Look.reducedMotion || Look.fast
    default property alias content: board.data

    signal over
    // A light goes out.
    signal breathes

    // From 0 to 1 while the whole goes from one share to another.
    function within(from: real, to: real): real {
        return Math.max(0, Math.min(1, (scene.share - from) / (to - from)))
    }

    function nameOf(number: int): string {
        return number > 0 && number <= scene.page.names.length ? scene.page.names[number - 1] : ""
    }

    Sky {
        anchors.fill: parent
        tint: scene.tint
        rises: scene.rises
        orbRise: scene.orbRise
        hasOrb: scene.hasOrb
        hasWindows: scene.hasWindows
    }

    Item {
        id: board
        width: 1920 * Look.u
        height: 1080 * Look.u
        x: (scene.width - width) / 2
    }

    NumberAnimation on share {
        running: !scene.isStill
        from: 0
        to: 1
        duration: scene.lasts
    }
}
