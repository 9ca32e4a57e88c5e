pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// What an evening of several games is remembered for.
ScrollArea {
    id: area

    required property EndModel model

    objectName: "evening"
    isRead: true
    label: area.model.evening.page.words.title

    Fades {
        parent: area.parent
        area: area
    }

    Awards {
        model: area.model
        width: parent.width
    }
}
