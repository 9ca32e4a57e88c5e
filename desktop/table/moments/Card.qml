import QtQuick
import QtQuick.Layouts
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
    headline: card.moment.heading
    told: card.moment.line

    Item {
        id: paper
        anchors.horizontalCenter: parent.horizontalCenter
        y: card.roof + (card.floor - card.roof - height) / 2
        height: Math.min(620 * card.unit, card.floor - card.roof - 28 * Look.u)
        width: Math.max(0.8 * height, 400 * Look.u)

        transform: Scale {
            origin.x: paper.width / 2
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

            ColumnLayout {
                anchors.fill: parent
                anchors.margins: 28 * Look.u
                spacing: 10 * Look.u

                Item {
                    id: top
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    Sign {
                        anchors.centerIn: parent
                        motif: card.moment.motif
                        frame: card.moment.motif === "" ? "" : card.isEvent ? "ema" : "circle"
                        ink: Look.paper
                        ground: Look.ink
                        width: Math.round(Math.max(1, Math.min(top.width, top.height)))
                        height: width
                    }
                }

                Item {
                    id: name
                    Layout.fillWidth: true
                    Layout.preferredHeight: 2.2 * 0.84 * Type.title.pixels

                    Fitted {
                        role: Type.cardName
                        boxWidth: name.width
                        boxHeight: name.height
                        isRead: card.isEvent
                        line: card.isEvent ? card.moment.title : card.who
                        color: Look.ink
                    }
                }
            }
        }
    }
}
