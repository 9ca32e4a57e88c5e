pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// The real questions, in a box that is as high whatever they say.
Item {
    id: questions

    required property LitPage page
    readonly property list<string> asked: questions.page.open === null ? [] : questions.page.open.questions
    readonly property int rows: Look.textSize > 1.25 || questions.page.asked > 1 ? 4 : 2

    component Asked: Lines {
        role: Type.litQuestion
        boxWidth: questions.width
        boxHeight: questions.height
        atMost: questions.rows
        pitch: 1.02
        horizontalAlignment: Text.AlignLeft
        speech: questions.page.language
        most: Math.min(role.pixels, Math.max(8, questions.height / (1.1 * (questions.page.asked > 1 ? questions.page.asked : 1))))
        color: Look.litTablet
        Accessible.name: questions.asked.join(" ")
    }

    // The question stands alone and what has to be known for it underneath, unless both had to be too small.
    Asked {
        id: apart
        visible: false
        line: questions.asked.join("\n")
    }

    Asked {
        line: apart.font.pixelSize >= Look.px(1.9, 1) ? apart.line : questions.asked.join(" ")
    }
}
