import QtQuick
import QtQuick.Layouts
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
    signal brought

    function go() {
        if (instead.told.what === "empty")
            instead.begun()
        else if (instead.told.what === "all_away")
            instead.sought()
        else
            instead.cleared()
    }

    visible: instead.page.instead !== null

    ColumnLayout {
        anchors.fill: parent
        spacing: 26 * Look.u

        Item {
            Layout.fillHeight: true
        }

        Drawing {
            path: "lanterns/unlit"
            Layout.fillHeight: true
            Layout.maximumHeight: 373 * Look.u
            Layout.preferredHeight: 373 * Look.u
            Layout.preferredWidth: height * 480 / 373
            Layout.alignment: Qt.AlignHCenter
        }

        Prose {
            role: Type.heading
            line: instead.told.line
            horizontalAlignment: Text.AlignHCenter
            color: Look.paper
            Layout.fillWidth: true
        }

        PlateButton {
            objectName: instead.told.what === "empty" ? "choose" : instead.told.what === "none" ? "showAll"
                : instead.told.what === "all_away" ? "showAway" : ""
            visible: instead.told.button !== ""
            enabled: visible
            kind: "amber"
            role: Type.button
            text: instead.told.button
            Layout.preferredWidth: Math.max(380 * Look.u, natural + 40 * Look.u)
            Layout.preferredHeight: Math.max(96 * Look.u, implicitHeight)
            Layout.alignment: Qt.AlignHCenter
            onTapped: instead.go()
        }

        // On a machine that has none of the games yet.
        PlateButton {
            objectName: visible ? "bringBack" : ""
            visible: instead.told.what === "empty"
            role: Type.button
            text: instead.page.words.bring_back
            Layout.alignment: Qt.AlignHCenter
            onTapped: instead.brought()
        }

        Item {
            Layout.fillHeight: true
        }
    }
}
