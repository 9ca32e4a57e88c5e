import QtQuick
import "../look"

// In place of a list with nothing in it: a lantern that is not lit, one sentence, one button.
Item {
    id: instead

    required property var page
    readonly property string what: instead.page.instead
    readonly property var lines: ({
        empty: {line: "past.empty", button: "past.empty.new"},
        none: {line: "past.none", button: "past.none.all"},
        no_charts: {line: "past.charts.none", button: ""}
    })
    readonly property var told: instead.lines[instead.what] || ({line: "", button: ""})

    signal begun
    signal cleared

    visible: instead.what !== ""

    Column {
        anchors.centerIn: parent
        spacing: 26 * Look.u

        Drawing {
            path: "lanterns/unlit"
            width: 480 * Look.u
            height: 373 * Look.u
            anchors.horizontalCenter: parent.horizontalCenter
        }

        Words {
            text: instead.page.words[instead.told.line] || ""
            percent: 3.4
            times: Math.min(1.5, Look.tableText)
            width: instead.width
            horizontalAlignment: Text.AlignHCenter
            color: Look.paper
        }

        PlateButton {
            objectName: instead.what === "empty" ? "choose" : instead.what === "none" ? "showAll" : ""
            visible: instead.told.button !== ""
            enabled: visible
            kind: "amber"
            text: instead.page.words[instead.told.button] || ""
            width: 380 * Look.u
            height: 96 * Look.u
            anchors.horizontalCenter: parent.horizontalCenter
            onTapped: instead.what === "empty" ? instead.begun() : instead.cleared()
        }
    }
}
