pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// The named one comes forward; the strokes write themselves; then the light goes out, or stays.
MomentScene {
    id: verdict

    readonly property int number: verdict.moment.seats.length > 0 ? verdict.moment.seats[0] : 0
    readonly property bool goesOut: verdict.moment.kind === "verdict"
    readonly property bool dies: verdict.goesOut && verdict.number > 0
    // First the light goes out, from the rim inwards; then the lantern folds.
    readonly property real dark: verdict.dies ? verdict.within(0.64, 0.92) : 0
    readonly property real gone: verdict.dies ? verdict.within(0.9, 1) : 0
    // All others hang on the rope beside it: with their names while these can be read, then by their numbers.
    readonly property list<RingSeat> others: verdict.page.seats.filter(function (seat: RingSeat): bool {
        return seat.state === "living" && seat.number !== verdict.number
    })
    readonly property RingSeat noSeat: RingSeat {}
    readonly property int beside: Math.ceil(verdict.others.length / 2)
    readonly property int across: verdict.beside <= 4 ? Math.min(2, verdict.beside) : 3
    readonly property bool isNamed: verdict.beside <= 4
    readonly property real small: verdict.isNamed ? 1 : 0.78
    // At either side of the lantern in the middle.
    readonly property real room: verdict.width / 2 - 350 * verdict.unit
    readonly property real apart: Math.min((verdict.isNamed ? 210 : 158) * verdict.unit, verdict.room / Math.max(1, verdict.across))
    // What comes forward ends above what is told.
    readonly property real fit: Math.min(1, (verdict.floor - 12 * Look.u) / (765 * verdict.unit))

    // Once, as the light begins to go, and not before anybody listens.
    property bool isHeard: false
    property bool hasBreathed: false
    onDarkChanged: verdict.breathe()
    Component.onCompleted: Qt.callLater(verdict.listened)

    function listened() {
        verdict.isHeard = true
        verdict.breathe()
    }

    function breathe() {
        if (verdict.isHeard && verdict.dark > 0 && !verdict.hasBreathed) {
            verdict.hasBreathed = true
            verdict.breathes()
        }
    }

    told: verdict.moment.line
    tint: verdict.moment.kind === "elected" ? verdict.page.sky : "dusk"

    Drawing {
        path: "lanterns/rope"
        anchors.horizontalCenter: parent.horizontalCenter
        y: 30 * verdict.unit
        width: 1.5 * verdict.width
        height: 96 * verdict.unit
    }

    Repeater {
        model: verdict.others.length

        Item {
            id: hung
            required property int index
            readonly property RingSeat seat: verdict.others[hung.index] || verdict.noSeat
            readonly property bool isRight: hung.index >= verdict.beside
            readonly property int place: hung.isRight ? hung.index - verdict.beside : hung.index
            readonly property int row: Math.floor(hung.place / verdict.across)
            // Those of a lower row a little nearer to the middle.
            readonly property real away: verdict.room / 2 + (verdict.isNamed ? hung.row % 2 ? 20 : -20 : 0) * verdict.unit
            readonly property real aside: (hung.place % verdict.across - (verdict.across - 1) / 2) * verdict.apart
            readonly property real at: 1920 * hung.x / verdict.width
            x: hung.isRight ? verdict.width - hung.away + hung.aside : hung.away + hung.aside
            y: (106 - 56 * Math.pow((hung.at - 960) / 1440, 2) + hung.row * 176 * verdict.small) * verdict.unit
            scale: verdict.small
            transformOrigin: Item.Top

            Drawing {
                path: "lanterns/cord"
                x: -6 * verdict.unit
                width: 12 * verdict.unit
                height: 40 * verdict.unit
            }

            Drawing {
                path: "lanterns/living"
                width: 252 * verdict.unit
                height: 196 * verdict.unit
                x: -width / 2
                y: 80 * verdict.unit - height / 2
            }

            Fitted {
                x: -width / 2
                visible: verdict.isNamed
                y: 25 * verdict.unit
                boxWidth: 40 * verdict.unit
                boxHeight: 25 * verdict.unit
                line: hung.seat.number
                face: "numeral"
                lines: 1
                role: Type.drawn
                most: Math.max(13, Math.round(20 * verdict.unit))
                color: Look.clock
            }

            Fitted {
                x: -width / 2
                y: 48 * verdict.unit
                boxWidth: 122 * verdict.unit
                boxHeight: 66 * verdict.unit
                line: verdict.isNamed ? hung.seat.name : hung.seat.number
                lines: 3
                role: Type.tieName
                most: Math.round((verdict.isNamed ? 36 : 64) * verdict.unit)
                color: Look.ink
            }
        }
    }

    Drawing {
        path: "lanterns/cord"
        anchors.horizontalCenter: parent.horizontalCenter
        y: 106 * verdict.unit
        width: 12 * verdict.unit
        height: 60 * verdict.unit
    }

    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 1920 * verdict.unit
        height: 1080 * verdict.unit
        scale: verdict.fit
        transformOrigin: Item.Top
        opacity: verdict.within(0, 0.12) * (1 - verdict.gone)
        visible: opacity > 0

        Drawing {
            path: "lanterns/verdict"
            x: 360 * verdict.unit
            y: -20 * verdict.unit
            width: 1200 * verdict.unit
            height: 1000 * verdict.unit
        }

        Darkness {
            visible: verdict.dark > 0
            x: 360 * verdict.unit
            y: -20 * verdict.unit
            share: verdict.dark
            unit: verdict.unit
        }

        Fitted {
            x: 899 * verdict.unit
            y: 136 * verdict.unit
            boxWidth: 122 * verdict.unit
            boxHeight: 122 * verdict.unit
            line: verdict.number || ""
            face: "numeral"
            lines: 1
            role: Type.drawn
            most: Math.round(78 * verdict.unit)
            color: Look.clock
        }

        Fitted {
            x: 690 * verdict.unit
            y: 272 * verdict.unit
            boxWidth: 540 * verdict.unit
            boxHeight: 76 * verdict.unit
            line: verdict.moment.title
            role: Type.cardLine
            most: Math.round(42 * verdict.unit)
            color: Look.ink2
        }

        Fitted {
            x: 660 * verdict.unit
            y: 348 * verdict.unit
            boxWidth: 600 * verdict.unit
            boxHeight: (verdict.moment.strokes > 0 ? 216 : 236) * verdict.unit
            line: verdict.nameOf(verdict.number)
            lines: 2
            role: Type.verdictName
            most: Math.round(209 * verdict.unit)
            color: Look.ink
        }

        Tally {
            x: 960 * verdict.unit - width / 2 + 6 * verdict.unit
            y: 618 * verdict.unit
            width: implicitWidth
            height: 54 * verdict.unit
            count: verdict.moment.strokes
            written: verdict.within(0.2, 0.2 + 0.0375 * Math.max(1, count)) * count
        }

        Sign {
            visible: verdict.moment.motif !== ""
            motif: verdict.moment.motif
            frame: "tag"
            ink: Look.paper
            ground: Look.shu
            width: Math.round(110 * verdict.unit)
            height: width
            x: 1180 * verdict.unit
            y: 590 * verdict.unit
        }
    }

    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 1920 * verdict.unit
        scale: verdict.fit
        transformOrigin: Item.Top
        opacity: verdict.gone
        visible: opacity > 0

        Drawing {
            path: "lanterns/out"
            width: 1000 * verdict.unit
            height: 777 * verdict.unit
            x: 460 * verdict.unit
            y: 60 * verdict.unit
        }

        NamePlate {
            x: 640 * verdict.unit
            y: 500 * verdict.unit
            width: 640 * verdict.unit
            height: 220 * verdict.unit
            number: verdict.number
            name: verdict.nameOf(verdict.number)
        }
    }

}
