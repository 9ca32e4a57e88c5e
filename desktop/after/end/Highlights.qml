pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// What is worth a second look, each on a strip of paper; a tap goes there.
ScrollArea {
    id: highlights

    required property EndPage page
    required property EndModel model
    // Whether the evening's awards stand here as well.
    required property bool hasEvening
    readonly property Worth nothing: Worth {}

    spacing: 12 * Look.u
    // Its awards have nothing that could be pressed.
    isRead: highlights.hasEvening
    label: highlights.page.words.highlights

    Fades {
        parent: highlights.parent
        area: highlights
    }

    Prose {
        visible: highlights.page.highlights.length === 0
        role: Type.body
        face: "text"
        line: highlights.page.is_shut ? highlights.page.words.highlights_shut : highlights.page.words.highlights_none
        width: parent.width
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
            width: parent.width
            height: Math.max(78 * Look.u, told.implicitHeight + 20 * Look.u)
            label: strip.one.when + " " + strip.one.text
            explains: text.hasWords
            onTapped: highlights.model.jump(strip.one.step)
            onAsked: Look.asked.ask(strip.one.text, Look.language)

            Plate {
                anchors.fill: parent
                fill: strip.isHere ? "#F0C878" : strip.hovered ? "#FFF8E2" : "#F5EBCF"
                edge: Look.ink
                stroke: Math.max(1, 2 * Look.u)
                inner: "#B09C68"
                inset: 6 * Look.u
                radius: 10 * Look.u
            }

            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: 16 * Look.u
                anchors.rightMargin: 16 * Look.u
                spacing: 18 * Look.u

                Sign {
                    motif: strip.one.motif
                    frame: strip.one.motif === "" ? "" : strip.one.frame
                    ink: Look.paper
                    ground: Look.grounds[strip.one.colour] || Look.ink2
                    Layout.preferredWidth: Math.round(58 * Look.u)
                    Layout.preferredHeight: Math.round(58 * Look.u)
                }

                ColumnLayout {
                    id: told
                    spacing: 0

                    Prose {
                        role: Type.small
                        line: strip.one.when
                        leading: 1.0
                        color: Look.shuDeep
                        Layout.fillWidth: true
                        Accessible.ignored: true
                    }

                    AskedProse {
                        id: text
                        role: Type.body
                        isStop: false
                        line: strip.one.text
                        names: highlights.page.names
                        leading: 1.1
                        color: Look.ink
                        Layout.fillWidth: true
                        Accessible.ignored: true
                    }
                }
            }

            FocusRing {
                visible: strip.showsFocus
                colour: Look.ink
                away: -4 * Look.u
            }
        }
    }

    Loader {
        active: highlights.hasEvening
        visible: active
        width: parent.width
        sourceComponent: Awards {
            model: highlights.model
            isTitled: true
        }
    }
}
