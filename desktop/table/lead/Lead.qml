pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"
import "../lit"

// The call sheet of whoever leads the night. Everybody else has his eyes shut, but for those who are called.
FocusScope {
    id: lead

    required property LeadPage page
    required property Stage stage
    readonly property bool isLarge: Look.textSize > 1.25
    readonly property real buttonDown: Math.max(92 * Look.u, 1.7 * Type.litButton.pixels)
    readonly property bool isCrowded: lead.page.seats.length > 12
    property int typed: 0
    property bool spaceHolds: false

    objectName: "lead"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: lead.page.words.title

    // Two digits within a moment, as on every page.
    function digit(value: int): void {
        const number = lead.typed * 10 + value
        lead.typed = 0
        waits.stop()
        if (number < 1 || number > lead.page.seats.length)
            return
        if (number * 10 <= lead.page.seats.length) {
            lead.typed = number
            waits.restart()
        } else {
            lead.stage.choose(String(number))
        }
    }

    Timer {
        id: waits
        interval: 800
        onTriggered: {
            lead.stage.choose(String(lead.typed))
            lead.typed = 0
        }
    }

    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            Look.keysInUse = true
        if (event.key === Qt.Key_Escape) {
            lead.stage.breakPrivacy()
        } else if (event.isAutoRepeat) {
            return
        } else if (event.key === Qt.Key_Space) {
            lead.spaceHolds = true
            lead.stage.open()
        } else if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) {
            lead.digit(event.key - Qt.Key_0)
        } else {
            event.accepted = false
        }
    }
    Keys.onReleased: event => {
        if (event.key !== Qt.Key_Space || event.isAutoRepeat || !lead.spaceHolds)
            return
        lead.spaceHolds = false
        lead.stage.shut()
    }

    Rectangle {
        anchors.fill: parent
        color: Look.litSurround

        Hemp {
            anchors.fill: parent
            path: "table/asanoha_dark"
        }
    }

    Zones {
        anchors.fill: parent
        margin: 24 * Look.u
        side: 44 * Look.u

        band: [
            Prose {
                role: Type.litSide
                language: lead.page.language
                line: lead.page.words.title
                color: Look.litStrip
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            },
            Prose {
                role: Type.litStrip
                language: lead.page.language
                line: lead.page.phase
                color: Look.litStrip
                horizontalAlignment: Text.AlignHCenter
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            },
            Prose {
                role: Type.litSide
                language: lead.page.language
                line: lead.page.count
                color: Look.litStrip
                horizontalAlignment: Text.AlignRight
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
        ]

        foot: [
            LitButton {
                objectName: enabled ? "callBack" : ""
                enabled: lead.page.may_go_back
                opacity: enabled ? 1 : 0.4
                text: lead.page.words.back
                speech: lead.page.language
                onTapped: lead.stage.callBack()
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.preferredHeight: lead.buttonDown
            },
            LitHold {
                objectName: "open"
                focus: true
                text: lead.page.words.truth
                speech: lead.page.language
                isOpen: lead.page.is_open
                onHolds: lead.stage.open()
                onLetsGo: lead.stage.shut()
                onTappedTwice: lead.stage.peek()
                onPressedByTool: lead.stage.peek()
                Layout.fillWidth: true
                Layout.preferredWidth: 1.6
                Layout.preferredHeight: lead.buttonDown
            },
            LitButton {
                objectName: enabled ? "nobody" : ""
                enabled: lead.page.may_decline
                opacity: enabled ? 1 : 0.4
                text: lead.page.words.nobody
                speech: lead.page.language
                onTapped: lead.stage.nobody()
                Layout.fillWidth: true
                Layout.preferredWidth: 1.2
                Layout.preferredHeight: lead.buttonDown
            },
            PlateButton {
                objectName: "confirm"
                kind: "amber"
                role: Type.litButton
                speech: lead.page.language
                spacePresses: false
                text: lead.page.next
                onTapped: lead.stage.confirm()
                Layout.fillWidth: true
                Layout.preferredWidth: 1.4
                Layout.preferredHeight: lead.buttonDown
            }
        ]

        Drawing {
            anchors.fill: parent
            path: "table/sheet_lit"
        }

        RowLayout {
            anchors.fill: parent
            anchors.margins: 36 * Look.u
            spacing: 24 * Look.u

            LeadPanel {
                visible: !lead.isLarge
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.preferredWidth: 360 * Look.u
                Layout.maximumWidth: 400 * Look.u

                CallList {
                    anchors.fill: parent
                    page: lead.page
                }
            }

            ColumnLayout {
                spacing: 24 * Look.u
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.preferredWidth: (lead.isLarge ? 760 : 600) * Look.u

                LeadPanel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredHeight: 500 * Look.u

                    Aloud {
                        anchors.fill: parent
                        page: lead.page
                    }
                }

                LeadPanel {
                    fill: lead.page.sign.length > 0 ? Look.litInk : Look.litTablet
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    // What is shown has to be read whole, by somebody who sits there.
                    Layout.preferredHeight: (lead.page.sign.length === 0 ? 210 : lead.isLarge ? 460 : 330) * Look.u

                    Eyes {
                        anchors.fill: parent
                        page: lead.page
                    }
                }
            }

            Asked {
                page: lead.page
                stage: lead.stage
                columns: lead.isCrowded ? 4 : 3
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.preferredWidth: (lead.isCrowded ? 900 : 760) * Look.u
            }
        }
    }
}
