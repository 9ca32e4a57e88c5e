pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"
import "cover"
import "lead"
import "lit"
import "open"
import "parts"

// The game that is on. A screen lives as long as its state: nothing stays from one player to the next.
FocusScope {
    id: play

    required property Stage stage
    property TableMenuModel model: null
    property string shown: ""
    // Read in beforehand, so that no hand-over waits for a file.
    property list<Component> ready

    objectName: "playScreen"
    focus: true
    Component.onCompleted: {
        play.turn()
        const files = ["table", "cover", "lit", "spent"].map(play.fileOf).concat("moments/Moments.qml")
        play.ready = files.map(file => Qt.createComponent(Qt.resolvedUrl(file), Component.Asynchronous, play))
    }

    function fileOf(state: string): string {
        return state === "table" ? "open/Table.qml" : state === "lit" ? "lit/Lit.qml"
            : state === "lead" ? "lead/Lead.qml" : state === "spent" ? "cover/Spent.qml" : "cover/Cover.qml"
    }

    // A turn's next page is a new page: nothing that was typed or focused stays.
    function keyOf(page: PlayPage): string {
        return page.state === "lit" ? "lit" + (page as LitPage).page : page.state
    }

    function turn(): void {
        const page = play.stage.page
        // Each text in its reader's glyphs, before it is drawn.
        Look.reads = page.language
        Look.people = play.stage.people
        if (play.keyOf(page) === play.shown) {
            play.put(page)
            return
        }
        play.shown = play.keyOf(page)
        Look.keysInUse = false
        const values = {page: page, stage: play.stage}
        if (page.state === "table")
            values.menu = play.model
        screen.setSource(Qt.resolvedUrl(play.fileOf(page.state)), values)
        screen.forceActiveFocus()
    }

    // On the screen that is up.
    function put(page: PlayPage): void {
        if (page.state === "table")
            (screen.item as Table).page = page as TablePage
        else if (page.state === "lit")
            (screen.item as Lit).page = page as LitPage
        else if (page.state === "lead")
            (screen.item as Lead).page = page as LeadPage
        else if (page.state === "spent")
            (screen.item as Spent).page = page as SpentPage
        else
            (screen.item as Cover).page = page as CoverPage
    }

    Connections {
        target: play.stage
        function onPageChanged() {
            play.turn()
        }
    }

    Loader {
        id: screen
        width: parent.width
        height: parent.height - (strip.visible ? strip.height : 0)
        focus: true
    }

    GuideStrip {
        id: strip
        visible: play.stage.guidance !== ""
        line: play.stage.guidance
        width: parent.width
        anchors.bottom: parent.bottom
    }

    Loader {
        active: play.stage.trouble !== ""
        anchors.fill: parent
        sourceComponent: Trouble {
            line: play.stage.trouble
            understood: play.stage.understood
            onDismissed: play.stage.dismissTrouble()
        }
    }
}
