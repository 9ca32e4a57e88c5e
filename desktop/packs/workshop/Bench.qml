pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// One section of the workshop: whatever it has of parts, fields, pictures, rows and games, from top to bottom.
ScrollArea {
    id: bench

    required property WorkshopModel model
    required property WorkshopPage page
    readonly property real room: bench.width - 34 * Look.u
    // What a row shows that is on its way out.
    readonly property Rule noRule: Rule {}
    readonly property Chip noChip: Chip {}
    readonly property PackAction noAction: PackAction {}
    readonly property WorkshopField noField: WorkshopField {}
    readonly property string section: bench.page.section

    objectName: "bench"
    label: bench.page.title
    spacing: 22 * Look.u
    onSectionChanged: bench.goTo(0)

    component Told: Prose {
        face: "text"
        role: Type.small
        visible: line !== ""
        width: bench.room
        leading: 1.1
        color: Look.ink2
    }

    component Small: PlateButton {
        kind: "paper"
        role: Type.chip
        width: Math.min(bench.room, Math.max(150 * Look.u, natural))
        height: Math.max(62 * Look.u, 1.7 * Type.chip.pixels)
    }

    Told {
        objectName: "sectionLine"
        role: Type.body
        line: bench.page.line
    }

    Told {
        objectName: visible ? "refused" : ""
        role: Type.body
        line: bench.page.refused
        color: Look.shuDeep
        Accessible.role: Accessible.AlertMessage
    }

    Repeater {
        model: bench.page.faults.length

        Told {
            required property int index
            objectName: "fault-" + (index + 1)
            wrapMode: Text.Wrap
            line: bench.page.faults[index] ?? ""
            color: Look.ink
        }
    }

    Flow {
        visible: bench.page.parts.length + bench.page.added.length > 0
        width: bench.room
        spacing: 10 * Look.u

        Repeater {
            model: bench.page.parts.length

            Small {
                required property int index
                readonly property Chip part: bench.page.parts[index] || bench.noChip
                objectName: "part-" + part.id
                kind: part.is_chosen ? "red" : "paper"
                text: part.text
                Accessible.checkable: true
                Accessible.checked: part.is_chosen
                onTapped: bench.model.show_part(part.id)
            }
        }

        Repeater {
            model: bench.page.added.length

            Small {
                required property int index
                readonly property PackAction action: bench.page.added[index] || bench.noAction
                objectName: "act-" + action.id
                kind: "quiet"
                ring: Look.ink
                text: action.text
                onTapped: bench.model.act(action.id)
            }
        }
    }

    Repeater {
        model: bench.section === "words" ? 0 : bench.page.fields.length

        BenchField {
            required property int index
            readonly property WorkshopField entry: bench.page.fields[index] || bench.noField
            field: entry
            number: index + 1
            resetText: bench.page.words.reset
            width: bench.room
            onWritten: text => bench.model.write(entry.id, text)
            onPutBack: bench.model.reset(entry.id)
        }
    }

    PicturePick {
        visible: bench.page.pictures.length > 0
        page: bench.page
        width: bench.room
        onChosen: id => bench.model.wear(id)
    }

    Repeater {
        model: bench.page.rows.length

        OptionRow {
            required property int index
            readonly property Rule entry: bench.page.rows[index] || bench.noRule
            rule: entry
            onText: bench.page.words.on
            offText: bench.page.words.off
            width: bench.room
            onSwitched: bench.model.switch(entry.id)
            onChosen: value => bench.model.choose(entry.id, value)
            onStepped: steps => bench.model.step(entry.id, steps)
        }
    }

    Repeater {
        model: bench.section === "words" ? bench.page.fields.length : 0

        BenchField {
            required property int index
            readonly property WorkshopField entry: bench.page.fields[index] || bench.noField
            field: entry
            number: index + 1
            resetText: bench.page.words.reset
            width: bench.room
            onWritten: text => bench.model.write(entry.id, text)
            onPutBack: bench.model.reset(entry.id)
        }
    }

    Flow {
        visible: bench.page.actions.length > 0
        width: bench.room
        spacing: 10 * Look.u

        Repeater {
            model: bench.page.actions.length

            Small {
                required property int index
                readonly property PackAction action: bench.page.actions[index] || bench.noAction
                objectName: "act-" + action.id
                text: action.text
                onTapped: bench.model.act(action.id)
            }
        }
    }

    TrialSheet {
        model: bench.model
        page: bench.page
        width: bench.room
    }
}
