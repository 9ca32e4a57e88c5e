pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// What is this? All that the rulebook says of it, as this table is set.
Overlay {
    id: sheet

    required property What what
    readonly property WhatPage page: sheet.what.page
    readonly property WhatPassage noPassage: WhatPassage {}
    readonly property WhatWords words: sheet.page.words

    closeName: "closeWhat"
    closes: sheet.words.close
    title: sheet.page.title
    sheetWidth: 1180 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))
    sheetHeight: 900 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))

    ScrollArea {
        id: area
        objectName: "explained"
        isRead: true
        focus: true
        label: sheet.page.title
        width: parent.width
        height: parent.height
        spacing: 16 * Look.u

        Row {
            visible: sheet.page.motif !== "" || sheet.page.line !== ""
            width: area.width - 22 * Look.u
            spacing: 20 * Look.u

            Sign {
                id: medallion
                visible: sheet.page.motif !== ""
                motif: sheet.page.motif
                frame: sheet.page.frame
                ink: Look.paperMid
                ground: Look.ink
                width: 110 * Look.u
                height: width
            }

            AskedProse {
                line: sheet.page.line
                role: Type.label
                width: parent.width - (medallion.visible ? medallion.width + parent.spacing : 0)
                anchors.verticalCenter: parent.verticalCenter
                color: Look.shuDeep
            }
        }

        Repeater {
            model: sheet.page.passages.length

            Row {
                id: row
                required property int index
                readonly property WhatPassage passage: sheet.page.passages[row.index] || sheet.noPassage
                width: area.width - 22 * Look.u
                spacing: 16 * Look.u

                Sign {
                    id: sign
                    visible: row.passage.motif !== ""
                    motif: row.passage.motif
                    frame: row.passage.frame
                    ink: Look.paperMid
                    ground: Look.ink
                    width: 64 * Look.u
                    height: width
                }

                Seal {
                    id: seal
                    visible: row.passage.is_note
                    sign: sheet.words.note
                    ground: Look.shu
                    ink: Look.ivory
                    width: 44 * Look.u
                    height: width
                }

                Column {
                    width: parent.width - (sign.visible ? sign.width + row.spacing : 0)
                        - (seal.visible ? seal.width + row.spacing : 0)

                    Prose {
                        visible: row.passage.caption !== ""
                        line: row.passage.caption
                        role: Type.label
                        width: parent.width
                        color: Look.ink
                    }

                    AskedProse {
                        face: "text"
                        line: row.passage.text
                        role: Type.small
                        width: parent.width
                        leading: 1.25
                        color: Look.ink2
                    }

                    Prose {
                        visible: row.passage.original !== ""
                        language: row.passage.original_language || Look.language
                        face: "text"
                        line: row.passage.original
                        role: Type.small
                        width: parent.width
                        leading: 1.25
                        color: Look.ink2
                    }
                }
            }
        }
    }
}
