pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight

// Something that can be set: its name, one line of what it does, and a slide, chips or a stepper.
Item {
    id: row

    required property Rule rule
    property string onText: ""
    property string offText: ""
    // On the mark that says that it can be asked what it is.
    property string markText: ""
    // Whether a tap on its words, or "?" anywhere in it, asks what it is.
    property bool explains: false

    // A slide and a number stand beside their words, at the same place in any size of text; choices do where there is room.
    readonly property bool isPair: row.rule.kind === "choice" && row.rule.choices.length === 2
    readonly property bool isBeside: row.rule.kind === "bool" || (row.rule.kind === "int" && row.width > 640 * Look.u)
        || (row.isPair && row.width > 900 * Look.u && chips.implicitWidth < 0.42 * row.width)
    // It makes no difference as things are; it may be set all the same.
    readonly property bool isIdle: row.rule.idle !== ""

    signal asked
    signal switched
    signal chosen(string value)
    signal stepped(int steps)

    implicitHeight: grid.implicitHeight

    Keys.onPressed: event => {
        event.accepted = row.explains && event.text === "?"
        if (event.accepted)
            row.asked()
    }

    component Note: Loader {
        id: note
        property string line: ""
        active: note.line !== ""
        visible: note.active
        sourceComponent: Prose {
            face: "text"
            role: Type.small
            line: note.line
            leading: 1.1
            color: Look.shuDeep
        }
        Layout.fillWidth: true
    }

    GridLayout {
        id: grid
        width: row.width
        columns: row.isBeside ? 2 : 1
        columnSpacing: 28 * Look.u
        rowSpacing: 8 * Look.u

        Tappable {
            id: question
            objectName: row.explains ? "what-" + row.rule.id : ""
            usable: row.explains
            explains: row.explains
            label: row.rule.what
            implicitHeight: Math.max(told.implicitHeight, (row.explains ? 66 : 0) * Look.u)
            Layout.fillWidth: true
            Accessible.ignored: !row.explains
            onTapped: row.asked()
            onAsked: row.asked()

            Loader {
                active: question.activeFocus
                anchors.fill: parent
                anchors.leftMargin: -6 * Look.u
                sourceComponent: Rectangle {
                    color: "transparent"
                    border.color: Look.ink
                    border.width: 3 * Look.u
                }
            }

            ColumnLayout {
                id: told
                width: parent.width
                anchors.verticalCenter: parent.verticalCenter
                spacing: 0

                RowLayout {
                    spacing: 10 * Look.u

                    Prose {
                        id: called
                        line: row.rule.name
                        role: Type.label
                        color: row.isIdle ? Look.ink2 : Look.ink
                        Layout.fillWidth: true
                        Layout.preferredWidth: Math.ceil(measure.advanceWidth) + 1
                        Layout.maximumWidth: Layout.preferredWidth

                        TextMetrics {
                            id: measure
                            font: called.font
                            text: row.rule.name
                        }
                    }

                    Loader {
                        active: row.explains
                        visible: active
                        sourceComponent: QuestionMark {
                            text: row.markText
                            isHot: question.hovered
                        }
                    }
                }

                AskedProse {
                    face: "text"
                    role: Type.small
                    visible: line !== ""
                    line: row.rule.line
                    lineHeight: 1.1
                    color: Look.ink2
                    Layout.fillWidth: true
                }

                Note {
                    line: row.rule.idle
                }

                Note {
                    line: row.rule.changed
                }
            }
        }

        Loader {
            active: row.rule.kind === "bool"
            visible: active
            Layout.rightMargin: 6 * Look.u
            sourceComponent: Slide {
                objectName: "option-" + row.rule.id
                label: row.rule.name
                line: row.rule.line
                isOn: row.rule.is_on
                onText: row.onText
                offText: row.offText
                onTapped: row.switched()
            }
        }

        Flow {
            id: chips
            // All are as wide as the widest wants, and as many stand abreast as fit.
            readonly property real widest: Array.from(chips.children).reduce(function (most: real, each: Item): real {
                const chip = each as PlateButton
                return chip ? Math.max(most, chip.natural) : most
            }, 150 * Look.u)
            readonly property int count: row.rule.choices.length
            readonly property int fitting: Math.max(1, Math.floor((grid.width + spacing) / (chips.widest + spacing)))
            // No row with one alone, if it can be helped.
            readonly property int across: Math.ceil(chips.count / Math.ceil(chips.count / Math.min(chips.count, chips.fitting)))
            readonly property real each: row.isBeside ? Math.max(chips.widest, 250 * Look.u)
                : Math.floor((grid.width - 8 * Look.u - (chips.across - 1) * spacing) / Math.max(1, chips.across))
            visible: row.rule.kind === "choice"
            spacing: 8 * Look.u
            Layout.fillWidth: !row.isBeside
            Layout.preferredWidth: row.isBeside ? chips.count * (chips.each + spacing) : grid.width

            Repeater {
                model: row.rule.choices.length

                PlateButton {
                    required property int index
                    // A row on its way out goes before its chips do.
                    readonly property Chip chip: row?.rule?.choices[index] ?? null
                    objectName: "option-" + (row?.rule?.id ?? "") + "-" + (chip?.id ?? "")
                    kind: chip?.is_chosen ? "red" : "paper"
                    text: chip?.text ?? ""
                    role: Type.chip
                    width: chips.each
                    height: Math.max(62 * Look.u, 1.7 * Type.chip.pixels)
                    Accessible.checkable: true
                    Accessible.checked: chip?.is_chosen ?? false
                    Accessible.description: row?.rule?.name ?? ""
                    onTapped: row.chosen(chip.id)
                }
            }
        }

        // Its signs stay where they are, whatever happens to the words.
        Loader {
            active: row.rule.kind === "int"
            visible: active
            Layout.alignment: Qt.AlignTop | Qt.AlignRight
            Layout.preferredWidth: Math.max(310 * Look.u, implicitWidth)
            Layout.rightMargin: 6 * Look.u
            sourceComponent: Stepper {
                name: row.rule.name
                value: row.rule.value
                less: "less-" + row.rule.id
                more: "more-" + row.rule.id
                lessLabel: row.rule.less
                moreLabel: row.rule.more
                mayLess: row.rule.may_less
                mayMore: row.rule.may_more
                onStepped: steps => row.stepped(steps)
            }
        }
    }
}
