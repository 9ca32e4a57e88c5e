pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// A lantern of the ring: living, speaking, out, or lit once more for a ghost.
Tappable {
    id: seat

    required property RingSeat seat
    property bool speaks: false
    property bool asksForTap: false
    property real lanternWidth: 206 * Look.u
    property real lanternHeight: 136 * Look.u
    property TypeRole nameRole: Type.seatOf13
    property int nameSize: seat.nameRole.pixels
    property bool isBoard: false
    property bool showsSays: false
    // Behind a role that all may see; its side's colour where that is open too.
    property color shownGround: Look.ink
    property real sway: 0

    signal knotTapped

    readonly property SeatTag noTag: SeatTag {}
    readonly property SeatTag role: seat.seat.shown || seat.noTag
    readonly property bool isOut: seat.seat.state !== "living"
    property bool isBright: seat.speaks || seat.seat.is_chosen
    // It can't be named now.
    property bool isDim: false
    property real growth: 1.14
    // How far to the side tags may hang.
    property real tagsEnd: Infinity
    // How wide a plate may be before it meets the next; and where it hangs down the lower half of a ring, what it is
    // higher than usual goes up.
    property real plateMost: Infinity
    property bool hangsLow: false
    // How far down from its middle the next lantern begins, where that hangs below it.
    property real roomBelow: Infinity
    readonly property OutPlate plate: out.item as OutPlate
    readonly property real lift: seat.plate === null ? 0 : Math.max(0,
        seat.plate.tall - 10 * seat.down - seat.roomBelow, seat.hangsLow ? 0.4 * (seat.plate.tall - seat.plate.least) : 0)
    property real grown: seat.isBright && !seat.isOut ? seat.growth : 1
    readonly property real across: seat.grown * seat.lanternWidth / 206
    readonly property real down: seat.grown * seat.lanternHeight / 136

    width: Math.max(seat.lanternWidth, 64 * Look.u)
    height: Math.max(seat.lanternHeight, 64 * Look.u)
    label: seat.seat.described
    Accessible.role: seat.usable ? Accessible.Button : Accessible.StaticText
    Accessible.checked: seat.seat.is_chosen
    Accessible.checkable: seat.usable

    Behavior on grown {
        enabled: Look.ambient
        NumberAnimation { duration: Look.small; easing.type: Easing.OutCubic }
    }

    Item {
        id: hung
        opacity: seat.isDim && !seat.isOut ? 0.45 : 1
        anchors.centerIn: parent
        anchors.verticalCenterOffset: seat.isOut ? -18 * seat.down - seat.lift : 0
        width: 360 * seat.across
        height: 280 * seat.down
        rotation: seat.sway
        transformOrigin: Item.Top

        Drawing {
            anchors.fill: parent
            path: seat.seat.state === "ghost" ? "lanterns/relit" : seat.isOut ? "lanterns/out"
                : seat.isBright ? "lanterns/speaking" : "lanterns/living"
        }

        Drawing {
            anchors.fill: parent
            visible: seat.seat.in_prison && !seat.isOut
            path: visible ? "lanterns/bars" : ""
        }

        Fitted {
            visible: !seat.isOut
            x: 152 * seat.across
            y: 61 * seat.down
            boxWidth: 56 * seat.across
            boxHeight: 36 * seat.down
            line: seat.seat.number
            face: "numeral"
            lines: 1
            role: Type.drawn
            most: Math.max(13, Math.round(28 * seat.down))
            color: Look.clock
            Accessible.ignored: true
        }

        Fitted {
            visible: !seat.isOut
            x: 180 * seat.across - width / 2
            y: 141 * seat.down - height / 2
            boxWidth: (seat.seat.in_prison ? 164 : 190) * seat.across
            boxHeight: (seat.seat.in_prison ? 60 : 95) * seat.down
            line: seat.seat.name
            lines: seat.seat.in_prison ? 2 : 3
            role: seat.nameRole
            most: Math.round(seat.nameSize * seat.grown)
            color: Look.ink
            Accessible.ignored: true
        }

        Loader {
            id: out
            active: seat.isOut
            x: 180 * seat.across - width / 2
            y: 148 * seat.down
            sourceComponent: OutPlate {
                width: Math.min(216 * seat.across, seat.plateMost)
                height: tall
                seat: seat.seat
            }
        }
    }

    Loader {
        readonly property string stands: "freely"
        active: seat.seat.shown !== null
        // Beside the folded lantern, or under the lit one: never on a name or a fate.
        x: seat.width / 2 - (seat.isOut ? 84 : 92) * seat.across - width / 2
        y: seat.height / 2 + (seat.isOut ? -4 * seat.down - seat.lift - height : 44 * seat.down)
        sourceComponent: Sign {
            width: Math.round(Math.max(46 * Look.u, 0.44 * seat.lanternHeight))
            height: width
            motif: seat.role.motif
            frame: seat.role.frame
            ink: Look.paper
            ground: seat.shownGround
        }
    }

    Row {
        readonly property string stands: "freely"
        x: seat.width / 2 + Math.min((seat.isOut ? 62 : 82) * seat.across - 23 * Look.u, seat.tagsEnd - width)
        y: seat.height / 2 + (seat.isOut ? -4 * seat.down - seat.lift - height : 44 * seat.down)
        spacing: 4 * Look.u
        layoutDirection: Qt.LeftToRight

        Repeater {
            model: Math.min(3, seat.seat.tags.length)

            TagSign {
                required property int index
                readonly property SeatTag tag: seat.seat.tags[index] || seat.noTag
                width: Math.round(Math.max(40 * Look.u, 0.38 * seat.lanternHeight))
                motif: tag.motif
            }
        }

        Words {
            visible: seat.seat.tags.length > 3
            text: "+" + (seat.seat.tags.length - 3)
            face: "numeral"
            role: Type.drawn
            color: Look.paper
        }
    }

    Loader {
        readonly property string stands: "freely"
        active: seat.isBoard ? seat.seat.votes : seat.usable && seat.asksForTap
        x: seat.width / 2 + 78 * seat.across + Math.max(0, 1 - seat.across) * 40 * Look.u - width / 2
        y: seat.height / 2 - 47 * seat.down - height / 2
        sourceComponent: Knot {
            enabled: seat.seat.knot !== ""
            objectName: enabled ? "knot-" + seat.seat.number : ""
            label: enabled ? seat.seat.knot : seat.seat.described
            isTied: seat.isBoard ? seat.seat.has_pointed : seat.seat.is_chosen
            onTapped: seat.knotTapped()
        }
    }

    Loader {
        readonly property string stands: "freely"
        active: seat.isBoard && seat.seat.counted !== ""
        // At the cap's left shoulder, as the knot at its right: no thread meets either.
        x: seat.width / 2 - 44 * seat.across - width
        y: seat.height / 2 - 62 * seat.down - height / 2
        sourceComponent: CountPlate { count: seat.seat.counted }
    }

    Loader {
        active: seat.showsSays && seat.seat.says !== ""
        x: (seat.width - width) / 2
        y: seat.height / 2 + 56 * seat.down
        sourceComponent: SayPlate {
            says: seat.seat.says
            width: seat.lanternWidth * 0.9
        }
    }

    FocusRing {
        visible: seat.showsFocus
        away: 4 * Look.u
    }
}
