pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

// A sheet over a screen that is dimmed behind it, made as it is opened; Esc or its button closes it.
FocusScope {
    id: overlay

    property string title: ""
    property string closes: ""
    property real sheetWidth: 900 * Look.u
    property real sheetHeight: 700 * Look.u
    property string closeName: "close"
    default property alias content: inside.data
    // What can be done with all of it, beside the button that closes it.
    property alias foot: foot.data

    signal closed

    anchors.fill: parent
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
        width: Math.min(overlay.sheetWidth, overlay.width - 48 * Look.u)
        height: Math.min(overlay.sheetHeight, overlay.height - 48 * Look.u)
        anchors.centerIn: parent

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
        }

        ColumnLayout {
            anchors.fill: parent
            anchors.margins: 36 * Look.u
            spacing: 16 * Look.u

            Prose {
                role: Type.heading
                line: overlay.title
                leading: 1.05
                color: Look.ink
                Layout.fillWidth: true
                Accessible.role: Accessible.Heading
            }

            Item {
                id: inside
                Layout.fillWidth: true
                Layout.fillHeight: true
            }

            RowLayout {
                spacing: 16 * Look.u
                Layout.fillWidth: true

                RowLayout {
                    id: foot
                    spacing: 16 * Look.u
                    Layout.fillWidth: true
                }

                PlateButton {
                    objectName: overlay.closeName
                    role: Type.button
                    text: overlay.closes
                    ring: Look.ink
                    Layout.alignment: Qt.AlignRight
                    onTapped: overlay.closed()
                }
            }
        }
    }
}
