import QtQuick
import "../../widgets"

// The picture of COVER and SPENT: one big lantern with fixed boxes. Nothing in it says what waits.
Item {
    id: picture

    required property int number
    required property string name
    required property string title
    required property string others
    // Of the one it names, and of all others.
    required property string reader
    required property string speech
    property bool showsName: true
    // How often the seat was asked, and did not come.
    property int reminded: 0
    property string remindedSaid: ""
    // The picture is as large as the window can hold it.
    readonly property real v: Math.min(picture.width / 1640, picture.height / 1080)

    Sky {
        anchors.fill: parent
        tint: "cover"
    }

    Item {
        width: 1920 * picture.v
        height: 1080 * picture.v
        anchors.centerIn: parent

        Drawing {
            path: "lanterns/cover"
            x: 200 * picture.v
            y: -70 * picture.v
            width: 1520 * picture.v
            height: 1080 * picture.v
        }

        Plate {
            x: 894 * picture.v
            y: 94 * picture.v
            width: 132 * picture.v
            height: 132 * picture.v
            fill: Look.ink
            edge: Look.amber
            stroke: 4 * picture.v
            inner: Look.amber
            inset: 9 * picture.v
        }

        Fitted {
            x: 904 * picture.v
            y: 98 * picture.v
            boxWidth: 112 * picture.v
            boxHeight: 124 * picture.v
            role: Type.drawn
            line: picture.number > 0 ? String(picture.number) : ""
            face: "numeral"
            most: Math.round(84 * picture.v)
            lines: 1
            color: Look.clock
        }

        Plate {
            visible: picture.reminded > 0
            Accessible.role: Accessible.StaticText
            Accessible.name: picture.remindedSaid
            x: 1034 * picture.v
            y: 156 * picture.v
            width: 126 * picture.v
            height: 70 * picture.v
            fill: Look.ink
            edge: Look.amber
            stroke: 2 * picture.v
            radius: 9 * picture.v

            Sign {
                x: 14 * picture.v
                anchors.verticalCenter: parent.verticalCenter
                motif: "signs/bell"
                ink: Look.clock
                width: Math.round(40 * picture.v)
                height: width
            }

            Fitted {
                x: 56 * picture.v
                boxWidth: 60 * picture.v
                boxHeight: parent.height
                role: Type.drawn
                line: String(picture.reminded)
                face: "numeral"
                lines: 1
                most: Math.round(44 * picture.v)
                color: Look.clock
            }
        }

        // Nobody is next: the lantern goes back to the middle.
        Sign {
            visible: picture.number === 0
            motif: "signs/lantern"
            ink: Look.clock
            x: 920 * picture.v
            y: 120 * picture.v
            width: Math.round(80 * picture.v)
            height: width
        }

        Fitted {
            x: 610 * picture.v
            y: 246 * picture.v
            boxWidth: 700 * picture.v
            boxHeight: 84 * picture.v
            line: picture.title
            isRead: true
            speech: picture.reader
            role: Type.coverLine
            color: Look.ink2
        }

        Fitted {
            objectName: "coverName"
            visible: picture.showsName
            x: 570 * picture.v
            y: 345 * picture.v
            boxWidth: 780 * picture.v
            boxHeight: 250 * picture.v
            line: picture.name
            speech: picture.reader
            role: Type.coverName
            most: Math.round(190 * picture.v)
            // A long one is read from further away on two.
            lines: 2
            color: Look.ink
        }

        Fitted {
            x: 590 * picture.v
            y: 596 * picture.v
            boxWidth: 740 * picture.v
            boxHeight: 76 * picture.v
            line: picture.others
            isRead: true
            speech: picture.speech
            role: Type.coverLine
            most: Math.round(0.72 * role.pixels)
            color: Look.ink2
        }
    }
}
