import QtQuick

// Before the first lap: the lantern is about to go round, and all lanterns hang in a row.
MomentScene {
    id: lap

    tint: lap.page.sky
    lasts: 400
    hasOrb: false
    headline: lap.moment.title
    line: lap.moment.line

    LanternRow {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (lap.roof + lap.floor) / 2
        width: lap.width
        widest: 170
        seats: lap.page.seats
    }
}
