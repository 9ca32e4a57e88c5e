pragma ComponentBehavior: Bound

import QtQuick
import "../widgets"

// Which version this is, where games are kept, and the licences of what others made.
Item {
    id: about

    required property var page
    required property var model
    readonly property var words: about.page.words
    readonly property var licences: about.page.licences || ({names: [], passages: []})
    readonly property string opened: about.licences.names.filter(chip => chip.is_chosen).map(chip => chip.id).join()

    component Told: Words {
        face: "text"
        percent: 2.2
        width: names.width - 34 * Look.u
        color: Look.ink2
    }

    // The next text is read from its beginning.
    onOpenedChanged: text.goTo(0)

    ScrollArea {
        id: names
        objectName: "licences"
        label: about.words["settings.licences"]
        x: 42 * Look.u
        y: 30 * Look.u
        width: 426 * Look.u
        height: about.height - y - 28 * Look.u
        spacing: 10 * Look.u

        Told {
            objectName: "version"
            text: about.words["version"]
            face: "display"
            percent: 3
            times: Math.min(1.4, Look.tableText)
            color: Look.ink
        }

        Told {
            text: about.words["settings.folder"]
            visible: about.page.folder !== ""
        }

        Told {
            objectName: "folder"
            text: about.page.folder
            visible: text !== ""
            // A path has no words to wrap at.
            wrapMode: Text.WrapAnywhere
            percent: 2.1
            color: Look.ink
        }

        Told {
            text: about.words["settings.licences"]
            face: "display"
            percent: 3
            times: Math.min(1.4, Look.tableText)
            topPadding: 14 * Look.u
            color: Look.ink
            Accessible.role: Accessible.Heading
        }

        Repeater {
            model: about.licences.names.length

            PlateButton {
                required property int index
                readonly property var chip: about.licences.names[index] || ({id: "", text: "", is_chosen: false})
                objectName: "licence-" + chip.id
                kind: chip.is_chosen ? "red" : "paper"
                text: chip.text
                percent: 2.3
                x: 6 * Look.u
                width: names.width - 40 * Look.u
                height: 72 * Look.u
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
        x: 482 * Look.u
        y: 36 * Look.u
        width: Math.max(1, 1.5 * Look.u)
        height: about.height - 72 * Look.u
        color: Look.ink2
    }

    ScrollArea {
        id: text
        objectName: "licenceText"
        label: about.words["settings.licences"]
        isRead: true
        x: 516 * Look.u
        y: 36 * Look.u
        width: about.width - x - 28 * Look.u
        height: about.height - y - 36 * Look.u
        spacing: 14 * Look.u

        Repeater {
            model: about.licences.passages.length

            Words {
                required property int index
                readonly property var passage: about.licences.passages[index] || ({text: "", is_heading: false})
                face: passage.is_heading ? "display" : "text"
                language: "en"
                text: passage.text
                percent: passage.is_heading ? 2.8 : 2.2
                topPadding: passage.is_heading && index > 0 ? 14 * Look.u : 0
                lineHeight: passage.is_heading ? 1.1 : 1.2
                width: text.width - 34 * Look.u
                color: Look.ink
            }
        }
    }
}
