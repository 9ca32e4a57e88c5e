pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

FocusScope {
    id: setup

    required property SetupModel model
    readonly property SetupPage page: setup.model.page
    readonly property SetupWords words: setup.page.words
    readonly property bool isOver: player.isOpen || groups.isOpen || full.isOpen || lineups.isOpen || newcomers.isOpen
        || what.isOpen
    readonly property Item focused: Window.activeFocusItem
    // What the keys go back to once a sheet is closed.
    property Item before: null

    objectName: "setupScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: setup.page.title
    Keys.onEscapePressed: setup.model.go("home")
    onFocusedChanged: {
        // A sheet may have taken the keys before it is known that one is open.
        if (!setup.isOver && !what.isOpen && !newcomers.isOpen && setup.focused)
            setup.before = setup.focused
    }

    function open(sheet: Overlay): void {
        sheet.isOpen = true
        sheet.forceActiveFocus(Qt.TabFocusReason)
    }

    function close(): void {
        const seat = player.seat
        player.seat = -1
        groups.isOpen = false
        full.isOpen = false
        lineups.isOpen = false
        if (seat >= 0)
            rail.write(seat)
        else
            setup.goBack()
    }

    function goBack(): void {
        const item = setup.before || usual
        item.forceActiveFocus(Qt.TabFocusReason)
    }

    function showLineUps(): void {
        setup.model.parts.shelf.hush()
        setup.open(lineups)
    }

    Sky {
        anchors.fill: parent
        hasOrb: false
    }

    Item {
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent
        enabled: !setup.isOver

        Fitted {
            line: setup.page.title
            most: Look.px(5.2, 1)
            boxWidth: 900 * Look.u
            boxHeight: 88 * Look.u
            lines: 1
            face: "title"
            x: 48 * Look.u
            y: 22 * Look.u
            horizontalAlignment: Text.AlignLeft
            color: Look.paper
            Accessible.role: Accessible.Heading
        }

        Rail {
            id: rail
            objectName: "rail"
            model: setup.model
            page: setup.page
            focus: true
            x: 48 * Look.u
            y: 124 * Look.u
            width: 462 * Look.u
            height: 700 * Look.u
            onAsked: seat => player.show(seat)
            onDone: {
                if (start.enabled)
                    start.forceActiveFocus(Qt.TabFocusReason)
            }
        }

        PlateButton {
            objectName: "add"
            enabled: setup.page.may_add
            sign: "add_person"
            text: setup.words.add
            percent: 2.5
            x: 48 * Look.u
            y: 838 * Look.u
            width: 225 * Look.u
            onTapped: {
                setup.model.add()
                rail.write(setup.page.tags.length - 1)
            }
        }

        PlateButton {
            id: usual
            objectName: "groups"
            text: setup.words.groups
            percent: 2.5
            x: 285 * Look.u
            y: 838 * Look.u
            width: 225 * Look.u
            onTapped: setup.open(groups)
        }

        Board {
            model: setup.model
            page: setup.page
            minutes: setup.model.parts.odds.page.minutes
            x: 540 * Look.u
            y: 124 * Look.u
            width: 762 * Look.u
            height: 790 * Look.u
        }

        HouseRules {
            model: setup.model
            page: setup.page
            x: 1332 * Look.u
            y: 124 * Look.u
            width: 540 * Look.u
            height: odds.y - 20 * Look.u - y
        }

        OddsPanel {
            id: odds
            odds: setup.model.parts.odds
            x: 1332 * Look.u
            y: 914 * Look.u - height
            width: 540 * Look.u
            onAsked: setup.open(full)
        }

        PlateButton {
            objectName: "newcomers"
            text: setup.words.newcomers
            percent: 2.4
            x: 984 * Look.u
            y: 32 * Look.u
            width: 296 * Look.u
            height: 70 * Look.u
            onTapped: setup.model.parts.newcomers.ask()
        }

        PlateButton {
            objectName: "lineups"
            text: setup.words.lineups
            percent: 2.4
            x: 1298 * Look.u
            y: 32 * Look.u
            width: 296 * Look.u
            height: 70 * Look.u
            onTapped: setup.showLineUps()
        }

        PlateButton {
            objectName: "rulebook"
            sign: "rulebook"
            text: setup.words.rulebook
            percent: 2.4
            x: 1872 * Look.u - width
            y: 32 * Look.u
            width: 260 * Look.u
            height: 70 * Look.u
            onTapped: setup.model.read()
        }

        PlateButton {
            objectName: "back"
            sign: "undo"
            text: setup.words.back
            x: 48 * Look.u
            y: 950 * Look.u
            width: 225 * Look.u
            height: 88 * Look.u
            onTapped: setup.model.go("home")
        }

        PlateButton {
            objectName: "pace"
            sign: "moon"
            text: setup.words.pace
            x: 285 * Look.u
            y: 950 * Look.u
            width: 225 * Look.u
            height: 88 * Look.u
            onTapped: setup.model.pace()
        }

        Plate {
            fill: "#F2140F0A"
            edge: setup.page.missing === "" ? Look.lacquerLine : Look.amber
            x: 540 * Look.u
            y: 950 * Look.u
            width: 762 * Look.u
            height: 88 * Look.u
            radius: 10 * Look.u

            Sign {
                id: sign
                visible: setup.page.missing !== ""
                motif: "signs/warning"
                ink: Look.amber
                width: 40 * Look.u
                height: width
                x: 26 * Look.u
                anchors.verticalCenter: parent.verticalCenter
            }

            Lines {
                objectName: "line"
                line: setup.page.line
                most: Look.px(2.6, Look.tableText)
                x: (sign.visible ? 80 : 26) * Look.u
                boxWidth: parent.width - x - (lastTime.visible ? 300 : 26) * Look.u
                boxHeight: parent.height - 8 * Look.u
                y: 4 * Look.u
                atMost: 3
                pitch: 1.1
                isTold: true
                horizontalAlignment: sign.visible ? Text.AlignLeft : Text.AlignHCenter
                color: Look.lacquerText
            }
        }

        PlateButton {
            id: lastTime
            objectName: visible ? "lastTime" : ""
            visible: setup.page.last !== ""
            enabled: visible
            kind: "paper"
            ring: Look.focus
            text: setup.words.last
            percent: 2.4
            x: 1022 * Look.u
            y: 958 * Look.u
            width: 268 * Look.u
            height: 72 * Look.u
            Accessible.description: setup.page.last
            onTapped: {
                setup.model.seat_group(0)
                start.forceActiveFocus(Qt.TabFocusReason)
            }
        }

        PlateButton {
            id: start
            objectName: "start"
            enabled: setup.page.missing === ""
            kind: "amber"
            sign: "lantern"
            text: setup.words.start
            percent: 3.4
            times: 1
            x: 1332 * Look.u
            y: 942 * Look.u
            width: 540 * Look.u
            height: 104 * Look.u
            Accessible.description: setup.page.line
            onTapped: setup.model.start()
        }
    }

    FilePick {
        id: files
        anchors.fill: parent
        title: setup.model.parts.shelf.page.words.open
        nameFilters: [setup.model.parts.shelf.page.words.files + " (*.yaml *.yml)", "* (*)"]
        drop: setup.model.parts.shelf.page.words.drop
        onPicked: file => {
            setup.model.parts.shelf.open(file)
            if (!lineups.isOpen)
                setup.open(lineups)
        }
    }

    PlayerSheet {
        id: player
        model: setup.model
        page: setup.page
        onClosed: setup.close()
    }

    OddsSheet {
        id: full
        odds: setup.model.parts.odds
        onClosed: setup.close()
    }

    LineUpSheet {
        id: lineups
        shelf: setup.model.parts.shelf
        onWanted: files.open()
        onClosed: setup.close()
    }

    NewcomersSheet {
        id: newcomers
        newcomers: setup.model.parts.newcomers
        onLaid: setup.goBack()
        onClosed: {
            setup.model.parts.newcomers.close()
            setup.goBack()
        }
    }

    WhatSheet {
        id: what
        what: setup.model.parts.what
        onClosed: {
            setup.model.parts.what.close()
            setup.goBack()
        }
    }

    GroupSheet {
        id: groups
        model: setup.model
        page: setup.page
        onClosed: setup.close()
    }
}
