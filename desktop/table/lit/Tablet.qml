pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"

// One thing to choose on a lit page; from behind a seat, a role and a decoy look the same.
Tappable {
    id: tablet

    property string place: ""
    // What is written in its corner.
    property string mark: tablet.place
    property string name: ""
    // What a role does that lies there.
    property string brief: ""
    property string speech: ""
    property string seal: ""
    property bool isChosen: false
    property bool isBarred: false
    // A card of a deck has its back for what its name will take of the light, and a smaller number.
    property bool isOfDeck: false
    property bool isShut: false

    // A low one has its number and its ring beside the name, one above the other.
    readonly property bool isLow: tablet.height < 100 * Look.u
    readonly property real margin: tablet.isLow ? Math.min(5 * Look.u, 0.05 * tablet.height) : 12 * Look.u
    readonly property real badge: tablet.isLow ? Math.min(Math.max(16, 24 * Look.u), (tablet.height - 2.4 * tablet.margin) / 2)
        : Math.min(42 * Look.u, (tablet.isOfDeck ? 0.19 : 0.26) * tablet.height)

    spacePresses: false
    label: [tablet.place, tablet.name].join(" ")
    Accessible.checkable: true
    Accessible.checked: tablet.isChosen

    LitPlate {
        anchors.fill: parent
        isFocused: tablet.showsFocus
        stroke: tablet.height < 130 * Look.u ? 1.5 * Look.u : Look.outline
        radius: (tablet.isLow ? 7 : 10) * Look.u
    }

    Badge {
        id: number
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: tablet.margin
        side: tablet.badge
        text: tablet.mark
    }

    ChoiceRing {
        x: tablet.isLow ? tablet.margin : tablet.width - tablet.margin - width
        y: tablet.isLow ? tablet.height - tablet.margin - height : tablet.margin
        width: tablet.badge
        height: tablet.badge
        isChosen: tablet.isChosen
        isBarred: tablet.isBarred
        seal: tablet.seal
        speech: tablet.speech
    }

    Item {
        anchors.fill: parent
        anchors.leftMargin: tablet.isLow ? tablet.margin + number.width + 2 * Look.u : 4 * Look.u
        anchors.rightMargin: (tablet.isLow ? 2 : 4) * Look.u
        anchors.topMargin: tablet.isLow ? 4 * Look.u : tablet.margin + tablet.badge + 2 * Look.u
        anchors.bottomMargin: 4 * Look.u

        Hemp {
            visible: tablet.isShut
            anchors.fill: parent
            anchors.margins: 6 * Look.u
        }

        Fitted {
            role: Type.litTablet
            boxWidth: parent.width
            boxHeight: (tablet.brief === "" ? 1 : 0.46) * parent.height
            line: tablet.name
            lines: 3
            speech: tablet.speech
            splitsLong: false
            most: Math.max(8, Math.min(role.pixels, 0.5 * tablet.height))
            color: tablet.isBarred ? Look.litInk2 : Look.litInk
            opacity: tablet.isBarred ? 0.82 : 1
            Accessible.ignored: true
        }

        // Hardly any has one.
        Loader {
            id: brief
            active: tablet.brief !== ""
            x: 3 * Look.u
            y: 0.46 * parent.height
            width: parent.width - 6 * Look.u
            height: 0.54 * parent.height

            sourceComponent: Lines {
                role: Type.litFace
                shrinks: 1
                boxWidth: brief.width
                boxHeight: brief.height
                pitch: 1.1
                line: tablet.brief
                speech: tablet.speech
                face: "text"
                color: Look.litInk
                Accessible.ignored: true
            }
        }
    }
}
