pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Below the list: the way back, what was said and what can be done about it, how far the reading is, a file to open.
GridLayout {
    id: foot

    required property LibraryModel model
    required property LibraryPage page
    // Or else what was said stands above all else.
    required property bool isWide
    readonly property LibraryStrip strip: foot.page.strip
    readonly property ReadingProgress progress: foot.model.reading.page
    readonly property StripAction noAction: StripAction {}
    readonly property bool isReading: foot.progress.text !== ""
    readonly property bool says: foot.strip.text !== "" || foot.page.explain !== ""

    signal asked

    columns: foot.isWide ? 4 : 3
    columnSpacing: 20 * Look.u
    rowSpacing: 10 * Look.u

    PlateButton {
        objectName: "back"
        role: Type.button
        sign: "undo"
        text: foot.page.words.back
        Layout.row: foot.isWide ? 0 : 1
        Layout.column: 0
        onTapped: foot.model.leave()
    }

    Item {
        visible: foot.isWide || foot.says
        Layout.row: 0
        Layout.column: foot.isWide ? 1 : 0
        Layout.columnSpan: foot.isWide ? 1 : 3
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
                visible: foot.strip.is_trouble
                motif: "signs/warning"
                ink: "#E06A4E"
                Layout.preferredWidth: Math.round(48 * Look.u)
                Layout.preferredHeight: Math.round(48 * Look.u)
            }

            Prose {
                objectName: "line"
                role: Type.small
                face: "text"
                line: foot.strip.text !== "" ? foot.strip.text : foot.page.explain
                leading: 1.0
                color: Look.lacquerText
                Layout.fillWidth: true
                Accessible.role: foot.strip.is_trouble ? Accessible.AlertMessage : Accessible.StaticText
            }

            Repeater {
                model: foot.strip.actions.length

                PlateButton {
                    required property int index
                    readonly property StripAction action: foot.strip.actions[index] || foot.noAction
                    objectName: action.id
                    // One amber step on a page: an empty shelf has its own.
                    kind: index === 0 && foot.page.instead === null ? "amber" : "paper"
                    ring: Look.focus
                    role: Type.chip
                    text: action.text
                    implicitHeight: Math.max(68 * Look.u, 1.7 * letters)
                    onTapped: foot.model.act(action.id)
                }
            }
        }
    }

    ColumnLayout {
        spacing: 8 * Look.u
        Layout.row: foot.isWide ? 0 : 1
        Layout.column: foot.isWide ? 2 : 1
        Layout.fillWidth: !foot.isWide
        Layout.preferredWidth: Math.max(260 * Look.u, 11 * Type.small.pixels)

        Prose {
            objectName: "count"
            role: Type.small
            face: foot.isReading ? "numeral" : "text"
            line: foot.isReading ? foot.progress.text : foot.page.count
            horizontalAlignment: Text.AlignHCenter
            color: Look.paper
            Layout.fillWidth: true
        }

        Rectangle {
            objectName: foot.isReading ? "progress" : ""
            visible: foot.isReading
            color: "#3A2415"
            border.color: Look.lacquerLine
            border.width: Math.max(1, 1.5 * Look.u)
            Layout.fillWidth: true
            Layout.preferredHeight: 18 * Look.u
            Accessible.role: Accessible.ProgressBar
            Accessible.name: foot.progress.label

            Rectangle {
                width: parent.width * foot.progress.share
                height: parent.height
                color: Look.amber
            }
        }
    }

    PlateButton {
        objectName: "openFile"
        role: Type.button
        sign: "export"
        text: foot.page.words.file
        Layout.row: foot.isWide ? 0 : 1
        Layout.column: foot.isWide ? 3 : 2
        onTapped: foot.asked()
    }
}
