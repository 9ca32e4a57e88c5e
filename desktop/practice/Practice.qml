pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../table"
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

    Rectangle {
        id: strip
        width: parent.width
        height: Look.foot * Look.u
        anchors.bottom: parent.bottom
        color: Look.lacquer
        enabled: !practice.page.is_over

        Rectangle {
            width: parent.width
            height: Math.max(1, 2 * Look.u)
            color: Look.lacquerLine
        }

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: 28 * Look.u
            anchors.rightMargin: 28 * Look.u
            spacing: 28 * Look.u

            Words {
                objectName: "you"
                text: practice.page.you
                role: Type.guide
                color: Look.amber
                Layout.maximumWidth: 0.24 * strip.width
            }

            Item {
                id: place
                Layout.fillWidth: true
                Layout.fillHeight: true

                Lines {
                    objectName: "guidance"
                    line: practice.page.line
                    face: "text"
                    role: Type.guide
                    boxWidth: place.width
                    boxHeight: place.height - 8 * Look.u
                    pitch: 1.12
                    anchors.verticalCenter: parent.verticalCenter
                    color: Look.paper
                    Accessible.role: Accessible.AlertMessage
                }
            }

            PlateButton {
                objectName: "practiceLeave"
                text: practice.words.leave
                role: Type.guide
                implicitHeight: strip.height - 16 * Look.u
                spacePresses: false
                onTapped: practice.model.leave()
            }
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
