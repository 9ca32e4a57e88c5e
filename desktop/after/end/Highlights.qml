pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// What is worth a second look, each on a strip of paper; a tap goes there.
ScrollArea {
    id: highlights

    required property EndPage page
    required property EndModel model
    readonly property Worth nothing: Worth {}

    spacing: 12 * Look.u

    Fades {
        parent: highlights.parent
        area: highlights
    }

    Prose {
        visible: highlights.page.highlights.length === 0
        face: "text"
        line: highlights.page.is_shut ? highlights.page.words.highlights_shut
            : highlights.page.words.highlights_none
        percent: 2.4
        width: highlights.width - 26 * Look.u
        color: Look.ink2
    }

    Repeater {
        model: highlights.page.highlights.length

        Tappable {
            id: strip
            required property int index
            readonly property Worth one: highlights.page.highlights[strip.index] || highlights.nothing
            readonly property bool isHere: highlights.model.at === strip.one.step
            objectName: "highlight-" + (strip.index + 1)
            width: highlights.width - 26 * Look.u
            height: Math.max(78 * Look.u, told.height + 20 * Look.u)
            label: strip.one.when + " " + strip.one.text
            onTapped: highlights.model.jump(strip.one.step)

            Plate {
                anchors.fill: parent
                fill: strip.isHere ? "#F0C878" : strip.hovered ? "#FFF8E2" : "#F5EBCF"
                edge: Look.ink
                stroke: Math.max(1, 2 * Look.u)
                inner: "#B09C68"
                inset: 6 * Look.u
                radius: 10 * Look.u
            }

            Sign {
                motif: strip.one.motif
                frame: strip.one.motif === "" ? "" : strip.one.frame
                ink: Look.paper
                ground: Look.grounds[strip.one.colour] || Look.ink2
                width: Math.round(58 * Look.u)
                height: width
                x: 16 * Look.u
                anchors.verticalCenter: parent.verticalCenter
            }

            Column {
                id: told
                x: 92 * Look.u
                y: (strip.height - height) / 2
                width: parent.width - x - 16 * Look.u

                Words {
                    text: strip.one.when
                    percent: 2.0
                    times: Math.min(1.4, Look.tableText)
                    width: parent.width
                    lineHeight: 1.0
                    color: Look.shuDeep
                    Accessible.ignored: true
                }

                Prose {
                    line: strip.one.text
                    names: highlights.page.names
                    percent: 2.4
                    times: Math.min(1.5, Look.tableText)
                    width: parent.width
                    lineHeight: 1.1
                    color: Look.ink
                    Accessible.ignored: true
                }
            }

            FocusRing {
                visible: strip.showsFocus
                colour: Look.ink
                away: -4 * Look.u
            }
        }
    }
}
