pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// All of the night's calls, in order: which is on, which are done. The same whoever lives.
ScrollArea {
    id: list

    required property LeadPage page
    readonly property CallRow noRow: CallRow {}

    ground: Look.litTablet
    ink: Look.litInk2
    isRead: true
    label: list.page.words.calls
    spacing: 10 * Look.u

    Prose {
        width: parent.width
        role: Type.litDetail
        language: list.page.language
        line: list.page.words.calls
        color: Look.litInk2
    }

    Repeater {
        model: list.page.calls.length

        Rectangle {
            id: row

            required property int index
            readonly property CallRow entry: list.page.calls[row.index] || list.noRow

            width: parent ? parent.width : 0
            height: Math.max(64 * Look.u, line.implicitHeight + 20 * Look.u)
            radius: 8 * Look.u
            color: row.entry.is_on ? Look.litInk : "transparent"

            RowLayout {
                id: line
                anchors.fill: parent
                anchors.leftMargin: 12 * Look.u
                anchors.rightMargin: 12 * Look.u
                spacing: 12 * Look.u

                Sign {
                    motif: row.entry.motif
                    ink: row.entry.is_on ? Look.litIvory : Look.litInk
                    Layout.preferredWidth: 40 * Look.u
                    Layout.preferredHeight: 40 * Look.u
                }

                Prose {
                    role: Type.litBody
                    language: list.page.language
                    line: row.entry.name
                    color: row.entry.is_on ? Look.litIvory : Look.litInk
                    Layout.fillWidth: true
                }

                Sign {
                    visible: row.entry.is_done
                    motif: "signs/check"
                    ink: Look.litInk
                    Layout.preferredWidth: 28 * Look.u
                    Layout.preferredHeight: 28 * Look.u
                }
            }
        }
    }
}
