import QtQuick
import "../../widgets"

// One thing to choose on a lit page; from behind a seat, a role and a decoy look the same.
Tappable {
    id: tablet

    property string place: ""
    property string name: ""
    property string speech: ""
    property string seal: ""
    property bool isChosen: false
    property bool isBarred: false
    // Small ones stand four in a row.
    property bool isSmall: false

    readonly property real badge: (tablet.isSmall ? 30 : 42) * Look.u
    readonly property real margin: (tablet.isSmall ? 10 : 14) * Look.u

    spacePresses: false
    label: [tablet.place, tablet.name].join(" ")
    Accessible.checkable: true
    Accessible.checked: tablet.isChosen

    LitPlate {
        anchors.fill: parent
        isFocused: tablet.showsFocus
        stroke: tablet.isSmall ? 1.5 * Look.u : Look.outline
    }

    Rectangle {
        x: tablet.margin
        y: tablet.margin
        width: tablet.badge
        height: tablet.badge
        color: Look.litInk

        Fitted {
            boxWidth: parent.width
            boxHeight: parent.height
            line: tablet.place
            face: "numeral"
            lines: 1
            most: Math.round(tablet.badge * 0.7)
            color: Look.litTablet
            Accessible.ignored: true
        }
    }

    ChoiceRing {
        x: tablet.width - tablet.margin - width
        y: tablet.margin
        width: tablet.badge
        height: tablet.badge
        isChosen: tablet.isChosen
        isBarred: tablet.isBarred
        seal: tablet.seal
        speech: tablet.speech
    }

    Fitted {
        readonly property real under: Math.min(tablet.margin + tablet.badge, tablet.height * 0.46)
        x: 10 * Look.u
        y: under + (tablet.height - under - height) / 2 + 2 * Look.u
        boxWidth: tablet.width - 20 * Look.u
        boxHeight: tablet.height - under - 4 * Look.u
        line: tablet.name
        lines: 3
        speech: tablet.speech
        splitsLong: false
        most: Math.min(Look.px(tablet.isSmall ? 3 : 3.3, Look.textSize), tablet.height * 0.5)
        color: tablet.isBarred ? Look.litInk2 : Look.litInk
        opacity: tablet.isBarred ? 0.82 : 1
        Accessible.ignored: true
    }
}
