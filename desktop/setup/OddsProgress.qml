import QtQuick
import LanternNight
import "../widgets"

// How far the games are: "640 / 1000" beside an ink-rimmed bar.
Rectangle {
    id: progress

    required property OddsPage page

    implicitHeight: 18 * Look.u
    color: "#CDB585"
    border.color: Look.ink
    border.width: Math.max(1, 1.5 * Look.u)
    Accessible.role: Accessible.ProgressBar
    Accessible.name: progress.page.progress

    Rectangle {
        width: parent.width * progress.page.share
        height: parent.height
        color: Look.amberDeep
        border.color: Look.ink
        border.width: Math.max(1, 1.5 * Look.u)
    }
}
