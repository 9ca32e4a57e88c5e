import QtQuick
import "../widgets"

// At the cap's upper right: a red knot with a tick for who has pointed, an empty ring for who has not yet.
Tappable {
    id: knot

    property bool isTied: false

    width: 64 * Look.u
    height: 64 * Look.u

    Rectangle {
        anchors.centerIn: parent
        width: 34 * Look.u
        height: width
        radius: width / 2
        antialiasing: true
        color: knot.isTied ? Look.shu : "#0B0D18"
        border.color: knot.isTied ? Look.ink : Look.paper
        border.width: 2.5 * Look.u

        Sign {
            anchors.centerIn: parent
            visible: knot.isTied
            motif: "signs/check"
            ink: Look.ivory
            width: Math.round(26 * Look.u)
            height: width
        }
    }

    FocusRing {
        visible: knot.showsFocus
        away: -8 * Look.u
    }
}
