import QtQuick

// A text in its reader's face. Names are never markup.
Text {
    id: words

    property string face: "display"
    property string language: Look.language
    // What the text is for says its size.
    property TypeRole role: Type.label
    property int boldness: Look.weight(words.face)
    readonly property string family: Look.family(words.face, words.language)
    // How large its letters are; what shrinks by itself may be small.
    property int pixels: words.role.pixels
    readonly property bool isLarge: words.pixels >= 64 && words.fontSizeMode === Text.FixedSize
    readonly property var figures: words.face === "numeral" ? {"lnum": 1, "tnum": 1} : {"lnum": 1}
    property real sinks: Look.sinks(words.face, words.language)
    // Above the first line, for what stands over its letters.
    property real headroom: 0

    textFormat: Text.PlainText
    wrapMode: Text.WordWrap
    font.family: words.isLarge ? Look.family("large_" + words.face, words.language) : words.family
    font.weight: words.boldness
    font.pixelSize: words.pixels
    font.features: words.figures
    bottomPadding: words.sinks > 0 ? 2 * words.sinks * words.pixels : 0
    topPadding: words.headroom + (words.sinks < 0 ? -2 * words.sinks * words.pixels : 0)
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text
}
