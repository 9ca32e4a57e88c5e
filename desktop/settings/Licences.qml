pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// Which version this is, where games are kept, and the licences of what others made.
Item {
    id: about

    required property SettingsPage page
    required property SettingsModel model
    readonly property SettingsWords words: about.page.words
    readonly property LicenceShelf nothing: LicenceShelf {}
    readonly property LicenceShelf licences: about.page.licences || about.nothing
    readonly property LicencePassage noPassage: LicencePassage {}
    readonly property Chip noChip: Chip {}
    readonly property string opened: about.licences.opened

    component Told: Words {
        face: "text"
        role: Type.small
        width: names.width - 34 * Look.u
        color: Look.ink2
    }

    component Named: Told {
        face: "display"
        role: Type.subheading
        color: Look.ink
    }

    // The next text is read from its beginning.
    onOpenedChanged: text.goTo(0)

    RowLayout {
        anchors.fill: parent
        spacing: 20 * Look.u

        ScrollArea {
            id: names
            objectName: "licences"
            label: about.words.licences
            spacing: 10 * Look.u
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumWidth: 0.34 * about.width

            Named {
                objectName: "version"
                text: about.page.version
            }

            Told {
                text: about.words.folder
                visible: about.page.folder !== ""
            }

            Told {
                objectName: "folder"
                text: about.page.folder
                visible: text !== ""
                // A path has no words to wrap at.
                wrapMode: Text.WrapAnywhere
                color: Look.ink
            }

            Named {
                text: about.words.licences
                topPadding: 14 * Look.u
                Accessible.role: Accessible.Heading
            }

            Repeater {
                model: about.licences.names.length

                PlateButton {
                    required property int index
                    readonly property Chip chip: about.licences.names[index] || about.noChip
                    objectName: "licence-" + chip.id
                    kind: chip.is_chosen ? "red" : "paper"
                    text: chip.text
                    role: Type.chip
                    x: 6 * Look.u
                    width: names.width - 40 * Look.u
                    Accessible.checkable: true
                    Accessible.checked: chip.is_chosen
                    onTapped: about.model.read(chip.id)
                }
            }

            // A chosen one's shadow and ring.
            Item {
                width: 1
                height: 6 * Look.u
            }
        }

        Rectangle {
            implicitWidth: Math.max(1, 1.5 * Look.u)
            color: Look.ink2
            Layout.fillHeight: true
        }

        ScrollArea {
            id: text
            objectName: "licenceText"
            label: about.words.licences
            isRead: true
            spacing: 14 * Look.u
            Layout.fillWidth: true
            Layout.fillHeight: true

            Repeater {
                model: about.licences.passages.length

                Words {
                    required property int index
                    readonly property LicencePassage passage: about.licences.passages[index] || about.noPassage
                    face: passage.is_heading ? "display" : "text"
                    language: "en"
                    // Large, a long word may be wider than its column.
                    wrapMode: Text.Wrap
                    text: passage.text
                    role: passage.is_heading ? Type.subheading : Type.small
                    topPadding: passage.is_heading && index > 0 ? 14 * Look.u : 0
                    lineHeight: passage.is_heading ? 1.1 : 1.2
                    width: text.width - 34 * Look.u
                    color: Look.ink
                }
            }
        }
    }
}
