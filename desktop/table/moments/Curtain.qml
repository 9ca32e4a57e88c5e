import QtQuick
import "../../widgets"

// The game has ended: the sky of the winners, and all folded lanterns unfold, one shortly after another.
MomentScene {
    id: curtain

    tint: curtain.moment.sky || "dawn"
    hasOrb: curtain.tint !== "night"
    lasts: 600 + 70 * curtain.page.seats.length
    headline: curtain.moment.title
    line: curtain.moment.line

    Drawing {
        visible: !curtain.hasOrb
        path: visible ? "skies/red_moon" : ""
        width: 0.65 * curtain.height
        height: width
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
    }

    LanternRow {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (curtain.roof + curtain.floor) / 2
        width: curtain.width
        widest: 146
        tellsRoles: true
        opacity: curtain.within(0, 0.3)
        seats: curtain.page.seats
        unfolded: Math.ceil(curtain.within(0, 1) * curtain.page.seats.length)
    }
}
