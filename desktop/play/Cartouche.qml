pragma ComponentBehavior: Bound

import QtQuick
import "../look"

// Upper left: day and phase, and the count of the living. Where lanterns leave it little room it stands upright.
Plate {
    id: plate

    required property var page
    readonly property bool isNarrow: plate.width < 230 * Look.u
    readonly property real margin: (plate.isNarrow ? 18 : 28) * Look.u

    height: (plate.isNarrow ? 186 : 124) * Look.u
    fill: Look.paper
    edge: Look.ink
    inner: Look.ink2
    inset: 8 * Look.u
    shade: "#52000000"

    component Line: Lines {
        x: plate.margin
        boxWidth: plate.width - 2 * plate.margin
        atMost: plate.isNarrow ? 2 : 1
        pitch: 1.08
        horizontalAlignment: Text.AlignLeft
    }

    Line {
        y: 8 * Look.u
        boxHeight: plate.height * 0.56
        line: plate.page.title
        face: plate.isNarrow ? "display" : "title"
        most: Math.min(Look.px(plate.isNarrow ? 3.6 : 4.3, Look.tableText), plate.height * 0.42)
        color: Look.ink
    }

    Line {
        y: plate.height * 0.55
        boxHeight: plate.height * 0.36
        line: plate.page.subtitle
        most: Math.min(Look.px(2.6, Look.tableText), plate.height * 0.28)
        color: Look.ink2
    }
}
