import QtQuick
import LanternNight
import "../../widgets"
import "../parts"

// Along the foot of the table: leave and the rulebook at the left; void this phase by a decision of all, or take the
// last answer back, at the right. A game that is over has nothing to decide.
Item {
    id: tools

    required property TablePage page
    required property Stage stage

    // How far the lower left corner is free of lanterns.
    property real leftEnds: 314 * Look.u
    readonly property real gap: 16 * Look.u
    // What can be set from here, or nothing.
    property string menuTitle: ""
    readonly property bool hasMenu: tools.menuTitle !== ""
    readonly property real room: (tools.hasMenu ? 334 : 414) * Look.u
    readonly property real leftRoom: tools.leftEnds - leave.x - tools.gap
    readonly property real least: 124 * Look.u
    // Each of the two gets as much as its words want of what there is.
    readonly property real leaveShare: leave.wanted / (leave.wanted + rules.wanted)

    readonly property bool isOver: tools.page.step.kind === "over"

    signal asks(string what)
    signal sets

    Accessible.role: Accessible.Grouping
    Accessible.name: tools.page.words.decisions
    height: 64 * Look.u

    ToolPlate {
        id: leave
        objectName: "leave"
        x: 14 * Look.u
        width: Math.max(tools.page.step.board ? 142 * Look.u : tools.least, Math.min(214 * Look.u, leave.wanted + 8 * Look.u,
            tools.page.step.board ? tools.leftRoom - height
                : Math.min(tools.leftRoom - tools.least, tools.leaveShare * tools.leftRoom)))
        sign: "previous"
        text: tools.page.leaving.line
        onTapped: tools.asks("leave")
    }

    ToolPlate {
        id: rules
        objectName: "rulebook"
        x: leave.x + leave.width + tools.gap
        // On the board, counts hang below the lanterns: there the sign has to do.
        width: tools.page.step.board ? height
            : Math.max(tools.least, Math.min(214 * Look.u, rules.wanted + 8 * Look.u, tools.leftRoom - leave.width))
        sign: "rulebook"
        text: tools.page.words.rulebook
        onTapped: tools.stage.readRules()
    }

    ToolPlate {
        id: nullify
        objectName: visible ? "void" : ""
        visible: !tools.isOver
        enabled: visible
        x: 1492 * Look.u
        width: tools.page.undo_is_free ? (tools.room - tools.gap) / 2 : Math.max(199 * Look.u, Math.min(tools.room, wanted))
        sign: "delete"
        text: tools.page.voiding.line
        onTapped: tools.asks("void")
    }

    ToolPlate {
        objectName: visible ? "takeBack" : ""
        visible: tools.page.undo_is_free
        enabled: visible
        x: nullify.x + nullify.width + tools.gap
        width: (tools.room - tools.gap) / 2
        sign: "undo"
        text: tools.page.words.take_back
        onTapped: tools.stage.takeBack()
    }

    ToolPlate {
        objectName: visible ? "menu" : ""
        visible: tools.hasMenu
        enabled: visible
        x: 1906 * Look.u - width
        width: height
        sign: "settings"
        text: tools.menuTitle
        onTapped: tools.sets()
    }
}
