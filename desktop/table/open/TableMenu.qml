pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// A sheet over the table: the sound, the full screen, and the way to all settings. The game waits below.
Overlay {
    id: menu

    required property TableMenuModel model
    readonly property TableMenuPage page: menu.model.page
    readonly property real row: 84 * Look.u

    focus: true
    isOpen: true
    title: menu.page.title
    closes: menu.page.close
    closeName: "menuClose"
    sheetWidth: 760 * Look.u
    sheetHeight: 620 * Look.u

    component Choice: PlateButton {
        kind: "paper"
        width: choices.width
        height: menu.row
        percent: 2.6
    }

    Column {
        id: choices
        anchors.fill: parent
        spacing: 16 * Look.u

        Choice {
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
                most: Look.px(2.6, Look.tableText)
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
                width: 380 * Look.u
                x: choices.width - width
                anchors.verticalCenter: parent.verticalCenter
                onStepped: steps => menu.model.step("volume", steps)
            }
        }

        Choice {
            objectName: "menuFullscreen"
            sign: "full_screen"
            text: menu.page.fullscreen
            onTapped: menu.model.switch("fullscreen")
        }

        Choice {
            objectName: "menuSettings"
            sign: "settings"
            text: menu.page.settings
            onTapped: menu.model.settings()
        }
    }
}
