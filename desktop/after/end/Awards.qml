pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// The awards of an evening, one below the other.
Column {
    id: awards

    required property EndModel model
    // Where it stands among other things.
    property bool isTitled: false
    readonly property EveningPage page: awards.model.evening.page
    readonly property AwardRow nothing: AwardRow {}

    spacing: 12 * Look.u
    Component.onCompleted: awards.model.openEvening()

    Prose {
        visible: awards.isTitled
        role: Type.subheading
        line: awards.page.words.title
        color: Look.shuDeep
        width: parent.width
        Accessible.role: Accessible.Heading
    }

    Prose {
        role: Type.body
        face: "text"
        line: awards.page.is_shut ? awards.page.words.shut
            : awards.page.rows.length === 0 ? awards.page.words.none : awards.page.games
        width: parent.width
        color: Look.ink2
    }

    Repeater {
        model: awards.page.rows.length

        RowLayout {
            id: award
            required property int index
            readonly property AwardRow row: awards.page.rows[award.index] || awards.nothing
            objectName: "award-" + (award.index + 1)
            width: parent.width
            spacing: 18 * Look.u
            Accessible.role: Accessible.StaticText
            Accessible.name: award.row.label

            Sign {
                motif: award.row.motif
                ink: Look.shuDeep
                Layout.preferredWidth: Math.round(58 * Look.u)
                Layout.preferredHeight: Math.round(58 * Look.u)
                Layout.alignment: Qt.AlignTop
            }

            ColumnLayout {
                spacing: 0

                Prose {
                    role: Type.small
                    line: award.row.title
                    leading: 1.0
                    color: Look.shuDeep
                    Layout.fillWidth: true
                    Accessible.ignored: true
                }

                Prose {
                    role: Type.subheading
                    line: award.row.names
                    names: award.row.people
                    leading: 1.1
                    color: Look.ink
                    Layout.fillWidth: true
                    Accessible.ignored: true
                }

                Prose {
                    role: Type.small
                    face: "text"
                    line: award.row.line
                    leading: 1.05
                    color: Look.ink2
                    Layout.fillWidth: true
                    Accessible.ignored: true
                }
            }
        }
    }
}
