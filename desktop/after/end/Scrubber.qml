pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// The way through the game: nights and days, a cross for a death, a diamond for an execution; the lantern is the handle.
Item {
    id: scrubber

    required property EndPage page
    required property EndModel model
    readonly property EndWords words: scrubber.page.words
    readonly property int at: scrubber.model.at
    readonly property ToldStep noStep: ToldStep {}
    readonly property Chapter noChapter: Chapter {}
    readonly property Mark noMark: Mark {}
    readonly property ToldStep step: scrubber.page.steps[scrubber.at] || scrubber.noStep
    readonly property bool isLast: scrubber.at >= scrubber.page.steps.length - 1
    readonly property real share: track.width / Math.max(1, scrubber.page.chapters.length)
    property bool plays: false

    signal watched

    // What had the keys is gone: here they step.
    function take() {
        track.forceActiveFocus(Qt.TabFocusReason)
    }

    function play() {
        if (scrubber.isLast)
            scrubber.model.jump(0)
        scrubber.plays = !scrubber.plays
        if (scrubber.plays)
            scrubber.watched()
    }

    Timer {
        interval: Look.fast ? 1 : 900
        repeat: true
        running: scrubber.plays
        onTriggered: {
            scrubber.model.step(1)
            if (scrubber.isLast)
                scrubber.plays = false
        }
    }

    Plate {
        anchors.fill: parent
        fill: "#F2140F0A"
        edge: Look.lacquerLine
        radius: 14 * Look.u
    }

    Row {
        x: 26 * Look.u
        y: 38 * Look.u
        spacing: 9 * Look.u

        component Key: PlateButton {
            ring: Look.focus
            width: 74 * Look.u
            height: 84 * Look.u
            percent: 3
            times: 1
        }

        Key {
            objectName: "stepBack"
            enabled: scrubber.at > 0
            sign: "previous"
            label: scrubber.words.replay_back
            onTapped: scrubber.model.step(-1)
        }

        Key {
            objectName: "play"
            kind: "paper"
            sign: scrubber.plays ? "pause" : "play"
            label: scrubber.plays ? scrubber.words.replay_pause : scrubber.words.replay_play
            onTapped: scrubber.play()
        }

        Key {
            objectName: "stepOn"
            enabled: !scrubber.isLast
            sign: "next"
            label: scrubber.words.replay_forward
            onTapped: scrubber.model.step(1)
        }
    }

    Item {
        id: track
        objectName: "track"
        x: 300 * Look.u
        y: 66 * Look.u
        width: parent.width - x - 44 * Look.u
        height: 40 * Look.u
        activeFocusOnTab: true
        Accessible.role: Accessible.Slider
        Accessible.name: scrubber.words.replay
        Accessible.description: scrubber.step.when + " " + scrubber.step.text
        Accessible.onIncreaseAction: scrubber.model.step(1)
        Accessible.onDecreaseAction: scrubber.model.step(-1)

        Rectangle {
            y: 16 * Look.u
            width: parent.width
            height: 9 * Look.u
            color: "#3A2B16"
        }

        Rectangle {
            y: 16 * Look.u
            width: parent.width * scrubber.step.at
            height: 9 * Look.u
            color: Look.amber
        }

        Repeater {
            model: scrubber.page.chapters.length

            Item {
                id: chapter
                required property int index
                readonly property Chapter part: scrubber.page.chapters[chapter.index] || scrubber.noChapter
                readonly property bool isRoomy: scrubber.share > 124 * Look.u
                x: track.width * chapter.part.start

                Rectangle {
                    y: 6 * Look.u
                    width: 2.5 * Look.u
                    height: 30 * Look.u
                    color: Look.lacquerLine
                }

                Sign {
                    id: orb
                    motif: chapter.part.is_night ? "signs/moon" : "signs/sun"
                    ink: chapter.part.is_night ? "#C9D3F2" : Look.amber
                    width: 30 * Look.u
                    height: width
                    x: chapter.isRoomy ? 2 * Look.u : (scrubber.share - width - brief.width) / 2
                    y: -36 * Look.u
                }

                Fitted {
                    visible: chapter.isRoomy
                    line: chapter.part.label
                    lines: 1
                    most: Look.px(2.1, 1)
                    boxWidth: scrubber.share - 44 * Look.u
                    boxHeight: 40 * Look.u
                    x: 38 * Look.u
                    y: -42 * Look.u
                    horizontalAlignment: Text.AlignLeft
                    color: Look.lacquerText
                    Accessible.ignored: true
                }

                Words {
                    id: brief
                    visible: !chapter.isRoomy
                    face: "numeral"
                    text: chapter.isRoomy || chapter.part.is_night ? "" : chapter.part.day
                    percent: 2.1
                    times: 1
                    x: orb.x + orb.width + 5 * Look.u
                    y: -42 * Look.u
                    height: 40 * Look.u
                    color: Look.lacquerText
                    Accessible.ignored: true
                }

                Repeater {
                    model: chapter.part.marks.length

                    Item {
                        id: mark
                        required property int index
                        readonly property Mark fell: chapter.part.marks[mark.index] || scrubber.noMark
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
            x: track.width * scrubber.step.at - width / 2
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
                scrubber.model.seek(Math.max(0, Math.min(1, finger.point.position.x / track.width)))
        }
    }

    Words {
        objectName: "sentence"
        text: scrubber.step.when + " · " + scrubber.step.text
        percent: 2.3
        times: Math.min(1.4, Look.tableText)
        x: track.x
        y: 106 * Look.u
        width: track.width
        height: parent.height - y - 8 * Look.u
        fontSizeMode: Text.Fit
        minimumPixelSize: 13
        lineHeight: 0.95
        topPadding: 0
        bottomPadding: 0
        color: Look.lacquerText
    }
}
