pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"
import "../board"

// Beside the ring, from top to bottom: the scroll, or in large text its tab; on the board what is done there; and what
// the table may always do.
ColumnLayout {
    id: side

    required property TablePage page
    required property Stage stage
    property bool isWide: false
    property string menuTitle: ""
    readonly property bool isBoard: side.page.step.board !== null

    signal asks(string what)
    signal sets
    signal shows
    signal unrolls

    spacing: 14 * Look.u

    Loader {
        active: !side.isWide
        visible: active
        Layout.fillWidth: true
        Layout.fillHeight: true
        sourceComponent: ToldScroll { page: side.page }
    }

    PlateButton {
        objectName: visible ? "soFar" : ""
        visible: side.isWide
        enabled: visible
        sign: "past_games"
        kind: "paper"
        ring: Look.focus
        role: Type.tool
        text: side.isBoard ? side.page.words.standing : side.page.words.so_far
        onTapped: side.unrolls()
        Layout.fillWidth: true
    }

    Item {
        visible: side.isWide
        Layout.fillHeight: true
    }

    Loader {
        active: side.isBoard
        visible: active
        Layout.fillWidth: true
        sourceComponent: BoardButtons {
            page: side.page
            stage: side.stage
            onAsks: what => side.asks(what)
        }
    }

    TableTools {
        page: side.page
        stage: side.stage
        isTight: side.isBoard
        isNarrow: side.isWide
        menuTitle: side.menuTitle
        onAsks: what => side.asks(what)
        onSets: side.sets()
        onShows: side.shows()
        Layout.fillWidth: true
    }
}
