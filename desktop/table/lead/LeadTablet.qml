import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"
import "../lit"

// A seat as its leader sees it: whether it lives, whether its eyes are open, what it is while the page is held.
Tappable {
    id: tablet

    required property LeadSeat seat
    property string speech: ""
    property string seal: ""

    spacePresses: false
    implicitHeight: parts.implicitHeight + 16 * Look.u
    usable: tablet.seat.can_be_chosen
    label: [tablet.seat.described, tablet.seat.fell, tablet.seat.role].filter(function (part: string): bool {
        return part !== ""
    }).join(" · ")
    Accessible.checkable: true
    Accessible.checked: tablet.seat.is_chosen

    LitPlate {
        anchors.fill: parent
        isFocused: tablet.showsFocus
        fill: tablet.seat.is_chosen ? Look.litInk : tablet.seat.fell === "" ? Look.litTablet : Look.litField
        stroke: tablet.seat.has_eyes_open ? 4 * Look.u : Look.outline
    }

    ColumnLayout {
        id: parts
        anchors.fill: parent
        anchors.margins: 8 * Look.u
        spacing: 0

        RowLayout {
            spacing: 6 * Look.u
            Layout.fillWidth: true
            Layout.fillHeight: true

            // Below the number: a name has the rest of the width, whatever is to be seen beside it.
            Column {
                spacing: 2 * Look.u
                Layout.alignment: Qt.AlignTop

                Words {
                    role: Type.litNote
                    face: "numeral"
                    text: tablet.seat.number
                    color: tablet.seat.is_chosen ? Look.litIvory : Look.litInk2
                    Accessible.ignored: true
                }

                Sign {
                    visible: tablet.seat.has_eyes_open
                    motif: "signs/lantern"
                    ink: tablet.seat.is_chosen ? Look.litIvory : Look.litInk
                    width: Math.round(30 * Look.u)
                    height: width
                }

                Sign {
                    visible: tablet.seat.is_chosen
                    motif: "signs/check"
                    ink: Look.litIvory
                    width: Math.round(30 * Look.u)
                    height: width
                }
            }

            Item {
                id: name
                Layout.fillWidth: true
                Layout.fillHeight: true
                // Two lines of a long name in the smallest letters.
                Layout.minimumHeight: 2.3 * Type.litTablet.least

                Fitted {
                    role: Type.litTablet
                    line: tablet.seat.role === "" ? tablet.seat.name : tablet.seat.role
                    lines: 3
                    speech: tablet.speech
                    boxWidth: name.width
                    boxHeight: name.height
                    color: tablet.seat.is_chosen ? Look.litIvory : tablet.seat.can_be_chosen ? Look.litInk : Look.litInk2
                    Accessible.ignored: true
                }
            }
        }

        // How it fell, on as many lines as that takes.
        Prose {
            visible: line !== ""
            role: Type.litFell
            language: tablet.speech
            line: tablet.seat.fell
            leading: 1.0
            color: Look.litInk2
            Layout.fillWidth: true
            Accessible.ignored: true
        }
    }
}
