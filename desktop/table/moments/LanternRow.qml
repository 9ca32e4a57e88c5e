pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// All seats in a row, small: who is lit and who is not; and what they were, where that is told.
Item {
    id: row

    required property list<RingSeat> seats
    readonly property RingSeat noSeat: RingSeat {}
    readonly property SeatTag noTag: SeatTag {}
    property real widest: 96
    property bool tellsRoles: false
    // Then how many have unfolded again.
    property int unfolded: 0
    readonly property real step: Math.min(row.widest * Look.u, 0.92 * row.width / Math.max(1, row.seats.length))
    // Of a lantern drawn 360 wide with its light, 284 apart.
    readonly property real share: row.step / 284

    height: 200 * row.share

    Repeater {
        model: row.seats.length

        Item {
            id: small
            required property int index
            readonly property RingSeat seat: row.seats[small.index] || row.noSeat
            readonly property bool isLit: row.tellsRoles ? small.index < row.unfolded : small.seat.state === "living"
            readonly property SeatTag role: small.seat.shown || row.noTag
            x: row.width / 2 + (small.index - (row.seats.length - 1) / 2) * row.step

            Drawing {
                path: small.isLit ? "lanterns/living" : "lanterns/out"
                width: 360 * row.share
                height: 280 * row.share
                x: -width / 2
                y: -height / 2
            }

            // The cap's plate is too small for what may be read: the number stands on the paper.
            Fitted {
                visible: small.isLit
                x: -width / 2
                y: -height / 2 + 2 * row.share
                boxWidth: 150 * row.share
                boxHeight: 80 * row.share
                line: small.seat.number
                face: "numeral"
                lines: 1
                role: Type.drawn
                most: Math.max(13, Math.round(56 * row.share))
                color: Look.ink
                Accessible.ignored: true
            }

            Loader {
                active: row.tellsRoles && small.isLit && small.seat.shown !== null
                x: -width / 2
                y: 110 * row.share
                sourceComponent: Sign {
                    width: Math.round(0.72 * row.step)
                    height: width
                    motif: small.role.motif
                    frame: small.role.frame
                    ink: Look.paper
                    ground: Look.ink
                }
            }
        }
    }
}
