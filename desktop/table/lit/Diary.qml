pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"
import "../../widgets/names.js" as Names
import "diary.js" as Leaves

// Ruled lines, the newest last; older ones come at a tap, as with the keys. Where what a role does has no room above, it is
// the first leaf of all.
Tappable {
    id: diary

    required property LitPage page
    readonly property HeldPage open: diary.page.open
    property bool takesRole: false
    // Whether it has all the room below the head.
    property bool isTight: false
    property int back: 0
    // Which of the leaves shows: the newest is the first.
    readonly property int leaf: Math.max(0, Math.min(diary.back, diary.leafCount - 1))

    // A page opens at its newest line.
    readonly property bool isOpen: diary.open !== null
    readonly property real rowLeast: 1.8 * Type.litBody.least
    readonly property int rows: Math.max(1, Math.min(diary.isTight ? 7 : 5, Math.floor(diary.height / diary.rowLeast)))
    readonly property real rowDown: diary.height / diary.rows
    // Rare characters have their readings: every line keeps the room for them.
    readonly property bool isRead: Look.isRead(diary.page.language)
    readonly property int kana: diary.isRead ? Math.max(Type.reading.least, Math.round(0.5 * diary.written)) : 0
    readonly property int written: Math.max(8, Math.min(Type.litBody.pixels, Math.floor((diary.isRead ? 0.56 : 0.76) * diary.rowDown)))
    readonly property real dayAcross: 0.28 * diary.width
    readonly property real wholeAcross: diary.width - diary.dayAcross - 8 * Look.u
    // Where there are several leaves, their number stands beside the lines.
    readonly property bool isLong: diary.open !== null && Leaves.count(diary.leavesIn(diary.wholeAcross)) > 1
    readonly property real countAcross: (diary.isLong ? 88 : 8) * Look.u
    readonly property real across: diary.width - diary.dayAcross - diary.countAcross
    readonly property var leaves: diary.open === null ? [] : diary.leavesIn(diary.across)
    readonly property int leafCount: Leaves.count(diary.leaves)
    readonly property bool tellsRole: Leaves.isOfRole(diary.leaves, diary.leaf)

    objectName: diary.usable ? "diary" : ""
    usable: diary.leafCount > 1
    spacePresses: false
    Accessible.ignored: !diary.usable
    label: [diary.page.words.diary, diary.leaf + 1 < diary.leafCount ? diary.page.words.earlier
        : diary.page.words.later].join(" · ")
    onTapped: diary.back = (diary.leaf + 1) % diary.leafCount
    // With nothing written yet, at the beginning of what the role does.
    onIsOpenChanged: diary.back = diary.isOpen && diary.open.diary.length === 0 ? 99 : 0

    function turn(by: int): void {
        diary.back = Math.max(0, Math.min(diary.leaf + by, diary.leafCount - 1))
    }

    // The role's words have the room of the days, too.
    function leavesIn(across: real): var {
        return Leaves.leaves(diary.open.diary, diary.rows, (text, day) => diary.linesOf(text, day, across),
            diary.takesRole ? diary.linesOfRole(across + diary.dayAcross) : [])
    }

    // As large as one leaf holds them, or as small as they may be.
    function linesOfRole(across: real): var {
        const desk = Names.desk(piece => metrics.advanceWidth(piece))
        const wrapped = size => Names.wrapped(diary.open.does, across * diary.written / size, desk)
        let size = diary.written
        while (size > Type.litBody.least && Leaves.count(wrapped(size)) > diary.rows)
            size -= 1
        return wrapped(size).map(line => ["", line, size, false])
    }

    // As [day, text, size, whether it is an entry's first].
    function linesOf(text: string, day: string, across: real): var {
        // It is asked anew whenever the face is another.
        const wide = metrics.font.pixelSize > 0 ? metrics.advanceWidth(text) : 0
        // What is a little too long is written a little smaller.
        const share = Math.min(1, Math.max(Type.litBody.least / diary.written, across / Math.max(1, wide)))
        const fits = share * wide <= across + 1
        const size = fits ? Math.floor(share * diary.written) : diary.written
        const lines = fits ? [text] : Names.wrapped(text, across, Names.desk(piece => metrics.advanceWidth(piece)))
        return lines.map((line, index) => [day, line, size, index === 0])
    }

    FontMetrics {
        id: metrics
        font.family: Look.family("text", diary.page.language)
        font.weight: Look.weight("text")
        font.pixelSize: diary.written
    }

    Repeater {
        model: diary.rows

        Item {
            id: row
            required property int index
            readonly property var line: Leaves.lineOf(diary.leaves, diary.leaf, row.index)

            y: row.index * diary.rowDown
            width: diary.width
            height: diary.rowDown

            Fitted {
                role: Type.litDay
                boxWidth: diary.dayAcross - 4 * Look.u
                boxHeight: row.height
                horizontalAlignment: Text.AlignLeft
                line: Leaves.dayOf(diary.leaves, diary.leaf, row.index)
                speech: diary.page.language
                face: "text"
                boldness: Font.Bold
                most: diary.written
                headroom: diary.kana
                color: Look.litInk
            }

            // Large writing is dark: what a line leaves free is as dark, so that nobody sees from afar how much there is to read.
            Rectangle {
                visible: diary.isTight && diary.isOpen
                anchors.right: parent.right
                width: Math.max(0, parent.width - (said.x + said.contentWidth) - 8 * Look.u)
                height: parent.height
                color: Look.litInk
                opacity: 0.1
            }

            Words {
                id: said
                role: Type.litBody
                anchors.right: parent.right
                anchors.rightMargin: diary.isLong ? diary.countAcross : 0
                width: diary.across + (diary.tellsRole ? diary.dayAcross : 0)
                height: row.height
                text: row.line[1]
                language: diary.page.language
                face: "text"
                pixels: row.line[2] || diary.written
                wrapMode: Text.NoWrap
                headroom: diary.kana
                color: Look.litInk

                Loader {
                    active: diary.isRead
                    sourceComponent: Component {
                        Readings {
                            over: said
                            line: said.text
                        }
                    }
                }
            }

            Rectangle {
                anchors.bottom: row.bottom
                width: row.width
                height: Math.max(1, 1.5 * Look.u)
                color: Look.litHairline
            }
        }
    }

    Words {
        visible: diary.usable
        role: Type.drawn
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        text: diary.leafCount - diary.leaf + " / " + diary.leafCount
        face: "numeral"
        pixels: Look.px(2.1, 1)
        color: Look.litInk2
    }

    Plate {
        anchors.fill: parent
        visible: diary.showsFocus
        fill: "transparent"
        edge: Look.litInk
    }
}
