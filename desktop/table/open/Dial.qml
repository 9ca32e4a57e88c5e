pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import "../../widgets"
import "../../seats/geometry.js" as Geometry

// The clock in the middle of the table: what it counts, the time, who speaks.
Item {
    id: dial

    // What it is, and how much is left, for who hears it.
    property string label: ""
    property string spoken: ""
    property string above: ""
    property string digits: ""
    property string below: ""
    property int number: 0
    property real share: 1
    property int secondsLeft: -1
    property bool isPaused: false
    property bool showsTicks: true

    // It is drawn 400 wide.
    readonly property real unit: dial.width / 400
    readonly property real middle: dial.width / 2
    // Without a time to show, who speaks stands in its place.
    readonly property bool isSpeakers: dial.digits === "" && dial.number > 0
    readonly property int dark: dial.showsTicks ? Math.round(60 * (1 - dial.share)) : 60

    Accessible.role: Accessible.Grouping
    Accessible.name: dial.label

    component Ticks: ShapePath {
        id: mark
        property int first: 0
        property int last: 60
        property bool long: false
        fillColor: "transparent"
        capStyle: ShapePath.FlatCap
        strokeWidth: (mark.long ? 8 : 5) * dial.unit
        PathSvg {
            path: Geometry.ticks(dial.middle, 170 * dial.unit, 148 * dial.unit, 132 * dial.unit, mark.first, mark.last, mark.long)
        }
    }

    Drawing {
        anchors.fill: parent
        path: "table/dial"
    }

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.GeometryRenderer

        Ticks { strokeColor: "#4A3A28"; last: dial.dark }
        Ticks { strokeColor: "#4A3A28"; last: dial.dark; long: true }
        Ticks { strokeColor: Look.amber; first: dial.dark }
        Ticks { strokeColor: Look.amber; first: dial.dark; long: true }
    }

    // Where nothing is timed and nobody's turn it is, it has the dial to itself.
    Lines {
        readonly property bool isAlone: dial.digits === "" && !dial.isSpeakers
        x: (dial.width - width) / 2
        y: dial.middle - (isAlone ? 90 : dial.isPaused ? 146 : 60) * dial.unit - (isAlone || dial.isPaused ? 0 : boxHeight)
        boxWidth: (isAlone ? 224 : 204) * dial.unit
        // On a small dial two lines may get no smaller.
        boxHeight: isAlone ? 180 * dial.unit : dial.isPaused ? 100 * dial.unit : Math.max(78 * dial.unit, 2.15 * role.least)
        atMost: isAlone ? 4 : dial.isPaused ? 3 : 2
        pitch: isAlone ? 1.25 : 1.02
        // Three lines that can't be read there are left to the sign.
        line: dial.isPaused && boxHeight < 3.1 * role.least ? "" : dial.above
        role: Type.dialLine
        most: Math.min(Type.dialLine.pixels, Math.max(13, Math.round(44 * dial.unit)))
        // One line stands on the time: higher up the ticks come nearer.
        verticalAlignment: isAlone || dial.isPaused ? Text.AlignVCenter : Text.AlignBottom
        color: Look.lacquerText
    }

    Fitted {
        id: time
        x: (dial.width - width) / 2
        y: dial.middle - 62 * dial.unit
        boxWidth: 244 * dial.unit
        boxHeight: 124 * dial.unit
        line: dial.digits
        face: "numeral"
        lines: 1
        role: Type.timer
        most: Math.max(1, Math.round(118 * dial.unit))
        color: dial.isPaused ? Look.lacquer : Look.clock
        style: dial.isPaused ? Text.Outline : Text.Normal
        styleColor: Look.clock
        Accessible.role: Accessible.Clock
        Accessible.name: dial.spoken

        SequentialAnimation {
            id: beat
            NumberAnimation { target: time; property: "scale"; to: 1.06; duration: 90; easing.type: Easing.OutCubic }
            NumberAnimation { target: time; property: "scale"; to: 1; duration: 300; easing.type: Easing.InQuad }
        }
    }

    Fitted {
        visible: dial.isSpeakers
        x: (dial.width - width) / 2
        y: dial.middle - (dial.isPaused ? 44 : 62) * dial.unit
        boxWidth: 250 * dial.unit
        boxHeight: (dial.isPaused ? 106 : 124) * dial.unit
        line: dial.isSpeakers ? dial.below : ""
        role: Type.dialName
        most: Math.max(1, Math.round(118 * dial.unit))
        color: Look.clock
    }

    onSecondsLeftChanged: {
        if (dial.secondsLeft >= 0 && dial.secondsLeft <= 10 && Look.ambient)
            beat.restart()
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: dial.middle + 68 * dial.unit
        spacing: 10 * dial.unit
        visible: !dial.isPaused

        Words {
            visible: dial.number > 0
            text: dial.number
            face: "numeral"
            role: Type.drawn
            pixels: Math.max(13, Math.round((speaker.visible ? 32 : 44) * dial.unit))
            height: 52 * dial.unit
            color: Look.lacquerText
        }

        Fitted {
            id: speaker
            boxWidth: 150 * dial.unit
            width: dial.number > 0 ? inkWidth : boxWidth
            boxHeight: 52 * dial.unit
            // A name that can't be read there is left to its lantern, which is lit.
            visible: !dial.isSpeakers && (dial.number === 0 || font.pixelSize >= role.least)
            line: dial.below
            role: Type.dialLine
            most: Math.max(13, Math.round(32 * dial.unit))
            color: Look.lacquerText
        }
    }

    Sign {
        visible: dial.isPaused
        anchors.horizontalCenter: parent.horizontalCenter
        y: dial.middle + 66 * dial.unit
        motif: "signs/pause"
        ink: Look.amber
        width: Math.round(56 * dial.unit)
        height: width
    }
}
