pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Beside the table then: what one seat knew by the step the lantern stands at.
PaperSheet {
    id: knew

    required property EndModel model
    required property EndWords words
    readonly property SeatThen eyes: knew.model.then.page.eyes
    readonly property KnownMoment noMoment: KnownMoment {}
    readonly property KnownLine noLine: KnownLine {}
    // What was known last is at the end.
    readonly property real longest: list.contentHeight

    onLongestChanged: list.contentY = Math.max(0, knew.longest - list.height)

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 24 * Look.u
        spacing: 12 * Look.u

        Prose {
            objectName: "knewTitle"
            role: Type.subheading
            line: knew.eyes.title
            color: Look.ink
            Layout.fillWidth: true
            Layout.leftMargin: 8 * Look.u
            Accessible.role: Accessible.Heading
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            ScrollArea {
                id: list
                objectName: "knew"
                anchors.fill: parent
                isRead: true
                label: knew.eyes.title
                spacing: 10 * Look.u

                Repeater {
                    model: knew.eyes.moments.length

                    ColumnLayout {
                        id: moment
                        required property int index
                        readonly property KnownMoment held: knew.eyes.moments[moment.index] || knew.noMoment
                        width: parent.width
                        spacing: 2 * Look.u

                        Prose {
                            role: Type.small
                            line: moment.held.when
                            color: Look.shuDeep
                            leading: 1.0
                            Layout.fillWidth: true
                        }

                        Repeater {
                            model: moment.held.lines.length

                            RowLayout {
                                id: entry
                                required property int index
                                readonly property KnownLine line: moment.held.lines[entry.index] || knew.noLine
                                spacing: 8 * Look.u

                                Item {
                                    Layout.preferredWidth: Math.round(22 * Look.u)
                                    Layout.preferredHeight: Math.round(30 * Look.u)
                                    Layout.alignment: Qt.AlignTop

                                    Sign {
                                        visible: entry.line.is_secret
                                        anchors.bottom: parent.bottom
                                        motif: "signs/lock"
                                        ink: Look.ink2
                                        width: parent.width
                                        height: width
                                    }
                                }

                                AskedProse {
                                    role: Type.small
                                    face: "text"
                                    line: entry.line.text
                                    names: knew.model.page.names
                                    leading: 1.1
                                    bottomPadding: 0
                                    color: Look.ink
                                    Layout.fillWidth: true
                                    Accessible.name: (entry.line.is_secret ? knew.words.knew_secret + ": " : "") + entry.line.text
                                }
                            }
                        }
                    }
                }
            }

            Fades {
                area: list
            }
        }

        PlateButton {
            objectName: visible ? "knewAll" : ""
            visible: knew.eyes.number > 0
            kind: "paper"
            role: Type.chip
            text: knew.words.knew_all
            Layout.alignment: Qt.AlignHCenter
            onTapped: knew.model.look_as(knew.eyes.number)
        }
    }
}
