pragma ComponentBehavior: Bound

import QtQuick
import "../widgets"

// A chapter, a role, or what was looked for; the chapters' tabs at the edge.
Item {
    id: sheet

    required property var page
    // A role's name is never broken.
    readonly property var names: sheet.page.glossary.map(entry => entry.names[0])

    signal turned(string chapter)
    signal stirred

    component Line: Words {
        language: sheet.page.language
    }

    Line {
        id: heading
        text: sheet.page.heading
        percent: 3.3
        times: Math.min(1.3, Look.tableText)
        x: 30 * Look.u
        y: 20 * Look.u
        width: parent.width - 60 * Look.u
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
            x: 30 * Look.u
            y: modelData * Look.u
            width: sheet.width - 60 * Look.u
            height: (modelData === 90 ? 1 : 2.5) * Look.u
            color: Look.ink
        }
    }

    Column {
        y: 112 * Look.u
        spacing: 7 * Look.u

        Repeater {
            model: sheet.page.tabs.length

            ChapterTab {
                required property int index
                readonly property var tab: sheet.page.tabs[index] || ({id: "", text: "", is_chosen: false})
                objectName: "tab-" + tab.id
                text: tab.text
                speech: sheet.page.language
                isChosen: tab.is_chosen
                width: (tab.is_chosen ? 158 : 142) * Look.u
                height: Math.min(84 * Look.u, 770 * Look.u / sheet.page.tabs.length - 7 * Look.u)
                onTapped: sheet.turned(tab.id)
            }
        }
    }

    ScrollArea {
        id: area
        objectName: "text"
        isRead: true
        label: sheet.page.heading
        x: 172 * Look.u
        y: 108 * Look.u
        width: 682 * Look.u
        height: 784 * Look.u
        spacing: 18 * Look.u

        readonly property string shown: sheet.page.heading + (sheet.page.subject ? sheet.page.subject.id : "")
        onShownChanged: area.contentY = 0
        onContentYChanged: sheet.stirred()

        Item {
            visible: Boolean(sheet.page.subject)
            width: parent.width
            height: visible ? Math.max(158 * Look.u, named.height) : 0

            Sign {
                id: medallion
                motif: sheet.page.subject ? sheet.page.subject.motif : ""
                frame: sheet.page.subject ? sheet.page.subject.frame : "circle"
                ink: Look.paperMid
                ground: Look.ink
                width: 148 * Look.u
                height: width
            }

            Column {
                id: named
                x: medallion.width + 28 * Look.u
                width: parent.width - x
                anchors.verticalCenter: medallion.verticalCenter

                Line {
                    face: "title"
                    text: sheet.page.subject ? sheet.page.subject.name : ""
                    percent: 5.6
                    times: Math.min(1.3, Look.tableText)
                    width: parent.width
                    lineHeight: 0.95
                    color: Look.ink
                    Accessible.role: Accessible.Heading
                }

                Line {
                    text: sheet.page.subject ? sheet.page.subject.line : ""
                    percent: 2.4
                    times: Math.min(1.5, Look.tableText)
                    width: parent.width
                    color: Look.ink2
                }
            }
        }

        Repeater {
            model: sheet.page.paragraphs.length

            Item {
                id: paragraph
                required property int index
                readonly property var passage: sheet.page.paragraphs[paragraph.index] || ({text: "", is_note: false, caption: "", value: "",
                                                                                                  original: "", original_language: ""})
                width: area.width - 22 * Look.u
                height: inside.height + (paragraph.passage.is_note ? 40 * Look.u : 0)

                Plate {
                    visible: paragraph.passage.is_note
                    anchors.fill: parent
                    anchors.margins: 3 * Look.u
                    fill: "#F5EBCF"
                    radius: 12 * Look.u
                }

                Seal {
                    id: seal
                    visible: paragraph.passage.is_note
                    sign: sheet.page.words["seal.note"]
                    speech: sheet.page.language
                    ground: Look.shu
                    ink: Look.ivory
                    width: 52 * Look.u
                    height: width
                    x: 26 * Look.u
                    y: 24 * Look.u
                }

                Column {
                    id: inside
                    x: paragraph.passage.is_note ? 100 * Look.u : 0
                    y: paragraph.passage.is_note ? 20 * Look.u : 0
                    width: parent.width - x - (paragraph.passage.is_note ? 26 * Look.u : 0)

                    Item {
                        id: headline

                        // Large words need the whole width: then the value stands below its caption.
                        readonly property bool isStacked: Look.tableText >= 1.5

                        visible: paragraph.passage.caption !== ""
                        width: parent.width
                        height: !visible ? 0 : headline.isStacked ? caption.height + value.height
                            : Math.max(caption.height, value.height)

                        Prose {
                            id: caption
                            language: sheet.page.language
                            line: paragraph.passage.caption
                            names: sheet.names
                            percent: 2.6
                            lineHeight: 1.05
                            width: parent.width - (value.text === "" || headline.isStacked ? 0 : value.width + 16 * Look.u)
                            color: Look.ink
                        }

                        Line {
                            id: value
                            text: paragraph.passage.value
                            percent: 2.5
                            y: headline.isStacked ? caption.height : 0
                            width: Math.min(implicitWidth, (headline.isStacked ? 1 : 0.5) * parent.width)
                            anchors.right: parent.right
                            horizontalAlignment: Text.AlignRight
                            color: Look.shuDeep
                        }
                    }

                    Prose {
                        language: sheet.page.language
                        visible: paragraph.passage.text !== ""
                        face: "text"
                        line: paragraph.passage.text
                        names: sheet.names
                        percent: 2.4
                        width: parent.width
                        lineHeightMode: Text.FixedHeight
                        lineHeight: 1.55 * font.pixelSize
                        color: Look.ink
                    }

                    Prose {
                        language: paragraph.passage.original_language || sheet.page.language
                        visible: paragraph.passage.original !== ""
                        face: "text"
                        line: paragraph.passage.original
                        percent: 2.1
                        width: parent.width
                        lineHeightMode: Text.FixedHeight
                        lineHeight: 1.55 * font.pixelSize
                        color: Look.ink2
                    }
                }
            }
        }
    }

    Fades {
        area: area
    }

    Column {
        visible: sheet.page.paragraphs.length === 0
        spacing: 30 * Look.u
        x: area.x
        y: area.y + (area.height - height) / 2
        width: area.width - 30 * Look.u

        Drawing {
            path: "lanterns/unlit"
            width: 400 * Look.u
            height: 311 * Look.u
            anchors.horizontalCenter: parent.horizontalCenter
        }

        Prose {
            language: sheet.page.language
            line: sheet.page.words["rulebook.not_found.hint"]
            percent: 2.4
            times: Math.min(1.5, Look.tableText)
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Look.ink2
        }
    }
}
