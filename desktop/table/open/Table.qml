pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"
import "../moments"
import "../parts"

// Everyone looks: the band that says what this is, the ring of lanterns round their table, what happened so far.
FocusScope {
    id: table

    required property TablePage page
    required property Stage stage
    // What can be set from here, if anything.
    property TableMenuModel menu: null

    readonly property bool isBoard: table.page.step.kind === "ballot" || table.page.step.kind === "hands"
    // Large text needs the width: the scroll becomes a tab.
    readonly property bool isWide: Look.tableText >= 1.3
    readonly property real margin: 18 * Look.u
    readonly property bool dims: table.isBoard && table.stage.countdown > 0
    property bool showsScroll: false
    property string asking: ""
    // What the table is asked once more: what somebody has tapped, or whether a finger is taken back.
    readonly property string once: table.asking !== "" ? table.asking : table.erases !== null ? "erase" : ""
    readonly property OnceMore erases: table.page.step.board !== null ? table.page.step.board.erases : null
    readonly property OnceMore asked: table.once === "leave" ? table.page.leaving
        : table.once === "erase" ? table.erases
        : table.once === "without" && table.page.step.without !== null ? table.page.step.without : table.page.voiding
    property int typed: 0

    objectName: "table"
    focus: true
    // What begins is seen to: the lanterns sway for a while.
    onPageChanged: Look.stir()
    Component.onCompleted: Look.stir()

    // On the board digits say whom the finger points at that comes next; two digits within a moment.
    function digit(value: int): void {
        const last = table.page.seats.length
        const number = table.typed * 10 + value
        table.typed = 0
        waits.stop()
        if (number < 1 || number > last)
            return
        if (number * 10 <= last) {
            table.typed = number
            waits.restart()
        } else {
            table.tapped(number)
        }
    }

    function tapped(number: int): void {
        if (table.isBoard)
            table.stage.tapSeat(number)
        else
            table.stage.pick(String(number))
    }

    Timer {
        id: waits
        interval: 800
        onTriggered: {
            table.tapped(table.typed)
            table.typed = 0
        }
    }

    Keys.onPressed: event => {
        Look.keysInUse = true
        if (event.key === Qt.Key_Escape) {
            table.asking = "leave"
            event.accepted = true
        } else if (!event.isAutoRepeat && event.key >= Qt.Key_0 && event.key <= Qt.Key_9) {
            table.digit(event.key - Qt.Key_0)
            event.accepted = true
        }
    }

    Sky {
        anchors.fill: parent
        tint: table.page.sky
        drifts: round.ring.swings
        drifted: round.ring.seconds
    }

    Loader {
        active: round.ring.swings && round.ring.force > 0
        anchors.fill: parent
        sourceComponent: Embers {
            opacity: round.ring.force
            seconds: round.ring.seconds
        }
    }

    FocusScope {
        id: board
        anchors.fill: parent
        focus: table.once === "" && !sheet.active
        enabled: table.once === "" && !sheet.active && table.page.moments.length === 0

        ColumnLayout {
            anchors.left: parent.left
            anchors.right: side.left
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.margins: table.margin
            spacing: 8 * Look.u

            RowLayout {
                spacing: 18 * Look.u
                opacity: table.dims ? 0.4 : 1
                // Smoke rises behind it.
                z: 1
                Layout.fillHeight: false

                Cartouche {
                    page: table.page
                    Layout.fillHeight: true
                }

                Band {
                    page: table.page
                    live: table.stage
                    Layout.fillWidth: true
                }
            }

            RoundTable {
                id: round
                page: table.page
                speaking: table.stage.speaking
                isToCount: middle.isToCount
                bright: middle.isToCount ? 0 : table.isBoard && table.page.step.board !== null ? table.page.step.board.finger
                    : table.page.step.seat || table.stage.speaking
                light: middle.dialMiddle
                share: middle.share
                onTapped: number => table.tapped(number)
                onKnotTapped: number => table.stage.tapKnot(number)
                Layout.fillWidth: true
                Layout.fillHeight: true

                Middle {
                    id: middle
                    anchors.fill: parent
                    page: table.page
                    stage: table.stage
                    isFlat: round.isFlat
                    across: round.across
                    down: round.down
                    onAsks: what => table.asking = what
                }
            }
        }

        SideColumn {
            id: side
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.margins: table.margin
            width: (table.isWide ? 330 : 410 * Math.max(1, Look.tableText)) * Look.u
            page: table.page
            stage: table.stage
            isWide: table.isWide
            menuTitle: table.menu !== null ? table.menu.page.title : ""
            opacity: table.dims ? 0.4 : 1
            onAsks: what => table.asking = what
            onSets: {
                table.menu.open()
                sheet.active = true
                sheet.setSource("TableMenu.qml", {model: table.menu})
            }
            onShows: {
                sheet.active = true
                sheet.setSource("LineUp.qml", {page: table.page, stage: table.stage})
            }
            onUnrolls: table.showsScroll = !table.showsScroll
        }

        // Rolled out over the ring, as wide as its letters want.
        Loader {
            active: table.isWide && table.showsScroll
            anchors.right: parent.right
            anchors.rightMargin: 2 * table.margin + side.width
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            sourceComponent: ToldScroll {
                page: table.page
                width: Math.min(0.6 * board.width, 410 * Look.tableText * Look.u)
            }
        }
    }

    Loader {
        id: sheet
        anchors.fill: parent
        active: false
        focus: active
        onLoaded: sheet.forceActiveFocus()

        Connections {
            target: sheet.item
            function onClosed() {
                if (table.menu !== null)
                    table.menu.close()
                sheet.active = false
                board.forceActiveFocus()
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: table.page.moments.length > 0
        focus: active && table.once === ""
        sourceComponent: Moments {
            page: table.page
            stage: table.stage
        }
    }

    Loader {
        active: table.once !== ""
        focus: active
        anchors.fill: parent
        sourceComponent: Ask {
            focus: true
            yesName: table.once + "Yes"
            noName: table.once + "No"
            line: table.asked.line
            explains: table.asked.explains
            yes: table.asked.yes
            no: table.asked.no
            onRefused: {
                if (table.once === "erase")
                    table.stage.keepFinger()
                table.asking = ""
            }
            onAgreed: {
                const what = table.once
                table.asking = ""
                if (what === "leave")
                    table.stage.leave()
                else if (what === "erase")
                    table.stage.eraseFinger()
                else if (what === "without")
                    table.stage.withoutAnswer()
                else
                    table.stage.voidPhase()
            }
        }
    }
}
