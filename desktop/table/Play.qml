import QtQuick
import "../widgets"

// The game that is on. A screen lives as long as its state: nothing stays from one player to the next.
FocusScope {
    id: play

    required property var stage
    property var model: null
    property string shown: ""
    readonly property var files: ({table: "open/Table.qml", cover: "cover/Cover.qml", lit: "lit/Lit.qml", spent: "cover/Spent.qml"})
    // Read in beforehand, so that no hand-over waits for a file.
    property var ready: []
    readonly property var current: screen.item

    objectName: "playScreen"
    focus: true
    Component.onCompleted: {
        play.turn()
        play.ready = Object.values(play.files).concat("moments/Moments.qml").map(
            file => Qt.createComponent(Qt.resolvedUrl(file), Component.Asynchronous, play))
    }

    // A turn's next page is a new page: nothing that was typed or focused stays.
    function keyOf(page) {
        return page.state === "lit" ? "lit" + page.page : page.state
    }

    function turn() {
        const page = play.stage.page
        if (!page || !page.state)
            return
        if (play.keyOf(page) === play.shown) {
            play.current.page = page
            return
        }
        // The old screen lives to the end of this turn of the event loop: nothing secret may stay in it.
        if (play.current && play.current.page.open)
            play.current.page = Object.assign({}, play.current.page, {open: null})
        play.shown = play.keyOf(page)
        Look.keysInUse = false
        const values = {page: page, stage: play.stage}
        if (page.state === "table")
            values.menu = play.model
        screen.setSource(Qt.resolvedUrl(play.files[page.state]), values)
        screen.forceActiveFocus()
    }

    Connections {
        target: play.stage
        function onPageChanged() {
            play.turn()
        }
    }

    Loader {
        id: screen
        anchors.fill: parent
        focus: true
    }

    Trouble {
        line: play.stage.trouble
        understood: play.stage.understood
        onDismissed: play.stage.dismissTrouble()
        anchors.fill: parent
    }
}
