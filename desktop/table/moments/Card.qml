import QtQuick
import "../../widgets"

// An event card, or a role, turns over in the dial's place: its name, one line.
MomentScene {
    id: card

    readonly property bool isEvent: card.moment.kind === "event"
    readonly property bool isTurned: card.share > 0.35
    readonly property real turning: card.isStill ? 1 : Math.abs(Math.cos(Math.PI * card.within(0.1, 0.6)))
    readonly property string who: card.moment.seats.length > 0 ? card.nameOf(card.moment.seats[0]) : ""

    tint: card.page.sky
    lasts: 720

    Fitted {
        x: 160 * Look.u
        y: 30 * Look.u
        boxWidth: 1600 * Look.u
        boxHeight: 92 * Look.u
        line: card.moment.heading
        face: "title"
        lines: 1
        most: Look.px(5.6, 1)
        color: Look.ivory
        style: Text.Outline
        styleColor: "#40060916"
    }

    Item {
        x: 960 * Look.u - width / 2
        y: 130 * Look.u
        width: 440 * Look.u
        height: 560 * Look.u

        transform: Scale {
            origin.x: 220 * Look.u
            xScale: card.turning
        }

        Drawing {
            visible: !card.isTurned
            path: "table/card_back"
            anchors.fill: parent
        }

        Plate {
            visible: card.isTurned
            anchors.fill: parent
            fill: Look.paper
            edge: Look.ink
            inner: Look.ink2
            inset: 12 * Look.u
            radius: 20 * Look.u
            shade: "#52000000"

            Sign {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 44 * Look.u
                motif: card.moment.motif
                frame: card.moment.motif === "" ? "" : card.isEvent ? "ema" : "circle"
                ink: Look.paper
                ground: Look.ink
                width: Math.round(300 * Look.u)
                height: width
            }

            Fitted {
                x: 28 * Look.u
                y: 372 * Look.u
                boxWidth: parent.width - 56 * Look.u
                boxHeight: 150 * Look.u
                line: card.isEvent ? card.moment.title : card.who
                most: Look.px(6, 1)
                color: Look.ink
            }
        }
    }

    LinePlate {
        x: 360 * Look.u
        y: 740 * Look.u
        width: 1200 * Look.u
        height: 110 * Look.u
        line: card.moment.line
    }
}
