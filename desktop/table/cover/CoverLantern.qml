import QtQuick
import "../../widgets"

// The picture of COVER and SPENT: one big lantern with fixed boxes. Nothing in it says what waits.
Item {
    id: picture

    required property int number
    required property string name
    required property string title
    required property string others
    required property string speech
    property bool showsName: true
    // How often the seat was asked, and did not come.
    property int reminded: 0
    property string remindedSaid: ""

    Sky {
        anchors.fill: parent
        tint: "cover"
    }

    Item {
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent

        Drawing {
            path: "lanterns/cover"
            x: 200 * Look.u
            y: -70 * Look.u
            width: 1520 * Look.u
            height: 1080 * Look.u
        }

        Plate {
            x: 894 * Look.u
            y: 94 * Look.u
            width: 132 * Look.u
            height: 132 * Look.u
            fill: Look.ink
            edge: Look.amber
            stroke: 4 * Look.u
            inner: Look.amber
            inset: 9 * Look.u
        }

        Fitted {
            x: 904 * Look.u
            y: 98 * Look.u
            boxWidth: 112 * Look.u
            boxHeight: 124 * Look.u
            line: picture.number || ""
            face: "numeral"
            most: Math.round(84 * Look.u)
            lines: 1
            color: Look.clock
        }

        Plate {
            visible: picture.reminded > 0
            Accessible.role: Accessible.StaticText
            Accessible.name: picture.remindedSaid
            x: 1034 * Look.u
            y: 156 * Look.u
            width: 126 * Look.u
            height: 70 * Look.u
            fill: Look.ink
            edge: Look.amber
            stroke: 2 * Look.u
            radius: 9 * Look.u

            Sign {
                x: 14 * Look.u
                anchors.verticalCenter: parent.verticalCenter
                motif: "signs/bell"
                ink: Look.clock
                width: Math.round(40 * Look.u)
                height: width
            }

            Fitted {
                x: 56 * Look.u
                boxWidth: 60 * Look.u
                boxHeight: parent.height
                line: picture.reminded
                face: "numeral"
                lines: 1
                most: Math.round(44 * Look.u)
                color: Look.clock
            }
        }

        // Nobody is next: the lantern goes back to the middle.
        Sign {
            visible: picture.number === 0
            motif: "signs/lantern"
            ink: Look.clock
            x: 920 * Look.u
            y: 120 * Look.u
            width: Math.round(80 * Look.u)
            height: width
        }

        Fitted {
            x: 610 * Look.u
            y: 246 * Look.u
            boxWidth: 700 * Look.u
            boxHeight: 84 * Look.u
            line: picture.title
            speech: picture.speech
            most: Look.px(4.2, Look.tableText)
            color: Look.ink2
        }

        Fitted {
            objectName: "coverName"
            visible: picture.showsName
            x: 570 * Look.u
            y: 345 * Look.u
            boxWidth: 780 * Look.u
            boxHeight: 250 * Look.u
            line: picture.name
            speech: picture.speech
            most: Math.round(190 * Look.u)
            lines: 1
            color: Look.ink
        }

        Fitted {
            x: 590 * Look.u
            y: 596 * Look.u
            boxWidth: 740 * Look.u
            boxHeight: 76 * Look.u
            line: picture.others
            speech: picture.speech
            most: Look.px(3, Look.tableText)
            color: Look.ink2
        }
    }
}
