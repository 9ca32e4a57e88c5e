pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../seats"
import "../../widgets"
import "../../widgets/names.js" as Names

// What happened so far, newest at the bottom, the oldest leave first; underneath the tags in use.
Item {
    id: story

    required property PublicPage page
    readonly property list<string> names: story.page.names
    // A name is broken where it would not be readable whole.
    readonly property list<string> unbroken: metrics.font.pixelSize !== story.letter ? story.names
        : story.names.filter(name => metrics.advanceWidth("→00・" + name) * Type.label.least / story.letter < story.width - story.indent)
    readonly property list<ChronicleLine> entries: story.page.chronicle
    readonly property ChronicleLine noLine: ChronicleLine {}
    readonly property SeatTag noTag: SeatTag {}
    readonly property int letter: Type.label.pixels
    // It is asked anew whenever the letters are others.
    readonly property real dayAcross: metrics.font.pixelSize !== story.letter ? 0
        : story.entries.reduce(function (most: real, entry: ChronicleLine): real {
            return Math.max(most, metrics.advanceWidth(entry.day))
        }, 0)
    // Beside the day there is no room for long words, nor for a name, which is never broken: then the day stands above.
    readonly property bool isStacked: story.dayAcross > 0.3 * story.width
        || story.entries.some(function (entry: ChronicleLine): bool {
            return entry.day !== "" && !Names.isHanOrKana(entry.day)
        })
        || story.names.some(name => Array.from(name).length > 6)
    readonly property real indent: story.isStacked ? 0 : story.dayAcross + 14 * Look.u
    readonly property real headDown: 1.4 * story.letter
    readonly property real gap: 5 * Look.u
    // No more of them have room, were each of one line. What is older is not laid out: late in a game it would be a hundred.
    readonly property int many: Math.max(0, Math.min(story.entries.length,
        1 + Math.ceil(story.height / (1.4 * story.letter + story.gap))))
    readonly property int oldest: story.entries.length - story.many
    // The first that stays, so that all that follow have room; its day is said with it.
    readonly property int first: {
        let down = 0
        const all = rows.children.filter(row => row instanceof Entry)
        let from = all.length
        while (from > 0) {
            const row = all[from - 1]
            const head = story.isStacked ? story.headDown : 0
            if (down + row.bodyDown + head > room.height && from < all.length)
                break
            down += row.bodyDown + story.gap + (row.entry.day === "" ? 0 : head)
            from--
        }
        return story.oldest + from
    }

    // What happened last comes before what tags mean.
    readonly property bool isTight: {
        const all = rows.children.filter(row => row instanceof Entry)
        return all.length > 0 && heading.height + legend.height + 26 * Look.u + story.headDown + all[all.length - 1].bodyDown > story.height
    }

    function dayOf(index: int): string {
        for (let at = index; at >= 0; at--) {
            const entry = (story.entries[at] || story.noLine) as ChronicleLine
            if (entry.day !== "")
                return entry.day
        }
        return ""
    }

    FontMetrics {
        id: metrics
        font.family: Look.family("display", Look.language)
        font.weight: Look.weight("display")
        font.pixelSize: story.letter
    }

    // Before the scroll hangs in its place, its lines would be laid out for several widths.
    property bool isMade: false
    Component.onCompleted: story.isMade = true

    // One thing that happened: its day beside it, or above.
    component Entry: Item {
        id: row
        required property int index
        readonly property int place: story.oldest + row.index
        readonly property ChronicleLine entry: story.entries[row.place] || story.noLine
        readonly property bool isFirst: row.place === story.first
        readonly property string day: row.isFirst ? story.dayOf(row.place) : row.entry.day
        readonly property real bodyDown: body.down
        readonly property real bodyTop: story.isStacked && row.day !== "" ? story.headDown : 0

        width: story.width
        height: row.bodyTop + row.bodyDown
        visible: row.place >= story.first

        Words {
            visible: row.day !== ""
            text: row.day
            role: Type.label
            lineHeightMode: Text.FixedHeight
            lineHeight: story.headDown
            height: story.headDown
            wrapMode: Text.NoWrap
            color: Look.shuDeep
        }

        AskedLines {
            id: body
            x: story.indent
            y: row.bodyTop
            boxWidth: story.width - story.indent
            boxHeight: 400 * Look.u
            height: row.bodyDown
            atMost: 12
            pitch: 1.4
            shrinks: 1
            isList: true
            line: row.entry.text
            names: story.unbroken
            role: Type.label
            boldness: Font.DemiBold
            horizontalAlignment: Text.AlignLeft
            color: Look.ink
        }
    }

    Prose {
        id: heading
        line: story.page.words.so_far
        role: Type.subheading
        width: story.width
        color: Look.ink
    }

    Item {
        id: room
        anchors.top: heading.bottom
        anchors.topMargin: 10 * Look.u
        anchors.bottom: legend.visible ? legend.top : parent.bottom
        anchors.bottomMargin: legend.visible ? 16 * Look.u : 0
        width: story.width

        Column {
            id: rows
            width: parent.width
            spacing: story.gap

            Repeater {
                model: story.isMade ? story.many : 0
                Entry {}
            }
        }
    }

    Column {
        id: legend
        anchors.bottom: parent.bottom
        width: story.width
        spacing: 6 * Look.u
        visible: story.page.legend.length > 0 && !story.isTight

        Words {
            text: story.page.words.tags
            role: Type.label
            color: Look.ink
        }

        Repeater {
            model: story.page.legend.length

            Row {
                id: meaning
                required property int index
                readonly property SeatTag tag: story.page.legend[meaning.index] || story.noTag
                spacing: 12 * Look.u

                TagSign {
                    width: Math.round(38 * Look.u)
                    motif: meaning.tag.motif
                }

                Lines {
                    boxWidth: story.width - 50 * Look.u
                    boxHeight: 4 * Type.body.pixels
                    height: Math.max(38 * Look.u, down)
                    atMost: 3
                    shrinks: 1
                    line: meaning.tag.text
                    role: Type.body
                    boldness: Font.DemiBold
                    horizontalAlignment: Text.AlignLeft
                    color: Look.ink
                }
            }
        }
    }
}
