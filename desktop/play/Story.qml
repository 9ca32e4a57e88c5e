pragma ComponentBehavior: Bound

import QtQuick
import "../look"

// What happened so far, newest at the bottom, the oldest leave first; underneath the tags in use.
Item {
    id: story

    required property var page
    // The scroll is no wider for larger text.
    readonly property real times: Math.min(1.25, Look.tableText)
    readonly property var names: story.page.seats.map(seat => seat.name)
    // Beside the day there is no room for a long name, which is never broken: then the day stands above.
    readonly property bool isLong: story.names.some(name => Array.from(name).length > 6)

    Words {
        id: heading
        text: story.page.words.so_far
        percent: 2.9
        times: story.times
        width: story.width
        color: Look.ink
    }

    Item {
        id: room
        anchors.top: heading.bottom
        anchors.topMargin: 10 * Look.u
        anchors.bottom: legend.top
        anchors.bottomMargin: 16 * Look.u
        width: story.width

        Column {
            id: rows

            // The first row that may stay, so that all that follow have room.
            readonly property real leaves: {
                const over = rows.height - room.height
                if (over <= 0)
                    return 0
                for (const row of rows.children) {
                    if (row.y >= over)
                        return row.y
                }
                return over
            }

            y: -rows.leaves
            width: parent.width
            spacing: 4 * Look.u

            Repeater {
                model: story.page.chronicle.length

                Grid {
                    id: row
                    required property int index
                    readonly property var entry: story.page.chronicle[row.index]
                    columns: story.isLong ? 1 : 2
                    columnSpacing: 14 * Look.u
                    opacity: rows.y + y >= -1 ? 1 : 0

                    Words {
                        visible: !story.isLong || row.entry.day !== ""
                        width: story.isLong ? story.width : 82 * Look.u
                        text: row.entry.day
                        percent: 2.5
                        times: story.times
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 13
                        wrapMode: Text.NoWrap
                        color: Look.shuDeep
                    }

                    Lines {
                        boxWidth: story.isLong ? story.width : story.width - 96 * Look.u
                        boxHeight: 400 * Look.u
                        height: laid.rows.length * pitch * font.pixelSize
                        atMost: 12
                        pitch: 1.4
                        line: row.entry.text
                        names: story.names
                        most: Look.px(2.5, story.times)
                        boldness: Font.DemiBold
                        horizontalAlignment: Text.AlignLeft
                        color: Look.ink
                    }
                }
            }
        }
    }

    Column {
        id: legend
        anchors.bottom: parent.bottom
        width: story.width
        spacing: 6 * Look.u
        visible: story.page.legend.length > 0

        Words {
            text: story.page.words.tags
            percent: 2.5
            times: story.times
            color: Look.ink
        }

        Repeater {
            model: story.page.legend.length

            Row {
                id: meaning
                required property int index
                readonly property var tag: story.page.legend[meaning.index]
                spacing: 12 * Look.u

                TagSign {
                    width: Math.round(38 * Look.u)
                    motif: meaning.tag.motif
                }

                Words {
                    width: story.width - 50 * Look.u
                    text: meaning.tag.text
                    percent: 2.4
                    times: story.times
                    boldness: Font.DemiBold
                    color: Look.ink
                }
            }
        }
    }
}
