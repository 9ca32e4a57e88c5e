pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// The odds in short, beside the board they are of. With large letters only the way to them is here.
Item {
    id: panel

    required property Odds odds
    readonly property OddsPage page: panel.odds.page
    readonly property OddsRow noRow: OddsRow {}
    readonly property bool isShort: Look.tableText > 1.3
    readonly property real rowHeight: 48 * Look.u
    readonly property bool isEmpty: panel.page.bars.length === 0
    readonly property bool isDoubtful: panel.page.state === "stale" || panel.page.state === "failed"

    signal asked

    // The house rules get what is not needed yet.
    implicitHeight: (panel.isShort ? 122 : panel.isEmpty ? 280 : 242 + 48 * Math.max(2, panel.page.bars.length)) * Look.u

    PaperSheet {
        anchors.fill: parent
    }

    Words {
        id: heading
        visible: !panel.isShort
        text: panel.page.title
        percent: 2.9
        times: Math.min(1.3, Look.tableText)
        x: 32 * Look.u
        y: 16 * Look.u
        color: Look.ink
        Accessible.role: Accessible.Heading
    }

    Words {
        objectName: "oddsProgress"
        visible: !panel.isShort
        anchors.right: parent.right
        anchors.rightMargin: 32 * Look.u
        anchors.baseline: heading.baseline
        face: "text"
        text: panel.page.progress
        percent: 2.1
        times: Math.min(1.3, Look.tableText)
        color: Look.ink2
    }

    Item {
        id: middle
        visible: !panel.isShort
        x: 32 * Look.u
        y: heading.y + heading.height + 6 * Look.u
        width: parent.width - 64 * Look.u
        height: button.y - y - 10 * Look.u

        Words {
            objectName: "oddsNote"
            visible: panel.isEmpty || panel.page.state !== "running"
            face: "text"
            text: panel.isEmpty || panel.isDoubtful ? panel.page.note : panel.page.length
            percent: 2.0
            times: Math.min(1.2, Look.tableText)
            width: parent.width
            height: panel.isEmpty ? parent.height - 24 * Look.u : 66 * Look.u
            y: panel.isEmpty ? 0 : parent.height - height
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            lineHeight: 1.05
            color: panel.page.state === "failed" ? Look.shuDeep : Look.ink2
        }

        Column {
            width: parent.width
            opacity: panel.page.state === "stale" ? 0.55 : 1

            Repeater {
                model: panel.page.bars.length

                OddsBar {
                    required property int index
                    row: (panel.page.bars[index] as OddsRow) || panel.noRow
                    width: middle.width
                    height: panel.rowHeight
                }
            }
        }

        OddsProgress {
            visible: panel.page.state === "running"
            page: panel.page
            width: parent.width
            y: parent.height - height
        }
    }

    OddsButton {
        id: button
        odds: panel.odds
        startName: panel.isShort ? "" : "estimate"
        stopName: panel.isShort ? "" : "stopEstimate"
        visible: !panel.isShort
        x: 32 * Look.u
        y: parent.height - height - 24 * Look.u
        width: 300 * Look.u
        height: 68 * Look.u
    }

    PlateButton {
        objectName: "odds"
        kind: "paper"
        sign: "info"
        text: panel.isShort ? panel.page.title : panel.page.words.more
        percent: 2.2
        x: panel.isShort ? 32 * Look.u : button.x + button.width + 12 * Look.u
        y: parent.height - height - 24 * Look.u
        width: parent.width - x - 32 * Look.u
        height: 68 * Look.u
        onTapped: panel.asked()
    }
}
