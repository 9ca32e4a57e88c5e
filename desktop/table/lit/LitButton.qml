import QtQuick
import "../../widgets"
import "../../widgets/names.js" as Names

// A button of the lit page: hover shows nothing, pressing moves nothing else.
Tappable {
    id: button

    property string text: ""
    property string speech: ""
    property bool isDark: false
    property string sign: ""
    property bool showsSign: true
    // Buttons beside each other are written alike.
    property real letters: Type.litButton.pixels
    // Large letters leave a smaller sign.
    readonly property real signAcross: (Look.textSize > 1.25 ? 32 : 44) * Look.u
    // The same to both sides, so that the words stand in the middle, and still when the sign comes.
    readonly property real room: button.width - (button.sign === "" ? 36 * Look.u : 2 * button.signAcross + 38 * Look.u)

    // How large it could be written: what can go on two lines holds nobody back, what can't has nothing but its one.
    readonly property real wanted: metrics.font.family === said.family && metrics.font.pixelSize > 0 ? metrics.advanceWidth(button.text) : 0
    readonly property bool isOneLine: Names.parted(button.text, 2).length < 2
    readonly property real fits: Type.litButton.pixels
        * (button.isOneLine ? Math.min(1, button.room / Math.max(1, button.wanted)) : 1)

    label: button.text
    spacePresses: false

    FontMetrics {
        id: metrics
        font.family: Look.family("display", button.speech)
        font.weight: Look.weight("display")
        font.pixelSize: Type.litButton.pixels
    }

    LitPlate {
        width: button.width
        height: button.height
        y: button.pressed ? 3 * Look.u : 0
        fill: button.isDark ? Look.litButton : Look.litTablet
        shade: "#5217110A"
        inner: button.showsFocus ? Look.litInk : Look.litHairline
        isFocused: button.showsFocus

        Sign {
            visible: button.sign !== "" && button.showsSign
            motif: button.sign === "" ? "" : "signs/" + button.sign
            ink: Look.litIvory
            width: Math.round(button.signAcross)
            height: width
            x: (button.width - said.inkWidth) / 2 - 10 * Look.u - width
            anchors.verticalCenter: parent.verticalCenter
        }

        Item {
            anchors.fill: parent
            anchors.leftMargin: (button.width - button.room) / 2
            anchors.rightMargin: (button.width - button.room) / 2
            anchors.topMargin: 6 * Look.u
            anchors.bottomMargin: 6 * Look.u

            Fitted {
                id: said
                role: Type.litButton
                line: button.text
                speech: button.speech
                most: Math.floor(button.letters)
                boxWidth: parent.width
                boxHeight: parent.height
                color: button.isDark ? Look.litIvory : Look.litInk
                Accessible.ignored: true
            }
        }
    }
}
