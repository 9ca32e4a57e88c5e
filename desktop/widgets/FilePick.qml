pragma ComponentBehavior: Bound

import QtQuick

// A file from outside: chosen in the system's own dialog, or dropped here; or where one is to be written.
Item {
    id: pick

    property string title: ""
    property list<string> nameFilters
    property bool saves: false
    // Where it would be written, as long as nobody says otherwise.
    property url suggested
    // What is said while a file is held over it; empty where nothing can be dropped.
    property string drop: ""

    signal picked(url file)

    function open() {
        dialog.active = false
        dialog.active = true
    }

    // The dialog and all it needs come along when they are first wanted.
    Loader {
        id: dialog
        active: false
        Component.onCompleted: dialog.setSource("FileAsk.qml", {pick: pick})
    }

    DropArea {
        id: area
        objectName: enabled ? "drop" : ""
        anchors.fill: parent
        enabled: pick.drop !== ""
        onEntered: drag => drag.accepted = drag.hasUrls
        onDropped: dropped => {
            dropped.accept(Qt.CopyAction)
            pick.picked(dropped.urls[0])
        }
    }

    Rectangle {
        anchors.fill: parent
        visible: area.containsDrag
        color: "#C0070A16"

        Plate {
            anchors.centerIn: parent
            width: 900 * Look.u
            height: 180 * Look.u
            fill: Look.paper
            inner: Look.ink2

            Words {
                anchors.fill: parent
                anchors.margins: 24 * Look.u
                text: pick.drop
                role: Type.heading
                fontSizeMode: Text.Fit
                minimumPixelSize: 13
                horizontalAlignment: Text.AlignHCenter
                color: Look.ink
            }
        }
    }
}
