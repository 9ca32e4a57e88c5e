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
    // Four of the others hang on the rope beside it.
    readonly property list<RingSeat> others: verdict.page.seats.filter(function (seat: RingSeat): bool {
        return seat.state === "living" && seat.number !== verdict.number
    })
    readonly property RingSeat noSeat: RingSeat {}
    readonly property list<real> spots: [150, 360, 1560, 1770]

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

    tint: verdict.moment.kind === "elected" ? verdict.page.sky : "dusk"

    Drawing {
        path: "lanterns/rope"
        x: -480 * Look.u
        y: 30 * Look.u
        width: 2880 * Look.u
        height: 96 * Look.u
    }

    Repeater {
        model: Math.min(verdict.spots.length, verdict.others.length)

        Item {
            id: hung
            required property int index
            readonly property RingSeat seat: verdict.others[hung.index] || verdict.noSeat
            readonly property real at: verdict.spots[hung.index]
            x: hung.at * Look.u
            y: (106 - 56 * Math.pow((hung.at - 960) / 1440, 2)) * Look.u

            Drawing {
                path: "lanterns/cord"
                x: -6 * Look.u
                width: 12 * Look.u
                height: 40 * Look.u
            }

            Drawing {
                path: "lanterns/living"
                width: 252 * Look.u
                height: 196 * Look.u
                x: -width / 2
                y: 80 * Look.u - height / 2
            }

            Fitted {
                x: -width / 2
                y: 25 * Look.u
                boxWidth: 40 * Look.u
                boxHeight: 25 * Look.u
                line: hung.seat.number
                face: "numeral"
                lines: 1
                most: Math.round(20 * Look.u)
                color: Look.clock
            }

            Fitted {
                x: -width / 2
                y: 48 * Look.u
                boxWidth: 122 * Look.u
                boxHeight: 66 * Look.u
                line: hung.seat.name
                most: Math.round(36 * Look.u)
                color: Look.ink
            }
        }
    }

    Drawing {
        path: "lanterns/cord"
        x: 954 * Look.u
        y: 106 * Look.u
        width: 12 * Look.u
        height: 60 * Look.u
    }

    Item {
        width: 1920 * Look.u
        height: 1080 * Look.u
        opacity: verdict.within(0, 0.12) * (1 - verdict.gone)
        visible: opacity > 0

        Drawing {
            path: "lanterns/verdict"
            x: 360 * Look.u
            y: -20 * Look.u
            width: 1200 * Look.u
            height: 1000 * Look.u
        }

        Darkness {
            visible: verdict.dark > 0
            x: 360 * Look.u
            y: -20 * Look.u
            share: verdict.dark
        }

        Fitted {
            x: 899 * Look.u
            y: 136 * Look.u
            boxWidth: 122 * Look.u
            boxHeight: 122 * Look.u
            line: verdict.number || ""
            face: "numeral"
            lines: 1
            most: Math.round(78 * Look.u)
            color: Look.clock
        }

        Fitted {
            x: 690 * Look.u
            y: 272 * Look.u
            boxWidth: 540 * Look.u
            boxHeight: 76 * Look.u
            line: verdict.moment.title
            most: Look.px(3.9, 1)
            color: Look.ink2
        }

        Fitted {
            x: 660 * Look.u
            y: 348 * Look.u
            boxWidth: 600 * Look.u
            boxHeight: (verdict.moment.strokes > 0 ? 216 : 236) * Look.u
            line: verdict.nameOf(verdict.number)
            lines: 2
            most: Math.round(209 * Look.u)
            color: Look.ink
        }

        Tally {
            x: 960 * Look.u - width / 2 + 6 * Look.u
            y: 618 * Look.u
            width: implicitWidth
            height: 54 * Look.u
            count: verdict.moment.strokes
            written: verdict.within(0.2, 0.2 + 0.0375 * Math.max(1, count)) * count
        }

        Sign {
            visible: verdict.moment.motif !== ""
            motif: verdict.moment.motif
            frame: "tag"
            ink: Look.paper
            ground: Look.shu
            width: Math.round(110 * Look.u)
            height: width
            x: 1180 * Look.u
            y: 590 * Look.u
        }
    }

    Item {
        width: 1920 * Look.u
        opacity: verdict.gone
        visible: opacity > 0

        Drawing {
            path: "lanterns/out"
            width: 1000 * Look.u
            height: 777 * Look.u
            x: 460 * Look.u
            y: 60 * Look.u
        }

        NamePlate {
            x: 640 * Look.u
            y: 500 * Look.u
            width: 640 * Look.u
            height: 220 * Look.u
            number: verdict.number
            name: verdict.nameOf(verdict.number)
        }
    }

    LinePlate {
        y: 786 * Look.u
        line: verdict.moment.line
    }
}
