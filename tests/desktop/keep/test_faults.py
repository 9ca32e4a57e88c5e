"""A game's file is flipped in a bit, cut, removed, replaced, rolled back, copied: it is told, and nothing is lost."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.keep.beginning import Unreadable
from desktop.keep.journal_file import CHANGED, JournalFile
from desktop.keep.lock import Lock
from desktop.keep.mending import next_line
from desktop.keep.seal import SALT_BYTES, seal
from desktop.keep.shelf import MENDED, OLDER, PARTLY_READ, KeptGame, Shelf
from rulesets.engine import Game, catalogue
from rulesets.engine.bots import RandomBot
from tests.desktop.keep.playing import played

# Two hundred at night, a few in passing.
GAMES = int(os.environ.get("LANTERN_NIGHT_HARMS", "10"))
NAMES = ("花子", "Aki", "小满", "D", "E", "F", "G", "H", "I")


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games")


def begun(shelf: Shelf, answers: int = 12) -> KeptGame:
    return played(shelf.begin(Game.new("jinro_nine", NAMES, seed=4), {"language": "ja"}), answers)


def of_the_first_form(folder: Path, answers: int = 12) -> tuple[Path, dict[str, Any]]:
    """As the app wrote it before: one beginning, and lines as long as what is in them."""
    game, bot = Game.new("jinro_nine", NAMES, seed=4), RandomBot(4)
    for _ in range(answers):
        assert game.ask is not None
        game.answer(bot.answer(game.ask))
    head = {key: value for key, value in game.journal.items() if key != "answers"}
    salt, chain = bytes(range(SALT_BYTES)), b""
    lines = [f"lantern-night-game 1 {salt.hex()}"]
    for number, record in enumerate([{"head": head}, *({"a": entry} for entry in game.journal["answers"])]):
        line, chain = seal(record, salt, number, chain)
        lines.append(line)
    path = folder / "old.lantern"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")
    return path, game.journal


# One flipped bit


def flipped(data: bytes, bit: int) -> bytes:
    at = bit // 8
    return data[:at] + bytes((data[at] ^ 1 << bit % 8,)) + data[at + 1 :]


def sampled(data: bytes, first: int) -> list[int]:
    """Bits of the first bytes, of newlines and of what stands around them, and some of all the rest."""
    chance = Random(len(data))
    newlines = [at for at, byte in enumerate(data) if byte == ord("\n")]
    around = [8 * at + bit for at in newlines for bit in range(-8, 16) if 8 * at + bit < 8 * len(data)]
    beginning = chance.sample(range(8 * first), 120)
    return sorted({*chance.sample(around, 120), *beginning, *chance.sample(range(8 * len(data)), 160)})


def test_of_one_flipped_bit_nothing_is_lost(tmp_path: Path, shelf: Shelf) -> None:
    kept = begun(shelf)
    data = kept.file.path.read_bytes()
    spoilt = tmp_path / "spoilt.lantern"
    for bit in sampled(data, 1200):
        spoilt.write_bytes(flipped(data, bit))
        file, found = JournalFile.recover(spoilt)
        assert (found.journal, found.rest, found.is_mended) == (kept.game.journal, b"", True), bit
        file.mend()
        assert spoilt.read_bytes() == data


def test_nor_is_it_where_the_first_sign_of_a_line_has_become_a_newline() -> None:
    lines = (seal({"a": number}, bytes(SALT_BYTES), 1, b"", 3)[0] for number in count())
    line = next(line for line in lines if line.startswith("J")).encode()
    data = line + b"\nnext\n"
    assert next_line(flipped(data, 6), 0, b"") == (line, len(line) + 1) == next_line(data, 0, b"")
    assert next_line(b"\n\n", 0, b"") is None


def test_nor_is_it_in_a_file_of_the_first_form(tmp_path: Path) -> None:
    path, journal = of_the_first_form(tmp_path)
    data = path.read_bytes()
    for bit in sampled(data, 400):
        path.write_bytes(flipped(data, bit))
        _, found = JournalFile.recover(path)
        assert (found.journal, found.rest) == (journal, b""), bit


def test_a_mended_file_is_told_of_once(shelf: Shelf) -> None:
    kept = begun(shelf)
    path, data = kept.file.path, kept.file.path.read_bytes()
    path.write_bytes(flipped(data, 8 * (len(data) - 300)))
    assert shelf.resume(path.stem).said == MENDED
    assert path.read_bytes() == data
    assert shelf.resume(path.stem).said == ""


def test_a_beginning_that_is_gone_is_there_once_more(shelf: Shelf) -> None:
    kept = begun(shelf)
    path, data = kept.file.path, kept.file.path.read_bytes()
    again = data.index(b"lantern-night-game", 1)
    for spoilt in (b"\x00" * again + data[again:], data[again:], b"x" * 40 + data[40:]):
        path.write_bytes(spoilt)
        again_kept = shelf.resume(path.stem)
        assert (again_kept.game.journal, again_kept.said) == (kept.game.journal, MENDED)
        assert path.read_bytes() == data


# Cut


def test_every_cut_is_told(shelf: Shelf) -> None:
    kept = begun(shelf, 6)
    path, data = kept.file.path, kept.file.path.read_bytes()
    ends = [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]
    notch = path.with_suffix(".notch").read_bytes()
    for length in sorted({*range(1300, len(data), 97), *ends[1:-1], *(end + 3 for end in ends[1:-1])}):
        path.write_bytes(data[:length])
        path.with_suffix(".notch").write_bytes(notch)
        again = shelf.resume(path.stem)
        whole = sum(end - 1 <= length for end in ends) - 5
        assert again.game.journal["answers"] == kept.game.journal["answers"][: max(0, whole)]
        assert again.said in (OLDER, PARTLY_READ), length
        assert (length in ends) <= (again.said == OLDER)


def test_a_file_of_the_first_form_goes_on_as_it_is(tmp_path: Path) -> None:
    path, journal = of_the_first_form(tmp_path)
    before = path.read_bytes()
    file, found = JournalFile.recover(path)
    assert (found.journal, found.rest, found.is_mended, found.is_older) == (journal, b"", False, False)
    more = {"ask": "decoy.note", "no_reply": True}
    file.answer(more)
    assert path.read_bytes().startswith(before)
    assert JournalFile.recover(path)[1].journal["answers"] == [*journal["answers"], more]


# While it is played

Harm = Callable[[Path, list[bytes]], None]


def removed(path: Path, _: list[bytes]) -> None:
    path.unlink()


def rolled_back(path: Path, before: list[bytes]) -> None:
    path.write_bytes(before[(len(before) - 1) // 2])


def cut(path: Path, _: list[bytes]) -> None:
    path.write_bytes(path.read_bytes()[:-700])


def replaced(path: Path, _: list[bytes]) -> None:
    path.write_bytes(b"somebody else's")


def spoilt(path: Path, _: list[bytes]) -> None:
    path.write_bytes(flipped(path.read_bytes(), 9000))


def gone_with_its_folder(path: Path, _: list[bytes]) -> None:
    shutil.rmtree(path.parent)


HARMS = (removed, rolled_back, cut, replaced, spoilt, gone_with_its_folder)


@pytest.mark.parametrize("harm", HARMS)
def test_what_happens_to_a_file_while_it_is_played_is_told_and_put_right(shelf: Shelf, harm: Harm) -> None:
    kept = begun(shelf, 0)
    chance, before, told = Random(harm.__name__), list[bytes](), 0
    path = kept.file.path
    for _ in range(10):
        played(kept, chance.randint(1, 3))
        assert kept.file.news() == ""
        before.append(path.read_bytes())
        if len(before) > 1:
            harm(path, before)
            played(kept, 1)
            told += kept.file.news() == CHANGED
            assert kept.file.news() == ""
    assert told == 9
    again = shelf.resume(path.stem)
    assert (again.game.journal, again.said) == (kept.game.journal, "")


@pytest.mark.parametrize("number", range(GAMES))
def test_at_any_moment_of_any_game_it_is_told_and_nothing_is_lost(shelf: Shelf, number: int) -> None:
    chance, rules = Random(number), list(catalogue())[number % len(catalogue())]
    names = [f"P{seat}" for seat in range(chance.choice(rules.players))]
    kept, before = shelf.begin(Game.new(rules.id, names, seed=number), {}), list[bytes]()
    path = kept.file.path
    while kept.game.ask is not None and len(before) < 60:
        harm = chance.choice(HARMS) if len(before) > 2 and chance.random() < 0.15 else None
        if harm is not None:
            harm(path, before)
        played(kept, 1, seed=len(before))
        assert kept.file.news() == (CHANGED if harm else "")
        before.append(path.read_bytes())
    again = shelf.resume(path.stem)
    assert (again.game.journal, again.said) == (kept.game.journal, "")
    path.write_bytes(chance.choice(before[:-1]))
    assert shelf.resume(path.stem).said == OLDER


def test_what_was_in_its_place_is_kept_aside(shelf: Shelf) -> None:
    kept = begun(shelf)
    path = kept.file.path
    theirs = path.read_bytes() + b"a line of another window\n"
    path.write_bytes(theirs)
    played(kept, 1)
    assert [aside.read_bytes() for aside in path.parent.glob("*.rest-*")] == [theirs]
    assert shelf.resume(path.stem).game.journal == kept.game.journal


def test_an_older_file_is_not_kept_aside(shelf: Shelf) -> None:
    """All that is in it is in memory, too."""
    kept = begun(shelf)
    path = kept.file.path
    path.write_bytes(path.read_bytes()[:-1025])
    played(kept, 1)
    assert list(path.parent.glob("*.rest-*")) == []


def test_it_is_put_right_when_the_table_leaves(shelf: Shelf) -> None:
    kept = begun(shelf)
    kept.file.hold()
    assert kept.file.news() == ""
    kept.file.path.unlink()
    kept.file.hold()
    assert kept.file.news() == CHANGED
    assert shelf.resume(kept.file.path.stem).game.journal == kept.game.journal


def test_another_state_in_its_place_is_told_when_it_is_taken_up(shelf: Shelf) -> None:
    kept = begun(shelf, 8)
    path, older = kept.file.path, kept.file.path.read_bytes()
    played(kept, 4)
    path.write_bytes(older)
    again = shelf.resume(path.stem)
    assert (again.said, len(again.game.journal["answers"])) == (OLDER, 8)
    # From there it goes another way: what it was before is the other one now.
    other = path.read_bytes()
    played(again, 6, seed=9)
    path.write_bytes(other)
    assert shelf.resume(path.stem).said == OLDER


@pytest.mark.parametrize("notch", [None, b"", b"12", b"99999999999 00", b"\xff" * 20])
def test_without_a_mark_nothing_is_noticed_and_nothing_lost(shelf: Shelf, notch: bytes | None) -> None:
    kept = begun(shelf)
    beside = kept.file.path.with_suffix(".notch")
    beside.unlink()
    if notch is not None:
        beside.write_bytes(notch)
    again = shelf.resume(kept.file.path.stem)
    assert (again.game.journal, again.said) == (kept.game.journal, "")


# Copies


def test_a_copy_does_not_open_beside_the_game(shelf: Shelf, tmp_path: Path) -> None:
    kept = begun(shelf)
    lock = Lock(kept.file.path)
    assert lock.take()
    (tmp_path / "elsewhere").mkdir()
    chance = Random(5)
    for place in (shelf.path("copy"), tmp_path / "elsewhere" / "copy.lantern"):
        played(kept, chance.randint(1, 4))
        shutil.copy(kept.file.path, place)
        assert not Lock(place).take()
        assert not Lock(place).overrule()
    lock.release()
    freed = Lock(shelf.path("copy"))
    assert freed.take()
    freed.release()


def test_of_what_can_not_be_read_the_name_is_locked(shelf: Shelf) -> None:
    shelf.folder.mkdir()
    shelf.path("x").write_bytes(b"")
    with pytest.raises(Unreadable):
        JournalFile.recover(shelf.path("x"))
    lock = Lock(shelf.path("x"))
    assert lock.take()
    assert not Lock(shelf.path("x")).take()
    lock.release()


# What a file's lines tell


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_a_line_is_as_long_whatever_was_chosen(tmp_path: Path, rules: Any) -> None:
    """With names of one sign and of forty, and texts as long as they may be."""
    names = [f"{number}" if number % 2 else f"{number}{'長い名前' * 9}" for number in range(1, rules.players[-1] + 1)]
    lengths: dict[str, set[int]] = {}
    for seed in range(2):
        game, bot = Game.new(rules.id, names, seed=seed), RandomBot(seed)
        head = {key: value for key, value in game.journal.items() if key != "answers"}
        file = JournalFile.create(tmp_path / f"{seed}.lantern", head)
        size = file.path.stat().st_size
        for _ in range(90):
            ask = game.ask
            if ask is None:
                break
            long = "".join(chr(0x4E00 + Random(seed).randrange(20_000)) for _ in range(ask.max_length or 0))
            game.answer(long if ask.kind == "text" and seed else bot.answer(ask))
            file.answer(game.journal["answers"][-1])
            size, before = file.path.stat().st_size, size
            if ask.secret:
                lengths.setdefault(ask.id, set()).add(size - before)
    assert {length for found in lengths.values() for length in found} == {1025}
