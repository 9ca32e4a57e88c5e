import QtQuick
import "../look"

// Upper left: day and phase, and the count of the living.
Plate {
    id: plate

    required property var page

    fill: Look.paper
    edge: Look.ink
    inner: Look.ink2
    inset: 8 * Look.u
    shade: "#52000000"

    Fitted {
        x: 28 * Look.u
        y: 8 * Look.u
        boxWidth: plate.width - 56 * Look.u
        boxHeight: plate.height * 0.56
        horizontalAlignment: Text.AlignLeft
        line: plate.page.title
        face: "title"
        lines: 1
        most: Math.min(Look.px(4.3, Look.tableText), plate.height * 0.42)
        color: Look.ink
    }

    Fitted {
        x: 28 * Look.u
        y: plate.height * 0.55
        boxWidth: plate.width - 56 * Look.u
        boxHeight: plate.height * 0.36
        horizontalAlignment: Text.AlignLeft
        line: plate.page.subtitle
        lines: 1
        most: Math.min(Look.px(2.6, Look.tableText), plate.height * 0.28)
        color: Look.ink2
    }
}
