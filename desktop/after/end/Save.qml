pragma ComponentBehavior: Bound

import QtQuick
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
    sheetWidth: 1080 * Look.u
    sheetHeight: 760 * Look.u
    onClosed: save.model.dismissTrouble()
    Component.onCompleted: first.button.forceActiveFocus()

    component Kind: Item {
        id: kind
        property string file: ""
        property string text: ""
        property string explain: ""
        property alias button: button
        width: parent ? parent.width : 0
        height: 92 * Look.u

        PlateButton {
            id: button
            objectName: save.isOpen ? "save-" + kind.file : ""
            kind: "paper"
            text: kind.text
            percent: 2.5
            times: Math.min(1.4, Look.tableText)
            width: 340 * Look.u
            height: 80 * Look.u
            Accessible.description: kind.explain
            onTapped: save.model.save(kind.file)
        }

        Words {
            face: "text"
            text: kind.explain
            percent: 2.2
            times: Math.min(1.5, Look.tableText)
            x: 364 * Look.u
            width: parent.width - x
            height: 80 * Look.u
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            lineHeight: 1.05
            color: Look.ink
            Accessible.ignored: true
        }
    }

    Column {
        width: parent.width
        spacing: 8 * Look.u

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
    }

    Words {
        objectName: save.isOpen && text !== "" ? "saved" : ""
        visible: text !== ""
        face: "text"
        text: save.model.trouble || save.model.saved
        percent: 2.3
        times: Math.min(1.4, Look.tableText)
        y: 316 * Look.u
        width: parent.width
        height: 130 * Look.u
        fontSizeMode: Text.Fit
        minimumPixelSize: 13
        wrapMode: Text.Wrap
        color: save.model.trouble ? Look.shuDeep : Look.ink
        Accessible.role: Accessible.AlertMessage
    }

    PlateButton {
        objectName: visible ? "folder" : ""
        visible: save.isOpen && save.model.saved !== ""
        kind: "paper"
        text: save.words.folder
        percent: 2.4
        times: Math.min(1.4, Look.tableText)
        y: 452 * Look.u
        width: 340 * Look.u
        height: 72 * Look.u
        onTapped: save.model.openFolder()
    }
}
