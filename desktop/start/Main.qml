pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// The window: measures for everything below it, and one screen at a time.
Window {
    id: window

    required property Front app

    readonly property var files: ({
        home: "../home/Home.qml",
        setup: "../setup/Setup.qml",
        play: "../table/Play.qml",
        end: "../after/end/End.qml",
        library: "../past/archive/Library.qml",
        packs: "../packs/Packs.qml",
        workshop: "../packs/workshop/Workshop.qml",
        rulebook: "../rulebook/Rulebook.qml",
        settings: "../settings/Settings.qml",
        practice: "../practice/Practice.qml"
    })

    // What guides whoever has never played.
    readonly property bool hasStrip: window.app.screen === "practice"
        || window.app.screen === "play" && window.app.stage !== null && window.app.stage.guidance !== ""

    objectName: "window"
    title: window.app.title
    width: 1280
    height: 720
    minimumWidth: 800
    minimumHeight: 600
    color: Look.sumi

    function show(name: string) {
        Look.stir()
        // Until the screen says that it is one reader's.
        Look.reads = ""
        const values = {model: window.app.model}
        if (name === "play" || name === "practice")
            values.stage = window.app.stage
        screen.setSource(Qt.resolvedUrl(window.files[name]), values)
    }

    Dressed {
        looks: window.app
        size: Qt.size(window.width, window.height)
        foot: window.hasStrip ? 112 * Math.min(1.6, Look.tableText) : 0
    }

    Component.onCompleted: {
        Look.asked = window.app.asked
        window.show(window.app.screen)
    }

    Connections {
        target: window.app
        function onScreenChanged() {
            window.show(window.app.screen)
        }
    }

    Loader {
        id: screen
        anchors.fill: parent
        focus: true
        Keys.onPressed: {
            Look.keysInUse = true
            Look.stir()
        }

        // Whatever is touched stays what is touched: these only look on.
        HoverHandler {
            id: pointer

            // What moves under a pointer that rests tells of it, too.
            property point seenAt

            onPointChanged: {
                if (pointer.point.scenePosition === pointer.seenAt)
                    return
                pointer.seenAt = pointer.point.scenePosition
                Look.stir()
            }
        }
        PointHandler {
            onActiveChanged: Look.stir()
        }
    }

    Shortcut {
        sequences: ["F11"]
        autoRepeat: false
        onActivated: window.app.switchFullScreen()
    }

    // At a table Esc covers what is lit, before all else.
    Shortcut {
        sequences: [StandardKey.Cancel]
        enabled: window.app.trouble !== "" && window.app.screen === "home"
        onActivated: window.app.dismissTrouble()
    }

    // What the table is told of its words; closed, the keys are at what they were at.
    Loader {
        id: asked
        property Item before: null
        active: false
        anchors.fill: parent
        sourceComponent: AskedSheet {
            asked: window.app.asked
        }
        onLoaded: (asked.item as AskedSheet).forceActiveFocus(Qt.TabFocusReason)

        function turn(isOpen: bool): void {
            if (asked.active === isOpen)
                return
            if (isOpen)
                asked.before = window.activeFocusItem
            asked.active = isOpen
            if (!isOpen && asked.before)
                asked.before.forceActiveFocus(Qt.TabFocusReason)
        }
    }

    Connections {
        target: window.app.asked
        function onChanged() {
            asked.turn(window.app.asked.page.told.length > 0)
        }
    }

    // Nothing stays over a page that is not everybody's.
    Connections {
        target: window.app.stage
        function onPageChanged() {
            if (window.app.stage.page.state !== "table")
                window.app.asked.close()
        }
    }

    Loader {
        active: window.app.trouble !== ""
        anchors.fill: parent
        sourceComponent: Trouble {
            line: window.app.trouble
            understood: window.app.understood
            home: window.app.wayHome
            onDismissed: window.app.dismissTrouble()
            onWentHome: window.app.goHome()
        }
    }
}
