import QtQuick
import LanternNight
import "../../widgets"

// The wall: what it shows is to be looked at and takes nothing, neither taps nor keys nor the eyes of the system.
Window {
    id: wall

    required property SecondScreen second

    objectName: "secondWindow"
    title: wall.second.title
    width: 1280
    height: 720
    color: Look.sumi
    flags: Qt.Window | Qt.FramelessWindowHint | Qt.WindowDoesNotAcceptFocus

    function turn(): void {
        const page = wall.second.page as PlayPage
        Look.reads = page.language
        Look.people = page.state === "table" ? (page as SecondPage).names : []
        if (page.state === "table" && screen.item instanceof SecondTable)
            (screen.item as SecondTable).page = page as SecondPage
        else
            screen.setSource(Qt.resolvedUrl(page.state === "table" ? "SecondTable.qml" : "SecondWaiting.qml"),
                             page.state === "table" ? {page: page, second: wall.second} : {page: page})
    }

    Component.onCompleted: wall.turn()

    Dressed {
        looks: wall.second.looks
        size: Qt.size(wall.width, wall.height)
    }

    Connections {
        target: wall.second
        function onPageChanged() {
            wall.turn()
        }
    }

    Loader {
        id: screen
        anchors.fill: parent
        enabled: false
    }
}
