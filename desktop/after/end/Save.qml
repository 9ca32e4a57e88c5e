pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// What of the game can be taken along: three files; then where the file is, or why there is none.
Overlay {
    id: save

    required property EndPage page
    required property EndModel model
    readonly property EndWords words: save.page.words

    title: save.words.save
    closes: save.words.close
    closeName: "closeSave"
    sheetWidth: 1080 * Look.u * Math.max(1, 0.8 * Look.tableText)
    sheetHeight: 760 * Look.u * Math.max(1, 0.8 * Look.tableText)
    onClosed: save.model.dismissTrouble()
    Component.onCompleted: first.button.forceActiveFocus()

    component Kind: RowLayout {
        id: kind
        property string file: ""
        property string text: ""
        property string explain: ""
        property alias button: button
        spacing: 24 * Look.u
        Layout.fillWidth: true

        PlateButton {
            id: button
            objectName: save.isOpen ? "save-" + kind.file : ""
            kind: "paper"
            role: Type.label
            text: kind.text
            Layout.preferredWidth: 0.32 * save.sheetWidth
            Layout.alignment: Qt.AlignTop
            Accessible.description: kind.explain
            onTapped: save.model.save(kind.file)
        }

        Words {
            role: Type.small
            face: "text"
            text: kind.explain
            lineHeight: 1.05
            color: Look.ink
            Layout.fillWidth: true
            Accessible.ignored: true
        }
    }

    ScrollArea {
        id: area
        anchors.fill: parent

        ColumnLayout {
            width: parent.width
            spacing: 12 * Look.u

            Kind {
                id: first
                file: "html"
                text: save.words.save_html
                explain: save.words.save_html_explain
            }

            Kind {
                file: "png"
                text: save.words.save_image
                explain: save.words.save_image_explain
            }

            Kind {
                file: "json"
                text: save.words.save_journal
                explain: save.words.save_journal_explain
            }

            Words {
                objectName: save.isOpen && text !== "" ? "saved" : ""
                visible: text !== ""
                role: Type.small
                face: "text"
                text: save.model.trouble || save.model.saved
                // A path has no spaces to be broken at.
                wrapMode: Text.Wrap
                color: save.model.trouble ? Look.shuDeep : Look.ink
                Layout.fillWidth: true
                Layout.topMargin: 12 * Look.u
                Accessible.role: Accessible.AlertMessage
            }

            PlateButton {
                objectName: visible ? "folder" : ""
                visible: save.isOpen && save.model.saved !== ""
                kind: "paper"
                role: Type.label
                text: save.words.folder
                Layout.preferredWidth: 0.32 * save.sheetWidth
                onTapped: save.model.openFolder()
            }
        }
    }

    Fades {
        area: area
    }
}
