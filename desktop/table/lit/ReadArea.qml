pragma ComponentBehavior: Bound

import QtQuick
import "../../widgets"
import "../../widgets/names.js" as Names

// Shut: hemp leaf and the lantern's seal. Held: role, what it does, the diary, and the real question.
Item {
    id: area

    required property var page
    readonly property var open: area.page.open || null
    property int back: 0

    readonly property var asked: area.open === null ? []
        : [area.open.question, area.open.question_hint].filter(text => text !== "")
    readonly property int rows: 5
    readonly property real rowDown: 49 * Look.u
    readonly property int written: Math.min(Look.px(2.4, Look.textSize), Math.floor(0.76 * area.rowDown))
    // Pages of ruled lines, the newest first.
    readonly property var leaves: area.open === null ? [] : area.leavesOf(area.open.diary)
    readonly property var diary: area.leaves[area.back] || []

    onOpenChanged: area.back = 0

    function leaf(by: int) {
        area.back = Math.max(0, Math.min(area.back + by, area.leaves.length - 1))
    }

    // An entry takes as many lines as it needs, and stays whole where a page can hold it.
    function leavesOf(entries): var {
        const leaves = [[]]
        let day = ""
        const written = entries.map(entry => area.linesOf(entry, day = entry.day || day))
        for (const lines of written.reverse()) {
            const begun = leaves[leaves.length - 1].length
            if (begun > 0 && begun + lines.length > area.rows)
                leaves.push([])
            while (lines.length > area.rows)
                leaves.splice(leaves.length - 1, 0, lines.splice(-area.rows))
            leaves[leaves.length - 1].unshift(...lines)
        }
        return leaves.map(leaf => leaf.map((line, index) => Object.assign({}, line, {
            isNew: line.isFirst && (index === 0 || line.day !== leaf[index - 1].day)
        })))
    }

    function linesOf(entry, day: string): var {
        const across = 432 * Look.u
        // It is asked anew whenever the face is another.
        const wide = metrics.font.pixelSize > 0 ? metrics.advanceWidth(entry.text) : 0
        // What is a little too long is written a little smaller.
        const share = Math.min(1, Math.max(Look.px(2.1, 1) / area.written, across / Math.max(1, wide)))
        const fits = share * wide <= across + 1
        const size = fits ? Math.floor(share * area.written) : area.written
        const lines = fits ? [entry.text] : Names.wrapped(entry.text, across, text => metrics.advanceWidth(text))
        return lines.map((text, index) => ({day: day, text: text, size: size, isFirst: index === 0}))
    }

    FontMetrics {
        id: metrics
        font.family: Look.family("text", area.page.language)
        font.weight: Look.weight("text")
        font.pixelSize: area.written
    }

    component Line: Words {
        language: area.page.language
        times: Look.textSize
        face: "text"
        color: Look.litInk
    }

    LitPlate {
        anchors.fill: parent
        radius: 14 * Look.u
        inset: 9 * Look.u
        stroke: Look.outline
        inner: Look.litInk2
        innerStroke: Look.keyline
    }

    Item {
        anchors.fill: parent
        visible: area.open === null
        Accessible.role: Accessible.StaticText
        Accessible.name: area.page.words.shut || ""

        Hemp {
            anchors.fill: parent
            anchors.margins: 22 * Look.u
        }

        Rectangle {
            anchors.centerIn: parent
            width: 258 * Look.u
            height: width
            radius: width / 2
            antialiasing: true
            color: Look.litTablet
            border.color: Look.litInk
            border.width: Look.outline

            Rectangle {
                anchors.fill: parent
                anchors.margins: 13 * Look.u
                radius: width / 2
                antialiasing: true
                color: "transparent"
                border.color: Look.litInk2
                border.width: Look.keyline
            }

            Sign {
                anchors.centerIn: parent
                motif: "signs/lantern"
                ink: Look.litInk
                width: Math.round(146 * Look.u)
                height: width
            }
        }
    }

    Item {
        anchors.fill: parent
        visible: area.open !== null
        Accessible.ignored: area.open === null

        Rectangle {
            x: 28 * Look.u
            y: 28 * Look.u
            width: 164 * Look.u
            height: width
            radius: width / 2
            antialiasing: true
            color: Look.litInk

            Sign {
                anchors.centerIn: parent
                motif: area.open === null ? "" : area.open.motif
                ink: Look.litTablet
                width: Math.round(parent.width * 0.88)
                height: width
            }
        }

        Column {
            x: 222 * Look.u
            y: 28 * Look.u
            width: 390 * Look.u
            height: 164 * Look.u
            spacing: 2 * Look.u

            Fitted {
                boxWidth: parent.width
                boxHeight: 40 * Look.u
                horizontalAlignment: Text.AlignLeft
                line: area.open === null ? "" : area.open.caption
                speech: area.page.language
                lines: 1
                most: Look.px(2.4, Look.textSize)
                color: Look.litInk2
                boldness: Font.DemiBold
            }

            Fitted {
                boxWidth: parent.width
                boxHeight: 78 * Look.u
                horizontalAlignment: Text.AlignLeft
                line: area.open === null ? "" : area.open.role
                speech: area.page.language
                most: Look.px(5.4, Look.textSize)
                color: Look.litInk
            }

            Fitted {
                boxWidth: parent.width
                boxHeight: 40 * Look.u
                horizontalAlignment: Text.AlignLeft
                line: area.open === null ? "" : area.open.side
                speech: area.page.language
                lines: 1
                most: Look.px(2.4, Look.textSize)
                color: Look.litInk2
                boldness: Font.DemiBold
            }
        }

        Rectangle {
            x: 24 * Look.u
            y: 213 * Look.u
            width: 592 * Look.u
            height: Math.max(1, 2 * Look.u)
            color: Look.litInk2
        }

        Line {
            x: 28 * Look.u
            y: 222 * Look.u
            width: 584 * Look.u
            height: 182 * Look.u
            text: area.open === null ? "" : area.open.does
            percent: 2.4
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            lineHeight: 1.05
            verticalAlignment: Text.AlignTop
        }

        Rectangle {
            x: 24 * Look.u
            y: 411 * Look.u
            width: 592 * Look.u
            height: Math.max(1, 2 * Look.u)
            color: Look.litInk2
        }

        Repeater {
            model: area.rows

            Item {
                id: row
                required property int index
                readonly property var entry: area.diary[row.index] || null
                x: 24 * Look.u
                y: 412 * Look.u + row.index * area.rowDown
                width: 592 * Look.u
                height: area.rowDown

                Fitted {
                    x: 4 * Look.u
                    boxWidth: 146 * Look.u
                    boxHeight: row.height
                    horizontalAlignment: Text.AlignLeft
                    line: row.entry !== null && row.entry.isNew ? row.entry.day : ""
                    speech: area.page.language
                    face: "text"
                    boldness: Font.Bold
                    most: area.written
                    color: Look.litInk
                }

                Line {
                    x: 158 * Look.u
                    width: row.width - x
                    height: row.height
                    text: row.entry === null ? "" : row.entry.text
                    font.pixelSize: row.entry === null ? area.written : row.entry.size
                    wrapMode: Text.NoWrap
                }

                Rectangle {
                    anchors.bottom: row.bottom
                    width: row.width
                    height: Math.max(1, 1.5 * Look.u)
                    color: Look.litHairline
                }
            }
        }

        // Older entries come at a tap, as with the keys.
        Loader {
            active: area.leaves.length > 1
            x: 24 * Look.u
            y: 412 * Look.u
            width: 592 * Look.u
            height: area.rows * area.rowDown

            sourceComponent: Tappable {
                id: diary
                objectName: "diary"
                spacePresses: false
                label: [area.page.words.diary, area.back + 1 < area.leaves.length ? area.page.words.earlier
                    : area.page.words.later].join(" · ")
                onTapped: area.back = (area.back + 1) % area.leaves.length

                Words {
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    text: area.leaves.length - area.back + " / " + area.leaves.length
                    face: "numeral"
                    font.pixelSize: Look.px(2.1, 1)
                    color: Look.litInk2
                }

                Plate {
                    anchors.fill: parent
                    visible: diary.showsFocus
                    fill: "transparent"
                    edge: Look.litInk
                }
            }
        }

        // Always as high: how long the question is, nobody sees from afar.
        Plate {
            x: 20 * Look.u
            y: 668 * Look.u
            width: 600 * Look.u
            height: 56 * Look.u
            fill: Look.litInk
            edge: "transparent"
            radius: 7 * Look.u
        }

        component Asked: Lines {
            x: 34 * Look.u
            y: 668 * Look.u
            boxWidth: 572 * Look.u
            boxHeight: 56 * Look.u
            pitch: 1.02
            horizontalAlignment: Text.AlignLeft
            speech: area.page.language
            most: Math.min(Look.px(2.4, Look.textSize), 38 * Look.u)
            color: Look.litTablet
            Accessible.name: area.asked.join(" ")
        }

        // The question stands alone and what has to be known for it underneath, unless both had to be too small.
        Asked {
            id: apart
            visible: false
            line: area.asked.join("\n")
        }

        Asked {
            line: apart.laid.size >= Look.px(1.9, 1) ? apart.line : area.asked.join(" ")
        }
    }
}
