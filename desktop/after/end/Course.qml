pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// Every step with every secret; a tap or the arrow keys go there.
Item {
    id: course

    required property EndPage page
    required property EndModel story
    required property int at
    // Then the moment stands above what is told, not beside it.
    property bool isNarrow: false
    readonly property EndWords words: course.page.words
    // What a line shows that is on its way out.
    readonly property ToldStep noStep: ToldStep {}
    readonly property ToldLine noLine: ToldLine {}

    // Hundreds of lines are one stop of the Tab key.
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: course.words.log
    Keys.onUpPressed: course.story.step(-1)
    Keys.onDownPressed: course.story.step(1)
    onAtChanged: list.positionViewAtIndex(course.at, ListView.Center)
    Component.onCompleted: Qt.callLater(list.positionViewAtIndex, course.at, ListView.Center)

    ListView {
        id: list
        anchors.fill: parent
        clip: true
        model: course.page.steps.length
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 400

        delegate: Tappable {
            id: line
            required property int index
            readonly property ToldStep step: course.page.steps[line.index] || course.noStep
            readonly property ToldStep before: course.page.steps[line.index - 1] || course.noStep
            readonly property bool isNew: line.before.when !== line.step.when
            width: course.width - 26 * Look.u
            height: told.y + told.height + 6 * Look.u
            label: line.step.when + " " + line.step.text
            activeFocusOnTab: false
            onTapped: course.story.jump(line.index)

            Rectangle {
                anchors.fill: parent
                visible: line.index === course.at
                color: "#E8B964"
            }

            Words {
                id: moment
                visible: line.isNew
                text: line.step.when
                percent: 2.1
                times: Math.min(1.3, Look.tableText)
                x: 6 * Look.u
                y: 6 * Look.u
                width: course.isNarrow ? parent.width - x : 150 * Look.u
                color: Look.shuDeep
                lineHeight: 1.0
                Accessible.ignored: true
            }

            Column {
                id: told
                x: (course.isNarrow ? 0 : 164) * Look.u
                y: 6 * Look.u + (course.isNarrow && line.isNew ? moment.height : 0)
                width: parent.width - x

                Repeater {
                    model: line.step.lines.length

                    Item {
                        id: entry
                        required property int index
                        readonly property ToldLine said: line.step.lines[entry.index] || course.noLine
                        width: told.width
                        height: text.height

                        Sign {
                            visible: entry.said.is_secret
                            motif: "signs/lock"
                            ink: Look.ink2
                            width: 22 * Look.u
                            height: width
                            y: 5 * Look.u
                        }

                        Prose {
                            id: text
                            face: "text"
                            line: entry.said.told_to === "" ? entry.said.text
                                : entry.said.text + " (" + course.words.secret + " " + entry.said.told_to + ")"
                            names: course.page.names
                            percent: 2.1
                            times: Math.min(1.5, Look.tableText)
                            x: 30 * Look.u
                            width: parent.width - x
                            lineHeight: 1.1
                            bottomPadding: 0
                            color: entry.said.is_secret ? Look.ink2 : Look.ink
                            Accessible.ignored: true
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
