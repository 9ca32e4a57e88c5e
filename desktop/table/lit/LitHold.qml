import QtQuick
import "../../widgets"

// Press and hold to read; tapped twice, or pressed by a tool, the page opens for a while by itself.
Holdable {
    id: hold

    property string text: ""
    property string speech: ""
    property bool isOpen: false
    property string how: ""
    // As the buttons beside it are written.
    property real letters: Type.litButton.pixels

    label: hold.text
    Accessible.description: hold.how

    LitPlate {
        anchors.fill: parent
        fill: Look.litButton
        shade: "#5217110A"
        inner: hold.isOpen ? Look.litIvory : hold.showsFocus ? Look.litInk : Look.litHairline
        innerStroke: hold.isOpen || hold.showsFocus ? 3 * Look.u : Look.keyline

        Row {
            anchors.centerIn: parent
            spacing: 18 * Look.u

            Sign {
                motif: "signs/lantern"
                ink: Look.litIvory
                width: Math.round(44 * Look.u)
                height: width
                anchors.verticalCenter: parent.verticalCenter
            }

            Item {
                width: words.inkWidth
                height: hold.height - 12 * Look.u
                anchors.verticalCenter: parent.verticalCenter

                Fitted {
                    id: words
                    anchors.centerIn: parent
                    role: Type.litButton
                    line: hold.text
                    speech: hold.speech
                    most: Math.floor(hold.letters)
                    boxWidth: hold.width - 120 * Look.u
                    boxHeight: parent.height
                    color: Look.litIvory
                    Accessible.ignored: true
                }
            }
        }
    }
}
