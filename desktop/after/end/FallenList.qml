pragma ComponentBehavior: Bound

import QtQuick
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

    Words {
        visible: fallen.page.deaths.length === 0
        face: "text"
        text: fallen.page.words.deaths_none
        percent: 2.4
        color: Look.ink2
    }

    Repeater {
        model: fallen.page.deaths.length

        Tappable {
            id: row
            required property int index
            readonly property FallenSeat death: fallen.page.deaths[row.index] || fallen.nobody
            readonly property bool isHere: fallen.model.at === row.death.step
            width: fallen.width - 26 * Look.u
            height: Math.max(68 * Look.u, Look.px(2.5, Look.tableText) * 1.5)
            label: row.death.when + " " + row.death.label + " " + row.death.cause
            onTapped: fallen.model.jump(row.death.step)

            Rectangle {
                anchors.fill: parent
                visible: row.isHere || row.hovered
                color: row.isHere ? "#E8B964" : "#F5EBCF"
            }

            Fitted {
                line: row.death.when
                most: Look.px(2.2, Math.min(1.5, Look.tableText))
                boxWidth: 216 * Look.u
                boxHeight: parent.height
                x: 8 * Look.u
                horizontalAlignment: Text.AlignLeft
                color: Look.shuDeep
                Accessible.ignored: true
            }

            Sign {
                motif: row.death.motif
                frame: row.death.motif === "" ? "" : row.death.frame
                ink: Look.paper
                ground: Look.grounds[row.death.colour] || Look.ink2
                width: 58 * Look.u
                height: width
                x: 236 * Look.u
                anchors.verticalCenter: parent.verticalCenter
            }

            Fitted {
                line: row.death.label
                most: Look.px(2.6, Math.min(1.5, Look.tableText))
                boxWidth: 330 * Look.u
                boxHeight: parent.height
                x: 312 * Look.u
                horizontalAlignment: Text.AlignLeft
                color: Look.ink
                Accessible.ignored: true
            }

            Fitted {
                face: "text"
                line: row.death.cause
                most: Look.px(2.2, Math.min(1.5, Look.tableText))
                boxWidth: parent.width - x - 8 * Look.u
                boxHeight: parent.height
                x: 656 * Look.u
                horizontalAlignment: Text.AlignLeft
                color: Look.ink2
                Accessible.ignored: true
            }

            Rectangle {
                width: parent.width
                height: Math.max(1, Look.u)
                y: parent.height
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
