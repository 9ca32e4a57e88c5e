pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// Below the packs: the way back, what was said and what can be done about it, and one to take in.
GridLayout {
    id: foot

    required property PacksModel model
    required property PacksPage page
    // Or else what was said stands above all else.
    required property bool isWide
    readonly property PackAction noAction: PackAction {}
    readonly property bool says: foot.page.said !== ""

    signal asked

    columns: foot.isWide ? 3 : 2
    columnSpacing: 20 * Look.u
    rowSpacing: 10 * Look.u

    PlateButton {
        objectName: "back"
        role: Type.button
        sign: "undo"
        text: foot.page.words.back
        Layout.row: foot.isWide ? 0 : 1
        Layout.column: 0
        Layout.fillWidth: !foot.isWide
        onTapped: foot.model.leave()
    }

    Item {
        visible: foot.isWide || foot.says
        Layout.row: 0
        Layout.column: foot.isWide ? 1 : 0
        Layout.columnSpan: foot.isWide ? 1 : 2
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(88 * Look.u, told.implicitHeight + 20 * Look.u)

        Plate {
            visible: foot.says
            anchors.fill: parent
            fill: "#F2140F0A"
            edge: Look.lacquerLine
            radius: 10 * Look.u
        }

        RowLayout {
            id: told
            visible: foot.says
            anchors.fill: parent
            anchors.leftMargin: 22 * Look.u
            anchors.rightMargin: 12 * Look.u
            spacing: 12 * Look.u

            Sign {
                visible: foot.page.is_trouble
                motif: "signs/warning"
                ink: "#E06A4E"
                Layout.preferredWidth: Math.round(48 * Look.u)
                Layout.preferredHeight: Math.round(48 * Look.u)
            }

            Words {
                objectName: "said"
                role: Type.small
                face: "text"
                text: foot.page.said
                // A path has no spaces to be broken at.
                wrapMode: Text.Wrap
                lineHeight: 1.0
                color: Look.lacquerText
                Layout.fillWidth: true
                Accessible.role: foot.page.is_trouble ? Accessible.AlertMessage : Accessible.StaticText
            }

            Repeater {
                model: foot.page.actions.length

                PlateButton {
                    required property int index
                    readonly property PackAction action: foot.page.actions[index] || foot.noAction
                    objectName: "act-" + action.id
                    kind: "paper"
                    ring: Look.focus
                    role: Type.chip
                    text: action.text
                    implicitWidth: Math.max(150 * Look.u, natural)
                    implicitHeight: Math.max(68 * Look.u, 1.7 * letters)
                    onTapped: foot.model.act(action.id)
                }
            }
        }
    }

    PlateButton {
        objectName: "takeIn"
        role: Type.button
        kind: "amber"
        text: foot.page.words.take_in
        Layout.row: foot.isWide ? 0 : 1
        Layout.column: foot.isWide ? 2 : 1
        Layout.fillWidth: !foot.isWide
        onTapped: foot.asked()
    }
}
