pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

FocusScope {
    id: book

    required property RulebookModel model
    readonly property RulebookPage page: book.model.page
    readonly property RulebookWords words: book.page.words
    // Large words need both pages for one, and so does what is read aloud: then the glossary is a tab among the others.
    readonly property bool isOpen: Look.tableText < 1.3 && !book.page.is_aloud
    // In a small window, where letters are at their smallest, the shelf takes a line of its own, too.
    readonly property bool isRoomy: Look.tableText < 1.3 && Look.u >= 0.6
    property bool showsGlossary: false

    // What is lent to one reader is in his language.
    onPageChanged: Look.reads = book.page.language
    Component.onCompleted: Look.reads = book.page.language
    objectName: "rulebookScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: book.page.title
    Keys.onEscapePressed: book.model.back()
    Keys.onPressed: event => {
        event.accepted = true
        if (event.matches(StandardKey.Find) || event.key === Qt.Key_Slash)
            search.input.forceActiveFocus(Qt.ShortcutFocusReason)
        else if (event.matches(StandardKey.FindNext) || event.matches(StandardKey.FindPrevious))
            book.model.step(event.matches(StandardKey.FindNext) ? 1 : -1)
        else if (event.matches(StandardKey.Back))
            book.model.back()
        else
            event.accepted = false
    }

    Sky {
        anchors.fill: parent
        hasOrb: false
    }

    Zones {
        anchors.fill: parent
        margin: 14 * Look.u
        side: 36 * Look.u
        gap: 12 * Look.u

        band: GridLayout {
            columns: book.isRoomy ? 4 : 3
            columnSpacing: 16 * Look.u
            rowSpacing: 12 * Look.u
            Layout.fillWidth: true

            PlateButton {
                objectName: "back"
                sign: "undo"
                text: book.words.back
                speech: book.page.language
                role: Type.label
                implicitHeight: search.implicitHeight
                onTapped: book.model.back()
            }

            RowLayout {
                spacing: 30 * Look.u
                Layout.fillWidth: true

                Words {
                    face: "title"
                    language: book.page.language
                    text: book.page.may_choose ? book.page.title : book.page.title + "  " + book.page.game
                    role: Type.bookTitle
                    wrapMode: Text.NoWrap
                    color: Look.paper
                    Accessible.role: Accessible.Heading
                }

                Words {
                    visible: !book.page.may_choose
                    text: book.page.setting
                    language: book.page.language
                    role: Type.small
                    color: Look.lacquerText
                }

                Item {
                    Layout.fillWidth: true
                }
            }

            RowLayout {
                visible: book.page.may_choose
                spacing: 8 * Look.u
                Layout.fillWidth: true
                Layout.row: book.isRoomy ? 0 : 1
                Layout.column: book.isRoomy ? 2 : 0
                Layout.columnSpan: book.isRoomy ? 1 : 3
                Accessible.role: Accessible.Grouping
                Accessible.name: book.words.game

                Repeater {
                    model: book.page.may_choose ? book.page.games.length : 0

                    PlateButton {
                        required property int index
                        readonly property BookTab game: book.page.games[index]
                        objectName: "book-" + game.id
                        kind: game.is_chosen ? "paper" : "quiet"
                        ring: Look.focus
                        text: game.text
                        role: Type.chip
                        implicitWidth: 180 * Look.u
                        implicitHeight: Math.max(62 * Look.u, 2.1 * Type.chip.pixels)
                        Layout.fillWidth: true
                        Accessible.checkable: true
                        Accessible.checked: game.is_chosen
                        onTapped: book.model.choose(game.id)
                    }
                }
            }

            WritingLine {
                id: search
                objectName: "search"
                sign: "search"
                label: book.words.search
                hint: book.words.search
                speech: book.page.language
                text: book.page.sought
                implicitHeight: Math.max(62 * Look.u, 1.8 * search.role.pixels)
                Layout.fillWidth: true
                Layout.preferredWidth: 480 * Look.u
                Layout.maximumWidth: 700 * Look.u
                Layout.row: 0
                Layout.column: book.isRoomy ? 3 : 2
                onEdited: text => {
                    book.showsGlossary = false
                    book.model.seek(text)
                }
                onEntered: book.model.step(1)
                Keys.onDownPressed: book.model.step(1)
                Keys.onUpPressed: book.model.step(-1)
            }
        }

        Rectangle {
            anchors.fill: parent
            color: "#2A1A0E"
            border.color: Look.ink
            border.width: Look.outline

            RowLayout {
                anchors.fill: parent
                anchors.margins: 12 * Look.u
                anchors.leftMargin: 20 * Look.u
                anchors.rightMargin: 20 * Look.u
                spacing: 0

                BookPaper {
                    hasFold: book.isOpen
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1

                    LeftPage {
                        anchors.fill: parent
                        page: book.page
                        hasGlossaryTab: !book.isOpen
                        showsGlossary: hasGlossaryTab && book.showsGlossary
                        onTurned: chapter => {
                            book.showsGlossary = false
                            book.model.turn(chapter)
                        }
                        onGlossaryWanted: book.showsGlossary = true
                        onChosen: subject => {
                            book.showsGlossary = false
                            book.model.look_up(subject)
                        }
                        onFollowed: (to, top) => {
                            book.showsGlossary = false
                            book.model.follow(to, top)
                        }
                        onStepped: by => book.model.step(by)
                        onPractised: top => book.model.practise(top)
                        onStirred: book.model.stir()
                    }
                }

                BookPaper {
                    visible: book.isOpen
                    isRight: true
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1

                    Loader {
                        active: book.isOpen
                        anchors.fill: parent
                        anchors.margins: 20 * Look.u
                        anchors.leftMargin: 52 * Look.u
                        anchors.rightMargin: 22 * Look.u
                        sourceComponent: Glossary {
                            page: book.page
                            onChosen: subject => book.model.look_up(subject)
                            onStirred: book.model.stir()
                        }
                    }
                }
            }
        }
    }
}
