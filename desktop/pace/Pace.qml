pragma ComponentBehavior: Bound

import QtQuick
import "../look"
import "../home"

// Left: how long the nights take. Right: what makes them shorter, each with what it costs in secrecy.
FocusScope {
    id: pace

    required property var model
    readonly property var page: pace.model.page
    readonly property var words: pace.page.words
    readonly property var none: ({id: "", kind: "", name: "", line: "", value: "", is_on: false, changed: "", choices: [],
                                  may_less: false, may_more: false, less: "", more: ""})

    objectName: "paceScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: pace.page.title
    Keys.onEscapePressed: pace.model.leave()

    Sky {
        anchors.fill: parent
    }

    component Heading: Words {
        percent: 3.2
        times: Math.min(1.4, Look.tableText)
        y: 24 * Look.u
        color: Look.ink
        Accessible.role: Accessible.Heading
    }

    Item {
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent

        Words {
            text: pace.page.title
            face: "title"
            percent: 6
            times: 1
            x: 120 * Look.u
            y: 28 * Look.u
            color: Look.paper
            Accessible.role: Accessible.Heading
        }

        PaperSheet {
            x: 110 * Look.u
            y: 150 * Look.u
            width: 1700 * Look.u
            height: 770 * Look.u

            Heading {
                text: pace.words["pace.measured"]
                x: 48 * Look.u
                width: 540 * Look.u
            }

            ScrollArea {
                id: told
                objectName: "told"
                isRead: true
                label: pace.words["pace.measured"]
                spacing: 14 * Look.u
                x: 48 * Look.u
                y: 106 * Look.u
                width: 560 * Look.u
                height: parent.height - y - 28 * Look.u

                Repeater {
                    model: pace.page.lines.length

                    Words {
                        required property int index
                        objectName: "night-" + (index + 1)
                        face: "text"
                        text: pace.page.lines[index] || ""
                        percent: 2.4
                        width: told.width - 30 * Look.u
                        color: Look.ink
                    }
                }

                Words {
                    objectName: "next"
                    text: pace.page.next
                    visible: text !== ""
                    percent: 2.7
                    width: told.width - 30 * Look.u
                    topPadding: 14 * Look.u
                    color: Look.shuDeep
                }
            }

            Rectangle {
                x: 632 * Look.u
                y: 40 * Look.u
                width: Math.max(1, 1.5 * Look.u)
                height: parent.height - 80 * Look.u
                color: Look.ink2
            }

            Heading {
                text: pace.words["pace.choices"]
                x: 664 * Look.u
                width: 980 * Look.u
            }

            ScrollArea {
                id: rows
                objectName: "rows"
                spacing: 16 * Look.u
                x: 664 * Look.u
                y: 106 * Look.u
                width: 1008 * Look.u
                height: parent.height - y - 28 * Look.u

                Repeater {
                    model: pace.page.rows.length

                    OptionRow {
                        required property int index
                        rule: pace.page.rows[index] || pace.none
                        words: pace.words
                        width: rows.width - 30 * Look.u
                        onSwitched: pace.model.switch(rule.id)
                        onChosen: value => pace.model.choose(rule.id, value)
                        onStepped: steps => pace.model.step(rule.id, steps)
                    }
                }

                Words {
                    objectName: visible ? "note" : ""
                    visible: pace.page.note !== ""
                    face: "text"
                    text: pace.page.note
                    percent: 2.4
                    width: rows.width - 30 * Look.u
                    color: Look.ink2
                }
            }
        }

        PlateButton {
            objectName: "back"
            focus: true
            sign: "undo"
            text: pace.words["button.back"]
            x: 110 * Look.u
            y: 950 * Look.u
            width: 300 * Look.u
            height: 88 * Look.u
            onTapped: pace.model.leave()
        }

        Words {
            objectName: visible ? "line" : ""
            visible: pace.page.trouble !== ""
            face: "text"
            text: pace.page.trouble
            percent: 2.2
            x: 440 * Look.u
            y: 950 * Look.u
            width: 1370 * Look.u
            height: 88 * Look.u
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            color: Look.amber
            Accessible.role: Accessible.AlertMessage
        }
    }
}
