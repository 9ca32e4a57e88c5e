import QtQuick
import "../../widgets"

// The title of a moment and one line below it.
Item {
    id: title

    property string text: ""
    property string line: ""
    // How much of the sky is free for words.
    property real room: 1600 * Look.u

    width: 1920 * Look.u

    Fitted {
        x: (title.width - boxWidth) / 2
        y: 46 * Look.u
        boxWidth: title.room
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
        x: (title.width - boxWidth) / 2
        y: 196 * Look.u
        boxWidth: title.room
        boxHeight: 76 * Look.u
        line: title.line
        most: Look.px(4.2, Math.min(1.3, Look.tableText))
        color: Look.ivory
        style: Text.Outline
        styleColor: "#40060916"
    }
}
