pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

// A screen from top to bottom: a band that says where one is, the middle, which takes all that is left, and a foot with
// what can be done. Band and foot are as high as what stands in them; they fill a window of any shape.
Item {
    id: zones

    default property alias middle: middle.data
    property alias band: band.data
    property alias foot: foot.data
    property real margin: 36 * Look.u
    property real side: zones.margin
    property real gap: 20 * Look.u

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: zones.margin
        anchors.leftMargin: zones.side
        anchors.rightMargin: zones.side
        spacing: zones.gap

        RowLayout {
            id: band
            visible: band.children.length > 0
            spacing: zones.gap
            Layout.fillWidth: true
        }

        Item {
            id: middle
            Layout.fillWidth: true
            Layout.fillHeight: true
        }

        RowLayout {
            id: foot
            visible: foot.children.length > 0
            spacing: zones.gap
            Layout.fillWidth: true
        }
    }
}
