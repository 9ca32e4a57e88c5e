pragma ComponentBehavior: Bound

import QtQuick
import "../look"
import "../home"

// Which version this is, where games are kept, and the licences of what others made.
Item {
    id: about

    required property var page
    required property var model
    readonly property var words: about.page.words
    readonly property var licences: about.page.licences

    component Told: Words {
        face: "text"
        percent: 2.4
        x: 48 * Look.u
        width: about.width - 96 * Look.u
        color: Look.ink2
    }

    Column {
        id: facts
        y: 32 * Look.u
        spacing: 4 * Look.u

        Told {
            objectName: "version"
            text: about.words["version"]
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
        }
        Words {
            text: about.words["settings.licences"]
            percent: 3
            times: Math.min(1.4, Look.tableText)
            x: 48 * Look.u
            topPadding: 14 * Look.u
            color: Look.ink
            Accessible.role: Accessible.Heading
        }
    }

    ScrollArea {
        id: names
        objectName: "licences"
        label: about.words["settings.licences"]
        x: 48 * Look.u
        y: facts.y + facts.height + 12 * Look.u
        width: 320 * Look.u
        height: about.height - y - 28 * Look.u
        spacing: 10 * Look.u

        Repeater {
            model: about.licences ? about.licences.names.length : 0

            PlateButton {
                required property int index
                readonly property var chip: about.licences.names[index] || ({id: "", text: "", is_chosen: false})
                objectName: "licence-" + chip.id
                kind: chip.is_chosen ? "red" : "paper"
                text: chip.text
                speech: "en"
                percent: 2.1
                width: names.width - 34 * Look.u
                height: 64 * Look.u
                Accessible.checkable: true
                Accessible.checked: chip.is_chosen
                onTapped: about.model.read(chip.id)
            }
        }
    }

    ScrollArea {
        objectName: "licenceText"
        label: about.words["settings.licences"]
        isRead: true
        x: 384 * Look.u
        y: names.y
        width: about.width - x - 28 * Look.u
        height: names.height

        Words {
            face: "text"
            language: "en"
            text: about.licences ? about.licences.text : ""
            percent: 1.85
            width: about.width - 384 * Look.u - 60 * Look.u
            color: Look.ink
        }
    }
}
