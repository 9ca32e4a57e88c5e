import QtQuick
import "../look"

// Along the foot of the table: leave at the left; void this phase by a decision of all, or take the last answer back, at
// the right.
Item {
    id: tools

    required property var page
    required property var stage

    readonly property real gap: 10 * Look.u
    readonly property real room: 420 * Look.u

    signal asks(string what)

    height: 64 * Look.u

    ToolPlate {
        objectName: "leave"
        x: 14 * Look.u
        width: 214 * Look.u
        sign: "previous"
        text: tools.page.words.leave
        onTapped: tools.asks("leave")
    }

    ToolPlate {
        id: nullify
        objectName: "void"
        x: 1906 * Look.u - tools.room
        width: (tools.room - tools.gap) / 2
        sign: "delete"
        text: tools.page.words.void
        onTapped: tools.asks("void")
    }

    ToolPlate {
        objectName: visible ? "takeBack" : ""
        visible: tools.page.undo_is_free
        enabled: visible
        x: nullify.x + nullify.width + tools.gap
        width: nullify.width
        sign: "undo"
        text: tools.page.words.take_back
        onTapped: tools.stage.takeBack()
    }
}
