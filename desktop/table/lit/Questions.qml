pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// The real questions, in a box that is as high whatever they say.
Item {
    id: questions

    required property LitPage page
    readonly property list<string> asked: questions.page.open === null ? [] : questions.page.open.questions
    readonly property int rows: Look.textSize > 1.25 && questions.page.asked > 1 ? (Look.isRead(questions.page.language) ? 6 : 5) : Look.textSize > 1.25 || questions.page.asked > 1 ? 4 : 2

    readonly property string flat: questions.asked.join(" ").replace(/\n/g, " ")

    function isLegible(lines: Text): bool {
        return lines.font.pixelSize >= Math.max(Look.px(1.9, 1), Type.litQuestion.least)
    }

    component Asked: Lines {
        role: Type.litQuestion
        boxWidth: questions.width
        boxHeight: questions.height
        atMost: questions.rows
        pitch: 1.02
        keepsRoom: true
        horizontalAlignment: Text.AlignLeft
        speech: questions.page.language
        most: Math.min(role.pixels, Math.max(8, questions.height / (1.1 * (questions.page.asked > 1 ? questions.page.asked : 1))))
        color: Look.litTablet
        Accessible.name: questions.flat
    }

    // Each question on a line, with what has to be known for it.
    Asked {
        id: each
        visible: false
        line: questions.asked.map(said => said.replace("\n", " ")).join("\n")
    }

    // A line that would break somewhere breaks before what has to be known, unless that had to be too small.
    Asked {
        id: apart
        visible: false
        line: questions.asked.join("\n")
    }

    Asked {
        line: each.rowCount === questions.asked.length && questions.isLegible(each) ? each.line
            : questions.isLegible(apart) ? apart.line : questions.isLegible(each) ? each.line : questions.flat
    }
}
