pragma ComponentBehavior: Bound

import QtQuick

// Something that can be set: its name, one line of what it does, and a slide, chips or a stepper.
Item {
    id: row

    required property var rule
    property string onText: ""
    property string offText: ""
    // On the mark that says that it can be asked what it is.
    property string markText: ""
    // On a wide sheet numbers and pairs stand beside their words.
    readonly property bool isPair: row.rule.kind === "choice" && row.rule.choices.length === 2 && row.width > 900 * Look.u
    readonly property bool isWide: Look.tableText < 1.35 && (row.isPair || (row.rule.kind === "int" && row.width > 640 * Look.u))
    readonly property bool isBeside: row.isWide || (row.rule.kind === "bool" && Look.tableText < 1.5)
    readonly property real beside: (!row.isWide ? 136 : row.isPair ? 560 : 330) * Look.u

    // It makes no difference as things are; it may be set all the same.
    readonly property bool isIdle: Boolean(row.rule.idle)

    // Whether a tap on its words, or "?" anywhere in it, asks what it is.
    property bool explains: false

    signal asked
    signal switched
    signal chosen(string value)
    signal stepped(int steps)

    height: row.isBeside ? Math.max(told.height, 68 * Look.u) : told.height + control.height + 8 * Look.u

    Keys.onPressed: event => {
        event.accepted = row.explains && event.text === "?"
        if (event.accepted)
            row.asked()
    }

    Tappable {
        id: question
        objectName: row.explains ? "what-" + row.rule.id : ""
        usable: row.explains
        explains: row.explains
        label: row.rule.what || ""
        x: -6 * Look.u
        y: told.y
        width: told.width + 6 * Look.u
        height: Math.max(told.height, 66 * Look.u)
        Accessible.ignored: !row.explains
        onTapped: row.asked()
        onAsked: row.asked()

        Rectangle {
            visible: question.activeFocus
            anchors.fill: parent
            color: "transparent"
            border.color: Look.ink
            border.width: 3 * Look.u
        }
    }

    Column {
        id: told
        width: row.width - (row.isBeside ? row.beside : 0)
        y: row.isBeside ? (row.height - height) / 2 : 0

        Item {
            width: parent.width
            height: name.height

            Words {
                id: name
                text: row.rule.name
                percent: 2.5
                width: parent.width - (row.explains ? mark.width + 10 * Look.u : 0)
                color: row.isIdle ? Look.ink2 : Look.ink
            }

            QuestionMark {
                id: mark
                visible: row.explains
                text: row.explains ? row.markText : ""
                isHot: question.hovered
                x: name.contentWidth + 10 * Look.u
                y: (Math.min(name.height, 1.5 * name.font.pixelSize) - height) / 2
            }
        }

        Words {
            visible: row.rule.line !== ""
            face: "text"
            text: row.rule.line
            percent: 2.0
            width: parent.width
            lineHeight: 1.1
            color: Look.ink2
        }

        Words {
            visible: row.isIdle
            face: "text"
            text: row.rule.idle || ""
            percent: 2.0
            width: parent.width
            color: Look.shuDeep
        }

        Words {
            visible: row.rule.changed !== ""
            face: "text"
            text: row.rule.changed
            percent: 2.0
            width: parent.width
            color: Look.shuDeep
        }
    }

    Slide {
        objectName: row.rule.kind === "bool" ? "option-" + row.rule.id : ""
        visible: row.rule.kind === "bool"
        label: row.rule.name
        line: row.rule.line
        isOn: row.rule.is_on
        onText: row.onText
        offText: row.offText
        x: row.width - width - 6 * Look.u
        y: row.isBeside ? (row.height - height) / 2 : told.height + 8 * Look.u
        onTapped: row.switched()
    }

    Item {
        id: control
        visible: row.rule.kind !== "bool"
        x: row.isWide ? row.width - width : 0
        y: row.isWide ? (row.height - height) / 2 : told.height + 8 * Look.u
        width: row.isWide ? row.beside - 20 * Look.u : row.width
        height: row.rule.kind === "choice" ? chips.height : 64 * Look.u

        Flow {
            id: chips
            readonly property int most: row.width > 640 * Look.u && Look.tableText < 1.35 ? 4 : 3
            readonly property int wanted: row.rule.choices.length > chips.most ? 2 : Math.max(2, row.rule.choices.length)
            // Two lines of the smallest letters have to hold the longest choice, one its longest word: so many fit abreast.
            readonly property real longest: Math.max(1, ...row.rule.choices.map(choice => chips.line(choice.text)))
            readonly property int fitting: Math.floor(chips.width / ((28 + 20 * chips.longest) * Look.u))
            readonly property int across: Math.max(1, Math.min(chips.wanted, chips.fitting))
            width: parent.width
            spacing: 8 * Look.u

            // In ems. Han and kana are twice as wide as Latin letters, and may be parted anywhere.
            function line(text: string): real {
                const letters = text.replace(/[\u2e80-\uffff]/g, "xx").length / 2
                const words = text.replace(/[\u2e80-\uffff]/g, " ").split(" ")
                return Math.max(letters / 2, 0.58 * Math.max(...words.map(word => word.length)))
            }

            Repeater {
                model: row.rule.choices.length

                PlateButton {
                    required property int index
                    readonly property var chip: row.rule.choices[index] || ({id: "", text: "", is_chosen: false})
                    objectName: "option-" + row.rule.id + "-" + chip.id
                    kind: chip.is_chosen ? "red" : "paper"
                    text: chip.text
                    percent: 2.2
                    width: Math.floor((chips.width - (chips.across - 1) * 8 * Look.u - 8 * Look.u) / chips.across)
                    height: 62 * Look.u
                    Accessible.checkable: true
                    Accessible.checked: chip.is_chosen
                    Accessible.description: row.rule.name
                    onTapped: row.chosen(chip.id)
                }
            }
        }

        Stepper {
            visible: row.rule.kind === "int"
            name: row.rule.name
            value: row.rule.value
            less: row.rule.kind === "int" ? "less-" + row.rule.id : ""
            more: row.rule.kind === "int" ? "more-" + row.rule.id : ""
            lessLabel: row.rule.less
            moreLabel: row.rule.more
            mayLess: row.rule.may_less
            mayMore: row.rule.may_more
            width: Math.min(parent.width - 6 * Look.u, 380 * Look.u)
            onStepped: steps => row.stepped(steps)
        }
    }
}
