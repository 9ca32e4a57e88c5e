import QtQuick
import "../../widgets"

// The game has ended: the sky of the winners, and all folded lanterns unfold, one shortly after another.
MomentScene {
    id: curtain

    tint: curtain.moment.sky || "dawn"
    hasOrb: curtain.tint !== "night"
    lasts: 600 + 70 * curtain.page.seats.length

    Drawing {
        visible: !curtain.hasOrb
        path: visible ? "skies/red_moon" : ""
        width: 700 * Look.u
        height: width
        x: 610 * Look.u
        y: 190 * Look.u
    }

    MomentTitle {
        text: curtain.moment.title
        line: curtain.moment.line
    }

    LanternRow {
        y: 600 * Look.u
        widest: 146
        tellsRoles: true
        opacity: curtain.within(0, 0.3)
        seats: curtain.page.seats
        unfolded: Math.ceil(curtain.within(0, 1) * curtain.page.seats.length)
    }
}
