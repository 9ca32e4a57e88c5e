pragma ComponentBehavior: Bound

import QtQuick
import "../look"
import "../home"

FocusScope {
    id: end

    required property var model
    readonly property var page: end.model.page
    readonly property var words: end.page.words
    property string view: "votes"
    property int vote: Math.max(0, end.page.ballots.length - 1)

    objectName: "endScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: end.page.title
    Keys.onPressed: event => {
        const steps = {}
        steps[Qt.Key_Left] = -1
        steps[Qt.Key_Right] = 1
        if (steps[event.key] !== undefined)
            end.model.step(steps[event.key])
        else if (event.key === Qt.Key_Home)
            end.model.jump(0)
        else if (event.key === Qt.Key_End)
            end.model.jump(end.page.steps.length - 1)
        else if (event.key === Qt.Key_Escape)
            end.model.leave()
        else
            return
        event.accepted = true
    }

    Sky {
        anchors.fill: parent
        tint: end.page.sky
        hasOrb: false
    }

    Drawing {
        visible: !Look.highContrast
        path: "skies/" + end.page.orb
        width: 440 * Look.u
        height: width
        x: (end.width - width) / 2 + 190 * Look.u
        y: (end.height - 1080 * Look.u) / 2 + 118 * Look.u - height / 2
    }

    component View: PlateButton {
        property string shows: ""
        objectName: "view-" + shows
        kind: end.view === shows ? "red" : "paper"
        percent: 2.1
        width: 276 * Look.u
        height: 62 * Look.u
        Accessible.checkable: true
        Accessible.checked: end.view === shows
        onTapped: end.view = shows
    }

    Item {
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent

        Fitted {
            line: end.page.title
            face: "title"
            lines: 1
            most: Look.px(8.1, 1)
            boxWidth: 960 * Look.u
            boxHeight: 118 * Look.u
            x: 66 * Look.u
            y: 8 * Look.u
            horizontalAlignment: Text.AlignLeft
            color: Look.paper
            Accessible.role: Accessible.Heading
        }

        Words {
            text: end.page.subtitle
            percent: 2.3
            times: Math.min(1.25, Look.tableText)
            x: 68 * Look.u
            y: 118 * Look.u
            width: 950 * Look.u
            height: 78 * Look.u
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            lineHeight: 0.95
            bottomPadding: 0
            color: Look.paper
        }

        PlateButton {
            objectName: "again"
            kind: "amber"
            text: end.words["end.again"]
            percent: 2.8
            times: Math.min(1.3, Look.tableText)
            focus: true
            x: 1328 * Look.u
            y: 44 * Look.u
            width: 340 * Look.u
            height: 98 * Look.u
            onTapped: end.model.again()
        }

        PlateButton {
            objectName: "home"
            text: end.words["button.home"]
            percent: 2.8
            x: 1690 * Look.u
            y: 44 * Look.u
            width: 182 * Look.u
            height: 98 * Look.u
            onTapped: end.model.leave()
        }

        Who {
            id: who
            page: end.page
            at: end.model.at
            x: 48 * Look.u
            y: 204 * Look.u
            width: 880 * Look.u
            height: 664 * Look.u
        }

        Item {
            x: 950 * Look.u
            y: 204 * Look.u
            width: 922 * Look.u
            height: 664 * Look.u

            PaperSheet {
                anchors.fill: parent
            }

            Row {
                x: 34 * Look.u
                y: 20 * Look.u
                spacing: 12 * Look.u

                View {
                    shows: "votes"
                    text: end.words["end.votes"]
                }

                View {
                    shows: "deaths"
                    text: end.words["end.deaths"]
                }

                View {
                    shows: "log"
                    text: end.words["end.log"]
                }
            }

            Item {
                id: inside
                x: 34 * Look.u
                y: 98 * Look.u
                width: parent.width - 60 * Look.u
                height: parent.height - y - 22 * Look.u

                Item {
                    anchors.fill: parent
                    visible: end.view === "votes"

                    Flow {
                        id: tabs
                        readonly property int across: Math.max(4, end.page.ballots.length)
                        visible: !choice.visible
                        width: parent.width
                        spacing: 6 * Look.u

                        Repeater {
                            model: choice.visible ? 0 : end.page.ballots.length

                            PlateButton {
                                required property int index
                                objectName: end.view === "votes" ? "vote-" + (index + 1) : ""
                                kind: index === end.vote ? "red" : "paper"
                                text: end.page.ballots[index].tab
                                percent: 2.0
                                times: 1
                                width: Math.floor((tabs.width - (tabs.across - 1) * 6 * Look.u) / tabs.across)
                                height: 50 * Look.u
                                Accessible.checkable: true
                                Accessible.checked: index === end.vote
                                onTapped: end.vote = index
                            }
                        }
                    }

                    Row {
                        id: choice
                        visible: end.page.ballots.length > 6
                        spacing: 12 * Look.u

                        PlateButton {
                            objectName: end.view === "votes" && choice.visible ? "voteBack" : ""
                            kind: "paper"
                            sign: "previous"
                            enabled: end.vote > 0
                            label: end.words["end.votes.back"]
                            width: 90 * Look.u
                            height: 50 * Look.u
                            onTapped: end.vote -= 1
                        }

                        PlateButton {
                            objectName: end.view === "votes" && choice.visible ? "voteOn" : ""
                            kind: "paper"
                            sign: "next"
                            enabled: end.vote + 1 < end.page.ballots.length
                            label: end.words["end.votes.on"]
                            width: 90 * Look.u
                            height: 50 * Look.u
                            onTapped: end.vote += 1
                        }

                        Words {
                            text: choice.visible ? end.page.ballots[end.vote].tab : ""
                            percent: 2.6
                            times: Math.min(1.3, Look.tableText)
                            height: 50 * Look.u
                            color: Look.shuDeep
                        }

                        Words {
                            face: "numeral"
                            text: (end.vote + 1) + " / " + end.page.ballots.length
                            percent: 2.1
                            times: 1
                            height: 50 * Look.u
                            color: Look.ink2
                        }
                    }

                    Words {
                        visible: end.page.ballots.length === 0
                        face: "text"
                        text: end.words["end.votes.none"]
                        percent: 2.4
                        color: Look.ink2
                    }

                    Matrix {
                        visible: end.page.ballots.length > 0
                        ballot: end.page.ballots[end.vote] || ({rows: [], counts: [], named: 0, outcome: "", question: ""})
                        words: end.words
                        y: (choice.visible ? choice.height : tabs.height) + 8 * Look.u
                        width: parent.width
                        height: parent.height - y
                    }
                }

                Fallen {
                    visible: end.view === "deaths"
                    enabled: visible
                    page: end.page
                    model: end.model
                    at: end.model.at
                    grounds: who.grounds
                    anchors.fill: parent
                }

                Course {
                    objectName: "log"
                    visible: end.view === "log"
                    enabled: visible
                    page: end.page
                    story: end.model
                    at: end.model.at
                    anchors.fill: parent
                }
            }
        }

        Scrubber {
            page: end.page
            model: end.model
            x: 48 * Look.u
            y: 888 * Look.u
            width: 1824 * Look.u
            height: 164 * Look.u
        }
    }
}
