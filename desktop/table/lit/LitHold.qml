import QtQuick
import "../../widgets"

// Press and hold to read; tapped twice, or pressed by a tool, the page opens for a while by itself.
Holdable {
    id: hold

    property string text: ""
    property string speech: ""
    property bool isOpen: false
    property string how: ""

    label: hold.text
    Accessible.description: hold.how

    LitPlate {
        anchors.fill: parent
        fill: Look.litButton
        shade: "#5217110A"
        inner: hold.isOpen ? Look.litIvory : hold.showsFocus ? Look.litInk : Look.litHairline
        innerStroke: hold.isOpen || hold.showsFocus ? 3 * Look.u : Look.keyline

        Sign {
            id: lantern
            motif: "signs/lantern"
            ink: Look.litIvory
            width: Math.round(44 * Look.u)
            height: width
            x: (hold.width - width - 18 * Look.u - words.inkWidth) / 2
            anchors.verticalCenter: parent.verticalCenter
        }

        Fitted {
            id: words
            line: hold.text
            speech: hold.speech
            most: Look.px(3.1, Look.textSize)
            boxWidth: hold.width - 120 * Look.u
            boxHeight: hold.height - 12 * Look.u
            color: Look.litIvory
            x: lantern.x + lantern.width + 18 * Look.u - (width - inkWidth) / 2
            y: 6 * Look.u
            Accessible.ignored: true
        }
    }
}
