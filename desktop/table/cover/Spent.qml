import QtQuick
import QtQuick.Layouts
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
        reader: spent.page.reader
        speech: spent.page.language
    }

    WhenStrip {
        anchors.top: parent.top
        anchors.topMargin: 12 * Look.u
        anchors.horizontalCenter: parent.horizontalCenter
        text: spent.page.when
        speech: spent.page.language
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 14 * Look.u
        spacing: 16 * Look.u

        Item {
            Layout.fillHeight: true
        }

        // As bright as the button whose box it takes.
        Item {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: (parent.width - 40 * Look.u) / 3
            Layout.preferredHeight: 116 * Look.u

            Plate {
                anchors.fill: parent
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
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 8 * Look.u
                    width: 118 * Look.u
                    height: 142 * Look.u
                }
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.preferredHeight: hint.implicitHeight
            Layout.bottomMargin: 30 * Look.u

            HintStrip {
                id: hint
                anchors.centerIn: parent
                room: (parent.width - 40 * Look.u) / 3
                text: spent.page.waits
                speech: spent.page.language
            }
        }
    }
}
