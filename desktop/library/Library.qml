pragma ComponentBehavior: Bound

import QtQuick
import "../look"
import "../home"

FocusScope {
    id: library

    required property var model
    readonly property var page: library.model.page
    readonly property var words: library.page.words
    readonly property var none: ({id: "", title: "", line: "", names: "", state: "", label: "", picture: "", action: "",
                                  button: "", trouble: ""})

    objectName: "libraryScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: library.page.title
    Keys.onEscapePressed: library.model.leave()

    Sky {
        anchors.fill: parent
        hasOrb: false
    }

    Item {
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent

        Words {
            text: library.page.title
            face: "title"
            percent: 6
            times: 1
            x: 120 * Look.u
            y: 28 * Look.u
            color: Look.paper
            Accessible.role: Accessible.Heading
        }

        Rectangle {
            x: 110 * Look.u
            y: 150 * Look.u
            width: 1700 * Look.u
            height: 770 * Look.u
            color: "#20160D"
            border.color: Look.lacquerLine
            border.width: Look.outline
            visible: !library.page.is_empty
        }

        ScrollArea {
            id: shelf
            objectName: "shelf"
            visible: !library.page.is_empty
            x: 134 * Look.u
            y: 166 * Look.u
            width: 1660 * Look.u
            height: 738 * Look.u
            ground: "#20160D"
            ink: Look.lacquerLine
            spacing: 12 * Look.u

            Repeater {
                model: library.page.scrolls.length

                Item {
                    id: place
                    required property int index
                    readonly property var game: library.page.scrolls[place.index] || library.none
                    width: shelf.width - 32 * Look.u
                    height: 152 * Look.u

                    Rectangle {
                        y: 134 * Look.u
                        width: parent.width
                        height: 14 * Look.u
                        color: "#4A2E1A"
                        border.color: Look.ink
                        border.width: Math.max(1, 2 * Look.u)
                    }

                    GameScroll {
                        game: place.game
                        words: library.words
                        x: 20 * Look.u
                        width: parent.width - 40 * Look.u
                        onOpened: library.model.open(place.game.id)
                        onDeleted: library.model.delete(place.game.id)
                    }
                }
            }

            Words {
                visible: library.page.is_loading
                text: library.words["loading.candle"]
                percent: 2.4
                color: Look.lacquerText
            }
        }

        Column {
            visible: library.page.is_empty
            anchors.horizontalCenter: parent.horizontalCenter
            y: 250 * Look.u
            spacing: 26 * Look.u

            Drawing {
                path: "lanterns/unlit"
                width: 480 * Look.u
                height: 373 * Look.u
                anchors.horizontalCenter: parent.horizontalCenter
            }

            Words {
                text: library.words["past.empty"]
                percent: 3.4
                times: Math.min(1.5, Look.tableText)
                color: Look.paper
                anchors.horizontalCenter: parent.horizontalCenter
            }

            PlateButton {
                objectName: library.page.is_empty ? "choose" : ""
                kind: "amber"
                text: library.words["past.empty.new"]
                width: 380 * Look.u
                height: 96 * Look.u
                anchors.horizontalCenter: parent.horizontalCenter
                onTapped: library.model.leave()
            }
        }

        PlateButton {
            objectName: "back"
            sign: "undo"
            text: library.words["button.back"]
            x: 110 * Look.u
            y: 950 * Look.u
            width: 222 * Look.u
            height: 88 * Look.u
            onTapped: library.model.leave()
        }

        Plate {
            visible: library.page.deleted !== "" || library.page.trouble !== ""
            fill: "#F2140F0A"
            edge: Look.lacquerLine
            radius: 10 * Look.u
            x: 360 * Look.u
            y: 950 * Look.u
            width: 900 * Look.u
            height: 88 * Look.u

            Words {
                objectName: "line"
                text: library.page.trouble !== "" ? library.page.trouble : library.page.deleted
                percent: 2.4
                x: 28 * Look.u
                width: parent.width - 300 * Look.u
                height: parent.height
                fontSizeMode: Text.Fit
                minimumPixelSize: 11
                bottomPadding: 0
                topPadding: 0
                color: Look.lacquerText
            }

            PlateButton {
                objectName: library.page.deleted !== "" ? "undo" : ""
                visible: library.page.deleted !== ""
                enabled: visible
                kind: "amber"
                text: library.words["button.undo"]
                width: 240 * Look.u
                height: 68 * Look.u
                x: parent.width - width - 10 * Look.u
                y: 10 * Look.u
                onTapped: library.model.put_back()
            }
        }

        Row {
            visible: library.page.part !== ""
            spacing: 14 * Look.u
            x: 1810 * Look.u - width
            y: 956 * Look.u

            PlateButton {
                objectName: "later"
                enabled: library.page.has_later
                text: library.words["lit.diary.later"]
                percent: 2.3
                width: 170 * Look.u
                onTapped: library.model.turn(-1)
            }

            Words {
                face: "numeral"
                text: library.page.part
                percent: 2.2
                times: 1
                height: 76 * Look.u
                color: Look.paper
            }

            PlateButton {
                objectName: "earlier"
                enabled: library.page.has_earlier
                text: library.words["lit.diary.earlier"]
                percent: 2.3
                width: 170 * Look.u
                onTapped: library.model.turn(1)
            }
        }
    }
}
