import QtQuick
import QtQuick.Layouts

// A sentence above whatever is on the screen, made when there is one: what happened, what is safe, sometimes a way Home.
Item {
    id: trouble

    required property string line
    required property string understood
    property string home: ""
    // It lies over what is there, until it is understood.
    readonly property string stands: "freely"

    signal dismissed
    signal wentHome

    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: 24 * Look.u
        width: Math.min(trouble.width - 72 * Look.u, (Look.tableText < 1.5 ? 1240 : 1700) * Look.u)
        height: row.height + 36 * Look.u

        Plate {
            anchors.fill: parent
            fill: Look.lacquer
            edge: Look.lacquerLine
            shade: "#52000000"
        }

        RowLayout {
            id: row
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: 28 * Look.u
            anchors.verticalCenter: parent.verticalCenter
            // At once with another sentence: a layout only hears of it with the next frame.
            height: Math.max(72 * Look.u, words.implicitHeight)
            spacing: 24 * Look.u

            Sign {
                motif: "signs/warning"
                ink: "#E06A4E"
                Layout.preferredWidth: Math.round(64 * Look.u)
                Layout.preferredHeight: Math.round(64 * Look.u)
            }

            Words {
                id: words
                objectName: "trouble"
                text: trouble.line
                face: "text"
                role: Type.body
                // A path has no spaces to be broken at.
                wrapMode: Text.Wrap
                color: Look.lacquerText
                Accessible.role: Accessible.AlertMessage
                Layout.fillWidth: true
                Layout.fillHeight: true
            }

            PlateButton {
                objectName: visible ? "troubleHome" : ""
                visible: trouble.home !== ""
                role: Type.body
                text: trouble.home
                implicitHeight: 72 * Look.u
                onTapped: trouble.wentHome()
            }

            PlateButton {
                objectName: "dismissTrouble"
                sign: "check"
                label: trouble.understood
                implicitWidth: 88 * Look.u
                implicitHeight: 72 * Look.u
                onTapped: trouble.dismissed()
            }
        }
    }
}
