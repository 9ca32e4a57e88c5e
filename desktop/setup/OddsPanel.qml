pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// The odds in short, beside the board they are of. With large letters only the way to them is here.
Item {
    id: panel

    required property Odds odds
    readonly property OddsPage page: panel.odds.page
    readonly property OddsRow noRow: OddsRow {}
    readonly property bool isShort: Look.tableText > 1.25
    readonly property bool isEmpty: panel.page.bars.length === 0
    readonly property bool isDoubtful: panel.page.state === "stale" || panel.page.state === "failed"

    signal asked
    signal fairAsked

    implicitHeight: stacked.implicitHeight + 34 * Look.u

    PaperSheet {
        anchors.fill: parent
    }

    ColumnLayout {
        id: stacked
        anchors.fill: parent
        anchors.margins: 17 * Look.u
        anchors.leftMargin: 32 * Look.u
        anchors.rightMargin: 32 * Look.u
        spacing: 8 * Look.u

        RowLayout {
            visible: !panel.isShort
            spacing: 12 * Look.u

            Words {
                text: panel.page.title
                role: Type.subheading
                color: Look.ink
                Accessible.role: Accessible.Heading
            }

            Prose {
                objectName: "oddsProgress"
                face: "text"
                line: panel.page.progress
                role: Type.small
                horizontalAlignment: Text.AlignRight
                color: Look.ink2
                Layout.fillWidth: true
            }
        }

        Column {
            visible: !panel.isShort && !panel.isEmpty
            opacity: panel.page.state === "stale" ? 0.55 : 1
            Layout.fillWidth: true

            Repeater {
                model: panel.page.bars.length

                OddsBar {
                    required property int index
                    row: (panel.page.bars[index] as OddsRow) || panel.noRow
                    numberWidth: 4.1 * Type.numeral.pixels
                    width: parent ? parent.width : 0
                }
            }
        }

        Prose {
            objectName: "oddsNote"
            visible: !panel.isShort && (panel.isEmpty || panel.page.state !== "running")
            face: "text"
            line: panel.isEmpty || panel.isDoubtful ? panel.page.note : panel.page.length
            role: Type.small
            leading: 1.05
            color: panel.page.state === "failed" ? Look.shuDeep : Look.ink2
            Layout.fillWidth: true
        }

        OddsProgress {
            visible: !panel.isShort && panel.page.state === "running"
            share: panel.page.share
            said: panel.page.progress
            Layout.fillWidth: true
        }

        RowLayout {
            spacing: 12 * Look.u
            Layout.fillWidth: true

            OddsButton {
                odds: panel.odds
                startName: panel.isShort ? "" : "estimate"
                stopName: panel.isShort ? "" : "stopEstimate"
                visible: !panel.isShort
                Layout.fillWidth: true
                Layout.preferredWidth: 300
            }

            PlateButton {
                objectName: "odds"
                kind: "paper"
                sign: "info"
                text: panel.isShort ? panel.page.title : panel.page.words.more
                role: Type.chip
                Layout.fillWidth: true
                Layout.preferredWidth: 180
                onTapped: panel.asked()
            }
        }

        PlateButton {
            objectName: "fair"
            kind: "paper"
            text: panel.page.words.fair
            role: Type.chip
            Layout.fillWidth: true
            onTapped: panel.fairAsked()
        }
    }
}
