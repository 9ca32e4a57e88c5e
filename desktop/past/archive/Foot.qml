pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// Below the list: the way back, what was said and what can be done about it, how far the reading is, a file to open.
Item {
    id: foot

    required property LibraryModel model
    required property LibraryPage page
    readonly property LibraryStrip strip: foot.page.strip
    readonly property ReadingProgress progress: foot.model.reading.page
    readonly property StripAction noAction: StripAction {}
    readonly property bool isReading: foot.progress.text !== ""

    signal asked

    height: 92 * Look.u

    PlateButton {
        objectName: "back"
        sign: "undo"
        text: foot.page.words.back
        times: Math.min(1.4, Look.tableText)
        width: 222 * Look.u
        height: 88 * Look.u
        onTapped: foot.model.leave()
    }

    Plate {
        visible: foot.strip.text !== "" || foot.page.explain !== ""
        fill: "#F2140F0A"
        edge: Look.lacquerLine
        radius: 10 * Look.u
        x: 244 * Look.u
        width: 880 * Look.u
        height: 88 * Look.u

        Sign {
            visible: foot.strip.is_trouble
            motif: "signs/warning"
            ink: "#E06A4E"
            width: Math.round(48 * Look.u)
            height: width
            x: 18 * Look.u
            anchors.verticalCenter: parent.verticalCenter
        }

        Words {
            objectName: "line"
            face: "text"
            text: foot.strip.text !== "" ? foot.strip.text : foot.page.explain
            percent: 2.3
            x: (foot.strip.is_trouble ? 80 : 26) * Look.u
            width: actions.x - x - 12 * Look.u
            height: parent.height
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            bottomPadding: 0
            lineHeight: 1.0
            color: Look.lacquerText
            Accessible.role: foot.strip.is_trouble ? Accessible.AlertMessage : Accessible.StaticText
        }

        Row {
            id: actions
            spacing: 10 * Look.u
            x: parent.width - width - 10 * Look.u
            y: 9 * Look.u

            Repeater {
                model: foot.strip.actions.length

                PlateButton {
                    required property int index
                    readonly property StripAction action: foot.strip.actions[index] || foot.noAction
                    objectName: action.id
                    // One amber step on a page: an empty shelf has its own.
                    kind: index === 0 && foot.page.instead === null ? "amber" : "paper"
                    ring: Look.focus
                    text: action.text
                    percent: 2.4
                    times: Math.min(1.3, Look.tableText)
                    width: (foot.strip.actions.length > 1 ? 190 : 230) * Look.u
                    height: 70 * Look.u
                    onTapped: foot.model.act(action.id)
                }
            }
        }
    }

    Column {
        x: 1144 * Look.u
        width: 276 * Look.u
        spacing: 8 * Look.u
        anchors.verticalCenter: parent.verticalCenter

        Words {
            objectName: "count"
            face: foot.isReading ? "numeral" : "text"
            text: foot.isReading ? foot.progress.text : foot.page.count
            percent: 2.3
            times: Math.min(1.3, Look.tableText)
            width: parent.width
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            horizontalAlignment: Text.AlignHCenter
            color: Look.paper
        }

        Rectangle {
            objectName: foot.isReading ? "progress" : ""
            visible: foot.isReading
            width: parent.width
            height: 18 * Look.u
            color: "#3A2415"
            border.color: Look.lacquerLine
            border.width: Math.max(1, 1.5 * Look.u)
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
        sign: "export"
        text: foot.page.words.file
        percent: 2.4
        times: Math.min(1.4, Look.tableText)
        x: foot.width - width
        width: 260 * Look.u
        height: 88 * Look.u
        onTapped: foot.asked()
    }
}
