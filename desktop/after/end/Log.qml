import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Beside the table then: everything that happened, step by step.
PaperSheet {
    id: log

    required property EndPage page
    required property EndModel model
    readonly property EndWords words: log.page.words

    signal turned

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 24 * Look.u
        spacing: 12 * Look.u

        RowLayout {
            spacing: 12 * Look.u
            Layout.fillHeight: false
            Layout.leftMargin: 8 * Look.u

            Item {
                id: heading
                Layout.fillWidth: true
                Layout.fillHeight: true

                Fitted {
                    role: Type.subheading
                    line: log.words.log
                    boxWidth: heading.width
                    boxHeight: heading.height
                    horizontalAlignment: Text.AlignLeft
                    color: Look.ink
                    Accessible.role: Accessible.Heading
                }
            }

            WhoButton {
                text: log.words.who
                onTapped: log.turned()
            }
        }

        Course {
            objectName: "log"
            page: log.page
            story: log.model
            at: log.model.act
            isNarrow: true
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }
}
