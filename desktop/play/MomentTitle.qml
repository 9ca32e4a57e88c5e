import QtQuick
import "../look"

// The title of a moment and one line below it.
Item {
    id: title

    property string text: ""
    property string line: ""

    width: 1920 * Look.u

    Fitted {
        x: 160 * Look.u
        y: 46 * Look.u
        boxWidth: 1600 * Look.u
        boxHeight: 160 * Look.u
        line: title.text
        face: "title"
        lines: 1
        air: Look.language === "en" ? 0 : 0.12
        most: Look.px(10.4, 1)
        color: Look.ivory
        style: Text.Outline
        styleColor: "#40060916"
    }

    Fitted {
        x: 160 * Look.u
        y: 196 * Look.u
        boxWidth: 1600 * Look.u
        boxHeight: 76 * Look.u
        line: title.line
        most: Look.px(4.2, Math.min(1.3, Look.tableText))
        color: Look.ivory
        style: Text.Outline
        styleColor: "#40060916"
    }
}
