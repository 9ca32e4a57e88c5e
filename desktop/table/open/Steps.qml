pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"
import "../../widgets/names.js" as Names

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
        + (decline.isWanted || absent.isWanted || writeDown.isWanted ? 1 : 0) + 1
    // What they want in a row, at full size.
    readonly property real wanted: steps.others + steps.inRow([next])
    // The same with the next speaker's whole name. Where they stand goes by it, and what his button says by where they stand.
    readonly property real wantedWhole: steps.others
        + (steps.hasNext ? steps.acrossOf(steps.stage.nextSaid) + 100 * Look.u + steps.columnSpacing : 0)
    readonly property real others: steps.inRow([plus, pause, bell, interrupt, decline, absent, writeDown, confirm, spoken, go])

    function inRow(buttons: list<StepButton>): real {
        return buttons.reduce(function (sum: real, button: StepButton): real {
            return sum + (button.isWanted ? button.whole + steps.columnSpacing : 0)
        }, 0)
    }

    // It is asked anew whenever the letters are others.
    function acrossOf(text: string): real {
        const isReady = steps.face.font.pixelSize === Type.step.pixels && steps.face.font.family === Look.family("display", Look.language)
        return isReady ? steps.face.advanceWidth(text) : 0
    }

    // How wide words are on two lines, at their least.
    function leastOf(text: string): real {
        const across = Names.parted(text, 2).reduce(function (most: real, row: string): real {
            return Math.max(most, steps.acrossOf(row))
        }, 0)
        return 1.03 * across * Type.step.least / Type.step.pixels
    }

    function leastOfAll(buttons: list<StepButton>): real {
        return buttons.reduce(function (most: real, button: StepButton): real {
            return button.isWanted ? Math.max(most, steps.leastOf(button.text)) : most
        }, 0)
    }

    // Beside the clock they take no less than what can still be read, whoever comes next.
    readonly property real leastCell: 28 * Look.u + Math.max(
        steps.leastOfAll([plus, pause, bell, interrupt, go]), steps.hasNext ? steps.leastOf(steps.words.next_speaker) : 0)
    readonly property real leastRoom: steps.count > 2 ? 2 * steps.leastCell + steps.columnSpacing : steps.leastCell
    readonly property bool namesFit: steps.leastOf(steps.stage.nextSaid) <= steps.cellOfNext - 28 * Look.u
    // Five in three columns are two lines: the third line would be the clock's.
    readonly property bool isWide: !steps.isFlat && steps.count > 4 && (Look.tableText < 1.3 || steps.count > 5)
    readonly property int across: steps.isWide ? 3 : 2
    readonly property real cell: (steps.room - (steps.across - 1) * steps.columnSpacing) / steps.across
    // A name is what is longest here.
    readonly property int columnsOfNext: steps.isWide && !steps.hasInterrupt ? 2 : 1
    readonly property real cellOfNext: steps.columnsOfNext * steps.cell + (steps.columnsOfNext - 1) * steps.columnSpacing

    readonly property FontMetrics face: FontMetrics {
        font.family: Look.family("display", Look.language)
        font.weight: Look.weight("display")
        font.pixelSize: Type.step.pixels
    }

    // Made when it is wanted: of nine there are mostly two.
    component StepButton: Loader {
        id: step
        property string name: ""
        property string text: ""
        property string label: step.text
        property string kind: "quiet"
        // Its sign, where there is room for it: where its word would be too small beside it, the word has the button to itself.
        property string picture: ""
        property bool isWanted: true
        property bool isReady: true
        property real cell: steps.cell
        readonly property PlateButton button: step.item as PlateButton
        // How wide it would be with its sign and with its words at full size.
        readonly property real whole: steps.acrossOf(step.text) + 28 * Look.u + step.besideWords
        readonly property real besideWords: step.picture === "" || step.button === null ? 0
            : 26 * Look.u + step.button.signAt(step.implicitHeight)

        signal tapped

        active: step.isWanted
        visible: step.isWanted
        sourceComponent: PlateButton {
            objectName: step.name
            enabled: step.isReady
            kind: step.kind
            sign: steps.isBlock && steps.leastOf(step.text) > step.cell - 28 * Look.u - step.besideWords ? "" : step.picture
            text: step.text
            label: step.label
            role: Type.step
            onTapped: step.tapped()
        }
        Layout.fillWidth: true
        Layout.preferredWidth: steps.isBlock ? step.cell : step.whole + 8 * Look.u
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
        isWanted: steps.isTimed
        picture: "plus_minute"
        text: steps.words.more_time
        onTapped: steps.stage.plusMinute()
    }

    StepButton {
        id: pause
        name: "pause"
        isWanted: steps.isTimed
        picture: steps.stage.isPaused ? "play" : "pause"
        text: steps.stage.isPaused ? steps.words.go_on : steps.words.pause
        onTapped: steps.stage.pause()
    }

    StepButton {
        id: bell
        name: "bell"
        isWanted: steps.isTalk
        picture: "bell"
        text: steps.words.bell
        onTapped: steps.stage.bell()
    }

    StepButton {
        id: interrupt
        name: "interrupt"
        isWanted: steps.hasInterrupt
        text: steps.step.interrupt?.text ?? ""
        onTapped: steps.stage.goOn(steps.step.interrupt?.place ?? "")
    }

    StepButton {
        id: decline
        name: "nobody"
        isWanted: steps.isAsked && steps.step.may_decline && !steps.step.aloud
        text: steps.step.decline
        onTapped: steps.stage.nobody()
    }

    StepButton {
        id: absent
        name: "absent"
        isWanted: steps.isAsked && steps.step.without !== null
        text: steps.words.absent
        onTapped: steps.asks("without")
    }

    StepButton {
        id: confirm
        name: "confirm"
        isWanted: steps.isAsked && !steps.isSpoken
        isReady: steps.step.is_ready
        kind: "amber"
        picture: "check"
        text: steps.step.go_on
        onTapped: steps.stage.confirm()
    }

    StepButton {
        id: writeDown
        name: "writeDown"
        isWanted: steps.isAsked && steps.isSpoken
        text: steps.words.write_down
        onTapped: steps.writesDown()
    }

    StepButton {
        id: spoken
        name: "spoken"
        isWanted: steps.isAsked && steps.isSpoken
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
        isWanted: steps.hasNext
        cell: steps.cellOfNext
        Layout.columnSpan: steps.isBlock ? steps.columnsOfNext : 1
        kind: "amber"
        picture: "next"
        // Large letters leave no room for a name, nor does a narrow table for a long one.
        text: Look.tableText < 1.3 && steps.namesFit ? steps.stage.nextSaid : steps.words.next_speaker
        label: steps.stage.nextSaid
        onTapped: steps.stage.nextSpeaker()
    }

    StepButton {
        id: go
        name: "goOn"
        isWanted: steps.isTalk || steps.step.kind === "report" || steps.step.kind === "over"
        kind: steps.hasNext ? "quiet" : "amber"
        text: steps.step.go_on
        onTapped: steps.stage.goOn()
    }
}
