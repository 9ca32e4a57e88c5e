"""Nothing goes unseen: who was skipped, whose page was opened twice, who has tried PINs at whose cover."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop.keep import pins
from desktop.keep.journal_file import JournalFile
from desktop.keep.pace import Pace
from desktop.seats.decisions import SKIP
from desktop.seats.seating import Seated, Seating
from desktop.table.pages.pages import CoverPage, LeadPage, LitPage, TablePage
from desktop.table.pages.witnessed import ago
from desktop.table.privacy.machine import Timing
from desktop.table.session.session import Session
from desktop.table.session.witness import Witness
from desktop.table.stage.stage import Stage
from i18n import Words
from rulesets.engine import Game
from tests.desktop.room import NAMES, Room
from tests.desktop.table.leading import led

pytestmark = pytest.mark.usefixtures("qapp")

EN = Words("en", "jinro_nine")


def skip(room: Room) -> None:
    room.stage.remind()
    room.stage.withoutAnswer()


def held(room: Room) -> LitPage:
    """As its reader sees it."""
    room.stage.open()
    page = room.page
    room.stage.shut()
    assert isinstance(page, LitPage)
    return page


def told(room: Room) -> list[str]:
    page = held(room).open
    assert page is not None
    return [line.text for line in page.diary]


def table(room: Room) -> TablePage:
    while room.state != "table":
        room.answer()
    page = room.page
    assert isinstance(page, TablePage)
    return page


def at_cover_of(room: Room, name: str) -> None:
    while not (isinstance(room.page, CoverPage) and room.page.name == name):
        room.answer()


def taken_up_again(room: Room, file: JournalFile, wall: Callable[[], float] | None = None) -> Room:
    """By another process, perhaps: from what is on the disk alone."""
    _, found = JournalFile.recover(file.path)
    again = Room(keeper=JournalFile.recover(file.path)[0])
    again.now, again.game = room.now, Game.replay(found.journal)
    again.seating = Seating.read("jinro_nine", NAMES, found.seating)
    session = Session(again.game, again.seating, again.stage.session.keeper, Timing(), Pace())
    session.witness, session.wall = Witness.read(found.witnessed), wall or (lambda: again.now)
    again.stage = Stage(session, lambda: again.now, True)
    return again


@pytest.fixture
def file(tmp_path: Path) -> JournalFile:
    game = Game.new("jinro_nine", NAMES, seed=5)
    return JournalFile.create(tmp_path / "a.lantern", {k: v for k, v in game.journal.items() if k != "answers"})


# Whom the table goes on without


def test_going_on_without_somebody_is_told_on_the_next_cover_and_stands_on_the_scroll() -> None:
    room = Room()
    skip(room)
    page = room.page
    assert isinstance(page, CoverPage)
    assert page.decided == "The deal: the table went on without A"
    then = table(room)
    assert page.decided in {line.text for line in then.chronicle}
    assert page.decided in then.decided


def test_the_table_is_told_before_that_it_will_be_told() -> None:
    room = Room()
    assert isinstance(room.page, CoverPage)
    assert room.page.without.explains == EN.text("absent.go_on.explain")
    assert "told" in room.page.without.explains


def test_who_was_skipped_reads_it_on_his_next_held_page_and_in_his_diary() -> None:
    room = Room()
    skip(room)
    at_cover_of(room, "B")
    room.take_up()
    assert EN.text("witness.skipped") not in told(room)
    room.stage.confirm()
    at_cover_of(room, "A")
    room.take_up()
    ja = Words("ja", "jinro_nine").text("witness.skipped")
    assert told(room)[-1] == ja
    # It stands there on every page of the turn and ever after.
    room.stage.confirm()
    room.wait(20.0)
    at_cover_of(room, "A")
    room.take_up()
    assert ja in told(room)


def test_a_skip_and_what_is_told_of_it_are_one_line_of_the_file(file: JournalFile) -> None:
    room = Room(keeper=file)
    lines = file.path.read_bytes().count(b"\n")
    skip(room)
    added = file.path.read_bytes().split(b"\n")[lines:-1]
    # His turn's first screen with the decision, and its second.
    assert len(added) == 2
    file.path.write_bytes(b"\n".join(file.path.read_bytes().split(b"\n")[: lines + 1]) + b"\n")
    _, found = JournalFile.recover(file.path)
    (decision,) = Seating.read("jinro_nine", NAMES, found.seating).decided
    assert (decision.kind, decision.seat, len(found.journal["answers"])) == (SKIP, "A", 1)
    assert [entry["kind"] for entry in found.witnessed] == ["skipped"]


def test_its_lines_are_as_long_as_any_other_whoever_it_was(tmp_path: Path) -> None:
    names = tuple(f"{number}{'長い名前' * 9}" if number % 2 else f"{number}" for number in range(9))
    game = Game.new("jinro_nine", names, seed=5)
    file = JournalFile.create(tmp_path / "a.lantern", {k: v for k, v in game.journal.items() if k != "answers"})
    before = file.path.stat().st_size
    seating = Seating("jinro_nine", "en", tuple(Seated(name, "en", pins.hashed("0042")) for name in names))
    session = Session(game, seating, file, Timing(), Pace())
    now = [0.0]
    stage = Stage(session, lambda: now[0], True)
    for _ in names:
        now[0] += 1
        stage.hold()
        now[0] += 1
        stage.letGo()
        for typed in ("1", "0042"):
            stage.givePin(typed)
        stage.breakPrivacy()
        stage.remind()
        stage.withoutAnswer()
    assert {entry["kind"] for entry in JournalFile.recover(file.path)[1].witnessed} == {"lit", "wrong", "skipped"}
    lines = file.path.read_bytes()[before:].splitlines(keepends=True)
    assert {len(line) for line in lines} == {1025}


def test_an_open_step_that_is_gone_on_without_is_told_at_the_table() -> None:
    room = Room(ballots="open")
    room.until("vote.execution")
    seat = room.game.ask.seat if room.game.ask else None
    room.stage.withoutAnswer()
    for number in range(2, 10):
        room.stage.tapSeat(number % 9 + 1)
    # With the others' fingers.
    room.stage.closeBallot()
    page = room.page
    assert isinstance(page, TablePage)
    assert f"went on without {seat}" in page.decided[-1]
    assert room.disk.decided[-1]["kind"] == SKIP
    assert room.disk.witnessed[-1]["kind"] == "skipped"


def test_a_report_is_nobodys_and_nobody_is_skipped() -> None:
    room = Room()
    room.until("dawn.report")
    before = len(room.disk.answers)
    room.stage.withoutAnswer()
    assert (len(room.disk.answers), room.disk.decided) == (before, [])


def test_a_void_behind_it_takes_back_the_answers_and_not_the_telling() -> None:
    room = Room()
    room.until("decoy.suspect")
    while not (isinstance(room.page, CoverPage) and room.page.name == "D"):
        room.answer()
    skip(room)
    room.stage.voidPhase()
    said = [line.text for line in table(room).chronicle]
    skipped, voided = (next(n for n, line in enumerate(said) if word in line) for word in ("without D", "voided"))
    assert skipped < voided


# Whose page was opened


def opened_twice(room: Room) -> str:
    return next((line for line in told(room) if "opened" in line), "")


def by_wall(file: JournalFile | None = None, **more: Any) -> tuple[Room, list[float]]:
    """A room whose wall clock is the test's."""
    room, wall = Room(keeper=file, **more), [1_000_000.0]
    room.stage.session.wall = lambda: wall[0]
    return room, wall


def test_how_long_ago_is_said() -> None:
    room, wall = by_wall()
    at_cover_of(room, "B")
    room.take_up()
    room.stage.breakPrivacy()
    wall[0] += 40
    room.take_up()
    assert opened_twice(room) == "Your page was opened twice, last 40 seconds ago: was that you?"
    room.stage.breakPrivacy()
    wall[0] += 300
    room.take_up()
    assert opened_twice(room) == "Your page was opened 3 times, last 5 minutes ago: was that you?"


def test_another_players_page_says_nothing_of_it_nor_does_one_that_is_not_held() -> None:
    room, _ = by_wall()
    at_cover_of(room, "B")
    room.take_up()
    once = room.page
    room.stage.breakPrivacy()
    room.take_up()
    assert room.page == once
    assert opened_twice(room)
    room.stage.confirm()
    at_cover_of(room, "C")
    room.take_up()
    assert opened_twice(room) == ""


def test_it_stands_in_his_own_diary_in_later_turns() -> None:
    room, _ = by_wall()
    at_cover_of(room, "B")
    room.take_up()
    room.stage.breakPrivacy()
    room.take_up()
    turn = room.game.turn
    while room.game.turn == turn:
        room.answer()
    at_cover_of(room, "B")
    room.take_up()
    assert opened_twice(room) == EN.text("witness.opened.then", n=2)


def test_leaving_the_game_does_not_wipe_it(file: JournalFile) -> None:
    room, wall = by_wall(file)
    file.seating(room.seating.written)
    at_cover_of(room, "B")
    room.take_up()
    again = taken_up_again(room, file, lambda: wall[0] + 120)
    at_cover_of(again, "B")
    again.take_up()
    assert opened_twice(again) == "Your page was opened twice, last 2 minutes ago: was that you?"


def test_a_phase_that_is_begun_anew_is_another_turn() -> None:
    room, _ = by_wall()
    room.until("decoy.suspect")
    at_cover_of(room, "C")
    room.take_up()
    room.stage.breakPrivacy()
    room.stage.voidPhase()
    at_cover_of(room, "C")
    room.take_up()
    assert opened_twice(room) == ""


def test_every_lighting_is_on_the_disk_before_its_page_is_shown(file: JournalFile) -> None:
    room = Room(keeper=file)
    kept: list[tuple[str, int]] = []
    room.stage.pageChanged.connect(lambda: kept.append((room.state, len(JournalFile.recover(file.path)[1].witnessed))))
    room.take_up()
    room.stage.breakPrivacy()
    room.take_up()
    assert kept == [("lit", 1), ("cover", 1), ("lit", 2)]


def test_on_a_full_disk_it_is_known_all_the_same_and_comes_with_the_next_line(
    file: JournalFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room(keeper=file)
    with monkeypatch.context() as here:
        here.setattr("desktop.keep.journal_file.os.fsync", _full)
        room.take_up()
        assert room.stage.property("trouble")
    room.stage.breakPrivacy()
    room.take_up()
    assert len(told(room)) > 0
    assert [entry["kind"] for entry in JournalFile.recover(file.path)[1].witnessed] == ["lit", "lit"]


def _full(_handle: int) -> None:
    raise OSError(28, "full")


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0.2, "one second"), (89.4, "89 seconds"), (90, "2 minutes"), (5399, "90 minutes"), (7200, "2 hours")],
)
def test_how_long_ago(seconds: float, said: str) -> None:
    assert ago(seconds, EN) == f"{said} ago"


def test_a_clock_that_was_put_back_says_nothing() -> None:
    assert ago(-1, EN) == EN.text("ago.unknown")


@pytest.mark.parametrize("entry", [None, 7, {}, {"kind": "lit"}, [1]])
def test_what_makes_no_sense_is_left_out(entry: object) -> None:
    assert Witness.read([entry]).entries == ()


def test_a_leaders_sheet_that_is_opened_again_asks_whether_that_was_the_leader() -> None:
    wall = [1_000_000.0]
    session = led()
    session.wall = lambda: wall[0]
    stage = Stage(session, lambda: 0.0, True)
    for _ in range(2):
        stage.hold()
        stage.letGo()
        assert stage.shown.state == "lead"
        wall[0] += 40
        unheld = _then(stage)
        stage.open()
        said, asks = _then(stage), "Your page was opened twice, last 40 seconds ago: was that you?"
        stage.shut()
        assert (said == asks) is (len(stage.session.witness.entries) == 2)
        assert _then(stage) == unheld != asks
        stage.confirm()
        stage.breakPrivacy()


def _then(stage: Stage) -> str:
    page = stage.shown
    assert isinstance(page, LeadPage)
    return page.then


# Wrong PINs


def wrong(room: Room, times: int) -> None:
    room.take_up()
    for _ in range(times):
        room.stage.givePin("9999")


def with_pins(file: JournalFile) -> Room:
    return Room(keeper=file, pin=pins.hashed("0042"))


def test_a_wait_is_not_shortened_by_leaving_nor_by_another_clock(file: JournalFile) -> None:
    room = with_pins(file)
    file.seating(room.seating.written)
    wrong(room, 3)
    assert room.live("pinHint") == Words("ja").text("pin.wait", n=10)
    room.wait(8.0)
    again = taken_up_again(room, file, lambda: 9e9)
    again.take_up()
    assert again.live("pinHint") == Words("ja").text("pin.wait", n=10)
    again.stage.givePin("0042")
    assert again.state == "cover"
    again.wait(10.1)
    again.stage.givePin("0042")
    assert again.state == "lit"


def test_nor_by_another_turn_in_between() -> None:
    room = Room(pin=pins.hashed("0042"))
    wrong(room, 3)
    room.stage.breakPrivacy()
    skip(room)
    while not (isinstance(room.page, CoverPage) and room.page.name == "A"):
        skip(room)
    room.take_up()
    assert room.live("pinHint") == Words("ja").text("pin.wait", n=9)


def test_his_next_held_page_tells_how_many_wrong_pins_there_were() -> None:
    room, wall = by_wall(pin=pins.hashed("0042"), language="en")
    seated = tuple(Seated(name, "en", room.seating.of(name).pin) for name in NAMES)
    room.seating = room.stage.session.seating = Seating("jinro_nine", "en", seated)
    room.stage = Stage(room.stage.session, lambda: room.now, True)
    wrong(room, 2)
    wall[0] += 60
    room.stage.givePin("0042")
    room.wait(0.5)
    assert told(room)[-1] == "Somebody entered wrong PINs at your page 2 times, last 60 seconds ago."
    room.stage.confirm()
    room.wait(0.5)
    assert told(room)[-1] == "Somebody entered wrong PINs at your page 2 times, last 60 seconds ago."
