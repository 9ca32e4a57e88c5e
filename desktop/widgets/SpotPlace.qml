pragma ComponentBehavior: Bound

import QtQuick

// Letters of a text that were found, that lead somewhere or that can be asked about: by tap and by keys.
Item {
    id: place

    // Where they stand, a rectangle for each line.
    required property list<rect> rows
    property string name: ""
    property string label: ""
    property color ink: Look.shuDeep
    property color ring: Look.ink
    property bool isFound: false
    // Of what was found, what is looked at.
    property bool isNow: false
    property bool leads: false
    // It leads to what a word means.
    property bool explains: false
    // Or else one goes from one to the next with the arrows.
    property bool isStop: false

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
            activeFocusOnTab: place.isStop && stretch.index === 0
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
                        color: place.ink
                    }
                }
            }

            Rectangle {
                visible: place.leads && !place.explains
                width: parent.width
                height: Math.max(1, (stretch.hovered || stretch.activeFocus ? 4 : 2) * Look.u)
                y: parent.height - height
                color: place.ink
            }

            FocusRing {
                visible: stretch.showsFocus
                colour: place.ring
                away: 3 * Look.u
            }
        }
    }
}
