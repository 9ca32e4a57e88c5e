pragma ComponentBehavior: Bound

import QtQuick
import "../widgets"

FocusScope {
    id: book

    required property var model
    readonly property var page: book.model.page
    readonly property var words: book.page.words

    objectName: "rulebookScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: book.page.title
    Keys.onEscapePressed: book.model.leave()
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Find) || event.key === Qt.Key_Slash) {
            event.accepted = true
            search.input.forceActiveFocus(Qt.ShortcutFocusReason)
        }
    }

    Sky {
        anchors.fill: parent
        hasOrb: false
    }

    Item {
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent

        PlateButton {
            objectName: "back"
            sign: "undo"
            text: book.words["button.back"]
            speech: book.page.language
            percent: 2.4
            times: Math.min(1.2, Look.tableText)
            x: 36 * Look.u
            y: 12 * Look.u
            width: 166 * Look.u
            height: 62 * Look.u
            onTapped: book.model.leave()
        }

        Fitted {
            id: title
            face: "title"
            speech: book.page.language
            line: book.page.may_choose ? book.page.title : book.page.title + "  " + book.page.game
            lines: 1
            most: Look.px(3.6, 1)
            boxWidth: (book.page.may_choose ? 200 : 620) * Look.u
            boxHeight: 66 * Look.u
            x: 222 * Look.u
            y: 8 * Look.u
            horizontalAlignment: Text.AlignLeft
            color: Look.paper
            Accessible.role: Accessible.Heading
        }

        Words {
            visible: !book.page.may_choose
            text: book.page.setting
            language: book.page.language
            percent: 2.4
            times: 1
            x: title.x + title.inkWidth + 36 * Look.u
            y: 22 * Look.u
            color: Look.lacquerText
        }

        Row {
            visible: book.page.may_choose
            x: 436 * Look.u
            y: 12 * Look.u
            spacing: 8 * Look.u
            Accessible.role: Accessible.Grouping
            Accessible.name: book.words["rulebook.game"]

            Repeater {
                model: book.page.may_choose ? book.page.games.length : 0

                PlateButton {
                    required property int index
                    readonly property var game: book.page.games[index]
                    objectName: "book-" + game.id
                    kind: game.is_chosen ? "paper" : "quiet"
                    ring: Look.focus
                    text: game.text
                    percent: 2.0
                    times: 1
                    width: 182 * Look.u
                    height: 62 * Look.u
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
            label: book.words["rulebook.search"]
            hint: book.words["rulebook.search"]
            speech: book.page.language
            text: book.page.sought
            x: 1404 * Look.u
            y: 14 * Look.u
            width: 480 * Look.u
            height: 60 * Look.u
            onEdited: text => book.model.seek(text)
        }

        Rectangle {
            x: 36 * Look.u
            y: 84 * Look.u
            width: 1848 * Look.u
            height: 960 * Look.u
            color: "#2A1A0E"
            border.color: Look.ink
            border.width: Look.outline
        }

        Paper {
            x: 56 * Look.u
            y: 96 * Look.u
        }

        Paper {
            x: 960 * Look.u
            y: 96 * Look.u
            isRight: true
        }

        LeftPage {
            page: book.page
            x: 56 * Look.u
            y: 96 * Look.u
            width: 904 * Look.u
            height: 932 * Look.u
            onTurned: chapter => book.model.turn(chapter)
            onStirred: book.model.stir()
        }

        Glossary {
            page: book.page
            x: 1012 * Look.u
            y: 96 * Look.u
            width: 830 * Look.u
            height: 932 * Look.u
            onChosen: subject => book.model.look_up(subject)
            onStirred: book.model.stir()
        }
    }

    component Paper: Rectangle {
        id: paper

        property bool isRight: false

        width: 904 * Look.u
        height: 932 * Look.u
        color: Look.paperMid
        clip: true

        Image {
            visible: !Look.highContrast
            anchors.fill: parent
            source: Look.asset("table/fibre.svg")
            fillMode: Image.Tile
            Accessible.ignored: true
        }

        // Towards the fold it darkens.
        Rectangle {
            x: paper.isRight ? 0 : parent.width - width
            width: 46 * Look.u
            height: parent.height
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop {
                    position: 0
                    color: paper.isRight ? "#8C5A4522" : "#005A4522"
                }
                GradientStop {
                    position: 1
                    color: paper.isRight ? "#005A4522" : "#8C5A4522"
                }
            }
        }
    }
}
