import QtQuick
import "../../widgets"

// Before the first lap: the lantern is about to go round, and all lanterns hang in a row.
MomentScene {
    id: lap

    tint: lap.page.sky
    lasts: 400
    hasOrb: false

    MomentTitle {
        text: lap.moment.title
        line: lap.moment.line
    }

    LanternRow {
        y: 560 * Look.u
        widest: 170
        seats: lap.page.seats
    }
}
