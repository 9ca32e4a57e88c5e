pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import "../../widgets"

// The lacquer plate in the middle of the table: what is asked, of whom, and one line.
Plate {
    id: plate

    property string above: ""
    property string name: ""
    property string below: ""
    // On a flat table one line has to do, if it can be read so.
    property bool isFlat: false
    // How high it may be before its lines stand closer.
    property real most: Infinity

    height: words.implicitHeight + 36 * Look.u
    fill: Look.ink
    edge: Look.lacquerLine
    stroke: 2 * Look.u
    inner: Look.lacquerLine
    inset: 7 * Look.u

    component Line: Prose {
        visible: line !== ""
        role: Type.bandLine
        horizontalAlignment: Text.AlignHCenter
        color: Look.lacquerText
        Layout.fillWidth: true
    }

    ColumnLayout {
        id: words
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 24 * Look.u
        spacing: 4 * Look.u

        Line {
            id: title
            line: plate.above
        }

        Item {
            id: whom
            // On one line, if it can be read there.
            readonly property bool isLong: called.alone * Type.asked.pixels < Type.asked.least
            visible: plate.name !== ""
            implicitHeight: (whom.isLong ? 1.6 : 1.15) * Type.asked.pixels
            Layout.fillWidth: true

            Fitted {
                id: called
                role: Type.asked
                line: plate.name
                lines: whom.isLong ? 2 : 1
                boxWidth: whom.width
                boxHeight: whom.height
                color: Look.clock
            }
        }

        Item {
            id: under
            readonly property bool isLong: !plate.isFlat || said.alone * Type.bandLine.pixels < Type.bandLine.least
            readonly property real most: plate.most - 36 * Look.u - (title.visible ? title.implicitHeight + words.spacing : 0)
                - (whom.visible ? whom.implicitHeight + words.spacing : 0)
            visible: plate.below !== ""
            implicitHeight: under.isLong ? inLines.implicitHeight : 1.25 * Type.bandLine.pixels
            Layout.fillWidth: true

            Line {
                id: inLines
                width: under.width
                visible: under.isLong
                line: plate.below
                leading: text.split("\n").length * 1.45 * Type.bandLine.pixels > under.most ? 0.85 : 1
            }

            Fitted {
                id: said
                role: Type.bandLine
                visible: !under.isLong
                line: plate.below
                lines: 1
                boxWidth: under.width
                boxHeight: under.height
                color: Look.lacquerText
            }
        }
    }
}
