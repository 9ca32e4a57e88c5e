import QtQuick
import "../widgets"

// Begins the estimate, begins it again, or ends it: whichever may be done now.
PlateButton {
    id: button

    required property var odds
    property string startName: ""
    property string stopName: ""
    readonly property var page: button.odds.page
    readonly property bool isRunning: button.page.state === "running"
    readonly property string word: button.isRunning ? "setup.balance.stop"
        : button.page.state === "idle" ? "setup.balance.start" : "setup.balance.again"

    objectName: button.isRunning ? button.stopName : button.startName
    enabled: button.isRunning || button.page.may_start
    kind: "paper"
    text: button.page.words[button.word]
    percent: 2.2
    onTapped: {
        if (button.isRunning)
            button.odds.stop()
        else
            button.odds.start()
    }
}
