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
    readonly property int rows: Math.max(6, Math.ceil(rail.seats / 2))
    readonly property real pitch: Math.min(112 * Look.u, (rail.height - 20 * Look.u) / rail.rows)
    readonly property real across: (rail.width - 12 * Look.u) / 2
    readonly property PlayerTag nobody: PlayerTag {}

    signal asked(int seat)
    // All are named.
    signal done

    function place(seat: int): point {
        return Qt.point((seat % 2) * (rail.across + 12 * Look.u), 34 * Look.u + Math.floor(seat / 2) * rail.pitch)
    }

    function seatAt(x: real, y: real): int {
        const column = x > rail.width / 2 ? 1 : 0
        const row = Math.max(0, Math.floor((y - 34 * Look.u) / rail.pitch))
        return Math.min(rail.page.tags.length - 1, 2 * row + column)
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
        x: -10 * Look.u
        width: parent.width + 20 * Look.u
        height: 20 * Look.u
        radius: 4 * Look.u
        color: "#20160D"
        border.color: Look.ink
        border.width: Look.outline
        antialiasing: true
    }

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
            height: Math.min(92 * Look.u, rail.pitch - 8 * Look.u)
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
