import QtQuick
import "../look"

// The game that is on. A screen lives as long as its state: nothing stays from one player to the next.
FocusScope {
    id: play

    required property var stage
    property var model: null
    property string shown: ""
    // Read in beforehand, so that no hand-over waits for a file.
    property var ready: []
    readonly property var current: screen.item

    objectName: "playScreen"
    focus: true
    Component.onCompleted: {
        play.turn()
        play.ready = ["Cover.qml", "Lit.qml", "Spent.qml", "Table.qml", "Moments.qml"].map(
            name => Qt.createComponent(Qt.resolvedUrl(name), Component.Asynchronous, play))
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
        const name = page.state.charAt(0).toUpperCase() + page.state.slice(1)
        screen.setSource(Qt.resolvedUrl(name + ".qml"), {page: page, stage: play.stage})
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
        teller: play.stage
        anchors.fill: parent
    }
}
