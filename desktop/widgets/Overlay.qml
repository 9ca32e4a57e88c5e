pragma ComponentBehavior: Bound

import QtQuick

// A sheet over a screen that is dimmed behind it; Esc or its button closes it.
FocusScope {
    id: overlay

    property bool isOpen: false
    property string title: ""
    property string closes: ""
    property real sheetWidth: 900 * Look.u
    property real sheetHeight: 700 * Look.u
    property string closeName: "close"
    default property alias content: inside.data
    property Item before: null

    signal closed

    anchors.fill: parent
    visible: overlay.isOpen
    enabled: overlay.isOpen
    z: 20
    Keys.onEscapePressed: overlay.closed()
    Accessible.role: Accessible.Dialog
    Accessible.name: overlay.title

    Rectangle {
        anchors.fill: parent
        color: Look.sumi
        opacity: 0.62

        TapHandler {
            onTapped: overlay.closed()
        }
    }

    PaperSheet {
        id: sheet
        width: overlay.sheetWidth
        height: overlay.sheetHeight
        anchors.centerIn: parent

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
        }

        Words {
            id: heading
            x: 40 * Look.u
            y: 28 * Look.u
            width: parent.width - 80 * Look.u
            text: overlay.title
            percent: 3.6
            times: Math.min(1.4, Look.tableText)
            color: Look.ink
            Accessible.role: Accessible.Heading
        }

        Item {
            id: inside
            x: 40 * Look.u
            y: heading.y + heading.height + 16 * Look.u
            width: parent.width - 80 * Look.u
            height: close.y - y - 16 * Look.u
        }

        PlateButton {
            id: close
            objectName: overlay.isOpen ? overlay.closeName : ""
            text: overlay.closes
            ring: Look.ink
            width: 240 * Look.u
            x: parent.width - width - 40 * Look.u
            y: parent.height - height - 32 * Look.u
            onTapped: overlay.closed()
        }
    }
}
