import QtQuick
import "../../widgets"

// The hanging scroll, in any length: its drawing is cut in the plain middle. Content goes on the paper.
Item {
    id: scroll

    default property alias content: paper.data
    readonly property real foot: 240 * Look.u

    width: 410 * Look.u
    height: 976 * Look.u

    Item {
        width: scroll.width
        height: scroll.height - scroll.foot
        clip: true

        Drawing {
            path: "table/scroll"
            width: 410 * Look.u
            height: 976 * Look.u
        }
    }

    Item {
        y: scroll.height - scroll.foot
        width: scroll.width
        height: scroll.foot
        clip: true

        Drawing {
            path: "table/scroll"
            y: scroll.foot - height
            width: 410 * Look.u
            height: 976 * Look.u
        }
    }

    Item {
        id: paper
        x: 62 * Look.u
        y: 100 * Look.u
        width: 286 * Look.u
        height: scroll.height - 200 * Look.u
    }
}
