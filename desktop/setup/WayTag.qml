pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import "../widgets"

// A tag of which one is chosen: a name and one line; a picture where there is one, a seal once it is chosen.
Tappable {
    id: tag

    property string name: ""
    property string line: ""
    property bool isChosen: false
    // Chosen, and changed since.
    property bool isMixed: false
    property bool may: true
    property string picture: ""
    property string seal: ""
    readonly property color ink: tag.isChosen ? Look.ivory : tag.may ? Look.ink : Look.ink2

    label: tag.name
    explains: true
    implicitHeight: row.implicitHeight + 20 * Look.u
    Accessible.checkable: true
    Accessible.checked: tag.isChosen
    Accessible.description: tag.line

    Plate {
        anchors.fill: parent
        fill: tag.isChosen ? Look.shu : !tag.may ? "#D8C79C" : tag.hovered ? Qt.lighter(Look.paper, 1.04) : Look.paper
        inner: tag.isMixed ? Look.ivory : Look.ink2
        innerStroke: (tag.isMixed ? 2 : 1) * Look.keyline
        shade: tag.pressed ? "transparent" : "#52000000"
        radius: 10 * Look.u
        inset: 6 * Look.u
    }

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.margins: 10 * Look.u
        anchors.leftMargin: 16 * Look.u
        spacing: 12 * Look.u

        LeadingPicture {
            visible: tag.picture !== ""
            leading: tag.picture
            opacity: tag.may ? 1 : 0.5
            Layout.preferredWidth: 108 * Look.u
            Layout.preferredHeight: 78 * Look.u
        }

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true

            RowLayout {
                spacing: 8 * Look.u

                Prose {
                    line: tag.name
                    role: Type.label
                    color: tag.ink
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }

                Seal {
                    visible: tag.isChosen
                    sign: tag.seal
                    ground: Look.shu
                    ink: Look.ivory
                    Layout.preferredWidth: Math.max(22, 1.3 * Type.label.pixels)
                    Layout.preferredHeight: Math.max(22, 1.3 * Type.label.pixels)
                }
            }

            Prose {
                face: "text"
                line: tag.line
                role: Type.small
                leading: 1.05
                color: tag.isChosen ? Look.ivory : Look.ink2
                Accessible.ignored: true
                Layout.fillWidth: true
            }
        }
    }

    FocusRing {
        visible: tag.showsFocus
        colour: Look.ink
    }
}
