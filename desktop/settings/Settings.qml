pragma ComponentBehavior: Bound

import QtQuick
import "../widgets"

FocusScope {
    id: settings

    required property var model
    readonly property var page: settings.model.page
    readonly property var words: settings.page.words
    readonly property var none: ({id: "", kind: "", name: "", line: "", value: "", is_on: false, changed: "", choices: [],
                                  may_less: false, may_more: false, less: "", more: ""})

    objectName: "settingsScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: settings.page.title
    Keys.onEscapePressed: settings.model.leave()

    Sky {
        anchors.fill: parent
    }

    Item {
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent

        Words {
            text: settings.page.title
            face: "title"
            percent: 6
            times: 1
            x: 120 * Look.u
            y: 28 * Look.u
            color: Look.paper
            Accessible.role: Accessible.Heading
        }

        Column {
            x: 110 * Look.u
            y: 180 * Look.u
            spacing: 16 * Look.u
            Accessible.role: Accessible.PageTabList
            Accessible.name: settings.page.title

            Repeater {
                model: settings.page.sections.length

                ChapterTab {
                    required property int index
                    readonly property var section: settings.page.sections[index]
                    objectName: "section-" + section.id
                    focus: index === 0
                    text: section.text
                    isChosen: section.is_chosen
                    width: 300 * Look.u
                    height: 92 * Look.u
                    onTapped: settings.model.turn(section.id)
                }
            }
        }

        PaperSheet {
            x: 430 * Look.u
            y: 150 * Look.u
            width: 1380 * Look.u
            height: 770 * Look.u

            Words {
                id: line
                objectName: visible ? "sectionLine" : ""
                visible: settings.page.line !== ""
                face: "text"
                text: settings.page.line
                percent: 2.4
                x: 48 * Look.u
                y: 28 * Look.u
                width: parent.width - 96 * Look.u
                color: Look.shuDeep
            }

            ScrollArea {
                id: rows
                objectName: "rows"
                visible: settings.page.rows.length > 0
                spacing: 26 * Look.u
                x: 48 * Look.u
                y: 32 * Look.u + (line.visible ? line.height + 12 * Look.u : 0)
                width: parent.width - 76 * Look.u
                height: parent.height - y - 28 * Look.u

                Repeater {
                    model: settings.page.rows.length

                    OptionRow {
                        required property int index
                        rule: settings.page.rows[index] || settings.none
                        onText: settings.words["switch.on"]
                        offText: settings.words["switch.off"]
                        width: rows.width - 22 * Look.u
                        onSwitched: settings.model.switch(rule.id)
                        onChosen: value => settings.model.choose(rule.id, value)
                        onStepped: steps => settings.model.step(rule.id, steps)
                    }
                }
            }

            Loader {
                active: Boolean(settings.page.licences)
                anchors.fill: parent
                sourceComponent: Licences {
                    page: settings.page
                    model: settings.model
                }
            }
        }

        PlateButton {
            objectName: "back"
            sign: "undo"
            text: settings.words["button.back"]
            x: 110 * Look.u
            y: 950 * Look.u
            width: 300 * Look.u
            height: 88 * Look.u
            onTapped: settings.model.leave()
        }

        PlateButton {
            objectName: "pace"
            sign: "moon"
            text: settings.words["pace.title"]
            x: 110 * Look.u
            y: 828 * Look.u
            width: 300 * Look.u
            height: 88 * Look.u
            onTapped: settings.model.pace()
        }

        Plate {
            visible: settings.page.trouble !== ""
            fill: "#F2140F0A"
            edge: Look.lacquerLine
            radius: 10 * Look.u
            x: 430 * Look.u
            y: 950 * Look.u
            width: 1380 * Look.u
            height: 88 * Look.u

            Words {
                objectName: "line"
                face: "text"
                text: settings.page.trouble
                percent: 2.1
                x: 28 * Look.u
                width: parent.width - 56 * Look.u
                height: parent.height
                fontSizeMode: Text.Fit
                minimumPixelSize: 13
                topPadding: 0
                bottomPadding: 0
                color: Look.amber
                Accessible.role: Accessible.AlertMessage
            }
        }
    }
}
