pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// The way itself, all nights and days equally long: a drag or a tap goes there. Its geometry is the picture.
Item {
    id: track

    required property EndPage page
    required property EndModel model
    required property ToldStep step
    readonly property Chapter noChapter: Chapter {}
    readonly property Mark noMark: Mark {}
    required property string said

    implicitHeight: 40 * Look.u
    activeFocusOnTab: true
    // What a slider is to whoever can't see it: by these names the system asks for where it stands.
    readonly property int minimumValue: 1
    readonly property int maximumValue: track.page.acts.length
    readonly property int stepSize: 1
    property int value

    Binding on value {
        value: track.model.act + 1
    }

    Accessible.role: Accessible.Slider
    Accessible.name: track.page.words.replay
    Accessible.description: track.said
    Accessible.onIncreaseAction: track.model.step(1)
    Accessible.onDecreaseAction: track.model.step(-1)
    onValueChanged: {
        // Said by who moves it from outside.
        if (track.value !== track.model.act + 1)
            track.model.show_act(track.value - 1)
    }
    onSaidChanged: {
        if (track.activeFocus)
            track.Accessible.announce(track.said)
    }

    Rectangle {
        y: 16 * Look.u
        width: parent.width
        height: 9 * Look.u
        color: "#3A2B16"
    }

    Rectangle {
        y: 16 * Look.u
        width: parent.width * track.step.at
        height: 9 * Look.u
        color: Look.amber
    }

    Repeater {
        model: track.page.chapters.length

        Item {
            id: chapter
            required property int index
            readonly property Chapter part: track.page.chapters[chapter.index] || track.noChapter
            x: track.width * chapter.part.start

            Rectangle {
                y: 6 * Look.u
                width: 2.5 * Look.u
                height: 30 * Look.u
                color: Look.lacquerLine
            }

            Repeater {
                model: chapter.part.marks.length

                Item {
                    id: mark
                    required property int index
                    readonly property Mark fell: chapter.part.marks[mark.index] || track.noMark
                    x: track.width * mark.fell.at - chapter.x
                    y: 20 * Look.u

                    Rectangle {
                        visible: mark.fell.is_verdict
                        width: 18 * Look.u
                        height: width
                        x: -width / 2
                        y: -height / 2
                        rotation: 45
                        color: Look.shu
                        border.color: "#F0C9A8"
                        border.width: Math.max(1, 1.5 * Look.u)
                        antialiasing: true
                    }

                    Repeater {
                        model: mark.fell.is_verdict ? 0 : 2

                        Rectangle {
                            required property int index
                            width: 22 * Look.u
                            height: 4 * Look.u
                            x: -width / 2
                            y: -height / 2
                            rotation: index === 0 ? 45 : -45
                            color: Look.clock
                            antialiasing: true
                        }
                    }
                }
            }
        }
    }

    Sign {
        motif: "signs/lantern"
        ink: Look.clock
        width: 48 * Look.u
        height: width
        x: track.width * track.step.at - width / 2
        y: 20 * Look.u - height / 2
    }

    Rectangle {
        visible: track.activeFocus && Look.keysInUse
        anchors.fill: parent
        anchors.margins: -7 * Look.u
        color: "transparent"
        border.color: Look.focus
        border.width: 3 * Look.u
    }

    PointHandler {
        id: finger
        acceptedButtons: Qt.LeftButton
        onActiveChanged: track.follow()
        onPointChanged: track.follow()
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    function follow() {
        if (finger.active)
            track.model.seek(Math.max(0, Math.min(1, finger.point.position.x / track.width)))
    }
}
