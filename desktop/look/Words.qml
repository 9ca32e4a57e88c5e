import QtQuick

// A text in its reader's face. Names are never markup.
Text {
    id: words

    property string face: "display"
    property string language: Look.language
    property real percent: 2.5
    property real times: Look.tableText
    property int boldness: Look.weight(words.face)
    readonly property string family: Look.family(words.face, words.language)
    readonly property var figures: words.face === "numeral" ? {"lnum": 1, "tnum": 1} : {"lnum": 1}
    property real sinks: Look.sinks(words.face, words.language)

    textFormat: Text.PlainText
    wrapMode: Text.WordWrap
    font.family: words.family
    font.weight: words.boldness
    font.pixelSize: Look.px(words.percent, words.times)
    font.features: words.figures
    bottomPadding: words.sinks > 0 ? 2 * words.sinks * words.font.pixelSize : 0
    topPadding: words.sinks < 0 ? -2 * words.sinks * words.font.pixelSize : 0
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text
}
