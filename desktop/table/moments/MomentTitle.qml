import QtQuick
import "../../widgets"

// The title of a moment and a line below it.
Column {
    id: title

    property string text: ""
    property string line: ""
    property real lineShows: 1

    spacing: 4 * Look.u

    Fitted {
        role: Type.moment
        boxWidth: title.width
        boxHeight: 1.25 * Type.moment.pixels
        line: title.text
        face: "title"
        lines: 1
        air: Look.isHan ? 0.12 : 0
        color: Look.ivory
        style: Text.Outline
        styleColor: "#40060916"
    }

    Prose {
        visible: line !== ""
        opacity: title.lineShows
        role: Type.momentLine
        width: title.width
        line: title.line
        horizontalAlignment: Text.AlignHCenter
        color: Look.ivory
        style: Text.Outline
        styleColor: "#40060916"
    }
}
