pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../board"

// The hanging scroll with what happened so far; on the board, with how the vote stands.
Scroll {
    id: scroll

    required property PublicPage page

    Loader {
        anchors.fill: parent
        active: scroll.page.step.board === null
        sourceComponent: Story { page: scroll.page }
    }

    Loader {
        anchors.fill: parent
        active: scroll.page.step.board !== null
        sourceComponent: Count { page: scroll.page }
    }
}
