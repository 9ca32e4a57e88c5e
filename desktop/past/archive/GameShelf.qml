pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// The shelf: one scroll a game, made when it comes into sight.
Item {
    id: shelf

    required property LibraryModel model
    property string label: ""
    // What is said of planks that stand free; nothing where the list is a part of all.
    property string room: ""
    readonly property bool isWide: Look.tableText < 1.3
    // All are alike: as high as their words, which may stand on two lines one below the other.
    readonly property real place: shelf.isWide ? Math.max(164 * Look.u, 70 * Look.u + 1.5 * (Type.rowName.pixels + Type.rowLine.pixels),
                                                          72 * Look.u + 4.4 * Type.rowLine.least)
        : 70 * Look.u + 1.3 * Type.rowName.pixels + 5.1 * Type.rowLine.pixels

    Rectangle {
        anchors.fill: parent
        color: "#170F08"
        border.color: Look.lacquerLine
        border.width: Look.outline
    }

    ListView {
        id: list

        readonly property ShelfPlace taken: list.currentItem as ShelfPlace

        objectName: "shelf"
        anchors.fill: parent
        anchors.margins: 16 * Look.u
        clip: true
        // The software renderer draws shapes past a clip, but not past a layer.
        layer.enabled: GraphicsInfo.api === GraphicsInfo.Software
        reuseItems: true
        cacheBuffer: Math.round(600 * Look.u)
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        model: shelf.model.games
        Accessible.role: Accessible.List
        Accessible.name: shelf.label
        Component.onCompleted: list.settle()
        onCountChanged: list.settle()

        // The keys have a place to come to, and one comes back to where one was.
        function settle() {
            if (list.currentIndex >= 0 || list.count === 0)
                return
            list.currentIndex = Math.min(shelf.model.at, list.count - 1)
            list.positionViewAtIndex(list.currentIndex, ListView.Center)
        }

        Keys.onPressed: event => {
            const page = Math.max(1, Math.floor(list.height / shelf.place) - 1)
            const steps = {}
            steps[Qt.Key_Down] = 1
            steps[Qt.Key_Up] = -1
            steps[Qt.Key_PageDown] = page
            steps[Qt.Key_PageUp] = -page
            steps[Qt.Key_Home] = -list.count
            steps[Qt.Key_End] = list.count
            const step = steps[event.key]
            if (event.key === Qt.Key_Delete && list.taken) {
                event.accepted = true
                shelf.remove(list.taken.game.id, list.currentIndex, list.taken.isAtTrash)
            } else if (step !== undefined) {
                event.accepted = true
                Look.keysInUse = true
                shelf.walk(list.currentIndex + step)
            }
        }

        ShelfBack {
            parent: list
            anchors.fill: parent
            z: -1
        }

        footer: FreePlanks {
            line: shelf.room
            pitch: shelf.place
            width: list.width - 24 * Look.u
            height: Math.max(0, list.height - list.count * shelf.place - 1)
        }

        delegate: ShelfPlace {
            isCurrent: ListView.isCurrentItem
            isWide: shelf.isWide
            width: list.width - 24 * Look.u
            height: shelf.place
            onTaken: shelf.stand(index)
            onOpened: {
                shelf.stand(index)
                shelf.model.open(row.id)
            }
            onDeleted: shelf.remove(row.id, index, isAtTrash)
        }
    }

    AreaBar {
        area: list
        ink: Look.lacquerLine
    }

    function stand(index: int) {
        list.currentIndex = index
        shelf.model.stand(index)
    }

    function walk(index: int) {
        const onTrash = list.taken ? list.taken.isAtTrash : false
        shelf.stand(Math.max(0, Math.min(index, list.count - 1)))
        list.positionViewAtIndex(list.currentIndex, ListView.Contain)
        if (list.taken)
            list.taken.take(onTrash)
    }

    // The keys stay where they were, at the scroll that comes up in its place.
    function remove(id: string, index: int, hadKeys: bool) {
        shelf.stand(index)
        shelf.model.delete(id)
        if (hadKeys && list.count > 0)
            shelf.walk(Math.min(index, list.count - 1))
    }
}
