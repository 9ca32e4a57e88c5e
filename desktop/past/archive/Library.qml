pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// Past games: the shelf, or who has won how often.
FocusScope {
    id: library

    required property LibraryModel model
    readonly property LibraryPage page: library.model.page
    readonly property LibraryWords words: library.page.words
    readonly property LibraryChoice noChoice: LibraryChoice {}
    readonly property string instead: library.page.instead ? library.page.instead.what : ""
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

    Item {
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent

        Fitted {
            face: "title"
            line: library.page.title
            lines: 1
            most: Look.px(6, 1)
            boxWidth: 470 * Look.u
            boxHeight: 100 * Look.u
            x: 110 * Look.u
            y: 30 * Look.u
            horizontalAlignment: Text.AlignLeft
            color: Look.paper
            Accessible.role: Accessible.Heading
        }

        Row {
            visible: library.instead !== "empty"
            spacing: 12 * Look.u
            x: 610 * Look.u
            y: 46 * Look.u

            Repeater {
                model: library.page.views.length

                PlateButton {
                    required property int index
                    readonly property LibraryChoice choice: library.page.views[index] || library.noChoice
                    objectName: library.instead !== "empty" ? "view-" + choice.id : ""
                    kind: choice.is_chosen ? "paper" : "quiet"
                    ring: Look.focus
                    text: choice.text
                    times: Math.min(1.4, Look.tableText)
                    width: 250 * Look.u
                    height: 76 * Look.u
                    Accessible.role: Accessible.PageTab
                    Accessible.checkable: true
                    Accessible.checked: choice.is_chosen
                    onTapped: library.model.show_view(choice.id)
                }
            }
        }

        WritingLine {
            id: search
            objectName: visible ? "search" : ""
            visible: library.instead !== "empty"
            sign: "search"
            label: library.words.search
            hint: library.words.search
            x: 1330 * Look.u
            y: 48 * Look.u
            width: 480 * Look.u
            onEdited: text => library.model.seek(text)
        }

        Column {
            visible: library.instead !== "empty"
            spacing: 16 * Look.u
            x: 110 * Look.u
            y: 144 * Look.u

            Chips {
                choices: library.page.rulesets
                label: library.words.ruleset
                name: "ruleset"
                width: 290 * Look.u
                onChosen: id => library.model.choose_ruleset(id)
            }

            Chips {
                visible: library.isShelf
                choices: library.isShelf ? library.page.which : []
                label: library.words.which
                name: "which"
                width: 290 * Look.u
                onChosen: id => library.model.choose_which(id)
            }
        }

        Loader {
            id: list
            active: library.instead === ""
            x: 430 * Look.u
            y: 150 * Look.u
            width: 1380 * Look.u
            height: 770 * Look.u
            sourceComponent: library.isShelf ? shelf : charts
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
                model: library.model
                label: library.words.charts
            }
        }

        Instead {
            page: library.page
            x: library.instead === "empty" ? 110 * Look.u : 430 * Look.u
            y: 150 * Look.u
            width: 1810 * Look.u - x
            height: 770 * Look.u
            onBegun: library.model.leave()
            onCleared: library.model.show_all()
            onSought: library.model.choose_which("away")
        }

        Foot {
            model: library.model
            page: library.page
            x: 110 * Look.u
            y: 946 * Look.u
            width: 1700 * Look.u
            onAsked: files.open()
        }
    }

    FilePick {
        id: files
        anchors.fill: parent
        title: library.words.file
        nameFilters: [library.words.file_kind + " (*.json)", "* (*)"]
        drop: library.words.file_drop
        onPicked: file => library.model.pick(file)
    }
}
