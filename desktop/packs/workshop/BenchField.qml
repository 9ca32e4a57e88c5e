pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Something to write: what it is, a strip of paper or a sheet, and the way back to the words that were ready.
ColumnLayout {
    id: row

    required property WorkshopField field
    property string resetText: ""
    // Counted from 1.
    property int number: 0

    signal written(string text)
    signal putBack

    spacing: 6 * Look.u

    RowLayout {
        spacing: 12 * Look.u

        Prose {
            line: row.field.label
            role: Type.label
            color: Look.ink
            Layout.fillWidth: true
        }

        PlateButton {
            objectName: visible ? "reset-" + row.number : ""
            visible: row.field.may_reset
            kind: "paper"
            sign: "undo"
            label: row.resetText
            implicitWidth: 72 * Look.u
            implicitHeight: 56 * Look.u
            onTapped: row.putBack()
        }
    }

    WritingLine {
        id: strip
        objectName: visible ? "field-" + row.number : ""
        visible: !row.field.is_long
        text: row.field.text
        label: row.field.label
        hint: row.field.hint
        speech: row.field.speech === "" ? Look.language : row.field.speech
        input.maximumLength: 60
        ring: Look.ink
        Layout.fillWidth: true
        onEdited: text => row.written(text)
    }

    WritingSheet {
        id: written
        objectName: visible ? "field-" + row.number : ""
        visible: row.field.is_long
        kept: row.field.text
        label: row.field.label
        hint: row.field.hint
        speech: row.field.speech === "" ? Look.language : row.field.speech
        Layout.fillWidth: true
        onEdited: text => row.written(text)
    }

    Prose {
        visible: line !== ""
        face: "text"
        role: Type.small
        line: row.field.line
        color: Look.ink2
        Layout.fillWidth: true
    }
}
