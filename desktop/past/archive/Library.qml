pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Past games: the shelf, or who has won how often.
FocusScope {
    id: library

    required property LibraryModel model
    readonly property LibraryPage page: library.model.page
    readonly property LibraryWords words: library.page.words
    readonly property LibraryChoice noChoice: LibraryChoice {}
    readonly property SeasonsPage seasons: library.model.parts.seasons.page
    readonly property WinsPage wins: library.model.parts.wins.page
    readonly property string instead: library.page.instead ? library.page.instead.what : ""
    // Large letters need the margins, too.
    readonly property bool isWide: Look.tableText < 1.3
    readonly property bool isShelf: library.page.view === "shelf"

    objectName: "libraryScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: library.page.title
    Keys.onEscapePressed: library.model.leave()
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Find) || event.key === Qt.Key_Slash) {
            event.accepted = true
            search.input.forceActiveFocus(Qt.ShortcutFocusReason)
        }
    }
    // What is typed has taken the field's text from the page.
    onPageChanged: {
        if (search.text !== library.page.sought)
            search.text = library.page.sought
    }
    Component.onCompleted: library.model.come()
    Component.onDestruction: library.model.go_away()

    Sky {
        anchors.fill: parent
        hasOrb: false
    }

    Zones {
        anchors.fill: parent
        enabled: !season.active
        side: (library.isWide ? 110 : 36) * Look.u

        band: [
            Item {
                id: title
                Layout.fillWidth: true
                Layout.preferredWidth: said.wholeWidth
                Layout.preferredHeight: 1.3 * Type.title.pixels

                Fitted {
                    id: said
                    role: Type.title
                    face: "title"
                    line: library.page.title
                    boxWidth: title.width
                    boxHeight: title.height
                    horizontalAlignment: Text.AlignLeft
                    color: Look.paper
                    Accessible.role: Accessible.Heading
                }
            },
            Repeater {
                model: library.instead === "empty" ? 0 : library.page.views.length

                PlateButton {
                    required property int index
                    readonly property LibraryChoice choice: library.page.views[index] || library.noChoice
                    objectName: "view-" + choice.id
                    kind: choice.is_chosen ? "paper" : "quiet"
                    ring: Look.focus
                    role: Type.button
                    text: choice.text
                    Layout.preferredWidth: Math.max(250 * Look.u, natural)
                    Accessible.role: Accessible.PageTab
                    Accessible.checkable: true
                    Accessible.checked: choice.is_chosen
                    onTapped: library.model.show_view(choice.id)
                }
            },
            WritingLine {
                id: search
                objectName: visible ? "search" : ""
                visible: library.instead !== "empty"
                sign: "search"
                label: library.words.search
                hint: library.words.search
                Layout.preferredWidth: 480 * Look.u
                Layout.fillWidth: true
                Layout.maximumWidth: 620 * Look.u
                onEdited: text => library.model.seek(text)
            }
        ]

        foot: Foot {
            model: library.model
            page: library.page
            isWide: library.isWide
            Layout.fillWidth: true
            onAsked: files.open()
        }

        RowLayout {
            anchors.fill: parent
            spacing: 12 * Look.u

            Item {
                visible: library.instead !== "empty"
                Layout.preferredWidth: 316 * Look.u * Math.min(1.5, Look.tableText)
                Layout.fillHeight: true

                ScrollArea {
                    id: chips
                    anchors.fill: parent
                    spacing: 14 * Look.u
                    ink: Look.lacquerLine
                    ground: "transparent"

                    Chips {
                        choices: library.page.rulesets
                        label: library.words.ruleset
                        name: "ruleset"
                        width: parent.width
                        onChosen: id => library.model.choose_ruleset(id)
                    }

                    Chips {
                        visible: library.isShelf
                        choices: library.isShelf ? library.page.which : []
                        label: library.words.which
                        name: "which"
                        width: parent.width
                        onChosen: id => library.model.choose_which(id)
                    }

                    Chips {
                        visible: library.seasons.choices.length > 0
                        choices: library.seasons.choices
                        label: library.seasons.words.title
                        name: "season"
                        width: parent.width
                        onChosen: id => library.model.parts.seasons.choose(id)
                    }

                    SideWays {
                        visible: !library.isShelf
                        label: library.words.charts
                        names: ["nameSeason", "asTable", "copyCharts", "copyPicture"]
                        texts: [library.seasons.words.name, library.wins.table, library.wins.copy, library.wins.copy_picture]
                        width: parent.width
                        onTaken: name => {
                            if (name === "nameSeason")
                                season.active = true
                            else if (name === "asTable")
                                library.model.parts.wins.turn()
                            else if (name === "copyCharts")
                                library.model.parts.wins.copy()
                            else
                                library.model.parts.wins.copyPicture()
                        }
                    }

                    SideWays {
                        visible: library.isShelf
                        label: library.words.whole
                        names: ["backUp", "bringBack"]
                        texts: [library.words.back_up, library.words.bring_back]
                        width: parent.width
                        onTaken: name => (name === "backUp" ? backUp : bringBack).open()
                    }
                }
            }

            Loader {
                visible: library.instead === ""
                active: visible
                Layout.fillWidth: true
                Layout.fillHeight: true
                sourceComponent: library.isShelf ? shelf : charts
            }

            Instead {
                page: library.page
                Layout.fillWidth: true
                Layout.fillHeight: true
                onBegun: library.model.leave()
                onCleared: library.model.show_all()
                onSought: library.model.choose_which("away")
                onBrought: bringBack.open()
            }
        }
    }

    Component {
        id: shelf

        GameShelf {
            model: library.model
            label: library.words.shelf
            room: library.page.room
        }
    }

    Component {
        id: charts

        WinCharts {
            model: library.model.parts.wins
            label: library.words.charts
        }
    }

    FilePick {
        id: files
        anchors.fill: parent
        title: library.words.file
        nameFilters: [library.words.file_kind + " (*.json)", library.words.whole_kind + " (*.zip)", "* (*)"]
        drop: library.words.file_drop
        onPicked: file => library.model.pick(file)
    }

    Loader {
        id: season
        active: false
        anchors.fill: parent
        focus: season.active
        sourceComponent: SeasonSheet {
            model: library.model.parts.seasons
            onClosed: season.active = false
        }
    }

    FilePick {
        id: backUp
        title: library.words.back_up
        nameFilters: [library.words.whole_kind + " (*.zip)", "* (*)"]
        saves: true
        suggested: library.model.parts.whole.place
        onPicked: file => library.model.parts.whole.backUp(file)
    }

    FilePick {
        id: bringBack
        title: library.words.bring_back
        nameFilters: [library.words.whole_kind + " (*.zip)", "* (*)"]
        onPicked: file => library.model.parts.whole.bringBack(file)
    }
}
