pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// A player's own page. Layout and tones never change: not by role, not by ask, not by what is held.
FocusScope {
    id: holder

    required property var page
    required property var stage

    readonly property var open: holder.page.open || null
    readonly property bool isOpen: holder.open !== null
    readonly property string seal: holder.page.words.chosen || ""
    property int typed: 0
    property bool spaceHolds: false

    objectName: "lit"
    focus: true

    function standsOn(place: string): var {
        return holder.open === null ? null : holder.open.stands_on.find(choice => choice.place === place) || null
    }

    function textAt(place: string): string {
        const choice = holder.standsOn(place)
        return choice === null ? "" : choice.text
    }

    // What is heard of a place: while held what stands there, and whether it can be chosen.
    function heardAt(place: string): string {
        return holder.open === null ? "" : holder.open.described[place] || ""
    }

    function slotAt(place: string): string {
        const slot = holder.page.slots[place] || place
        return holder.standsOn(place) === null ? slot : [slot, holder.heardAt(place)].join(" · ")
    }

    function isChosen(place: string): bool {
        return holder.stage.chosen.indexOf(place) >= 0
    }

    function isBarred(place: string): bool {
        return holder.open !== null && holder.open.allowed.indexOf(place) < 0
    }

    // Numbers below the last may be the first of two digits: those wait a moment for the second.
    function digit(value: int) {
        const last = holder.page.layout === "cards" ? holder.page.cards
            : holder.page.layout === "text" ? holder.page.phrases.length : holder.page.tablets.length
        const number = holder.typed * 10 + value
        holder.typed = 0
        waits.stop()
        if (number < 1 || number > last)
            return
        if (number * 10 <= last) {
            holder.typed = number
            waits.restart()
        } else {
            holder.take(number)
        }
    }

    function take(number: int) {
        holder.typed = 0
        if (holder.page.layout === "text")
            holder.stage.phrase(number)
        else
            holder.stage.choose(String(number))
    }

    Timer {
        id: waits
        interval: 800
        onTriggered: holder.take(holder.typed)
    }

    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            Look.keysInUse = true
        if (event.key === Qt.Key_Escape) {
            holder.stage.breakPrivacy()
        } else if (event.isAutoRepeat) {
            return
        } else if (event.key === Qt.Key_Space) {
            holder.spaceHolds = true
            holder.stage.open()
        } else if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) {
            holder.digit(event.key - Qt.Key_0)
        } else if (holder.page.layout === "hand" && event.key >= Qt.Key_A && event.key < Qt.Key_A + holder.page.hand_size) {
            holder.stage.choose(String.fromCharCode(event.key))
        } else if (event.key === Qt.Key_PageUp) {
            readArea.leaf(1)
        } else if (event.key === Qt.Key_PageDown) {
            readArea.leaf(-1)
        } else {
            event.accepted = false
        }
    }
    Keys.onReleased: event => {
        if (event.key !== Qt.Key_Space || event.isAutoRepeat || !holder.spaceHolds)
            return
        holder.spaceHolds = false
        holder.stage.shut()
    }

    Rectangle {
        anchors.fill: parent
        color: Look.litSurround

        Hemp {
            anchors.fill: parent
            path: "table/asanoha_dark"
        }
    }

    Item {
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent

        Repeater {
            model: [94, 1043]

            Rectangle {
                required property int modelData
                x: 600 * Look.u
                y: modelData * Look.u
                width: 720 * Look.u
                height: Math.max(1, 2 * Look.u)
                color: Look.litDwell
            }
        }

        LitStrip {
            x: 64 * Look.u
            y: 22 * Look.u
            width: 1788 * Look.u
            height: 64 * Look.u
            page: holder.page
            dwellLeft: holder.stage.dwellLeft
        }

        Drawing {
            path: "table/sheet_lit"
            x: 44 * Look.u
            y: 102 * Look.u
            width: 1840 * Look.u
            height: 940 * Look.u
        }

        ReadArea {
            id: readArea
            x: 84 * Look.u
            y: 144 * Look.u
            width: 640 * Look.u
            height: 742 * Look.u
            page: holder.page
        }

        LitHold {
            objectName: "open"
            focus: true
            x: 84 * Look.u
            y: 912 * Look.u
            width: 640 * Look.u
            height: 92 * Look.u
            text: holder.page.hold
            how: holder.page.words.hold_how || ""
            speech: holder.page.language
            isOpen: holder.stage.isOpen
            onHolds: holder.stage.open()
            onLetsGo: holder.stage.shut()
            onTappedTwice: holder.stage.peek()
            onPressedByTool: holder.stage.peek()
        }

        Fitted {
            x: 756 * Look.u
            y: 140 * Look.u
            boxWidth: 680 * Look.u
            boxHeight: 56 * Look.u
            horizontalAlignment: Text.AlignLeft
            line: holder.page.prompt
            speech: holder.page.language
            lines: 1
            most: Look.px(3.3, Look.textSize)
            color: Look.litInk
        }

        Lines {
            x: 756 * Look.u
            y: 194 * Look.u
            boxWidth: 680 * Look.u
            boxHeight: 44 * Look.u
            horizontalAlignment: Text.AlignLeft
            line: holder.stage.hint !== "" ? holder.stage.hint : holder.page.prompt_detail
            speech: holder.page.language
            face: "text"
            most: Look.px(2.2, Look.textSize)
            pitch: 1.05
            color: Look.litInk
        }

        Plate {
            x: 756 * Look.u
            y: 246 * Look.u
            width: 680 * Look.u
            height: 640 * Look.u
            fill: Look.litField
            edge: Look.litInk
        }

        Loader {
            x: 771 * Look.u
            y: 261 * Look.u
            width: 650 * Look.u
            height: 610 * Look.u
            enabled: !holder.page.is_inert
            sourceComponent: holder.page.layout === "text" ? writing
                : holder.page.layout === "hand" ? hand
                : holder.page.layout === "cards" ? cards : seats

            Component {
                id: seats
                SeatField { lit: holder }
            }

            Component {
                id: hand
                HandField { lit: holder }
            }

            Component {
                id: cards
                CardField { lit: holder }
            }

            Component {
                id: writing
                TextSheet { lit: holder }
            }
        }

        LitButton {
            objectName: "nobody"
            x: 756 * Look.u
            y: 912 * Look.u
            width: 320 * Look.u
            height: 92 * Look.u
            text: holder.page.nobody
            speech: holder.page.language
            onTapped: holder.stage.nobody()
        }

        LitButton {
            objectName: "confirm"
            x: 1096 * Look.u
            y: 912 * Look.u
            width: 340 * Look.u
            height: 92 * Look.u
            isDark: true
            sign: "check"
            showsSign: holder.stage.ticked
            percent: 3.3
            text: holder.page.confirm
            speech: holder.page.language
            onTapped: holder.stage.confirm()
        }

        Notes {
            x: 1468 * Look.u
            y: 140 * Look.u
            width: 368 * Look.u
            height: 864 * Look.u
            lit: holder
        }

        LitSign {
            objectName: "rulebook"
            x: 598 * Look.u
            y: 20 * Look.u
            label: holder.page.words.rulebook || ""
            sign: "rulebook"
            onTapped: holder.stage.readRules()
        }

        LitSign {
            objectName: holder.page.may_take_back ? "takeBack" : ""
            visible: holder.page.may_take_back
            enabled: visible
            x: 1222 * Look.u
            y: 20 * Look.u
            label: holder.page.words.take_back || ""
            sign: "undo"
            onTapped: holder.stage.takeBack()
        }
    }
}
