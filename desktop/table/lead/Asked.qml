pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"
import "../parts"

// What the call asks, and the seats to tap. With large letters there is more of it than the sheet is high.
ScrollArea {
    id: asked

    required property LeadPage page
    required property Stage stage
    // How many seats stand beside each other where their names can be read.
    property int columns: 3
    readonly property real least: 7.4 * Type.litTablet.least + 1.6 * Type.litNote.pixels + 22 * Look.u
    readonly property int across: Math.max(2, Math.min(asked.columns, Math.floor(asked.width / asked.least)))
    readonly property string hint: asked.stage.hint

    ground: "transparent"
    ink: Look.litInk2
    label: asked.page.question
    // What has been refused is said above.
    onHintChanged: asked.goTo(0)

    ColumnLayout {
        width: parent.width
        height: Math.max(implicitHeight, asked.height)
        spacing: 10 * Look.u

        Prose {
            role: Type.litPrompt
            language: asked.page.language
            line: asked.page.question
            color: Look.litInk
            Layout.fillWidth: true
            // Readings over its first line are shown whole.
            Layout.topMargin: 2 * Look.u
            // Seats stay where they are while there is nothing to ask.
            Layout.minimumHeight: 1.4 * Type.litPrompt.pixels
        }

        Prose {
            role: Type.litNote
            language: asked.page.language
            line: asked.hint !== "" ? asked.hint : asked.page.is_choice ? asked.page.words.tap : ""
            color: Look.litInk2
            Layout.fillWidth: true
            Layout.minimumHeight: 1.4 * Type.litNote.pixels
        }

        LeadPanel {
            visible: asked.page.is_text
            Layout.fillWidth: true
            Layout.preferredHeight: visible ? 6 * Type.litBody.pixels : 0

            WritingField {
                anchors.fill: parent
                objectName: asked.page.is_text ? "text" : ""
                enabled: asked.page.is_text
                speech: asked.page.language
                label: asked.page.words.write_here
                most: asked.page.max_length
                onWritten: text => asked.stage.write(text)
            }
        }

        GridLayout {
            columns: asked.across
            columnSpacing: 12 * Look.u
            rowSpacing: 12 * Look.u
            uniformCellWidths: true
            uniformCellHeights: true
            Layout.fillWidth: true
            Layout.fillHeight: true
            // Their edges are drawn half outside of them.
            Layout.leftMargin: 2 * Look.u
            Layout.rightMargin: 2 * Look.u
            Layout.bottomMargin: 3 * Look.u

            Repeater {
                model: asked.page.seats.length

                LeadTablet {
                    required property int index
                    readonly property LeadSeat none: LeadSeat {}
                    objectName: usable ? "tablet-" + seat.place : ""
                    seat: (asked.page.seats[index] as LeadSeat) || none
                    speech: asked.page.language
                    onTapped: asked.stage.choose(seat.place)
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.minimumHeight: implicitHeight
                }
            }
        }
    }
}
