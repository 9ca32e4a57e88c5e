pragma ComponentBehavior: Bound

import QtQuick
import "../widgets"

// Every role, card and event in the four languages side by side.
Item {
    id: glossary

    required property var page
    readonly property real column: (glossary.width - 96 * Look.u - 20 * Look.u) / 4
    readonly property var blank: ({id: "", motif: "", frame: "circle", names: ["", "", "", ""], label: "", is_chosen: false})

    signal chosen(string subject)
    signal stirred

    Words {
        language: glossary.page.language
        text: glossary.page.words["rulebook.glossary"]
        percent: 3.3
        times: Math.min(1.2, Look.tableText)
        y: 20 * Look.u
        width: parent.width
        height: 62 * Look.u
        fontSizeMode: Text.Fit
        minimumPixelSize: 14
        bottomPadding: 0
        color: Look.ink
        Accessible.role: Accessible.Heading
    }

    Repeater {
        model: [84, 90, 902]

        Rectangle {
            required property int modelData
            y: modelData * Look.u
            width: glossary.width
            height: (modelData === 90 ? 1 : 2.5) * Look.u
            color: Look.ink
        }
    }

    Repeater {
        model: 4

        Words {
            required property int index
            readonly property var tab: glossary.page.languages[index]
            face: "text"
            text: tab.text
            language: tab.id
            percent: 2.1
            times: Math.min(1.2, Look.tableText)
            x: 96 * Look.u + index * glossary.column
            y: 98 * Look.u
            color: Look.ink2
        }
    }

    ScrollArea {
        id: area
        isRead: !glossary.page.may_look_up
        label: glossary.page.words["rulebook.glossary"]
        y: 142 * Look.u
        width: parent.width
        height: 752 * Look.u
        onContentYChanged: glossary.stirred()

        Repeater {
            model: glossary.page.glossary.length

            Tappable {
                id: row
                required property int index
                readonly property var entry: glossary.page.glossary[row.index] || glossary.blank
                objectName: "entry-" + row.entry.id
                width: area.width - 22 * Look.u
                height: 83 * Look.u
                usable: glossary.page.may_look_up
                label: row.entry.names.join(" ")
                Accessible.role: row.usable ? Accessible.Button : Accessible.StaticText
                Accessible.checkable: row.usable
                Accessible.checked: row.entry.is_chosen
                onTapped: glossary.chosen(row.entry.id)

                Rectangle {
                    anchors.fill: parent
                    visible: row.entry.is_chosen || row.hovered
                    color: row.entry.is_chosen ? "#EFC173" : "#F0E4C2"
                }

                Sign {
                    motif: row.entry.motif
                    frame: row.entry.frame
                    ink: Look.paperMid
                    ground: Look.ink
                    width: 74 * Look.u
                    height: width
                    x: 8 * Look.u
                    anchors.verticalCenter: parent.verticalCenter
                }

                Repeater {
                    model: 4

                    Fitted {
                        required property int index
                        line: row.entry.names[index]
                        speech: glossary.page.languages[index].id
                        most: Look.px(2.5, Math.min(1.4, Look.tableText))
                        boxWidth: glossary.column - 12 * Look.u
                        boxHeight: row.height
                        x: 96 * Look.u + index * glossary.column
                        horizontalAlignment: Text.AlignLeft
                        color: Look.ink
                        Accessible.ignored: true
                    }
                }

                Rectangle {
                    y: parent.height - height
                    width: parent.width
                    height: Math.max(1, 1.2 * Look.u)
                    color: "#9A8558"
                }

                Rectangle {
                    anchors.fill: parent
                    visible: row.activeFocus
                    color: "transparent"
                    border.color: Look.ink
                    border.width: 3 * Look.u
                }
            }
        }
    }

    Fades {
        area: area
    }
}
