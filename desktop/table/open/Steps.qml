pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// The next steps, in a row, or in a block where the row would be too long.
GridLayout {
    id: steps

    required property TablePage page
    required property Stage stage
    property bool isFlat: false
    // It is being said aloud.
    property bool isSpoken: false
    // How far they may reach.
    property real room: 800 * Look.u

    signal writesDown
    signal asks(string what)

    readonly property TableStep step: steps.page.step
    readonly property TableWords words: steps.page.words
    readonly property bool isTalk: steps.step.kind === "talk"
    readonly property bool isTimed: steps.isTalk && steps.stage.clock >= 0
    readonly property bool isAsked: steps.step.kind === "choose" || steps.step.kind === "text"
    readonly property bool hasNext: steps.isTalk && steps.stage.nextSaid !== ""
    readonly property bool hasInterrupt: steps.isTalk && steps.step.interrupt !== null
    readonly property int count: (steps.isTimed ? 2 : 0) + (steps.isTalk ? 1 : 0) + (steps.hasInterrupt ? 1 : 0) + (steps.hasNext ? 1 : 0)
        + (decline.visible || absent.visible || writeDown.visible ? 1 : 0) + 1
    // What they want in a row, at full size.
    readonly property real wanted: steps.others + steps.inRow([next])
    // The same with the next speaker's whole name. Where they stand goes by it, and what his button says by where they stand.
    readonly property real wantedWhole: steps.others
        + (steps.hasNext ? steps.face.advanceWidth(steps.stage.nextSaid) + 100 * Look.u + steps.columnSpacing : 0)
    readonly property real others: steps.inRow([plus, pause, bell, interrupt, decline, absent, writeDown, confirm, spoken, go])

    function inRow(buttons: list<StepButton>): real {
        return buttons.reduce(function (sum: real, button: StepButton): real {
            return sum + (button.visible ? button.natural + steps.columnSpacing : 0)
        }, 0)
    }

    // On two lines of half the row, at their least.
    readonly property bool namesFit: steps.face.font.pixelSize !== Type.step.pixels
        || steps.face.advanceWidth(steps.stage.nextSaid) * Type.step.least / Type.step.pixels
            <= 1.4 * ((steps.room - steps.columnSpacing) / 2 - 90 * Look.u)
    // Five in three columns are two lines: the third line would be the clock's.
    readonly property bool isWide: !steps.isFlat && steps.count > 4 && (Look.tableText < 1.3 || steps.count > 5)
    readonly property int across: steps.isWide ? 3 : 2
    readonly property real cell: (steps.room - (steps.across - 1) * steps.columnSpacing) / steps.across

    readonly property FontMetrics face: FontMetrics {
        font.family: Look.family("display", Look.language)
        font.weight: Look.weight("display")
        font.pixelSize: Type.step.pixels
    }

    component StepButton: PlateButton {
        property string name: ""
        objectName: visible ? name : ""
        enabled: visible
        role: Type.step
        Layout.fillWidth: true
        Layout.preferredWidth: steps.isBlock ? steps.cell : natural + 8 * Look.u
        Layout.maximumWidth: steps.room
    }

    // Of the room, what they may want and still stand in a row.
    readonly property real mostInRow: 1.25
    readonly property bool isBlock: steps.isFlat ? steps.count > 2 : steps.wanted > steps.mostInRow * steps.room
    columns: steps.isBlock ? steps.across : steps.isFlat ? 1 : Math.max(1, steps.count)
    columnSpacing: 14 * Look.u
    rowSpacing: 12 * Look.u

    StepButton {
        id: plus
        name: "plusMinute"
        visible: steps.isTimed
        sign: "plus_minute"
        text: steps.words.more_time
        onTapped: steps.stage.plusMinute()
    }

    StepButton {
        id: pause
        name: "pause"
        visible: steps.isTimed
        sign: steps.stage.isPaused ? "play" : "pause"
        text: steps.stage.isPaused ? steps.words.go_on : steps.words.pause
        onTapped: steps.stage.pause()
    }

    StepButton {
        id: bell
        name: "bell"
        visible: steps.isTalk
        sign: "bell"
        text: steps.words.bell
        onTapped: steps.stage.bell()
    }

    StepButton {
        id: interrupt
        name: "interrupt"
        visible: steps.hasInterrupt
        text: steps.step.interrupt?.text ?? ""
        onTapped: steps.stage.goOn(steps.step.interrupt?.place ?? "")
    }

    StepButton {
        id: decline
        name: "nobody"
        visible: steps.isAsked && steps.step.may_decline && !steps.step.aloud
        text: steps.step.decline
        onTapped: steps.stage.nobody()
    }

    StepButton {
        id: absent
        name: "absent"
        visible: steps.isAsked && steps.step.without !== null
        text: steps.words.absent
        onTapped: steps.asks("without")
    }

    StepButton {
        id: confirm
        name: "confirm"
        visible: steps.isAsked && !steps.isSpoken
        enabled: visible && steps.step.is_ready
        kind: "amber"
        sign: "check"
        text: steps.step.go_on
        onTapped: steps.stage.confirm()
    }

    StepButton {
        id: writeDown
        name: "writeDown"
        visible: steps.isAsked && steps.isSpoken
        text: steps.words.write_down
        onTapped: steps.writesDown()
    }

    StepButton {
        id: spoken
        name: "spoken"
        visible: steps.isAsked && steps.isSpoken
        kind: "amber"
        text: steps.words.said_aloud
        onTapped: {
            steps.stage.nobody()
            steps.stage.confirm()
        }
    }

    // While speakers take their turns, the next step is the next speaker; all may end the talk before the last.
    StepButton {
        id: next
        name: "nextSpeaker"
        visible: steps.hasNext
        // A name is what is longest here.
        Layout.columnSpan: steps.isBlock && steps.isWide && !steps.hasInterrupt ? 2 : 1
        Layout.preferredWidth: steps.isBlock ? Layout.columnSpan * steps.cell + (Layout.columnSpan - 1) * steps.columnSpacing : natural + 8 * Look.u
        kind: "amber"
        // Where its word would be too small beside it, the word has the button to itself.
        sign: steps.isFlat && steps.count > 2 && steps.face.advanceWidth(text) * Type.step.least / Type.step.pixels
            > (steps.room - steps.columnSpacing) / 2 - 110 * Look.u ? "" : "next"
        // Large letters leave no room for a name, nor does a narrow table for a long one.
        text: Look.tableText < 1.3 && steps.namesFit ? steps.stage.nextSaid : steps.words.next_speaker
        label: steps.stage.nextSaid
        onTapped: steps.stage.nextSpeaker()
    }

    StepButton {
        id: go
        name: "goOn"
        visible: steps.isTalk || steps.step.kind === "report" || steps.step.kind === "over"
        kind: steps.hasNext ? "quiet" : "amber"
        text: steps.step.go_on
        onTapped: steps.stage.goOn()
    }
}
