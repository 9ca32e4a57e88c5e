pragma ComponentBehavior: Bound

import QtQuick
import "../table"
import "../widgets"

// The screens of a game as they are, and below them, in a strip of its own, the line that says what to do.
FocusScope {
    id: practice

    required property var model
    required property var stage
    readonly property var page: practice.model.page
    readonly property var words: practice.page.words

    objectName: "practiceScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: practice.words["practice.title"]

    Play {
        stage: practice.stage
        focus: !practice.page.is_over
        enabled: !practice.page.is_over
        width: parent.width
        height: parent.height - strip.height
    }

    Rectangle {
        id: strip
        width: parent.width
        height: Look.foot * Look.u
        y: parent.height - height
        color: Look.lacquer
        enabled: !practice.page.is_over

        Rectangle {
            width: parent.width
            height: Math.max(1, 2 * Look.u)
            color: Look.lacquerLine
        }

        Item {
            width: 1920 * Look.u
            height: parent.height
            anchors.horizontalCenter: parent.horizontalCenter

            Fitted {
                id: you
                objectName: "you"
                line: practice.page.you
                most: Look.px(2.6, Math.min(1.3, Look.tableText))
                boxWidth: 300 * Look.u
                boxHeight: parent.height
                x: 28 * Look.u
                horizontalAlignment: Text.AlignLeft
                color: Look.amber
            }

            Lines {
                objectName: "guidance"
                line: practice.page.line
                face: "text"
                most: Look.px(2.7, Look.tableText)
                boxWidth: 1270 * Look.u
                boxHeight: parent.height - 8 * Look.u
                pitch: 1.12
                x: 350 * Look.u
                y: 4 * Look.u
                color: Look.paper
                Accessible.role: Accessible.AlertMessage
            }

            PlateButton {
                objectName: "practiceLeave"
                text: practice.words["practice.leave"]
                percent: 2.4
                x: 1640 * Look.u
                y: (parent.height - height) / 2
                width: 252 * Look.u
                height: 80 * Look.u
                spacePresses: false
                onTapped: practice.model.leave()
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: practice.page.is_over
        focus: active
        sourceComponent: FocusScope {
            focus: true
            Keys.onEscapePressed: practice.model.leave()
            Accessible.role: Accessible.Dialog
            Accessible.name: practice.words["practice.title"]

            Rectangle {
                anchors.fill: parent
                color: Look.sumi
                opacity: 0.4

                MouseArea {
                    anchors.fill: parent
                }
            }

            Plate {
                anchors.centerIn: parent
                width: 1100 * Look.u
                height: 520 * Look.u
                fill: Look.paperMid
                inner: Look.ink2
                radius: 18 * Look.u
                shade: "#52000000"

                Words {
                    text: practice.words["practice.title"]
                    percent: 4.4
                    times: Math.min(1.4, Look.tableText)
                    x: 56 * Look.u
                    y: 40 * Look.u
                    color: Look.ink
                    Accessible.role: Accessible.Heading
                }

                Words {
                    objectName: "practiceDone"
                    face: "text"
                    text: practice.words["practice.done"]
                    percent: 3
                    x: 56 * Look.u
                    y: 140 * Look.u
                    width: parent.width - 112 * Look.u
                    height: 220 * Look.u
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 13
                    color: Look.ink2
                }

                PlateButton {
                    objectName: "practiceAgain"
                    sign: "undo"
                    text: practice.words["practice.again"]
                    ring: Look.ink
                    percent: 2.6
                    x: 56 * Look.u
                    y: 388 * Look.u
                    width: 280 * Look.u
                    height: 92 * Look.u
                    onTapped: practice.model.again()
                }

                PlateButton {
                    objectName: "practiceHome"
                    text: practice.words["practice.home"]
                    ring: Look.ink
                    percent: 2.6
                    x: 352 * Look.u
                    y: 388 * Look.u
                    width: 280 * Look.u
                    height: 92 * Look.u
                    onTapped: practice.model.leave()
                }

                PlateButton {
                    objectName: "practiceSuggest"
                    focus: true
                    kind: "amber"
                    sign: "lantern"
                    text: practice.words["practice.suggest"]
                    ring: Look.ink
                    percent: 2.6
                    x: 648 * Look.u
                    y: 388 * Look.u
                    width: 396 * Look.u
                    height: 92 * Look.u
                    onTapped: practice.model.suggest()
                }
            }
        }
    }
}
