"""Where a game goes on, and from what: on another installation, in a copy, from an older state. It is told for good."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from desktop.keep.installation import FILE, installation
from desktop.keep.journal_file import CannotKeep, JournalFile
from desktop.keep.settings import Settings
from desktop.keep.shelf import KeptGame, Shelf
from desktop.seats.decisions import ANEW, COPY, CUT, ELSEWHERE, OLDER
from desktop.seats.seating import Seating
from desktop.table.pages.pages import CoverPage, TablePage
from desktop.table.stage.stage import Stage
from desktop.table.stage.staging import staged
from rulesets.engine import Game, catalogue
from rulesets.engine.bots import RandomBot
from tests.desktop.keep.playing import played

pytestmark = pytest.mark.usefixtures("qapp")

# Two hundred at night, a few in passing.
GAMES = int(os.environ.get("LANTERN_NIGHT_HARMS", "10"))
NAMES = ("花子", "Aki", "小满", "D", "E", "F", "G", "H", "I")


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games", lambda: "here")


def sat_down(kept: KeptGame) -> Stage:
    return staged(kept, Settings(), lambda: 0.0, fast=True)


def begun(shelf: Shelf, answers: int = 12, ruleset: str = "jinro_nine", names: tuple[str, ...] = NAMES) -> KeptGame:
    seating = Seating.plain(ruleset, "en", names).written
    return played(shelf.begin(Game.new(ruleset, names, seed=4), seating), answers)


def kinds(stage: Stage) -> list[str]:
    return [decision.kind for decision in stage.seating.decided]


def kept_kinds(path: Path) -> list[str]:
    return [decision["kind"] for decision in JournalFile.recover(path)[1].seating.get("decisions", ())]


def shown(stage: Stage) -> str:
    page = stage.shown
    assert isinstance(page, CoverPage | TablePage)
    return page.decided if isinstance(page, CoverPage) else " ".join(page.decided)


# Where


def test_where_it_was_begun_it_goes_on_without_a_word(shelf: Shelf) -> None:
    kept = begun(shelf)
    data = kept.file.path.read_bytes()
    stage = sat_down(shelf.resume(kept.file.path.stem))
    assert (kinds(stage), shown(stage)) == ([], "")
    assert kept.file.path.read_bytes() == data


def test_on_another_installation_it_is_told_once_and_stands_there(shelf: Shelf) -> None:
    kept = begun(shelf)
    id = kept.file.path.stem
    there = Shelf(shelf.folder, lambda: "there")
    stage = sat_down(there.resume(id))
    assert kinds(stage) == kept_kinds(kept.file.path) == [ELSEWHERE]
    assert shown(stage) == "The deal: the game continued on another computer"
    assert kinds(sat_down(there.resume(id))) == [ELSEWHERE]
    assert kinds(sat_down(shelf.resume(id))) == [ELSEWHERE, ELSEWHERE]


def test_a_copy_says_where_it_stood(shelf: Shelf) -> None:
    kept = begun(shelf, 30)
    shutil.copy(kept.file.path, shelf.path("copy"))
    stage = sat_down(shelf.resume("copy"))
    assert kinds(stage) == [COPY]
    assert shown(stage).endswith(": the game continued from a copy of its file")
    assert kinds(sat_down(shelf.resume("copy"))) == [COPY]
    assert kinds(sat_down(shelf.resume(kept.file.path.stem))) == []


def test_a_game_that_does_not_say_where_it_was_goes_on_without_a_word(shelf: Shelf) -> None:
    kept = begun(Shelf(shelf.folder))
    assert kinds(sat_down(shelf.resume(kept.file.path.stem))) == []
    assert JournalFile.recover(kept.file.path)[1].place == ("here", kept.file.path.stem)
    assert kinds(sat_down(Shelf(shelf.folder).resume(kept.file.path.stem))) == []


@pytest.mark.parametrize("place", [[], "x", [1, 2, 3], None, [["a"]]])
def test_a_place_that_makes_no_sense_is_no_crash(shelf: Shelf, place: object) -> None:
    kept = begun(shelf)
    kept.file._append({"h": place, "d": place, "w": place})
    sat_down(shelf.resume(kept.file.path.stem))


# From what


def test_an_older_state_is_told_ever_after(shelf: Shelf) -> None:
    kept = begun(shelf, 8)
    path, older = kept.file.path, kept.file.path.read_bytes()
    played(kept, 4)
    path.write_bytes(older)
    stage = sat_down(shelf.resume(path.stem))
    assert stage.property("trouble")
    assert kinds(stage) == kept_kinds(path) == [OLDER]
    assert shown(stage) == "The deal: the game continued from an older state of its file"
    assert kinds(sat_down(shelf.resume(path.stem))) == [OLDER]


def test_so_is_an_end_that_could_not_be_read_and_a_spot_that_was_mended(shelf: Shelf) -> None:
    kept = begun(shelf, 8)
    path, data = kept.file.path, kept.file.path.read_bytes()
    path.write_bytes(data[:-100])
    assert kinds(sat_down(shelf.resume(path.stem))) == [CUT]
    data = path.read_bytes()
    path.write_bytes(data[:-300] + bytes((data[-300] ^ 1,)) + data[-299:])
    assert kinds(sat_down(shelf.resume(path.stem))) == [CUT, ANEW]


def test_a_file_that_was_changed_while_it_is_played_is_told_on_the_page_and_stands_on_the_scroll(shelf: Shelf) -> None:
    kept = begun(shelf)
    stage = sat_down(kept)
    kept.file.path.unlink()
    stage.session.machine.remind()
    stage.withoutAnswer()
    assert stage.property("trouble")
    assert kinds(stage)[-1] == kept_kinds(kept.file.path)[-1] == ANEW
    assert "was missing or changed" in shown(stage)


def test_a_disk_that_refuses_at_once_takes_it_with_the_next_line(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = begun(shelf)
    there = Shelf(shelf.folder, lambda: "there")

    def full(_handle: int) -> None:
        raise OSError(28, "full")

    with monkeypatch.context() as here:
        here.setattr("desktop.keep.journal_file.os.fsync", full)
        again = there.resume(kept.file.path.stem)
        stage = sat_down(again)
        with pytest.raises(CannotKeep):
            again.file.hold()
    assert kinds(stage) == [ELSEWHERE]
    assert kept_kinds(kept.file.path) == []
    again.file.hold()
    assert kept_kinds(kept.file.path) == [ELSEWHERE]


# The installation


def test_an_installation_keeps_its_name_and_no_two_have_the_same(tmp_path: Path) -> None:
    here = installation(tmp_path / "a")
    assert here == installation(tmp_path / "a")
    assert here != installation(tmp_path / "b")
    (tmp_path / "a" / FILE).write_text("somebody's laptop")
    assert len(installation(tmp_path / "a")) == 16
    assert installation(tmp_path / "a") == installation(tmp_path / "a")


def test_where_the_disk_keeps_no_name_there_is_none(tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("")
    assert installation(tmp_path / "in the way") == ""


# At random moments of any game

Harm = Callable[[Path, list[bytes]], str]


def removed(path: Path, _: list[bytes]) -> str:
    path.unlink()
    return ANEW


def rolled_back(path: Path, before: list[bytes]) -> str:
    path.write_bytes(before[(len(before) - 1) // 2])
    return ANEW


def cut_off_whole(path: Path, before: list[bytes]) -> str:
    path.write_bytes(before[-2])
    return ANEW


WHILE_PLAYED: tuple[Harm, ...] = (removed, rolled_back, cut_off_whole)


def left_and_cut(path: Path, before: list[bytes]) -> str:
    """Whole lines are gone when the table comes back."""
    path.write_bytes(before[-2])
    return OLDER


def left_and_rolled_back(path: Path, before: list[bytes]) -> str:
    path.write_bytes(before[len(before) // 2])
    return OLDER


def copied(path: Path, _: list[bytes]) -> str:
    # Another name on the same shelf: it is the copy that the table goes on with.
    path.rename(path.with_name(f"{path.stem}c{path.suffix}"))
    return COPY


WHILE_LEFT: tuple[Harm, ...] = (left_and_cut, left_and_rolled_back, copied)


@pytest.mark.parametrize("number", range(GAMES))
def test_whatever_becomes_of_a_file_at_any_moment_is_told_and_no_answer_is_lost(shelf: Shelf, number: int) -> None:
    chance, rules = Random(number), list(catalogue())[number % len(catalogue())]
    names = tuple(f"P{seat}" for seat in range(chance.choice(rules.players)))
    kept, told = begun(shelf, 0, rules.id, names), list[str]()
    stage, before, bot = sat_down(kept), list[bytes](), RandomBot(number)
    for _ in range(50):
        if kept.game.ask is None:
            break
        harm = chance.choice((*WHILE_PLAYED, *WHILE_LEFT)) if len(before) > 3 and chance.random() < 0.2 else None
        kind = harm(kept.file.path, before) if harm is not None else ""
        if harm in WHILE_LEFT:
            answers, kept = kept.game.answers, _come_back(shelf, kept, harm)
            # What is older has only what was told by then.
            told = kept_kinds(kept.file.path)
            stage, before = sat_down(kept), [kept.file.path.read_bytes()]
            assert harm is not copied or kept.game.answers == answers
        told += [kind] if kind else []
        _one_answer(stage, bot)
        if harm is not None:
            assert kinds(stage) == told
            assert stage.property("trouble") or harm is copied
        before.append(kept.file.path.read_bytes())
    again = _come_back(shelf, kept)
    assert again.game.journal == kept.game.journal
    assert kinds(sat_down(again)) == told


def _come_back(shelf: Shelf, kept: KeptGame, harm: Harm | None = None) -> KeptGame:
    return shelf.resume(f"{kept.file.path.stem}c" if harm is copied else kept.file.path.stem)


def _one_answer(stage: Stage, bot: RandomBot) -> None:
    """By a bot, without the screen; the stage hears what the file has to say."""
    session = stage.session
    assert session.ask is not None
    value = bot.answer(session.ask)
    stage._do(partial(_answered, stage, value))


def _answered(stage: Stage, value: object, now: float) -> None:
    stage.session._answer(value)
    stage.session._arrive(now)
