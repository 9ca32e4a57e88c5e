import QtQuick
import LanternNight
import "../widgets"

// Begins the estimate, begins it again, or ends it: whichever may be done now.
PlateButton {
    id: button

    required property Odds odds
    property string startName: ""
    property string stopName: ""
    readonly property OddsPage page: button.odds.page
    readonly property bool isRunning: button.page.state === "running"

    objectName: button.isRunning ? button.stopName : button.startName
    enabled: button.isRunning || button.page.may_start
    kind: "paper"
    text: button.isRunning ? button.page.words.stop
        : button.page.state === "idle" ? button.page.words.start : button.page.words.again
    role: Type.chip
    onTapped: {
        if (button.isRunning)
            button.odds.stop()
        else
            button.odds.start()
    }
}
