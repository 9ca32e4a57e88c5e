pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// The hanging scroll, in any size: its drawing is cut in the plain middle. Content goes on the paper.
Item {
    id: scroll

    default property alias content: paper.data
    // Of the drawing, which is 410 wide and 976 high: what is below the cut, and what frames the paper.
    readonly property real times: scroll.width / (410 * Look.u)
    readonly property real foot: 240 * Look.u
    readonly property real tall: Math.max(976 * Look.u, scroll.height)

    implicitWidth: 410 * Look.u

    component Part: Item {
        id: part
        property bool isFoot: false
        clip: true

        Drawing {
            path: "table/scroll"
            y: part.isFoot ? part.height - height : 0
            width: part.width
            height: scroll.tall
        }
    }

    Part {
        width: scroll.width
        height: Math.max(0, scroll.height - scroll.foot)
    }

    Part {
        isFoot: true
        width: scroll.width
        y: scroll.height - height
        height: scroll.foot
    }

    Item {
        id: paper
        anchors.fill: parent
        anchors.leftMargin: 62 * scroll.times * Look.u
        anchors.rightMargin: 62 * scroll.times * Look.u
        anchors.topMargin: 92 * scroll.tall / 976
        anchors.bottomMargin: 100 * scroll.tall / 976
    }
}
