import QtQuick
import QtQuick.Layouts
import "../widgets"

// The line across a page of the book; below a heading there are two.
ColumnLayout {
    id: rule

    property bool isDouble: false

    spacing: 4 * Look.u

    Rectangle {
        color: Look.ink
        implicitHeight: Math.max(1, 2.5 * Look.u)
        Layout.fillWidth: true
    }

    Rectangle {
        visible: rule.isDouble
        color: Look.ink
        implicitHeight: Math.max(1, Look.u)
        Layout.fillWidth: true
    }
}
