pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// Who was what: a plate for every seat, darker for those who are out by the step the lantern stands at.
Item {
    id: who

    required property EndPage page
    required property EndModel model
    readonly property EndWords words: who.page.words
    readonly property int at: who.model.at
    readonly property int rows: Math.max(3, Math.ceil(who.page.rows.length / 2))
    readonly property real foot: (who.page.is_shut ? 84 : 20) * Look.u
    // Many seats in large letters have more rows than there is room for: then the list scrolls.
    readonly property real least: 48 * Look.u * Math.min(1.6, Look.tableText)
    readonly property real pitch: Math.max((who.height - list.y - who.foot) / who.rows, who.least)

    readonly property SeatAtEnd nobody: SeatAtEnd {}

    signal turned

    PaperSheet {
        anchors.fill: parent
    }

    Fitted {
        line: who.words.who
        lines: 1
        most: Look.px(2.9, Math.min(1.3, Look.tableText))
        boxWidth: 296 * Look.u
        boxHeight: 62 * Look.u
        x: 34 * Look.u
        y: 20 * Look.u
        horizontalAlignment: Text.AlignLeft
        color: Look.ink
        Accessible.role: Accessible.Heading
    }

    Fitted {
        line: who.words.shut
        most: Look.px(2.2, Math.min(1.5, Look.tableText))
        boxWidth: 140 * Look.u
        boxHeight: 62 * Look.u
        x: 344 * Look.u
        y: 20 * Look.u
        horizontalAlignment: Text.AlignRight
        color: Look.ink2
        Accessible.ignored: true
    }

    Slide {
        objectName: "keepShut"
        label: who.words.shut
        isOn: who.model.keepsShut
        onText: who.words.on
        offText: who.words.off
        x: 496 * Look.u
        y: 19 * Look.u
        onTapped: who.model.keepShut()
    }

    PlateButton {
        objectName: "then"
        kind: "paper"
        text: who.words.ring
        percent: 2.3
        times: Math.min(1.3, Look.tableText)
        x: 636 * Look.u
        y: 20 * Look.u
        width: 210 * Look.u
        height: 62 * Look.u
        onTapped: who.turned()
    }

    ScrollArea {
        id: list
        objectName: "whoList"
        isRead: !who.page.is_shut && list.contentHeight > list.height + 1
        label: who.words.who
        x: 22 * Look.u
        y: 94 * Look.u
        width: parent.width - 34 * Look.u
        height: parent.height - y - who.foot

        Item {
            width: parent.width
            height: who.rows * who.pitch

            Repeater {
                model: who.page.rows.length

                WhoRow {
                    required property int index
                    objectName: seat.is_shut ? "who-" + seat.number : ""
                    readonly property SeatAtEnd held: who.page.rows[index] || who.nobody
                    seat: held
                    words: who.words
                    isOut: seat.fell >= 0 && seat.fell <= who.at
                    width: (parent.width - 12 * Look.u) / 2
                    height: who.pitch - (who.pitch < 62 * Look.u ? 5 : 8) * Look.u
                    x: 3 * Look.u + (index % 2) * (width + 6 * Look.u)
                    y: 3 * Look.u + Math.floor(index / 2) * who.pitch
                    onTapped: who.model.open(seat.number)
                }
            }
        }
    }

    Fades {
        area: list
    }

    PlateButton {
        objectName: who.page.is_shut ? "openAll" : ""
        visible: who.page.is_shut
        kind: "paper"
        text: who.words.shut_all
        percent: 2.3
        times: Math.min(1.3, Look.tableText)
        width: 300 * Look.u
        height: 64 * Look.u
        x: (parent.width - width) / 2
        y: parent.height - height - 18 * Look.u
        onTapped: who.model.openAll()
    }
}
