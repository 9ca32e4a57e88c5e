pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// Who has his eyes open, and what is shown to whom.
ScrollArea {
    id: eyes

    required property LeadPage page
    readonly property bool shows: eyes.page.sign.length > 0
    readonly property color dark: eyes.shows ? Look.litIvory : Look.litInk

    ground: eyes.shows ? Look.litInk : Look.litTablet
    ink: eyes.dark
    isRead: true
    label: eyes.page.words.eyes
    spacing: 8 * Look.u

    Prose {
        width: parent.width
        role: Type.litDetail
        language: eyes.page.language
        line: eyes.shows && eyes.page.sign_title !== "" ? eyes.page.sign_title : eyes.page.words.eyes
        color: eyes.dark
    }

    Flow {
        width: parent.width
        spacing: 24 * Look.u

        Repeater {
            model: eyes.shows ? eyes.page.sign : eyes.page.eyes

            Prose {
                id: sign
                required property string modelData
                width: Math.min(measure.advanceWidth + 1, eyes.width - 30 * Look.u)
                role: Type.litPrompt
                language: eyes.page.language
                line: modelData
                color: eyes.dark

                TextMetrics {
                    id: measure
                    font: sign.font
                    text: sign.modelData
                }
            }
        }
    }

    Prose {
        visible: eyes.page.eyes_line !== ""
        width: parent.width
        role: Type.litBody
        language: eyes.page.language
        line: eyes.page.eyes_line
        color: eyes.dark
    }
}
