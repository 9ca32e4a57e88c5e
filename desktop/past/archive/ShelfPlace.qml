pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// A board of the shelf and the scroll that lies on it.
Item {
    id: place

    required property ShelfScroll row
    required property int index
    required property bool isCurrent
    required property bool isWide
    // It waits to be used again; until then its row may go.
    property bool rests: false
    readonly property ShelfScroll noScroll: ShelfScroll {}
    readonly property ShelfScroll game: place.rests ? place.noScroll : place.row
    readonly property alias isAtTrash: scroll.isAtTrash

    signal taken
    signal opened
    signal deleted

    function take(onTrash: bool) {
        scroll.take(onTrash)
    }

    ListView.onPooled: place.rests = true
    ListView.onReused: place.rests = false

    Plank {
        anchors.bottom: parent.bottom
        width: parent.width
    }

    GameScroll {
        id: scroll
        game: place.game
        isWide: place.isWide
        isCurrent: place.isCurrent
        anchors.fill: parent
        anchors.leftMargin: 16 * Look.u
        anchors.rightMargin: 16 * Look.u
        // It lies on the board.
        anchors.bottomMargin: 20 * Look.u
        onIsTakenChanged: {
            if (scroll.isTaken)
                place.taken()
        }
        onOpened: place.opened()
        onDeleted: place.deleted()
    }
}
