pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// The name tags, hung on a rail in two rows.
Item {
    id: rail

    required property SetupModel model
    required property SetupPage page
    readonly property int seats: rail.page.tags.length
    // Where letters are large, one below the other.
    readonly property int columns: Look.tableText > 1.25 ? 1 : 2
    readonly property int rows: Math.ceil(rail.seats / rail.columns)
    readonly property real lowest: Math.max(62 * Look.u, 2 * Type.tag.least + 12 * Look.u)
    readonly property real highest: Math.max(112 * Look.u, 2.4 * Type.tag.pixels + 20 * Look.u)
    readonly property real pitch: Math.max(rail.lowest, Math.min(rail.highest, (rail.height - 46 * Look.u) / rail.rows))
    readonly property real across: (hung.width - 12 * Look.u * (rail.columns - 1)) / rail.columns
    readonly property PlayerTag nobody: PlayerTag {}

    signal asked(int seat)
    // All are named.
    signal done

    function place(seat: int): point {
        return Qt.point((seat % rail.columns) * (rail.across + 12 * Look.u), 14 * Look.u + Math.floor(seat / rail.columns) * rail.pitch)
    }

    function seatAt(x: real, y: real): int {
        const column = Math.max(0, Math.min(rail.columns - 1, Math.floor(x / (rail.across + 12 * Look.u))))
        const row = Math.max(0, Math.floor((y - 14 * Look.u) / rail.pitch))
        return Math.min(rail.page.tags.length - 1, rail.columns * row + column)
    }

    function write(seat: int): void {
        const tag = tags.itemAt(seat) as NameTag
        if (tag)
            tag.input.forceActiveFocus(Qt.TabFocusReason)
    }

    // Where a table is still empty, somebody is about to be named.
    function begin(): void {
        const isWritten = rail.page.tags.some(function (tag: PlayerTag, seat: int): bool {
            return tag.name !== "" || Boolean(tags.itemAt(seat)?.activeFocus)
        })
        if (!isWritten && rail.enabled)
            rail.write(0)
    }

    function next(seat: int): void {
        const after = rail.model.after(seat)
        if (after < 0)
            rail.done()
        else
            rail.write(after)
    }

    // Whether it was a list, which goes to several seats.
    function paste(seat: int): bool {
        const last = rail.model.paste(seat)
        if (last >= 0)
            rail.write(last)
        return last >= 0
    }

    function giveUp(seat: int): void {
        if (rail.model.give_up(seat))
            rail.write(Math.max(0, seat - 1))
    }

    Rectangle {
        width: parent.width
        height: 20 * Look.u
        radius: 4 * Look.u
        color: "#20160D"
        border.color: Look.ink
        border.width: Look.outline
        antialiasing: true
    }

    ScrollArea {
        id: area
        ground: "#0D1633"
        ink: Look.plateLine
        anchors.fill: parent
        anchors.topMargin: 20 * Look.u

        Item {
            id: hung
            width: parent.width
            height: 14 * Look.u + rail.rows * rail.pitch

            Repeater {
                model: rail.page.tags.length

                Item {
                    id: cord
                    required property int index
                    readonly property point at: rail.place(cord.index)

                    Repeater {
                        model: 2

                        Rectangle {
                            required property int index
                            x: cord.at.x + (index === 0 ? 36 * Look.u : rail.across - 42 * Look.u)
                            y: cord.at.y - 16 * Look.u
                            width: 3 * Look.u
                            height: 18 * Look.u
                            color: Look.shu
                        }
                    }
                }
            }

            Repeater {
                id: tags
                model: rail.seats
                // With every other number of seats the tags are new.
                onItemAdded: index => {
                    if (index === rail.seats - 1)
                        rail.begin()
                }

                NameTag {
                    id: tag
                    required property int index
                    readonly property point at: rail.place(tag.index)
                    seat: tag.index
                    player: (rail.page.tags[tag.index] as PlayerTag) || rail.nobody
                    words: rail.page.words
                    x: tag.at.x
                    y: tag.at.y
                    width: rail.across
                    height: rail.pitch - Math.min(20 * Look.u, 0.13 * rail.pitch)
                    onRenamed: text => rail.model.rename(tag.seat, text)
                    onEntered: rail.next(tag.seat)
                    onAsked: rail.asked(tag.seat)
                    rail: rail
                    onErased: rail.giveUp(tag.seat)
                    onDropped: (x, y) => rail.model.move(tag.seat, rail.seatAt(x, y))
                    onMoved: by => {
                        const to = tag.seat + by
                        if (to < 0 || to >= rail.page.tags.length)
                            return
                        rail.model.move(tag.seat, to)
                        rail.write(to)
                    }
                }
            }
        }
    }
}
