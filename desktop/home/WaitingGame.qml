pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// The paper plate of the game that waits: no more than everybody may know.
Item {
    id: waiting

    required property WaitingCard card
    required property HomeModel model

    implicitHeight: Math.max(150 * Look.u, told.implicitHeight + 32 * Look.u)

    Plate {
        anchors.fill: parent
        fill: Look.paper
        inner: Look.ink2
        shade: "#52000000"
    }

    RowLayout {
        id: told
        anchors.fill: parent
        anchors.margins: 16 * Look.u
        anchors.leftMargin: 28 * Look.u
        anchors.rightMargin: 20 * Look.u
        spacing: 20 * Look.u

        PaperLantern {
            number: waiting.card.players
            word: waiting.card.when
            Layout.preferredWidth: 146 * Look.u
            Layout.preferredHeight: implicitHeight
        }

        ColumnLayout {
            spacing: 2 * Look.u

            Prose {
                line: waiting.card.title
                role: Type.subheading
                color: Look.ink
                Layout.fillWidth: true
            }

            Prose {
                face: "text"
                line: waiting.card.line
                role: Type.label
                color: Look.ink2
                Layout.fillWidth: true
            }
        }

        PlateButton {
            objectName: "resume"
            kind: "red"
            text: waiting.card.resume
            role: Type.button
            onTapped: waiting.model.resume()
        }
    }
}
