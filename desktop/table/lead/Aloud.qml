pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// What is read aloud now, large, and with what the call ends.
ScrollArea {
    id: aloud

    required property LeadPage page

    ground: Look.litTablet
    ink: Look.litInk2
    isRead: true
    label: aloud.page.aloud.join(" ")
    spacing: 14 * Look.u

    Prose {
        width: parent.width
        role: Type.litDetail
        language: aloud.page.language
        line: aloud.page.words.aloud
        color: Look.litInk2
    }

    Repeater {
        model: aloud.page.aloud

        Prose {
            required property string modelData
            width: parent ? parent.width : 0
            role: Type.litAloud
            language: aloud.page.language
            line: modelData
            color: Look.litInk
        }
    }

    Prose {
        visible: aloud.page.then !== ""
        width: parent.width
        role: Type.litBody
        language: aloud.page.language
        line: aloud.page.then
        color: Look.litInk2
    }
}
