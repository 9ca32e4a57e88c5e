pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"
import "../widgets/names.js" as Names

// Running text with what was found in it marked, and with ways to what it names.
Prose {
    id: prose

    property string part: "text"
    property list<BookSpot> spots
    readonly property list<BookSpot> own: prose.spots.filter(function (spot: BookSpot): bool { return spot.part === prose.part })
    readonly property real pitch: prose.lineHeightMode === Text.FixedHeight ? prose.lineHeight
        : prose.lineHeight * measure.lineSpacing

    signal followed(string to)

    // A name may be parted by the end of a line.
    function stretches(spot: BookSpot): list<rect> {
        const across = text => measure.advanceWidth(text)
        return Names.stretches(prose.line, prose.text, spot.start, spot.start + spot.length, across).map(
            ([row, x, width]) => Qt.rect(prose.leftPadding + x, prose.topPadding + row * prose.pitch, width, measure.height))
    }

    FontMetrics {
        id: measure
        font: prose.font
    }

    Repeater {
        model: prose.own.length

        SpotPlace {
            required property int index
            spot: prose.own[index] || null
            rows: spot ? prose.stretches(spot) : []
            // Below the letters.
            z: -1
            onTapped: prose.followed(to)
        }
    }
}
