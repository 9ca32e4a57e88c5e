pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Every act with every secret; a tap or the arrow keys go there.
Item {
    id: course

    required property EndPage page
    required property EndModel story
    required property int at
    // Then the moment stands above what is told, not beside it.
    property bool isNarrow: course.width < 24 * Type.body.pixels
    readonly property EndWords words: course.page.words
    // What a line shows that is on its way out.
    readonly property ToldAct noAct: ToldAct {}
    readonly property ToldAct here: course.page.acts[course.at] || course.noAct
    readonly property ToldLine noLine: ToldLine {}

    // Hundreds of lines are one stop of the Tab key.
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: course.words.log
    Keys.onUpPressed: course.story.step(-1)
    Keys.onDownPressed: course.story.step(1)
    Keys.onPressed: event => {
        event.accepted = event.text === "?"
        if (event.accepted)
            Look.asked.ask(course.here.text, Look.language)
    }
    onAtChanged: list.positionViewAtIndex(course.at, ListView.Center)
    Component.onCompleted: Qt.callLater(list.positionViewAtIndex, course.at, ListView.Center)

    ListView {
        id: list
        anchors.fill: parent
        clip: true
        model: course.page.acts.length
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 400

        delegate: Tappable {
            id: line
            required property int index
            readonly property ToldAct step: course.page.acts[line.index] || course.noAct
            readonly property ToldAct before: course.page.acts[line.index - 1] || course.noAct
            readonly property bool isNew: line.before.when !== line.step.when
            width: course.width - 26 * Look.u
            height: told.implicitHeight + 12 * Look.u
            label: line.step.when + " " + line.step.text
            activeFocusOnTab: false
            onTapped: course.story.show_act(line.index)

            Rectangle {
                anchors.fill: parent
                visible: line.index === course.at
                color: "#E8B964"
            }

            GridLayout {
                id: told
                anchors.fill: parent
                anchors.margins: 6 * Look.u
                columns: course.isNarrow ? 1 : 2
                columnSpacing: 12 * Look.u
                rowSpacing: 0

                Words {
                    visible: line.isNew || !course.isNarrow
                    role: Type.small
                    text: line.isNew ? line.step.when : ""
                    color: Look.shuDeep
                    lineHeight: 1.0
                    Layout.fillWidth: course.isNarrow
                    Layout.preferredWidth: 7 * Type.small.pixels
                    Layout.alignment: Qt.AlignTop
                    Accessible.ignored: true
                }

                ColumnLayout {
                    spacing: 0

                    Repeater {
                        model: line.step.lines.length

                        RowLayout {
                            id: entry
                            required property int index
                            readonly property ToldLine said: line.step.lines[entry.index] || course.noLine
                            spacing: 8 * Look.u

                            Item {
                                Layout.preferredWidth: Math.round(22 * Look.u)
                                Layout.preferredHeight: Math.round(30 * Look.u)
                                Layout.alignment: Qt.AlignTop

                                Sign {
                                    visible: entry.said.is_secret
                                    anchors.bottom: parent.bottom
                                    motif: "signs/lock"
                                    ink: Look.ink2
                                    width: parent.width
                                    height: width
                                }
                            }

                            AskedProse {
                                role: Type.small
                                face: "text"
                                isStop: false
                                line: entry.said.told_to === "" ? entry.said.text
                                    : entry.said.text + " (" + course.words.secret + " " + entry.said.told_to + ")"
                                names: course.page.names
                                leading: 1.1
                                bottomPadding: 0
                                color: entry.said.is_secret ? Look.ink2 : Look.ink
                                Layout.fillWidth: true
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }

            Rectangle {
                anchors.fill: parent
                visible: course.activeFocus && line.index === course.at
                color: "transparent"
                border.color: Look.ink
                border.width: 3 * Look.u
            }
        }
    }

    Fades {
        area: list
    }
}
