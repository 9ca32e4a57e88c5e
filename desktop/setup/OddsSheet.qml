pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// The odds in full: every bar, how long it all takes, and how the bots play.
Overlay {
    id: sheet

    required property Odds odds
    readonly property OddsPage page: sheet.odds.page
    readonly property OddsRow noRow: OddsRow {}

    closeName: "closeOdds"
    closes: sheet.page.words.close
    title: sheet.page.title
    sheetWidth: 1100 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))
    sheetHeight: 980 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))

    foot: [
        OddsButton {
            odds: sheet.odds
            startName: "estimateHere"
            stopName: "stopHere"
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
        },
        Item {
            Layout.fillWidth: true
        }
    ]

    ScrollArea {
        id: area
        objectName: "oddsInFull"
        isRead: true
        label: sheet.page.title
        width: parent.width
        height: parent.height
        spacing: 14 * Look.u

        AskedProse {
            face: "text"
            line: sheet.page.note
            role: Type.small
            width: area.width - 22 * Look.u
            color: sheet.page.state === "failed" ? Look.shuDeep : Look.ink2
        }

        Prose {
            visible: sheet.page.progress !== ""
            face: "text"
            line: sheet.page.progress
            role: Type.small
            width: area.width - 22 * Look.u
            color: Look.ink2
        }

        OddsProgress {
            visible: sheet.page.state === "running"
            share: sheet.page.share
            said: sheet.page.progress
            width: area.width - 22 * Look.u
        }

        Repeater {
            model: sheet.page.bars.length

            OddsBar {
                required property int index
                row: (sheet.page.bars[index] as OddsRow) || sheet.noRow
                numberWidth: 4.1 * Type.numeral.pixels
                width: area.width - 22 * Look.u
            }
        }

        Prose {
            visible: sheet.page.lengths.length > 0
            line: sheet.page.words.length
            role: Type.subheading
            width: area.width - 22 * Look.u
            color: Look.ink
            Accessible.role: Accessible.Heading
        }

        Repeater {
            model: sheet.page.lengths.length

            Prose {
                required property int index
                face: "text"
                line: sheet.page.lengths[index] || ""
                role: Type.small
                width: area.width - 22 * Look.u
                color: Look.ink
            }
        }

        AskedProse {
            objectName: "oddsAbout"
            face: "text"
            line: sheet.page.about
            role: Type.small
            width: area.width - 22 * Look.u
            color: Look.ink2
        }
    }
}
