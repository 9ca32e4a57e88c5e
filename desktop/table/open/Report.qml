pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// What is told to everybody, to be read and gone on from. What is too long for the table is scrolled.
Plate {
    id: report

    required property list<string> lines
    required property list<string> names
    // How high it may be.
    property real most: 372 * Look.u
    property TypeRole role: Type.told
    readonly property real margin: 30 * Look.u
    readonly property bool isLong: words.font.pixelSize < report.role.least

    height: report.isLong ? report.most : Math.min(report.most, words.down + 2 * report.margin)
    fill: Look.ink
    edge: Look.lacquerLine
    stroke: 2 * Look.u
    inner: Look.lacquerLine

    // Much that happened at once takes many lines rather than tiny ones.
    AskedLines {
        id: words
        visible: !report.isLong
        anchors.centerIn: parent
        boxWidth: report.width - 2 * report.margin
        boxHeight: report.most - 2 * report.margin
        atMost: 14
        pitch: 1.2
        role: report.role
        line: report.lines.join("\n")
        names: report.names
        color: Look.clock
    }

    Loader {
        active: report.isLong
        anchors.fill: parent
        anchors.margins: 0.6 * report.margin
        sourceComponent: ScrollArea {
            id: area
            objectName: "told"
            isRead: true
            label: words.line
            ink: Look.lacquerText
            ground: Look.ink

            AskedProse {
                role: report.role
                pixels: report.role.least
                width: area.width - 30 * Look.u
                line: words.line
                names: report.names
                color: Look.clock
            }
        }
    }
}
