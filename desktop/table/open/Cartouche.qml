pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// Upper left: day and phase, and the count of the living. Where lanterns leave it little room it stands upright, the
// phase under the day; so it does where both would be small beside each other.
Plate {
    id: plate

    required property TablePage page
    readonly property bool isNarrow: plate.width < 230 * Look.u
    readonly property real margin: (plate.isNarrow ? 16 : 28) * Look.u

    height: (plate.isNarrow ? 186 : 124) * Look.u
    fill: Look.paper
    edge: Look.ink
    inner: Look.ink2
    inset: 8 * Look.u
    shade: "#52000000"

    readonly property real room: plate.width - 2 * plate.margin
    // It is asked anew whenever the letters are others.
    readonly property bool isLong: metrics.font.pixelSize > 0 && metrics.font.family !== ""
        && metrics.advanceWidth(plate.page.title) > 1.5 * plate.room
    readonly property bool isParted: (plate.isNarrow || plate.isLong) && plate.page.phase !== ""

    FontMetrics {
        id: metrics
        font.family: Look.family("title", Look.language)
        font.weight: Look.weight("title")
        font.pixelSize: Look.px(4.3, 1)
    }

    component Line: Lines {
        x: plate.margin
        boxWidth: plate.room
        atMost: 1
        pitch: 1.08
        horizontalAlignment: Text.AlignLeft
    }

    Line {
        y: plate.isParted ? (plate.isNarrow ? 0.065 : 0.1) * plate.height : (plate.isNarrow ? 24 : 8) * Look.u
        boxHeight: plate.height * (plate.isParted ? 0.28 : plate.isNarrow ? 0.4 : 0.56)
        line: plate.isParted ? plate.page.day : plate.page.title
        face: plate.isNarrow ? "display" : "title"
        most: Math.min(Look.px(plate.isNarrow ? 3.9 : 4.3, Look.tableText), plate.height * (plate.isParted ? 0.27 : plate.isNarrow ? 0.3 : 0.42))
        color: Look.ink
        Accessible.name: plate.page.title
    }

    Line {
        visible: plate.isParted
        y: plate.height * 0.36
        boxHeight: plate.height * 0.27
        atMost: 2
        line: plate.page.phase
        most: Math.min(Look.px(3, Look.tableText), plate.height * (plate.isNarrow ? 0.24 : 0.21))
        color: Look.ink
        Accessible.ignored: true
    }

    Line {
        y: plate.height * (plate.isParted ? 0.63 : 0.55)
        boxHeight: plate.height * (plate.isParted ? 0.3 : 0.36)
        atMost: plate.isNarrow ? 2 : 1
        line: plate.page.subtitle
        most: Math.min(Look.px(2.6, Look.tableText), plate.height * (plate.isParted ? 0.2 : 0.28))
        color: Look.ink2
    }
}
