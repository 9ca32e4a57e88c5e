pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
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
    readonly property ToldStep step: scrubber.page.steps[scrubber.at] || scrubber.noStep
    readonly property ToldAct noAct: ToldAct {}
    readonly property ToldAct act: scrubber.page.acts[scrubber.model.act] || scrubber.noAct
    // In the middle of an act, where one has jumped to, the step alone is told.
    readonly property bool isWhole: scrubber.at === scrubber.act.last
    readonly property string said: (scrubber.isWhole ? scrubber.act.when : scrubber.step.when) + " · "
        + (scrubber.isWhole ? scrubber.act.text : scrubber.step.text)
    readonly property bool isLast: scrubber.at >= scrubber.page.steps.length - 1
    readonly property ReplaySpeed noSpeed: ReplaySpeed {}
    property int pace: 1
    readonly property ReplaySpeed speed: scrubber.page.speeds[scrubber.pace] || scrubber.noSpeed
    // Names of nights and days stand above the track where there is room for all of them.
    readonly property real widest: scrubber.page.chapters.reduce(function (most: real, chapter: Chapter): real {
        return Math.max(most, scrubber.across(chapter.label))
    }, 0)
    readonly property bool isRoomy: scrubber.widest > 0 && scrubber.widest + 50 * Look.u < track.width / Math.max(1, scrubber.page.chapters.length)
    property bool plays: false

    implicitHeight: parts.implicitHeight + 22 * Look.u

    signal watched

    // Once the face is there.
    function across(text: string): real {
        const isReady = metrics.font.family === Look.family("display", Look.language) && metrics.font.pixelSize === Type.small.pixels
        return isReady ? metrics.advanceWidth(text) : 0
    }

    // What had the keys is gone: here they step.
    function take() {
        track.forceActiveFocus(Qt.TabFocusReason)
    }

    function play() {
        scrubber.plays = !scrubber.plays
        if (scrubber.plays) {
            scrubber.model.begin(scrubber.speed.times)
            scrubber.watched()
        } else {
            scrubber.model.hush()
        }
    }

    FontMetrics {
        id: metrics
        font.family: Look.family("display", Look.language)
        font.weight: Look.weight("display")
        font.pixelSize: Type.small.pixels
    }

    Timer {
        interval: Look.fast ? 1 : 1800 / scrubber.speed.times
        repeat: true
        running: scrubber.plays
        onTriggered: {
            scrubber.model.play_on(scrubber.speed.times)
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

    RowLayout {
        id: parts
        anchors.fill: parent
        anchors.leftMargin: 26 * Look.u
        anchors.rightMargin: 36 * Look.u
        anchors.topMargin: 10 * Look.u
        anchors.bottomMargin: 12 * Look.u
        spacing: 9 * Look.u

        component Key: PlateButton {
            ring: Look.focus
            role: Type.button
            implicitWidth: 74 * Look.u
            implicitHeight: 84 * Look.u
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

        GridLayout {
            columns: 2
            columnSpacing: 6 * Look.u
            rowSpacing: 6 * Look.u
            Layout.fillWidth: false

            component Leap: PlateButton {
                property int to: -1
                ring: Look.focus
                role: Type.chip
                enabled: to >= 0
                implicitWidth: 66 * Look.u
                implicitHeight: 56 * Look.u
                onTapped: scrubber.model.jump(to)
            }

            Leap {
                objectName: "nextNight"
                sign: "moon"
                label: scrubber.words.replay_night
                to: scrubber.model.nextNight
            }

            Leap {
                objectName: "nextVote"
                sign: "point"
                label: scrubber.words.replay_vote
                to: scrubber.model.nextVote
            }

            Leap {
                objectName: "nextDeath"
                sign: "fallen"
                label: scrubber.words.replay_death
                to: scrubber.model.nextDeath
            }

            // One tap faster, and from the fastest back to the slowest.
            PlateButton {
                objectName: "speed"
                ring: Look.focus
                role: Type.chip
                text: scrubber.speed.text
                label: scrubber.speed.label
                implicitWidth: Math.max(66 * Look.u, natural)
                implicitHeight: Math.max(56 * Look.u, 1.5 * letters)
                onTapped: {
                    scrubber.pace = (scrubber.pace + 1) % scrubber.page.speeds.length
                    scrubber.model.hush()
                }
            }
        }

        ColumnLayout {
            // The lantern is higher than its track.
            spacing: 8 * Look.u
            Layout.leftMargin: 26 * Look.u

            RowLayout {
                id: heads
                spacing: 0
                uniformCellSizes: true
                Layout.fillWidth: true

                Repeater {
                    model: scrubber.page.chapters.length

                    ChapterHead {
                        required property int index
                        readonly property Chapter part: scrubber.page.chapters[index] || scrubber.noChapter
                        chapter: part
                        isRoomy: scrubber.isRoomy
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                    }
                }
            }

            Track {
                id: track
                objectName: "track"
                page: scrubber.page
                model: scrubber.model
                step: scrubber.step
                said: scrubber.said
                Layout.fillWidth: true
            }

            // As high as any step's, so that nothing moves while one goes on.
            Item {
                id: told
                Layout.fillWidth: true
                Layout.preferredHeight: (Look.tableText < 1.3 ? 2.3 : 3.0) * Type.label.pixels

                Lines {
                    objectName: "sentence"
                    role: Type.label
                    line: scrubber.said
                    atMost: Look.tableText < 1.3 ? 2 : 3
                    pitch: 1.08
                    isList: true
                    boxWidth: told.width
                    boxHeight: told.height
                    horizontalAlignment: Text.AlignLeft
                    color: Look.lacquerText
                }
            }
        }
    }
}
