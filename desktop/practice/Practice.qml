pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../table"
import "../table/parts"
import "../widgets"

// The screens of a game as they are, and below them, in a strip of its own, the line that says what to do.
FocusScope {
    id: practice

    required property PracticeModel model
    required property Stage stage
    readonly property PracticePage page: practice.model.page
    readonly property PracticeWords words: practice.page.words

    objectName: "practiceScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: practice.words.title

    Play {
        stage: practice.stage
        focus: !practice.page.is_over
        enabled: !practice.page.is_over
        width: parent.width
        height: parent.height - strip.height
    }

    GuideStrip {
        id: strip
        width: parent.width
        anchors.bottom: parent.bottom
        enabled: !practice.page.is_over
        line: practice.page.line
        you: practice.page.you

        PlateButton {
            objectName: "practiceLeave"
            text: practice.words.leave
            role: Type.guide
            implicitHeight: strip.height - 16 * Look.u
            spacePresses: false
            onTapped: practice.model.leave()
        }
    }

    Loader {
        anchors.fill: parent
        active: practice.page.is_over
        focus: active
        sourceComponent: Done {
            model: practice.model
            page: practice.page
        }
    }
}
