pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// Left: how long the nights take. Right: what makes them shorter, each with what it costs in secrecy.
FocusScope {
    id: pace

    required property PaceModel model
    readonly property PacePage page: pace.model.page
    readonly property PaceWords words: pace.page.words

    // What a row shows that is on its way out.
    readonly property Rule noRule: Rule {}
    readonly property NightStretch noStretch: NightStretch {}

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
            // No taller than what stands on it.
            height: Math.min(770 * Look.u, Math.max(told.contentHeight, rows.contentHeight) + 150 * Look.u)

            Heading {
                text: pace.words.measured
                x: 48 * Look.u
                width: 640 * Look.u
            }

            ScrollArea {
                id: told
                objectName: "told"
                isRead: true
                label: pace.words.measured
                spacing: 14 * Look.u
                x: 48 * Look.u
                y: 106 * Look.u
                width: 660 * Look.u
                height: parent.height - y - 28 * Look.u

                Words {
                    objectName: visible ? "unmeasured" : ""
                    visible: pace.page.line !== ""
                    face: "text"
                    text: pace.page.line
                    percent: 2.4
                    width: told.width - 30 * Look.u
                    color: Look.ink
                }

                Repeater {
                    model: pace.page.nights.length

                    Stretch {
                        required property int index
                        readonly property NightStretch night: pace.page.nights[index] || pace.noStretch
                        stretch: night
                        name: night.is_coming ? "next" : "night-" + (index + 1)
                        width: told.width - 30 * Look.u
                    }
                }

                Column {
                    visible: pace.page.nights.length > 0
                    topPadding: 6 * Look.u
                    spacing: 2 * Look.u

                    Repeater {
                        model: [pace.words.turns, pace.words.handing]

                        Row {
                            id: part
                            required property int index
                            required property string modelData
                            spacing: 10 * Look.u

                            Rectangle {
                                width: 24 * Look.u
                                height: width
                                y: (said.height - height) / 2
                                color: part.index ? Look.plate : Look.amberDeep
                                border.color: Look.ink
                                border.width: Math.max(1, 1.5 * Look.u)
                            }

                            Words {
                                id: said
                                face: "text"
                                text: part.modelData
                                percent: 2.1
                                width: told.width - 70 * Look.u
                                color: Look.ink2
                            }
                        }
                    }
                }

                Words {
                    visible: pace.page.basis !== ""
                    face: "text"
                    text: pace.page.basis
                    percent: 2.1
                    width: told.width - 30 * Look.u
                    color: Look.ink2
                }
            }

            Rectangle {
                x: 732 * Look.u
                y: 40 * Look.u
                width: Math.max(1, 1.5 * Look.u)
                height: parent.height - 80 * Look.u
                color: Look.ink2
            }

            Heading {
                text: pace.words.choices
                x: 764 * Look.u
                width: 880 * Look.u
            }

            ScrollArea {
                id: rows
                objectName: "rows"
                spacing: 16 * Look.u
                x: 764 * Look.u
                y: 106 * Look.u
                width: 908 * Look.u
                height: parent.height - y - 28 * Look.u

                Repeater {
                    model: pace.page.rows.length

                    OptionRow {
                        required property int index
                        readonly property Rule entry: pace.page.rows[index] || pace.noRule
                        rule: entry
                        onText: pace.words.on
                        offText: pace.words.off
                        width: rows.width - 30 * Look.u
                        onSwitched: pace.model.switch(entry.id)
                        onChosen: value => pace.model.choose(entry.id, value)
                        onStepped: steps => pace.model.step(entry.id, steps)
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
            text: pace.words.back
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
