import QtQuick
import "../widgets"

// How far the games are: "640 / 1000" beside an ink-rimmed bar.
Rectangle {
    id: progress

    required property real share
    required property string said

    implicitHeight: 18 * Look.u
    color: "#CDB585"
    border.color: Look.ink
    border.width: Math.max(1, 1.5 * Look.u)
    Accessible.role: Accessible.ProgressBar
    Accessible.name: progress.said

    Rectangle {
        width: parent.width * progress.share
        height: parent.height
        color: Look.amberDeep
        border.color: Look.ink
        border.width: Math.max(1, 1.5 * Look.u)
    }
}
