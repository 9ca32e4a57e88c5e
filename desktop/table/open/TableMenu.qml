pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../pace"
import "../../widgets"

// A sheet over the table: sound, voice, screens and the way to all settings; beside them how long nights take and
// the way to what makes them shorter. The game waits below.
Overlay {
    id: menu

    required property TableMenuModel model
    readonly property TableMenuPage page: menu.model.page
    readonly property real wanted: Math.max(84 * Look.u, 1.7 * Type.button.pixels)
    // In the largest letters all seven have room, too.
    readonly property real row: Math.min(menu.wanted, (choices.parent.height - 6 * choices.spacing) / 7)

    focus: true
    title: menu.page.title
    closes: menu.page.close
    closeName: "menuClose"
    sheetWidth: 1560 * Math.min(1.4, Look.tableText) * Look.u
    // With room for what a few nights took.
    sheetHeight: 7 * menu.wanted + 1.4 * Type.heading.pixels + 4 * Type.body.pixels + 180 * Look.u

    component Choice: PlateButton {
        kind: "paper"
        height: menu.row
        role: Type.button
    }

    component Told: Prose {
        face: "text"
        role: Type.body
        width: told.width - 34 * Look.u
        color: Look.ink
    }

    Column {
        id: choices
        width: 0.4 * parent.width
        spacing: 12 * Look.u

        Choice {
            width: choices.width
            objectName: "menuSound"
            focus: true
            sign: menu.page.has_sound ? "sound_on" : "sound_off"
            text: menu.page.sound
            Accessible.checkable: true
            Accessible.checked: menu.page.has_sound
            onTapped: menu.model.switch("sound")
        }

        Item {
            width: choices.width
            height: menu.row

            Fitted {
                line: menu.page.volume.name
                role: Type.button
                lines: 1
                boxWidth: choices.width - volume.width - 20 * Look.u
                boxHeight: parent.height
                horizontalAlignment: Text.AlignLeft
                color: Look.ink
            }

            Stepper {
                id: volume
                name: menu.page.volume.name
                value: menu.page.volume.value
                less: "menuLess"
                more: "menuMore"
                lessLabel: menu.page.volume.less
                moreLabel: menu.page.volume.more
                mayLess: menu.page.volume.may_less
                mayMore: menu.page.volume.may_more
                width: 0.5 * choices.width
                x: choices.width - width
                anchors.verticalCenter: parent.verticalCenter
                onStepped: steps => menu.model.step("volume", steps)
            }
        }

        Choice {
            width: choices.width
            objectName: "menuVoice"
            sign: "voice"
            text: menu.page.voice
            Accessible.checkable: true
            Accessible.checked: menu.page.has_voice
            onTapped: menu.model.switch("voice")
        }

        Choice {
            width: choices.width
            objectName: "menuFullscreen"
            sign: "full_screen"
            text: menu.page.fullscreen
            onTapped: menu.model.switch("fullscreen")
        }

        Choice {
            width: choices.width
            objectName: "menuGuided"
            text: menu.page.guided
            Accessible.checkable: true
            Accessible.checked: menu.page.is_guided
            onTapped: menu.model.switch("guided")
        }

        Choice {
            width: choices.width
            objectName: "menuSecondScreen"
            sign: "second_screen"
            text: menu.page.second_screen
            Accessible.checkable: true
            Accessible.checked: menu.page.has_second_screen
            onTapped: menu.model.switch("second_screen")
        }

        Choice {
            width: choices.width
            objectName: "menuSettings"
            sign: "settings"
            text: menu.page.settings
            onTapped: menu.model.settings()
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: choices.width + 36 * Look.u
        spacing: 16 * Look.u

        StandingForecast {
            forecast: menu.page.forecast
            Layout.fillWidth: true
        }

        ScrollArea {
            id: told
            objectName: "menuNights"
            isRead: true
            label: menu.page.takes
            spacing: 10 * Look.u
            Layout.fillWidth: true
            Layout.fillHeight: true

            Told {
                objectName: visible ? "voiceSaid" : ""
                visible: menu.page.voice_said !== ""
                line: menu.page.voice_said
            }

            Told {
                visible: menu.page.unmeasured !== ""
                line: menu.page.unmeasured
                color: Look.ink2
            }

            Repeater {
                model: menu.page.nights.length

                Told {
                    required property int index
                    objectName: "night-" + (index + 1)
                    line: menu.page.nights[index] || ""
                }
            }
        }

        Choice {
            objectName: "menuShorter"
            sign: "moon"
            text: menu.page.shorter
            Layout.fillWidth: true
            Layout.preferredHeight: menu.row
            onTapped: menu.model.shorter()
        }
    }
}
