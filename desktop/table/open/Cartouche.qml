pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Upper left: day and phase, and the count of the living. The phase stands under the day where the two are too long for
// one line.
Item {
    id: plate

    required property PublicPage page
    readonly property real most: 302 * Math.min(1.3, Look.tableText) * Look.u
    readonly property real room: plate.most - 56 * Look.u
    readonly property bool isParted: plate.page.phase !== "" && whole.wholeWidth > 1.2 * plate.room

    implicitWidth: plate.most
    implicitHeight: words.implicitHeight + 28 * Look.u

    Plate {
        anchors.fill: parent
        fill: Look.paper
        edge: Look.ink
        inner: Look.ink2
        inset: 8 * Look.u
        shade: "#52000000"
    }

    component Line: Item {
        id: line
        property alias role: fitted.role
        property alias text: fitted.line
        property alias face: fitted.face
        property alias color: fitted.color
        implicitHeight: 1.2 * fitted.most
        visible: fitted.line !== ""
        Layout.fillWidth: true

        Fitted {
            id: fitted
            lines: 1
            boxWidth: line.width
            boxHeight: line.height
            horizontalAlignment: Text.AlignLeft
        }
    }

    // How long it would be.
    Fitted {
        id: whole
        visible: false
        role: Type.when
        face: "title"
        line: plate.page.title
    }

    ColumnLayout {
        id: words
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 28 * Look.u
        spacing: 0

        Line {
            role: Type.when
            face: "title"
            text: plate.isParted ? plate.page.day : plate.page.title
            color: Look.ink
        }

        Line {
            role: Type.subheading
            text: plate.isParted ? plate.page.phase : ""
            color: Look.ink
        }

        Line {
            role: Type.subheading
            text: plate.page.subtitle
            color: Look.ink2
        }
    }
}
