pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// Ten digits in the name's box; what was typed shows as knots only.
FocusScope {
    id: pad

    required property Stage stage
    // How many it has.
    property int digits: 4
    property string deleteName: ""
    property string giveName: ""
    property string typed: ""

    focus: pad.enabled
    onEnabledChanged: pad.typed = ""
    Keys.onPressed: event => {
        if (event.isAutoRepeat)
            return
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            pad.type(String(event.key - Qt.Key_0))
        else if (event.key === Qt.Key_Backspace)
            pad.rub()
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            pad.give()
        else
            return
        event.accepted = true
    }

    function type(digit: string): void {
        if (pad.typed.length < pad.digits)
            pad.typed += digit
    }

    function rub(): void {
        pad.typed = pad.typed.slice(0, -1)
    }

    function give(): void {
        const given = pad.typed
        pad.typed = ""
        pad.stage.givePin(given)
    }

    component Digit: PlateButton {
        kind: "paper"
        width: (pad.width - 60 * Look.u) / 6
        height: 84 * Look.u
        role: Type.pinDigit
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 14 * Look.u
        height: 52 * Look.u

        Repeater {
            model: pad.digits

            Rectangle {
                required property int index
                width: 26 * Look.u
                height: width
                radius: width / 2
                color: index < pad.typed.length ? Look.ink : "transparent"
                border.color: Look.ink2
                border.width: 2 * Look.u
            }
        }
    }

    Grid {
        y: 60 * Look.u
        columns: 6
        spacing: 12 * Look.u

        Repeater {
            model: 5

            Digit {
                required property int index
                objectName: "pin-" + (index + 1)
                text: String(index + 1)
                onTapped: pad.type(text)
            }
        }

        Digit {
            objectName: "pinDelete"
            sign: "undo"
            label: pad.deleteName
            onTapped: pad.rub()
        }

        Repeater {
            model: 5

            Digit {
                required property int index
                objectName: "pin-" + (index + 6) % 10
                text: String((index + 6) % 10)
                onTapped: pad.type(text)
            }
        }

        Digit {
            objectName: "pinGive"
            kind: "amber"
            sign: "check"
            label: pad.giveName
            onTapped: pad.give()
        }
    }
}
