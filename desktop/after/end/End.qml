pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// The end: who was what and who pointed at whom, or the table as it was at the step the lantern stands at.
FocusScope {
    id: end

    required property EndModel model
    readonly property EndPage page: end.model.page
    readonly property EndWords words: end.page.words
    // The table then, or who was what.
    property bool isThen: false
    // Large letters leave room for one sheet, and for the table alone.
    readonly property bool isWide: Look.tableText < 1.3
    // What one seat knew, in place of what happened.
    readonly property bool looksAs: end.model.then.page.eyes.number > 0
    readonly property bool isRingAlone: !end.isWide || end.page.rows.length > 13

    function turn(isThen: bool) {
        end.isThen = isThen
        scrubber.take()
    }

    onPageChanged: Look.people = end.page.names
    Component.onCompleted: Look.people = end.page.names
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
        tint: end.isThen ? end.model.then.page.sky : end.page.sky
        hasOrb: false
    }

    Drawing {
        visible: !Look.highContrast && !end.isThen && end.isWide
        path: "skies/" + end.page.orb
        width: 440 * Look.u
        height: width
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: 190 * Look.u
        anchors.verticalCenter: parent.top
        anchors.verticalCenterOffset: 118 * Look.u
    }

    FocusScope {
        anchors.fill: parent
        enabled: !save.isOpen
        focus: !save.isOpen

        Zones {
            anchors.fill: parent
            gap: (end.isWide ? 16 : 10) * Look.u

            band: [
                Header {
                    visible: !end.isThen || !end.isRingAlone
                    page: end.page
                    model: end.model
                    isWide: end.isWide
                    focus: true
                    Layout.fillWidth: true
                    onSaves: save.active = true
                },
                WhoButton {
                    visible: end.isThen && end.isRingAlone
                    text: end.words.who
                    Layout.alignment: Qt.AlignRight
                    onTapped: end.turn(false)
                }
            ]

            foot: Scrubber {
                id: scrubber
                page: end.page
                model: end.model
                Layout.fillWidth: true
                onWatched: end.isThen = true
            }

            Loader {
                anchors.fill: parent
                sourceComponent: end.isThen ? then : now
            }
        }
    }

    Component {
        id: now

        RowLayout {
            spacing: 20 * Look.u

            PaperSheet {
                visible: end.isWide
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 88

                Loader {
                    active: end.isWide
                    anchors.fill: parent
                    anchors.margins: 20 * Look.u
                    sourceComponent: who
                }
            }

            Sheets {
                page: end.page
                model: end.model
                isWide: end.isWide
                who: who
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 92
            }
        }
    }

    Component {
        id: who

        Who {
            page: end.page
            model: end.model
            isWide: end.isWide
            onTurned: end.turn(true)
        }
    }

    Component {
        id: then

        RowLayout {
            spacing: 16 * Look.u

            Then {
                visible: !end.isRingAlone || !end.looksAs
                model: end.model
                words: end.words
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 126
            }

            Knew {
                visible: end.looksAs
                model: end.model
                words: end.words
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 54
            }

            Log {
                visible: !end.isRingAlone && !end.looksAs
                page: end.page
                model: end.model
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 54
                onTurned: end.turn(false)
            }
        }
    }

    Loader {
        active: !save.isOpen && end.model.trouble !== ""
        anchors.fill: parent
        sourceComponent: Trouble {
            line: end.model.trouble
            understood: end.model.understood
            onDismissed: end.model.dismissTrouble()
        }
    }

    Loader {
        id: save
        readonly property bool isOpen: save.active
        active: false
        anchors.fill: parent
        focus: save.isOpen
        sourceComponent: Save {
            page: end.page
            model: end.model
            onClosed: save.active = false
        }
    }
}
