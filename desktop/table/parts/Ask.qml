import QtQuick
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
        width: 1000 * Look.u
        height: 440 * Look.u
        fill: Look.paperMid
        edge: Look.ink
        inner: Look.ink2
        radius: 18 * Look.u
        shade: "#52000000"

        Words {
            id: title
            x: 48 * Look.u
            y: 32 * Look.u
            width: parent.width - 96 * Look.u
            height: 96 * Look.u
            text: ask.line
            percent: 4
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            horizontalAlignment: Text.AlignHCenter
            color: Look.ink
        }

        Words {
            x: 48 * Look.u
            y: 136 * Look.u
            width: parent.width - 96 * Look.u
            height: 160 * Look.u
            text: ask.explains
            face: "text"
            percent: 2.6
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            horizontalAlignment: Text.AlignHCenter
            color: Look.ink
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 320 * Look.u
            spacing: 24 * Look.u

            PlateButton {
                objectName: ask.visible ? ask.noName : ""
                enabled: ask.visible
                focus: true
                kind: "paper"
                width: 400 * Look.u
                height: 84 * Look.u
                text: ask.no
                onTapped: ask.refused()
            }

            PlateButton {
                objectName: ask.visible ? ask.yesName : ""
                enabled: ask.visible
                kind: "amber"
                ring: Look.ink
                width: 400 * Look.u
                height: 84 * Look.u
                text: ask.yes
                onTapped: ask.agreed()
            }
        }
    }
}
