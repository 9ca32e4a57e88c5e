pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// The round is over: what now.
FocusScope {
    id: done

    required property PracticeModel model
    required property PracticePage page
    readonly property PracticeWords words: done.page.words
    readonly property Chip noOther: Chip {}

    focus: true
    Keys.onEscapePressed: done.model.leave()
    Accessible.role: Accessible.Dialog
    Accessible.name: done.words.title

    Rectangle {
        anchors.fill: parent
        color: Look.sumi
        opacity: 0.4

        MouseArea {
            anchors.fill: parent
        }
    }

    component Way: PlateButton {
        ring: Look.ink
        role: Type.button
        Layout.fillWidth: true
    }

    PaperSheet {
        anchors.centerIn: parent
        width: Math.min(parent.width - 72 * Look.u, (Look.tableText < 1.4 ? 1100 : 1700) * Look.u)
        height: told.implicitHeight + 96 * Look.u

        ColumnLayout {
            id: told
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: 56 * Look.u
            anchors.verticalCenter: parent.verticalCenter
            spacing: 24 * Look.u

            Prose {
                line: done.words.title
                role: Type.heading
                color: Look.ink
                Accessible.role: Accessible.Heading
                Layout.fillWidth: true
            }

            Prose {
                objectName: "practiceDone"
                face: "text"
                line: done.words.done
                role: Type.line
                color: Look.ink2
                Layout.fillWidth: true
            }

            Prose {
                line: done.words.others
                role: Type.label
                color: Look.ink
                Layout.fillWidth: true
                Layout.topMargin: 12 * Look.u
            }

            GridLayout {
                columns: Look.tableText < 1.4 ? 2 : 1
                columnSpacing: 16 * Look.u
                rowSpacing: 16 * Look.u
                Layout.fillWidth: true

                Repeater {
                    model: done.page.others.length

                    Way {
                        required property int index
                        readonly property Chip other: done.page.others[index] || done.noOther
                        objectName: "another-" + other.id
                        text: other.text
                        onTapped: done.model.another(other.id)
                    }
                }
            }

            GridLayout {
                columns: Look.tableText < 1.4 ? 3 : 1
                columnSpacing: 16 * Look.u
                rowSpacing: 16 * Look.u
                Layout.fillWidth: true
                Layout.topMargin: 12 * Look.u

                Way {
                    objectName: "practiceAgain"
                    sign: "undo"
                    text: done.words.again
                    onTapped: done.model.again()
                }

                Way {
                    objectName: "practiceHome"
                    text: done.words.home
                    onTapped: done.model.leave()
                }

                Way {
                    objectName: "practiceSuggest"
                    focus: true
                    kind: "amber"
                    sign: "lantern"
                    text: done.words.suggest
                    onTapped: done.model.suggest()
                }
            }
        }
    }
}
