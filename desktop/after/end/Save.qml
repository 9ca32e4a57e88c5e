pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// What of the game can be taken along: three files, and each chart as text or as a picture; then what came of it.
Overlay {
    id: save

    required property EndPage page
    required property EndModel model
    readonly property EndWords words: save.page.words

    title: save.words.save
    closes: save.words.close
    closeName: "closeSave"
    sheetWidth: 1080 * Look.u * Math.max(1, 0.8 * Look.tableText)
    sheetHeight: 900 * Look.u * Math.max(1, 0.8 * Look.tableText)
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
            objectName: "save-" + kind.file
            kind: "paper"
            role: Type.label
            text: kind.text
            Layout.preferredWidth: 0.32 * save.sheetWidth
            Layout.alignment: Qt.AlignTop
            Accessible.description: kind.explain
            onTapped: save.model.save(kind.file)
        }

        Prose {
            role: Type.small
            face: "text"
            line: kind.explain
            leading: 1.05
            color: Look.ink
            Layout.fillWidth: true
            Accessible.ignored: true
        }
    }

    component Copy: PlateButton {
        kind: "paper"
        role: Type.chip
        Layout.preferredWidth: (Look.tableText < 1.3 ? 0.3 : 0.44) * save.sheetWidth
        Layout.maximumWidth: Layout.preferredWidth
    }

    component Chart: GridLayout {
        id: chart
        property string chart: ""
        property string text: ""
        columns: Look.tableText < 1.3 ? 3 : 2
        columnSpacing: 20 * Look.u
        rowSpacing: 6 * Look.u
        Layout.fillWidth: true

        Prose {
            role: Type.label
            line: chart.text
            leading: 1.0
            color: Look.ink
            Layout.fillWidth: true
            Layout.columnSpan: Look.tableText < 1.3 ? 1 : 2
        }

        Copy {
            objectName: chart.visible ? "copyText-" + chart.chart : ""
            text: save.words.copy
            Accessible.description: chart.text
            onTapped: save.model.copy_text(chart.chart)
        }

        Copy {
            objectName: chart.visible ? "copyPicture-" + chart.chart : ""
            text: save.words.copy_picture
            Accessible.description: chart.text
            onTapped: save.model.copy_picture(chart.chart)
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

            Chart {
                visible: save.page.ballots.length > 0
                chart: "votes"
                text: save.words.votes
                Layout.topMargin: 12 * Look.u
            }

            Chart {
                visible: save.page.noses.rows.length > 0
                chart: "noses"
                text: save.words.noses
            }

            Chart {
                visible: save.model.evening.page.is_there && !save.model.evening.page.is_shut
                chart: "evening"
                text: save.model.evening.page.words.title
            }

            Words {
                objectName: text !== "" ? "saved" : ""
                visible: text !== ""
                role: Type.small
                face: "text"
                text: save.model.trouble || save.model.saved || save.model.copied
                // A path has no spaces to be broken at.
                wrapMode: Text.Wrap
                color: save.model.trouble ? Look.shuDeep : Look.ink
                Layout.fillWidth: true
                Layout.topMargin: 12 * Look.u
                Accessible.role: Accessible.AlertMessage
            }

            PlateButton {
                objectName: visible ? "folder" : ""
                visible: save.model.saved !== ""
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
