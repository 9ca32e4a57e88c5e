pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

FocusScope {
    id: home

    required property HomeModel model
    readonly property HomePage page: home.model.page
    readonly property HomeWords words: home.page.words
    // What a delegate shows that is on its way out.
    readonly property GamePoster noPoster: GamePoster {}
    readonly property HomeLanguage noLanguage: HomeLanguage {}
    // Until it has been seen once, its sky is one picture.
    property bool isSeen: false

    function settle(): void {
        home.isSeen = true
    }

    objectName: "homeScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: home.page.name

    Sky {
        anchors.fill: parent
        drifts: home.isSeen
        drifted: ambient.seconds
    }

    Ambient {
        id: ambient
        isWanted: home.isSeen
    }

    Connections {
        target: home.Window.window
        enabled: !home.isSeen
        function onFrameSwapped() {
            Qt.callLater(home.settle)
        }
    }

    Item {
        id: board
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent

        Drawing {
            path: "lanterns/cover"
            width: 560 * Look.u
            height: width * 1080 / 1520
            x: 188 * Look.u - width / 2
            y: 88 * Look.u - height * 0.79
            visible: !Look.highContrast
            transformOrigin: Item.Top
            rotation: 1.2 * ambient.force * Math.sin(ambient.seconds * Math.PI / 3)
        }

        Title {
            page: home.page
            anchors.fill: parent
        }

        Loader {
            active: Boolean(home.page.waiting)
            x: 400 * Look.u
            y: 88 * Look.u
            width: 1040 * Look.u
            height: 156 * Look.u
            sourceComponent: WaitingGame {
                card: home.page.waiting
                model: home.model
            }
        }

        Item {
            visible: !home.page.waiting
            x: 400 * Look.u
            y: 150 * Look.u
            width: 1040 * Look.u
            height: 90 * Look.u

            Words {
                text: home.words.choose
                percent: 5
                width: parent.width - newcomers.width - 24 * Look.u
                height: parent.height
                fontSizeMode: Text.Fit
                minimumPixelSize: 13
                bottomPadding: 0
                topPadding: 0
                color: Look.paper
                Accessible.role: Accessible.Heading
            }

            PlateButton {
                id: newcomers
                objectName: home.page.waiting ? "" : "newcomers"
                enabled: !home.page.waiting
                text: home.words.newcomers
                percent: 2.4
                width: 300 * Look.u
                height: 76 * Look.u
                x: parent.width - width
                anchors.verticalCenter: parent.verticalCenter
                onTapped: home.model.suggest()
            }
        }

        Repeater {
            model: home.page.posters.length

            Poster {
                required property int index
                card: (home.page.posters[index] as GamePoster) || home.noPoster
                objectName: "poster-" + card.id
                x: (400 + 296 * index) * Look.u
                y: 300 * Look.u
                focus: index === 0
                onTapped: home.model.play(card.id)
                Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            }
        }

        Row {
            x: 400 * Look.u
            y: 890 * Look.u
            spacing: 14 * Look.u

            Door {
                objectName: "past"
                sign: "past_games"
                text: home.words.past
                width: 292 * Look.u
                onTapped: home.model.go("library")
            }

            Door {
                objectName: "rulebook"
                sign: "rulebook"
                text: home.words.rulebook
                width: 276 * Look.u
                onTapped: home.model.read()
            }

            Door {
                objectName: "settings"
                sign: "settings"
                text: home.words.settings
                width: 200 * Look.u
                onTapped: home.model.go("settings")
            }
        }

        Row {
            id: languages
            x: 1856 * Look.u - width
            y: 890 * Look.u
            spacing: 10 * Look.u
            Accessible.role: Accessible.Grouping
            Accessible.name: home.words.language

            Repeater {
                model: home.page.languages.length

                PlateButton {
                    required property int index
                    readonly property HomeLanguage choice: home.page.languages[index] || home.noLanguage
                    objectName: "language-" + choice.id
                    kind: choice.is_chosen ? "paper" : "quiet"
                    ring: Look.focus
                    face: "own"
                    text: choice.text
                    speech: choice.id
                    percent: 2.3
                    times: 1
                    width: 150 * Look.u
                    height: 88 * Look.u
                    Accessible.checkable: true
                    Accessible.checked: choice.is_chosen
                    onTapped: home.model.speak(choice.id)
                }
            }
        }

        PlateButton {
            objectName: "practice"
            kind: "paper"
            ring: Look.focus
            text: home.words.practice
            percent: 2.6
            width: 300 * Look.u
            height: 88 * Look.u
            x: 60 * Look.u
            y: 780 * Look.u
            onTapped: home.model.practise()
        }

        PlateButton {
            objectName: "fullscreen"
            sign: "full_screen"
            label: home.words.fullscreen
            width: 88 * Look.u
            height: 88 * Look.u
            x: 272 * Look.u
            y: 890 * Look.u
            onTapped: home.model.fillScreen()
        }

        PlateButton {
            objectName: "quit"
            text: home.words.quit
            percent: 2.6
            width: 200 * Look.u
            height: 88 * Look.u
            x: 60 * Look.u
            y: 890 * Look.u
            onTapped: home.model.quit()
        }
    }

    component Door: PlateButton {
        percent: 2.6
        height: 88 * Look.u
    }
}
