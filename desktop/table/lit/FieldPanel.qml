pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// One thing that a page asks: its neutral prompt, a line that says more, and where it is answered.
ColumnLayout {
    id: panel

    required property LitReading lit
    required property LitField asked
    // What has just been done or refused; here, or on another panel of the page.
    property string hint: ""
    // While held, what its seals come to.
    property string counts: ""
    // Where several things are asked, each has less room.
    property bool isOneOfMany: false
    // And less width, where another stands beside it: what it says goes on a second line.
    property bool isBeside: false

    // What is asked of who has nothing to choose stands here for everybody; large letters need a line more for it, where
    // the page has one.
    readonly property int detailLines: Look.textSize > 1.25 && panel.isOneOfMany && !panel.isBeside ? 2
        : Look.textSize > 1.25 && panel.isBeside ? 4 : Look.textSize > 1.25 || panel.isBeside ? 3 : 2

    readonly property real detailPitch: !Look.isRead(panel.lit.language) ? 1.1 : Look.textSize > 1.25 ? 1.35 : 1.7

    spacing: 0

    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(56 * Look.u, 1.2 * Math.min(1.5, Look.textSize) * 33 * Look.u)

        Fitted {
            role: Type.litPrompt
            boxWidth: parent.width
            boxHeight: parent.height
            horizontalAlignment: Text.AlignLeft
            line: panel.asked.prompt
            isRead: true
            speech: panel.lit.language
            lines: 1
            color: Look.litInk
        }
    }

    // Beside others a line to write needs no words.
    Item {
        visible: !(panel.isOneOfMany && panel.asked.layout === "text")
        Layout.fillWidth: true
        Layout.preferredHeight: panel.detailLines * panel.detailPitch * Type.litDetail.pixels

        Lines {
            role: Type.litDetail
            boxWidth: parent.width
            boxHeight: parent.height
            horizontalAlignment: Text.AlignLeft
            line: panel.counts !== "" ? panel.counts : panel.hint !== "" ? panel.hint : panel.asked.detail
            speech: panel.lit.language
            face: "text"
            pitch: 1.05
            keepsRoom: true
            atMost: panel.detailLines
            color: Look.litInk
        }
    }

    Plate {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.topMargin: 4 * Look.u
        fill: Look.litField
        edge: Look.litInk

        Loader {
            anchors.fill: parent
            anchors.margins: 5 * Look.u
            enabled: !panel.asked.is_inert || panel.asked.hand_size > 0
            sourceComponent: panel.asked.layout === "text" ? writing
                : panel.asked.layout === "hand" ? hand
                : panel.asked.layout === "cards" ? cards : seats

            Component {
                id: seats
                SeatField {
                    lit: panel.lit
                    // Names on low tablets want width.
                    shape: panel.isBeside ? 2.4 : panel.isOneOfMany ? 2.2 : 1.5
                    fewest: panel.isBeside ? 2 : 3
                    mark: panel.asked.mark
                }
            }

            Component {
                id: hand
                HandField {
                    lit: panel.lit
                    asked: panel.asked
                }
            }

            Component {
                id: cards
                CardField {
                    lit: panel.lit
                    asked: panel.asked
                }
            }

            Component {
                id: writing
                TextSheet {
                    lit: panel.lit
                    asked: panel.asked
                    isLow: panel.isOneOfMany
                }
            }
        }
    }
}
