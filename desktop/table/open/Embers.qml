pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// A few sparks that rise over the town and go out.
Item {
    id: embers

    property real seconds: 0
    readonly property int count: 12

    Accessible.ignored: true

    Repeater {
        model: embers.count

        Drawing {
            id: ember
            required property int index
            readonly property real lives: 11 + 3 * (ember.index % 4)
            readonly property real risen: (embers.seconds / ember.lives + ember.index * 0.37) % 1
            path: "smoke/ember"
            width: (10 + 4 * (ember.index % 3)) * Look.u
            height: width
            x: embers.width * ((ember.index * 0.618 + 0.07) % 1) + 30 * Look.u * Math.sin(6 * ember.risen + ember.index)
            y: embers.height * (1 - 0.7 * ember.risen)
            opacity: 0.8 * Math.sin(Math.PI * ember.risen)
        }
    }
}
