pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// A sheet over the table: the sound, the full screen, and the way to all settings. The game waits below.
Overlay {
    id: menu

    required property TableMenuModel model
    readonly property TableMenuPage page: menu.model.page
    readonly property real row: Math.max(84 * Look.u, 1.9 * Type.button.pixels)

    focus: true
    isOpen: true
    title: menu.page.title
    closes: menu.page.close
    closeName: "menuClose"
    sheetWidth: 760 * Math.min(1.8, Look.tableText) * Look.u
    sheetHeight: 5 * menu.row + 1.4 * Type.heading.pixels + 180 * Look.u

    component Choice: PlateButton {
        kind: "paper"
        width: choices.width
        height: menu.row
        role: Type.button
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
