pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// Running text with what was found in it marked, and with ways to what it names.
Prose {
    id: prose

    property string part: "text"
    property list<BookSpot> spots
    readonly property list<BookSpot> own: prose.spots.filter(function (spot: BookSpot): bool { return spot.part === prose.part })

    signal followed(string to)

    Stretches {
        id: where
        told: prose
        line: prose.line
        over: prose.isOver ? prose.over : null
    }

    Repeater {
        model: prose.own.length

        SpotPlace {
            id: place
            required property int index
            // While the page is turned, what was on it goes before this does.
            readonly property BookSpot spot: prose.own[place.index] || null
            readonly property string to: place.spot ? place.spot.to : ""
            rows: place.spot ? where.of(place.spot.start, place.spot.length) : []
            name: place.spot && place.spot.way > 0 ? "way-" + place.spot.way : ""
            label: place.spot ? place.spot.label : ""
            isFound: Boolean(place.spot) && place.spot.hit > 0
            isNow: Boolean(place.spot) && place.spot.is_now
            leads: place.to !== ""
            explains: Boolean(place.spot) && place.spot.explains
            // Below the letters.
            z: -1
            onTapped: {
                if (place.explains)
                    Look.asked.ask(place.label, prose.language)
                else
                    prose.followed(place.to)
            }
        }
    }
}
