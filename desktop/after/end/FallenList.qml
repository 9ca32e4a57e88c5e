pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Who fell when, in order; a tap goes there.
ScrollArea {
    id: fallen

    required property EndPage page
    required property EndModel model
    readonly property FallenSeat nobody: FallenSeat {}

    Fades {
        parent: fallen.parent
        area: fallen
    }

    Prose {
        visible: fallen.page.deaths.length === 0
        role: Type.body
        face: "text"
        line: fallen.page.words.deaths_none
        width: parent.width
        color: Look.ink2
    }

    Repeater {
        model: fallen.page.deaths.length

        Tappable {
            id: row
            required property int index
            readonly property FallenSeat death: fallen.page.deaths[row.index] || fallen.nobody
            readonly property bool isHere: fallen.model.at === row.death.step
            width: parent.width
            height: Math.max(68 * Look.u, told.implicitHeight + 12 * Look.u)
            label: row.death.when + " " + row.death.label + " " + row.death.cause
            onTapped: fallen.model.jump(row.death.step)

            Rectangle {
                anchors.fill: parent
                visible: row.isHere || row.hovered
                color: row.isHere ? "#E8B964" : "#F5EBCF"
            }

            RowLayout {
                id: told
                anchors.fill: parent
                anchors.leftMargin: 8 * Look.u
                anchors.rightMargin: 8 * Look.u
                spacing: 16 * Look.u

                component Part: Prose {
                    role: Type.small
                    leading: 1.05
                    Layout.fillWidth: true
                    Accessible.ignored: true
                }

                Part {
                    line: row.death.when
                    color: Look.shuDeep
                    Layout.preferredWidth: 26
                }

                Sign {
                    motif: row.death.motif
                    frame: row.death.motif === "" ? "" : row.death.frame
                    ink: Look.paper
                    ground: Look.grounds[row.death.colour] || Look.ink2
                    Layout.preferredWidth: Math.round(58 * Look.u)
                    Layout.preferredHeight: Math.round(58 * Look.u)
                }

                Part {
                    role: Type.label
                    line: row.death.label
                    color: Look.ink
                    Layout.preferredWidth: 40
                }

                Part {
                    face: "text"
                    line: row.death.cause
                    color: Look.ink2
                    Layout.preferredWidth: 24
                }
            }

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: Math.max(1, Look.u)
                color: "#B09C68"
            }

            Rectangle {
                anchors.fill: parent
                visible: row.activeFocus
                color: "transparent"
                border.color: Look.ink
                border.width: 3 * Look.u
            }
        }
    }
}
