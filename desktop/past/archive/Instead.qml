import QtQuick
import LanternNight
import "../../widgets"

// In place of a list with nothing in it: a lantern that is not lit, one sentence, one button.
Item {
    id: instead

    required property LibraryPage page
    readonly property NothingListed noneMissing: NothingListed {}
    readonly property NothingListed told: instead.page.instead || instead.noneMissing

    signal begun
    signal cleared
    signal sought

    function go() {
        if (instead.told.what === "empty")
            instead.begun()
        else if (instead.told.what === "all_away")
            instead.sought()
        else
            instead.cleared()
    }

    visible: instead.page.instead !== null

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
            text: instead.told.line
            percent: 3.4
            times: Math.min(1.5, Look.tableText)
            width: instead.width
            horizontalAlignment: Text.AlignHCenter
            color: Look.paper
        }

        PlateButton {
            objectName: instead.told.what === "empty" ? "choose" : instead.told.what === "none" ? "showAll"
                : instead.told.what === "all_away" ? "showAway" : ""
            visible: instead.told.button !== ""
            enabled: visible
            kind: "amber"
            text: instead.told.button
            width: Math.max(380 * Look.u, natural + 40 * Look.u)
            height: 96 * Look.u
            anchors.horizontalCenter: parent.horizontalCenter
            onTapped: instead.go()
        }
    }
}
