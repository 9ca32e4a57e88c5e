pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// How it is played, before any single rule: profiles, and who leads the nights, on the same columns.
Item {
    id: ways

    required property SetupModel model
    required property SetupPage page
    property bool isLarge: false
    readonly property ProfileTag noProfile: ProfileTag {}
    readonly property LeadingTag noLeading: LeadingTag {}

    implicitHeight: stacked.implicitHeight + 34 * Look.u

    component Row: GridLayout {
        columns: ways.isLarge ? 1 : 2
        columnSpacing: 20 * Look.u
        rowSpacing: 8 * Look.u
        Layout.fillWidth: true
    }

    component Heading: Words {
        role: Type.subheading
        color: Look.ink
        Accessible.role: Accessible.Heading
        Layout.fillWidth: ways.isLarge
        Layout.preferredWidth: ways.isLarge ? -1 : 190 * Look.u
    }

    component Tags: GridLayout {
        columns: ways.isLarge ? 1 : 3
        columnSpacing: 14 * Look.u
        rowSpacing: 14 * Look.u
        Layout.fillWidth: true
    }

    PaperSheet {
        anchors.fill: parent
    }

    ColumnLayout {
        id: stacked
        anchors.fill: parent
        anchors.margins: 17 * Look.u
        anchors.leftMargin: 30 * Look.u
        anchors.rightMargin: 30 * Look.u
        spacing: 10 * Look.u

        Row {
            Heading {
                text: ways.page.words.profile
            }

            Tags {
                Repeater {
                    model: ways.page.profiles.length

                    WayTag {
                        required property int index
                        readonly property ProfileTag tag: ways.page.profiles[index] || ways.noProfile
                        objectName: "profile-" + tag.id
                        name: tag.name
                        line: tag.line
                        isChosen: tag.is_chosen
                        isMixed: tag.is_left
                        seal: ways.page.words.chosen
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 100
                        onTapped: ways.model.choose_profile(tag.id)
                        onAsked: ways.model.parts.what.ask("profile", tag.id)
                    }
                }

                Item {
                    visible: ways.page.profiles.length < 3 && !ways.isLarge
                    Layout.fillWidth: true
                    Layout.preferredWidth: 100
                }
            }
        }

        Rectangle {
            color: Look.ink2
            implicitHeight: Math.max(1, 1.5 * Look.u)
            Layout.fillWidth: true
        }

        Row {
            Heading {
                text: ways.page.words.leading
            }

            Tags {
                Repeater {
                    model: ways.page.leadings.length

                    WayTag {
                        required property int index
                        readonly property LeadingTag tag: ways.page.leadings[index] || ways.noLeading
                        objectName: "leading-" + tag.id
                        name: tag.name
                        line: tag.line
                        isChosen: tag.is_chosen
                        may: tag.may
                        picture: tag.id
                        seal: ways.page.words.chosen
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 100
                        onTapped: {
                            if (tag.may)
                                ways.model.choose_leading(tag.id)
                            else
                                ways.model.parts.what.ask("leading", tag.id)
                        }
                        onAsked: ways.model.parts.what.ask("leading", tag.id)
                    }
                }
            }
        }
    }
}
