import QtQuick
import "../../widgets"

// A button of the lit page: hover shows nothing, pressing moves nothing else.
Tappable {
    id: button

    property string text: ""
    property string speech: ""
    property bool isDark: false
    property string sign: ""
    property bool showsSign: true
    property real percent: 3.1

    label: button.text
    spacePresses: false

    LitPlate {
        width: button.width
        height: button.height
        y: button.pressed ? 3 * Look.u : 0
        fill: button.isDark ? Look.litButton : Look.litTablet
        shade: "#5217110A"
        inner: button.isDark ? (button.showsFocus ? Look.litInk : Look.litHairline)
            : (button.showsFocus ? Look.litInk : Look.litHairline)
        isFocused: button.showsFocus

        Sign {
            visible: button.sign !== "" && button.showsSign
            motif: button.sign === "" ? "" : "signs/" + button.sign
            ink: Look.litIvory
            width: Math.round(44 * Look.u)
            height: width
            x: (button.width - words.inkWidth) / 2 - 18 * Look.u - width
            anchors.verticalCenter: parent.verticalCenter
        }

        Fitted {
            id: words
            line: button.text
            speech: button.speech
            most: Look.px(button.percent, Look.textSize)
            // The same to both sides, so that the words stand still when the sign comes.
            boxWidth: button.width - (button.sign === "" ? 36 : 148) * Look.u
            boxHeight: button.height - 12 * Look.u
            color: button.isDark ? Look.litIvory : Look.litInk
            x: (button.width - width) / 2
            y: 6 * Look.u
            Accessible.ignored: true
        }
    }
}
