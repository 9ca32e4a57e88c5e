pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// What was said of the whole pack, and what can be done about it; nothing, where nothing was.
Item {
    id: told

    required property WorkshopModel model
    required property WorkshopPage page
    readonly property PackAction noAction: PackAction {}

    visible: told.page.said !== ""
    implicitHeight: row.implicitHeight + 28 * Look.u

    Plate {
        anchors.fill: parent
        fill: "#F2140F0A"
        edge: Look.lacquerLine
        radius: 10 * Look.u
    }

    GridLayout {
        id: row
        columns: Look.tableText < 1.3 ? 2 : 1
        columnSpacing: 16 * Look.u
        rowSpacing: 10 * Look.u
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: 20 * Look.u
        anchors.verticalCenter: parent.verticalCenter

        Prose {
            objectName: told.visible ? "said" : ""
            role: Type.small
            face: "text"
            line: told.page.said
            color: told.page.is_trouble ? Look.amber : Look.lacquerText
            Layout.fillWidth: true
            Accessible.role: told.page.is_trouble ? Accessible.AlertMessage : Accessible.StaticText
        }

        Flow {
            visible: told.page.answers.length > 0
            spacing: 12 * Look.u
            Layout.fillWidth: row.columns === 1
            Layout.preferredWidth: row.columns === 1 ? row.width : 760 * Look.u

            Repeater {
                model: told.page.answers.length

                PlateButton {
                    required property int index
                    readonly property PackAction answer: told.page.answers[index] || told.noAction
                    objectName: "answer-" + answer.id
                    kind: "paper"
                    ring: Look.focus
                    role: Type.chip
                    text: answer.text
                    width: Math.max(150 * Look.u, natural)
                    height: Math.max(64 * Look.u, 1.7 * letters)
                    onTapped: told.model.answer(answer.id)
                }
            }
        }
    }
}
