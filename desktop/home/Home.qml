pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
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

    // The print's own corner: the lantern, and below it the name.
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

    RowLayout {
        anchors.fill: parent
        enabled: !rounds.active
        anchors.margins: 56 * Look.u
        anchors.topMargin: 40 * Look.u
        anchors.bottomMargin: 40 * Look.u
        spacing: 30 * Look.u

        ColumnLayout {
            spacing: 22 * Look.u
            Layout.fillWidth: false
            Layout.preferredWidth: 310 * Look.u
            Layout.maximumWidth: 310 * Look.u

            Item {
                Layout.fillHeight: true
            }

            // Hardly anybody has any.
            Loader {
                active: home.page.others.length > 0
                visible: active
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                sourceComponent: PlateButton {
                    objectName: "others"
                    kind: "paper"
                    ring: Look.focus
                    text: home.words.others
                    role: Type.chip
                    onTapped: {
                        rounds.active = true
                        rounds.setSource("OtherGames.qml", {model: home.model})
                    }
                }
            }

            PlateButton {
                id: practice
                objectName: "practice"
                kind: "paper"
                ring: Look.focus
                text: home.words.practice
                role: Type.chip
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                onTapped: {
                    rounds.active = true
                    rounds.setSource("Rounds.qml", {model: home.model})
                }
            }

            RowLayout {
                spacing: 12 * Look.u

                PlateButton {
                    objectName: "quit"
                    text: home.words.quit
                    role: Type.tab
                    Layout.fillWidth: true
                    Layout.preferredWidth: 100
                    onTapped: home.model.quit()
                }

                PlateButton {
                    objectName: "fullscreen"
                    sign: "full_screen"
                    label: home.words.fullscreen
                    // From the beginning as large as it stays: its sign is drawn once, and found among the kept ones.
                    implicitWidth: Math.ceil(88 * Look.u)
                    implicitHeight: implicitWidth
                    onTapped: home.model.fillScreen()
                }
            }
        }

        ColumnLayout {
            spacing: 18 * Look.u

            Loader {
                active: Boolean(home.page.waiting)
                visible: active
                Layout.fillWidth: true
                Layout.maximumWidth: 1456 * Look.u
                sourceComponent: WaitingGame {
                    card: home.page.waiting
                    model: home.model
                }
            }

            RowLayout {
                visible: !home.page.waiting
                spacing: 24 * Look.u
                Layout.maximumWidth: 1456 * Look.u

                Prose {
                    line: home.words.choose
                    role: Type.heading
                    color: Look.paper
                    Accessible.role: Accessible.Heading
                    Layout.fillWidth: true
                    Layout.preferredWidth: 100
                }

                PlateButton {
                    objectName: home.page.waiting ? "" : "newcomers"
                    enabled: !home.page.waiting
                    text: home.words.newcomers
                    role: Type.label
                    onTapped: home.model.suggest()
                }
            }

            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: 512 * Look.u

                Row {
                    spacing: 24 * Look.u
                    anchors.verticalCenter: parent.verticalCenter

                    Repeater {
                        id: posters
                        model: home.page.posters.length

                        function go(index: int): void {
                            if (posters.itemAt(index))
                                posters.itemAt(index).forceActiveFocus(Qt.TabFocusReason)
                        }

                        Poster {
                            required property int index
                            card: (home.page.posters[index] as GamePoster) || home.noPoster
                            objectName: "poster-" + card.id
                            focus: index === 0
                            onTapped: home.model.play(card.id)
                            onIntroduced: home.model.introduce(card.id)
                            Keys.onLeftPressed: posters.go(index - 1)
                            Keys.onRightPressed: posters.go(index + 1)
                        }
                    }
                }
            }

            GridLayout {
                columns: Look.tableText > 1.1 ? 1 : 2
                columnSpacing: 30 * Look.u
                rowSpacing: 14 * Look.u
                Layout.maximumWidth: 1456 * Look.u

                RowLayout {
                    spacing: 14 * Look.u

                    Door {
                        objectName: "past"
                        sign: "past_games"
                        text: home.words.past
                        onTapped: home.model.go("library")
                    }

                    Door {
                        objectName: "rulebook"
                        sign: "rulebook"
                        text: home.words.rulebook
                        onTapped: home.model.read()
                    }

                    Door {
                        objectName: "settings"
                        sign: "settings"
                        text: home.words.settings
                        onTapped: home.model.go("settings")
                    }
                }

                GridLayout {
                    id: languages
                    // So many abreast that no row has one alone, and the doors beside them keep their width.
                    readonly property int count: home.page.languages.length
                    readonly property int most: Look.tableText > 1.1 ? 8 : 4
                    columns: Math.ceil(languages.count / Math.ceil(languages.count / languages.most))
                    columnSpacing: 10 * Look.u
                    rowSpacing: 10 * Look.u
                    Layout.alignment: Qt.AlignRight
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
                            role: Type.chip
                            Layout.fillWidth: true
                            Layout.preferredWidth: 150 * Look.u
                            Accessible.checkable: true
                            Accessible.checked: choice.is_chosen
                            onTapped: home.model.speak(choice.id)
                        }
                    }
                }
            }
        }
    }

    // Made once it is wanted.
    Loader {
        id: rounds
        anchors.fill: parent
        active: false
        focus: active
        onLoaded: (rounds.item as Item).forceActiveFocus(Qt.TabFocusReason)

        Connections {
            target: rounds.item
            function onClosed() {
                rounds.active = false
                practice.forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }

    component Door: PlateButton {
        role: Type.tab
        Layout.fillWidth: true
        Layout.preferredWidth: implicitWidth
    }
}
