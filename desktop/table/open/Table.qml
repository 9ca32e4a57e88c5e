pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../seats"
import "../../widgets"
import "../board"
import "../moments"
import "../parts"

// Everyone looks: the ring of lanterns, the table in its middle, what happened so far.
FocusScope {
    id: table

    required property TablePage page
    required property Stage stage
    // What can be set from here, if anything.
    property TableMenuModel menu: null

    readonly property bool isBoard: table.page.step.kind === "ballot" || table.page.step.kind === "hands"
    // Large text needs the width; on the board the count stays beside the ring.
    readonly property bool isWide: Look.tableText >= 1.3 && !table.isBoard
    readonly property bool isFull: table.page.seats.length > 13
    readonly property real middleX: (table.isWide ? 960 : 750) * Look.u
    readonly property bool dims: table.isBoard && table.stage.countdown > 0
    // Whose turn it is: the light of the table falls there.
    readonly property int bright: table.isBoard ? table.page.step.board.finger : table.page.step.seat || table.stage.speaking
    // How far the left corners are free of lanterns, above and below.
    readonly property real cornerEnds: ring.places.reduce(function (ends: real, place: point): real {
        return place.y - ring.lanternHeight / 2 < 160 * Look.u && place.x < 600 * Look.u
            ? Math.min(ends, place.x - ring.lanternWidth * 0.58) : ends
    }, 336 * Look.u)
    readonly property real footEnds: ring.places.reduce(function (ends: real, place: point): real {
        return place.y + ring.lanternHeight * 0.62 > 996 * Look.u && place.x < table.middleX
            ? Math.min(ends, place.x - ring.lanternWidth * 0.6) : ends
    }, 470 * Look.u)
    property bool showsScroll: false
    property string asking: ""
    readonly property OnceMore asked: table.asking === "leave" ? table.page.leaving : table.page.voiding
    property int typed: 0

    objectName: "table"
    focus: true
    // What begins is seen to: the lanterns sway for a while.
    onPageChanged: Look.stir()
    Component.onCompleted: Look.stir()

    // On the board digits are first whose finger, then whom; two digits within a moment.
    function digit(value: int) {
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
            ring.tapped(number)
        }
    }

    Timer {
        id: waits
        interval: 800
        onTriggered: {
            ring.tapped(table.typed)
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
        drifts: ring.swings
        drifted: ring.ambient.seconds
    }

    Embers {
        anchors.fill: parent
        visible: ring.swings && ring.ambient.force > 0
        opacity: ring.ambient.force
        seconds: ring.ambient.seconds
    }

    FocusScope {
        id: board
        width: 1920 * Look.u
        height: 1080 * Look.u
        x: (table.width - width) / 2
        focus: table.asking === "" && !sheet.active
        enabled: table.asking === "" && !sheet.active && table.page.moments.length === 0

        Cartouche {
            x: (table.isFull ? 20 : 34) * Look.u
            y: (table.isFull ? 20 : 28) * Look.u
            width: Math.min((table.isFull ? 254 : 302) * Look.u, table.cornerEnds - x)
            opacity: table.dims ? 0.4 : 1
            page: table.page
        }

        Drawing {
            path: table.isFull ? "table/table_wide" : "table/table"
            width: (table.isFull ? 1040 : 976) * Look.u
            height: 640 * Look.u
            x: table.middleX - width / 2
            y: 244 * Look.u
        }

        Beam {
            visible: table.bright > 0 && table.bright <= ring.places.length
            from: Qt.point(middle.x + middle.dialMiddle, 486 * Look.u)
            to: visible ? Qt.point(ring.places[table.bright - 1].x, ring.places[table.bright - 1].y)
                : Qt.point(from.x, 0)
            breadth: ring.lanternHeight * 0.98
        }

        Threads {
            seats: table.page.seats
            places: ring.places
            lantern: Qt.size(ring.lanternWidth, ring.lanternHeight)
            middle: ring.middle
            visible: table.page.step.kind === "ballot" || table.page.step.kind === "choose"
        }

        Middle {
            id: middle
            isWide: table.isWide
            page: table.page
            stage: table.stage
            x: table.middleX - width / 2
            y: 284 * Look.u
        }

        Ring {
            id: ring
            page: table.page
            stage: table.stage
            isWide: table.isWide
        }

        Scroll {
            x: 1495 * Look.u
            y: 26 * Look.u
            height: (table.isBoard ? 654 : 960) * Look.u
            visible: !table.isWide || table.showsScroll
            opacity: table.dims ? 0.4 : 1

            Story {
                anchors.fill: parent
                visible: !table.isBoard
                page: table.page
            }

            Loader {
                anchors.fill: parent
                active: table.isBoard
                sourceComponent: Count { page: table.page }
            }
        }

        Loader {
            x: 1494 * Look.u
            y: 696 * Look.u
            active: table.isBoard
            opacity: table.dims ? 0.4 : 1
            sourceComponent: BoardButtons {
                page: table.page
                stage: table.stage
            }
        }

        PlateButton {
            visible: table.isWide
            enabled: visible
            x: 1650 * Look.u
            y: 28 * Look.u
            width: 250 * Look.u
            height: 84 * Look.u
            sign: "past_games"
            kind: "paper"
            ring: Look.focus
            percent: 2.2
            text: table.page.words.so_far
            onTapped: table.showsScroll = !table.showsScroll
        }

        // Beside the lowest lanterns; where these take the width, above the highest.
        ToolPlate {
            objectName: visible ? "pace" : ""
            visible: table.page.step.kind !== "over"
            enabled: visible
            x: (table.isWide ? 1470 : 1326) * Look.u
            y: (table.isWide ? 38 : 1004) * Look.u
            width: 150 * Look.u
            opacity: table.dims ? 0.4 : 1
            sign: "moon"
            text: table.page.words.pace
            onTapped: table.stage.readPace()
        }

        TableTools {
            y: 1004 * Look.u
            leftEnds: table.footEnds
            opacity: table.dims ? 0.4 : 1
            page: table.page
            stage: table.stage
            menuTitle: table.menu !== null ? table.menu.page.title : ""
            onAsks: what => table.asking = what
            onSets: {
                sheet.active = true
                sheet.setSource("TableMenu.qml", {model: table.menu})
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
                sheet.active = false
                board.forceActiveFocus()
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: table.page.moments.length > 0
        focus: active && table.asking === ""
        sourceComponent: Moments {
            page: table.page
            stage: table.stage
        }
    }

    Ask {
        anchors.fill: parent
        visible: table.asking !== ""
        focus: visible
        yesName: table.asking === "leave" ? "leaveYes" : "voidYes"
        noName: table.asking === "leave" ? "leaveNo" : "voidNo"
        line: table.asked.line
        explains: table.asked.explains
        yes: table.asked.yes
        no: table.asked.no
        onRefused: table.asking = ""
        onAgreed: {
            const what = table.asking
            table.asking = ""
            if (what === "leave")
                table.stage.leave()
            else
                table.stage.voidPhase()
        }
    }
}
