pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// Games that groups have made: each is a pack, and its poster is made of its name.
Overlay {
    id: sheet

    required property HomeModel model
    readonly property HomePage page: sheet.model.page
    readonly property GamePoster noGame: GamePoster {}
    readonly property int across: Math.min(3, Math.max(1, sheet.page.others.length))

    title: sheet.page.words.others
    closes: sheet.page.words.close
    closeName: "closeOthers"
    sheetWidth: Math.max(760, sheet.across * 332 + 130) * Look.u
    sheetHeight: prints.implicitHeight + 2 * Type.heading.pixels + Math.max(76 * Look.u, 1.9 * Type.button.pixels) + 150 * Look.u

    ScrollArea {
        id: area
        objectName: "others"
        label: sheet.title
        anchors.fill: parent

        Item {
            width: parent ? parent.width : 0
            height: prints.implicitHeight
            implicitHeight: prints.implicitHeight

            Grid {
                id: prints
                columns: sheet.across
                spacing: 36 * Look.u
                padding: 16 * Look.u
                anchors.horizontalCenter: parent.horizontalCenter

                Repeater {
                    model: sheet.page.others.length

                    Poster {
                        id: hung
                        required property int index
                        card: (sheet.page.others[hung.index] as GamePoster) || sheet.noGame
                        objectName: "game-" + card.id
                        ring: Look.ink
                        focus: hung.index === 0
                        onTapped: {
                            sheet.closed()
                            sheet.model.play(hung.card.id)
                        }
                    }
                }
            }
        }
    }
}
