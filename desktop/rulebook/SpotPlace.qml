pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// Letters of a text that were found, or that lead somewhere: by tap, or from the page by keys.
Item {
    id: place

    required property BookSpot spot
    required property list<rect> rows
    // While the page is turned, what was on it goes before this does.
    readonly property string to: place.spot ? place.spot.to : ""
    readonly property string name: place.spot && place.spot.way > 0 ? "way-" + place.spot.way : ""
    readonly property string label: place.spot ? place.spot.label : ""
    readonly property bool isFound: Boolean(place.spot) && place.spot.hit > 0
    readonly property bool isNow: Boolean(place.spot) && place.spot.is_now
    readonly property bool leads: place.to !== ""
    readonly property bool explains: Boolean(place.spot) && place.spot.explains

    signal tapped

    objectName: place.isNow ? "hit" : ""
    x: place.rows.length > 0 ? place.rows[0].x : 0
    y: place.rows.length > 0 ? place.rows[0].y : 0
    width: place.rows.length > 0 ? place.rows[0].width : 0
    height: place.rows.length > 0 ? place.rows[0].height : 0

    // The keys are here.
    function isAt(): bool {
        return begins.count > 0 && begins.itemAt(0).activeFocus
    }

    function enter(): void {
        begins.itemAt(0).forceActiveFocus(Qt.TabFocusReason)
    }

    Repeater {
        id: begins
        model: place.rows.length

        Tappable {
            id: stretch
            required property int index
            readonly property rect at: place.rows[stretch.index] || Qt.rect(0, 0, 0, 0)
            objectName: stretch.index === 0 ? place.name : ""
            x: stretch.at.x - place.x
            y: stretch.at.y - place.y
            width: stretch.at.width
            height: stretch.at.height
            usable: place.leads
            // One goes from one to the next with the arrows.
            activeFocusOnTab: false
            label: place.label
            Accessible.role: Accessible.Link
            Accessible.ignored: !place.leads || stretch.index > 0
            onTapped: place.tapped()

            Rectangle {
                visible: place.isFound
                anchors.fill: parent
                anchors.margins: -2 * Look.u
                radius: 4 * Look.u
                color: place.isNow ? "#F0A63A" : "#F5D795"
                border.color: Look.ink
                border.width: place.isNow ? 2 * Look.u : 0
            }

            // A word that somebody may ask about has dots below it.
            Row {
                visible: place.explains
                spacing: 3 * Look.u
                clip: true
                width: parent.width
                height: (stretch.hovered || stretch.activeFocus ? 5 : 3) * Look.u
                y: parent.height - height

                Repeater {
                    model: place.explains ? Math.floor((stretch.width + 3 * Look.u) / (6 * Look.u)) : 0

                    Rectangle {
                        width: 3 * Look.u
                        height: (stretch.hovered || stretch.activeFocus ? 5 : 3) * Look.u
                        radius: width / 2
                        color: Look.shuDeep
                    }
                }
            }

            Rectangle {
                visible: place.leads && !place.explains
                width: parent.width
                height: Math.max(1, (stretch.hovered || stretch.activeFocus ? 4 : 2) * Look.u)
                y: parent.height - height
                color: Look.shuDeep
            }

            FocusRing {
                visible: stretch.showsFocus
                colour: Look.ink
                away: 3 * Look.u
            }
        }
    }
}
