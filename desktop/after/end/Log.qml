import QtQuick
import LanternNight
import "../../widgets"

// Beside the table then: everything that happened, step by step.
Item {
    id: log

    required property EndPage page
    required property EndModel model
    readonly property EndWords words: log.page.words

    signal turned

    PaperSheet {
        anchors.fill: parent
    }

    Fitted {
        line: log.words.log
        lines: 1
        most: Look.px(2.9, Math.min(1.3, Look.tableText))
        boxWidth: 250 * Look.u
        boxHeight: 62 * Look.u
        x: 34 * Look.u
        y: 20 * Look.u
        horizontalAlignment: Text.AlignLeft
        color: Look.ink
        Accessible.role: Accessible.Heading
    }

    PlateButton {
        objectName: "who"
        kind: "paper"
        text: log.words.who
        percent: 2.3
        times: Math.min(1.3, Look.tableText)
        x: parent.width - width - 30 * Look.u
        y: 20 * Look.u
        width: 216 * Look.u
        height: 62 * Look.u
        onTapped: log.turned()
    }

    Course {
        objectName: "log"
        page: log.page
        story: log.model
        at: log.model.at
        isNarrow: true
        x: 34 * Look.u
        y: 98 * Look.u
        width: parent.width - 60 * Look.u
        height: parent.height - y - 22 * Look.u
    }
}
