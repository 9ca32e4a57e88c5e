import QtQuick
import LanternNight
import "../../widgets"
import "../parts"

// The cover once a turn is done: who is next, and a candle that burns down in the button's box.
Item {
    id: spent

    required property SpentPage page
    required property Stage stage

    objectName: "spent"

    CoverLantern {
        anchors.fill: parent
        number: spent.page.number
        name: spent.page.name
        title: spent.page.title
        others: spent.page.others
        speech: spent.page.language
    }

    Item {
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent

        HintStrip {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 970 * Look.u
            text: spent.page.waits
            speech: spent.page.language
        }

        // As bright as the button whose box it takes.
        Plate {
            x: 640 * Look.u
            y: 838 * Look.u
            width: 640 * Look.u
            height: 116 * Look.u
            fill: Look.amber
            edge: Look.ink
            inner: "#8A5A18"
            shade: "#52000000"
            radius: 12 * Look.u
            inset: 6 * Look.u

            Rectangle {
                anchors.centerIn: parent
                width: 108 * Look.u
                height: width
                radius: width / 2
                antialiasing: true
                color: Look.lacquer
                border.color: Look.ink
                border.width: 2 * Look.u
            }

            Drawing {
                readonly property int length: Math.max(1, Math.min(6, Math.ceil(spent.stage.dwellLeft * 6)))
                path: "candle/candle_" + length
                anchors.horizontalCenter: parent.horizontalCenter
                y: -34 * Look.u
                width: 118 * Look.u
                height: 142 * Look.u
            }
        }
    }
}
