pragma ComponentBehavior: Bound

import QtQuick
import "../look"
import "../home"

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

    component Rows: ScrollArea {
        id: rows

        property var entries: []

        spacing: 20 * Look.u

        Repeater {
            model: rows.entries.length

            OptionRow {
                required property int index
                rule: rows.entries[index] || settings.none
                words: settings.words
                width: rows.width - 22 * Look.u
                onSwitched: settings.model.switch(rule.id)
                onChosen: value => settings.model.choose(rule.id, value)
                onStepped: steps => settings.model.step(rule.id, steps)
            }
        }
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

        PaperSheet {
            id: sheet
            x: 110 * Look.u
            y: 150 * Look.u
            width: 1700 * Look.u
            height: 770 * Look.u

            Words {
                text: settings.words["settings.theme"]
                percent: 3.2
                times: Math.min(1.4, Look.tableText)
                x: 48 * Look.u
                y: 24 * Look.u
                color: Look.ink
                Accessible.role: Accessible.Heading
            }

            Rows {
                objectName: "look"
                entries: settings.page.look
                x: 48 * Look.u
                y: 104 * Look.u
                width: 770 * Look.u
                height: parent.height - y - 28 * Look.u
            }

            Rectangle {
                x: parent.width / 2 - width / 2
                y: 40 * Look.u
                width: Math.max(1, 1.5 * Look.u)
                height: parent.height - 80 * Look.u
                color: Look.ink2
            }

            Words {
                text: settings.words["settings.privacy"]
                percent: 3.2
                times: Math.min(1.4, Look.tableText)
                x: 888 * Look.u
                y: 24 * Look.u
                color: Look.ink
                Accessible.role: Accessible.Heading
            }

            Rows {
                objectName: "privacy"
                entries: settings.page.privacy
                x: 888 * Look.u
                y: 104 * Look.u
                width: 776 * Look.u
                height: parent.height - y - 28 * Look.u
            }
        }

        PlateButton {
            objectName: "back"
            sign: "undo"
            text: settings.words["button.back"]
            x: 110 * Look.u
            y: 950 * Look.u
            width: 222 * Look.u
            height: 88 * Look.u
            onTapped: settings.model.leave()
        }

        Plate {
            fill: "#F2140F0A"
            edge: Look.lacquerLine
            radius: 10 * Look.u
            x: 360 * Look.u
            y: 950 * Look.u
            width: 1450 * Look.u
            height: 88 * Look.u

            Words {
                objectName: "line"
                face: "text"
                text: settings.page.trouble !== "" ? settings.page.trouble
                    : settings.words["version"] + " · " + settings.words["settings.folder"] + " · " + settings.page.folder
                percent: 2.1
                x: 28 * Look.u
                width: parent.width - 56 * Look.u
                height: parent.height
                fontSizeMode: Text.Fit
                minimumPixelSize: 11
                wrapMode: Text.Wrap
                topPadding: 0
                bottomPadding: 0
                color: settings.page.trouble !== "" ? Look.amber : Look.lacquerText
            }
        }
    }
}
