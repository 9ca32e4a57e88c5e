"""The table's fixed words."""

from __future__ import annotations

from desktop.widgets.said import PageWords, Said


class TableWords(PageWords):
    so_far = Said("table.so_far")
    tags = Said("table.tags")
    timer = Said("table.timer")
    speaking = Said("table.speaking")
    speaks = Said("seat.state.speaking")
    ring = Said("table.ring")
    dial = Said("table.dial")
    more_time = Said("table.more_time")
    pause = Said("table.pause")
    go_on = Said("table.go_on")
    paused = Said("table.paused")
    bell = Said("table.bell")
    next_speaker = Said("table.next_speaker")
    time_up = Said("table.time_up")
    decisions = Said("table.decisions")
    countdown = Said("board.countdown")
    start = Said("board.start")
    again = Said("board.again")
    three = Said("board.three")
    two = Said("board.two")
    one = Said("board.one")
    point = Said("board.point")
    standing = Said("board.standing")
    to_come = Said("board.to_come")
    abstains = Said("board.abstains")
    close = Said("board.close")
    undo = Said("button.undo")
    take_back = Said("undo.last")
    see_again = Said("moment.again")
    begin_lap = Said("table.lap.begin")
    ok = Said("button.ok")
    confirm = Said("button.confirm")
    write_here = Said("text.write_here")
    chosen = Said("seal.chosen")
    rulebook = Said("table.rulebook")
