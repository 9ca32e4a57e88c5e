pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"
import "../moments"
import "../open"

// The table as everybody may see it, while somebody has the machine.
Item {
    id: table

    required property SecondPage page
    required property SecondScreen second
    readonly property TableStep step: table.page.step
    readonly property int finger: table.step.board !== null ? table.step.board.finger : 0
    // Large words want the whole width, or the table below them would be flat.
    readonly property bool isLarge: Look.tableText > 1.2
    // Where many sit, too, the scroll would take their names the room to be read: it is rolled up, as on the table.
    readonly property bool isRolledUp: table.isLarge && table.page.seats.length > 13
    property string played: ""

    objectName: "secondTable"
    onPageChanged: {
        Look.stir()
        table.play()
    }
    Component.onCompleted: {
        Look.stir()
        table.play()
    }

    // Not by every page anew.
    function play(): void {
        const now = table.page.moment
        const played = now === null ? "" : [now.kind, now.title, now.line].join("\n")
        if (now === null)
            moment.source = ""
        else if (played === table.played)
            moment.keep(table.page, now)
        else
            moment.play(table.page, now)
        table.played = played
    }

    Sky {
        anchors.fill: parent
        tint: table.page.sky
        drifts: round.ring.swings
        drifted: round.ring.seconds
    }

    GridLayout {
        anchors.fill: parent
        anchors.margins: 36 * Look.u
        columnSpacing: 24 * Look.u
        rowSpacing: 8 * Look.u

        RowLayout {
            spacing: 18 * Look.u
            // Smoke rises behind it.
            z: 1
            Layout.row: 0
            Layout.column: 0
            Layout.columnSpan: table.isLarge ? 2 : 1
            Layout.fillWidth: true
            Layout.fillHeight: false

            Cartouche {
                page: table.page
                Layout.fillHeight: true
            }

            Band {
                page: table.page
                live: table.second
                Layout.fillWidth: true
            }
        }

        RoundTable {
            id: round
            page: table.page
            speaking: table.second.speaking
            isToCount: middle.isToCount
            isOnlySeen: true
            bright: middle.isToCount ? 0 : table.finger || table.step.seat || table.second.speaking
            Layout.row: 1
            Layout.column: 0
            Layout.columnSpan: table.isRolledUp ? 2 : 1
            Layout.fillWidth: true
            Layout.fillHeight: true

            SecondMiddle {
                id: middle
                anchors.fill: parent
                page: table.page
                second: table.second
            }
        }

        ToldScroll {
            visible: !table.isRolledUp
            page: table.page
            Layout.row: table.isLarge ? 1 : 0
            Layout.column: 1
            Layout.rowSpan: table.isLarge ? 1 : 2
            Layout.fillHeight: true
            Layout.preferredWidth: 410 * Math.min(1.3, Math.max(1, Look.tableText)) * Look.u
        }
    }

    PlayedMoment {
        id: moment
        anchors.fill: parent
    }
}
