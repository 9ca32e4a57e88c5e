pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../pace"
import "../widgets"

FocusScope {
    id: setup

    required property SetupModel model
    readonly property SetupPage page: setup.model.page
    readonly property SetupWords words: setup.page.words
    // Large letters: one thing below the other, in place of side by side.
    readonly property bool isLarge: Look.tableText > 1.25
    // What the keys are at.
    readonly property Item focused: Window.activeFocusItem

    objectName: "setupScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: setup.page.title
    Keys.onEscapePressed: setup.model.go("home")
    // As a sheet goes, they are at the screen itself for a moment.
    onFocusedChanged: {
        for (let item = setup.focused; item; item = item.parent) {
            if (item === zones)
                sheets.before = setup.focused
        }
    }

    Sky {
        anchors.fill: parent
        hasOrb: false
    }

    Zones {
        id: zones
        anchors.fill: parent
        enabled: !sheets.isOver
        margin: 28 * Look.u
        gap: 16 * Look.u

        band: GridLayout {
            columns: setup.isLarge ? 1 : 2
            columnSpacing: 20 * Look.u
            rowSpacing: 8 * Look.u
            Layout.fillWidth: true

            ScreenTitle {
                text: setup.page.title
                Layout.fillWidth: true
            }

            RowLayout {
                spacing: 12 * Look.u
                Layout.fillWidth: setup.isLarge

                PlateButton {
                    objectName: "newcomers"
                    text: setup.words.newcomers
                    role: Type.button
                    Layout.fillWidth: setup.isLarge
                    Layout.preferredWidth: setup.isLarge ? 100 : implicitWidth
                    onTapped: setup.model.parts.newcomers.ask()
                }

                PlateButton {
                    objectName: "guided"
                    kind: setup.page.is_guided ? "paper" : "quiet"
                    ring: Look.focus
                    sign: setup.page.is_guided ? "check" : ""
                    text: setup.words.guided
                    label: setup.page.guided
                    role: Type.button
                    Accessible.checkable: true
                    Accessible.checked: setup.page.is_guided
                    Layout.fillWidth: setup.isLarge
                    Layout.preferredWidth: setup.isLarge ? 100 : implicitWidth
                    onTapped: setup.model.guide()
                }

                PlateButton {
                    objectName: "lineups"
                    text: setup.words.lineups
                    role: Type.button
                    Layout.fillWidth: setup.isLarge
                    Layout.preferredWidth: setup.isLarge ? 100 : implicitWidth
                    onTapped: sheets.showLineUps()
                }

                PlateButton {
                    objectName: "rulebook"
                    sign: "rulebook"
                    text: setup.words.introduction
                    role: Type.button
                    Layout.fillWidth: setup.isLarge
                    Layout.preferredWidth: setup.isLarge ? 100 : implicitWidth
                    onTapped: setup.model.read()
                }
            }
        }

        foot: [
            PlateButton {
                objectName: "back"
                sign: "undo"
                text: setup.words.back
                role: Type.button
                Layout.preferredHeight: standing.high
                onTapped: setup.model.go("home")
            },
            PlateButton {
                objectName: "pace"
                sign: "moon"
                // Large letters leave its words no room beside what is missing.
                text: setup.isLarge ? "" : setup.words.pace
                label: setup.words.pace
                role: Type.button
                Layout.preferredWidth: setup.isLarge ? 104 * Look.u : implicitWidth
                Layout.preferredHeight: standing.high
                onTapped: setup.model.adjust()
            },
            StandingPlate {
                id: standing
                readonly property real high: Math.max(104 * Look.u, implicitHeight)
                line: board.showsRing && setup.page.missing === "" ? "" : setup.page.line
                isMissing: setup.page.missing !== ""
                forecast: setup.model.parts.forecast.page
                isShort: setup.isLarge
                Layout.fillWidth: true
                Layout.preferredHeight: high

                PlateButton {
                    id: lastTime
                    objectName: visible ? "lastTime" : ""
                    visible: setup.page.last !== ""
                    enabled: visible
                    kind: "paper"
                    ring: Look.focus
                    text: setup.words.last
                    role: Type.chip
                    Accessible.description: setup.page.last
                    onTapped: {
                        setup.model.seat_group(0)
                        start.forceActiveFocus(Qt.TabFocusReason)
                    }
                }
            },
            PlateButton {
                id: start
                objectName: "start"
                enabled: setup.page.missing === ""
                kind: "amber"
                sign: "lantern"
                text: setup.words.start
                role: Type.name
                Layout.preferredWidth: 540 * Look.u
                Layout.preferredHeight: standing.high
                Accessible.description: setup.page.line
                onTapped: setup.model.start()
            }
        ]

        RowLayout {
            anchors.fill: parent
            spacing: 30 * Look.u

            ColumnLayout {
                spacing: 14 * Look.u
                Layout.fillWidth: false
                // Two tags abreast, each with a long name on two lines.
                Layout.preferredWidth: setup.isLarge ? 620 * Look.u : Math.max(470 * Look.u, 2 * (7.2 * Type.tag.least + 101 * Look.u) + 48 * Look.u)
                Layout.maximumWidth: Layout.preferredWidth

                Rail {
                    id: rail
                    objectName: "rail"
                    model: setup.model
                    page: setup.page
                    focus: true
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    onAsked: seat => sheets.seat = seat
                    onDone: {
                        if (start.enabled)
                            start.forceActiveFocus(Qt.TabFocusReason)
                    }
                }

                RowLayout {
                    spacing: 12 * Look.u

                    PlateButton {
                        objectName: "add"
                        enabled: setup.page.may_add
                        sign: "add_person"
                        text: setup.words.add
                        role: Type.chip
                        Layout.fillWidth: true
                        Layout.preferredWidth: 100
                        onTapped: {
                            setup.model.add()
                            rail.write(setup.page.tags.length - 1)
                        }
                    }

                    PlateButton {
                        id: usual
                        objectName: "groups"
                        text: setup.words.groups
                        role: Type.chip
                        Layout.fillWidth: true
                        Layout.preferredWidth: 100
                        onTapped: sheets.sheet = "groups"
                    }
                }
            }

            ScrollArea {
                id: area
                objectName: "table"
                ground: "#0D1633"
                ink: Look.plateLine
                Layout.fillWidth: true
                Layout.fillHeight: true

                GridLayout {
                    columns: setup.isLarge ? 1 : 2
                    columnSpacing: 20 * Look.u
                    rowSpacing: 20 * Look.u
                    width: parent.width
                    height: Math.max(implicitHeight, area.height - 10 * Look.u)

                    StandingForecast {
                        visible: setup.isLarge
                        forecast: setup.model.parts.forecast.page
                        Layout.fillWidth: true
                    }

                    Ways {
                        model: setup.model
                        page: setup.page
                        isLarge: setup.isLarge
                        Layout.columnSpan: setup.isLarge ? 1 : 2
                        Layout.fillWidth: true
                    }

                    Board {
                        id: board
                        model: setup.model
                        page: setup.page
                        Layout.rowSpan: setup.isLarge ? 1 : 2
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 760
                    }

                    HouseRules {
                        model: setup.model
                        page: setup.page
                        isWhole: setup.isLarge
                        onDeckWanted: sheets.sheet = "deck"
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 540
                    }

                    OddsPanel {
                        odds: setup.model.parts.odds
                        Layout.fillWidth: true
                        Layout.preferredWidth: 540
                        onAsked: sheets.sheet = "odds"
                        onFairAsked: sheets.sheet = "fair"
                    }
                }
            }
        }
    }

    FilePick {
        id: files
        anchors.fill: parent
        title: setup.model.parts.shelf.page.words.open
        nameFilters: [setup.model.parts.shelf.page.words.files + " (*.yaml *.yml)", "* (*)"]
        drop: setup.model.parts.shelf.page.words.drop
        onPicked: file => {
            if (setup.model.is_pack(file)) {
                setup.model.take_in(file)
                return
            }
            setup.model.parts.shelf.open(file)
            sheets.sheet = "lineups"
        }
    }

    SetupSheets {
        id: sheets
        anchors.fill: parent
        z: 20
        focus: sheets.isOver
        model: setup.model
        page: setup.page
        usual: usual
        onFilesWanted: files.open()
        onDetailsClosed: seat => rail.write(seat)
    }
}
