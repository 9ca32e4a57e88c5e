import QtQuick
import "../../widgets"

// In place of a list with nothing in it: a lantern that is not lit, one sentence, one button.
Item {
    id: instead

    required property var page
    readonly property string what: instead.page.instead
    readonly property var lines: ({
        empty: {line: "past.empty", button: "past.empty.new"},
        none: {line: "past.none", button: "past.none.all"},
        all_away: {line: "past.all_away", button: "past.all_away.show"},
        no_charts: {line: "past.charts.none", button: ""}
    })
    readonly property var told: instead.lines[instead.what] || ({line: "", button: ""})

    signal begun
    signal cleared
    signal sought

    function go() {
        if (instead.what === "empty")
            instead.begun()
        else if (instead.what === "all_away")
            instead.sought()
        else
            instead.cleared()
    }

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
            objectName: ({empty: "choose", none: "showAll", all_away: "showAway"})[instead.what] || ""
            visible: instead.told.button !== ""
            enabled: visible
            kind: "amber"
            text: instead.page.words[instead.told.button] || ""
            width: Math.max(380 * Look.u, natural + 40 * Look.u)
            height: 96 * Look.u
            anchors.horizontalCenter: parent.horizontalCenter
            onTapped: instead.go()
        }
    }
}
