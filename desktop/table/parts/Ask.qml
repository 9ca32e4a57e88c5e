import QtQuick
import QtQuick.Layouts
import "../../widgets"

// A plate over everything that asks once more before something the whole table decides.
FocusScope {
    id: ask

    property string line: ""
    property string explains: ""
    property string yes: ""
    property string no: ""
    property string yesName: "voidYes"
    property string noName: "voidNo"

    signal agreed
    signal refused

    Keys.onEscapePressed: ask.refused()

    Rectangle {
        anchors.fill: parent
        color: Look.sumi
        opacity: 0.4

        MouseArea {
            anchors.fill: parent
        }
    }

    Plate {
        anchors.centerIn: parent
        width: Math.min(ask.width - 80 * Look.u, 1000 * Math.min(1.6, Look.tableText) * Look.u)
        height: Math.max(400 * Look.u, words.implicitHeight + 84 * Look.u)
        fill: Look.paperMid
        edge: Look.ink
        inner: Look.ink2
        radius: 18 * Look.u
        shade: "#52000000"

        ColumnLayout {
            id: words
            anchors.fill: parent
            anchors.margins: 42 * Look.u
            spacing: 18 * Look.u

            Prose {
                role: Type.question
                line: ask.line
                horizontalAlignment: Text.AlignHCenter
                color: Look.ink
                Layout.fillWidth: true
            }

            Prose {
                role: Type.body
                line: ask.explains
                face: "text"
                horizontalAlignment: Text.AlignHCenter
                color: Look.ink
                Layout.fillWidth: true
                Layout.fillHeight: true
            }

            RowLayout {
                spacing: 24 * Look.u
                uniformCellSizes: true
                Layout.fillWidth: true

                PlateButton {
                    objectName: ask.noName
                    focus: true
                    kind: "paper"
                    role: Type.button
                    text: ask.no
                    onTapped: ask.refused()
                    Layout.fillWidth: true
                }

                PlateButton {
                    objectName: ask.yesName
                    kind: "amber"
                    ring: Look.ink
                    role: Type.button
                    text: ask.yes
                    onTapped: ask.agreed()
                    Layout.fillWidth: true
                }
            }
        }
    }
}
