pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"
import "../parts"

// What the table may do at any time: leave, look something up, begin this phase anew by a decision of all, take the last
// answer back, set something. A game that is over has nothing to decide.
ColumnLayout {
    id: tools

    required property TablePage page
    required property Stage stage
    // Beside a board there is less room for what decides nothing: its signs have to do.
    property bool isTight: false
    // One below the other.
    property bool isNarrow: false
    // What can be set from here, or nothing.
    property string menuTitle: ""
    readonly property bool isOver: tools.page.step.kind === "over"

    signal asks(string what)
    signal sets
    // Who is in this game.
    signal shows

    spacing: 12 * Look.u
    Accessible.role: Accessible.Grouping
    Accessible.name: tools.page.words.decisions

    component Tool: ToolPlate {
        id: tool

        property string name: ""
        // It says in words what it does, wherever there is a place for it.
        property bool decides: false
        objectName: tool.visible ? tool.name : ""
        enabled: tool.visible
        isBare: tools.isTight && !tool.decides
        Layout.fillWidth: true
        // Those beside each other are equally wide.
        Layout.preferredWidth: 1
    }

    component Tools: GridLayout {
        rowSpacing: tools.spacing
        columnSpacing: tools.spacing
        Layout.fillWidth: true
    }

    Tools {
        id: deciding
        visible: nullify.visible || takeBack.visible
        readonly property real half: (deciding.width - deciding.columnSpacing) / 2
        columns: tools.isNarrow || Math.max(nullify.needs, takeBack.needs) > deciding.half ? 1 : 2

        Tool {
            id: nullify
            name: "void"
            decides: true
            visible: !tools.isOver
            sign: "delete"
            text: tools.page.voiding.line
            onTapped: tools.asks("void")
        }

        Tool {
            id: takeBack
            name: "takeBack"
            decides: true
            visible: tools.page.undo_is_free
            sign: "undo"
            text: tools.page.words.take_back
            onTapped: tools.stage.takeBack()
        }
    }

    // Beside a board all of them share one row.
    Tools {
        id: others
        columns: tools.isTight ? 4 : tools.isNarrow ? 1 : 2

        Tool {
            name: "leave"
            sign: "previous"
            text: tools.page.leaving.line
            onTapped: tools.asks("leave")
        }

        Tool {
            name: "rulebook"
            sign: "rulebook"
            text: tools.page.words.rulebook
            onTapped: tools.stage.readRules()
        }

        Tool {
            name: "lineup"
            sign: "lantern"
            text: tools.page.words.lineup
            onTapped: tools.shows()
            // Where nothing is set from here, there are three of them.
            Layout.columnSpan: tools.menuTitle === "" && others.columns === 2 ? 2 : 1
        }

        Tool {
            name: "menu"
            visible: tools.menuTitle !== ""
            sign: "settings"
            text: tools.menuTitle
            onTapped: tools.sets()
        }
    }
}
