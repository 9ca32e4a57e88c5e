pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// The picture of a part: its letter, or one of the house's drawings.
Column {
    id: pick

    required property WorkshopPage page
    readonly property WorkshopPicture noPicture: WorkshopPicture {}
    readonly property real side: Math.max(84 * Look.u, 44)

    signal chosen(string id)

    spacing: 8 * Look.u

    Prose {
        line: pick.page.words.picture
        role: Type.label
        width: pick.width
        color: Look.ink
    }

    Flow {
        width: pick.width
        spacing: 8 * Look.u

        Repeater {
            model: pick.page.pictures.length

            Tappable {
                id: one
                required property int index
                readonly property WorkshopPicture picture: pick.page.pictures[one.index] || pick.noPicture
                objectName: "picture-" + (one.picture.id === "" ? "letter" : one.picture.id)
                label: one.picture.text
                width: pick.side
                height: pick.side
                Accessible.checkable: true
                Accessible.checked: one.picture.is_chosen
                onTapped: pick.chosen(one.picture.id)

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: 7 * Look.u
                    visible: one.picture.is_chosen
                    color: "transparent"
                    border.color: Look.shuDeep
                    border.width: 4 * Look.u
                    radius: 12 * Look.u
                }

                Sign {
                    motif: one.picture.motif
                    frame: one.picture.frame
                    ink: Look.paperMid
                    ground: one.picture.is_chosen ? Look.shuDeep : one.hovered ? Look.ink2 : Look.ink
                    width: pick.side - 30 * Look.u
                    height: width
                    anchors.centerIn: parent
                }

                FocusRing {
                    visible: one.showsFocus
                    colour: Look.ink
                    away: 0
                }
            }
        }
    }
}
