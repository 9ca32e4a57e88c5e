"""Journals that are cut, spoilt, locked away or on a full disk: a sentence each, and nothing that was kept is lost."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from desktop.keep.journal_file import JournalFile
from desktop.keep.shelf import Shelf
from desktop.seats.decisions import ANEW, CUT, OLDER
from i18n import Words
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.eyes import Eyes
from tests.desktop.acceptance.opened import Opened
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.small_disk import Disk

NINE = short(9)
TURNS = 4


@pytest.fixture
def journal(opens: Opens, tmp_path: Path) -> Path:
    """A game in which some have looked at their roles and written a note."""
    app = opens()
    app.begin("jinro_nine", NINE)
    for _ in range(TURNS):
        take_turn(app)
    app.close()
    (path,) = (tmp_path / "games").glob("*.lantern")
    return path


def take_turn(app: Opened) -> None:
    turn_page(app)
    while app.state == "lit" and not app.trouble:
        turn_page(app)
    app.pass_time(30.0)


def turn_page(app: Opened) -> None:
    """The next page, answered."""
    if app.state == "cover":
        app.take_up()
    if app.hands.sees("phrase-1"):
        app.hands.tap("phrase-1")
    app.hands.tap("confirm")
    app.pass_time()


def answers_in(folder: Path) -> int:
    (listed,) = Shelf(folder / "games").games()
    return len(Shelf(folder / "games").journal(listed.id).journal["answers"])


def resumed(opens: Opens) -> Opened:
    app = opens()
    if app.hands.sees("resume"):
        app.hands.tap("resume")
    return app


def ends(data: bytes) -> Iterator[int]:
    """Where to cut: at each end of a line, beside it, and in the midst of it."""
    end = 0
    for line in data.splitlines(keepends=True):
        yield from (end + len(line) // 2, end + len(line) - 1)
        end += len(line)


def as_it_was_read(journal: Path) -> bytes:
    """Behind that stands one line: what the table is told of it ever after."""
    *lines, told = journal.read_bytes().splitlines(keepends=True)
    found = JournalFile.recover(journal)[1].seating["decisions"]
    assert (told[-1:], found[-1]["kind"] in (CUT, OLDER, ANEW)) == (b"\n", True)
    return b"".join(lines)


def test_a_journal_cut_anywhere_goes_on_from_what_is_left(opens: Opens, tmp_path: Path, journal: Path) -> None:
    data = journal.read_bytes()
    whole = answers_in(tmp_path)
    cuts = [cut for cut in ends(data) if cut > len(b"".join(data.splitlines(keepends=True)[:2]))][:: max(1, TURNS // 2)]
    for cut in cuts:
        journal.write_bytes(data[:cut])
        left = answers_in(tmp_path)
        app = resumed(opens)
        assert app.state in {"cover", "table"}
        # A line lacks nothing without its newline.
        assert len(app.game.journal["answers"]) == left
        assert left < whole or cut == len(data) - 1
        assert app.trouble
        aside = list(journal.parent.glob("*.rest-*"))
        assert data[:cut].endswith(b"".join(path.read_bytes() for path in aside))
        assert data.startswith(as_it_was_read(journal))
        app.close()
        for path in aside:
            path.unlink()


def noise(data: bytes) -> bytes:
    return Random(3).randbytes(len(data))


def spoilt_at_the_end(data: bytes) -> bytes:
    return data + Random(4).randbytes(300)


def spoilt_in_the_middle(data: bytes) -> bytes:
    half = len(data) // 2
    return data[:half] + b"\x00" * 40 + data[half + 40 :]


SPOILS: dict[str, Callable[[bytes], bytes]] = {
    spoils.__name__: spoils for spoils in (noise, spoilt_at_the_end, spoilt_in_the_middle)
}


@pytest.mark.parametrize("how", SPOILS)
def test_noise_is_said_and_kept(opens: Opens, journal: Path, how: str) -> None:
    spoilt = SPOILS[how](journal.read_bytes())
    journal.write_bytes(spoilt)
    app = resumed(opens)
    if how == "noise":
        assert app.app.navigator.stage is None
        assert journal.read_bytes() == spoilt
        app.hands.tap("past")
        assert Words("en").text("error.unreadable") in {text["text"] for text in Eyes(app.window, app.engine).texts()}
        return
    assert app.state in {"cover", "table"}
    assert app.trouble
    (aside,) = journal.parent.glob("*.rest-*")
    assert as_it_was_read(journal) + aside.read_bytes() == spoilt


def test_an_empty_file_is_no_game(opens: Opens, journal: Path) -> None:
    journal.write_bytes(b"")
    app = resumed(opens)
    assert app.hands.sees("homeScreen")
    assert journal.exists()


@pytest.mark.parametrize("trouble", ["full", "read_only"])
def test_a_disk_that_refuses_in_the_middle_of_a_game(opens: Opens, disk: Disk, trouble: str) -> None:
    app = opens(disk.folder)
    app.begin("jinro_nine", NINE)
    take_turn(app)
    before = answers_in(disk.folder)
    stop, resume = (disk.fill, disk.empty) if trouble == "full" else (disk.lock, disk.unlock)
    stop()
    app.take_up()
    # What was left of a block is written full with notes, unless that the page was opened is too much already.
    while not app.trouble:
        app.hands.tap("notePhrase-1")
    said = ("error.disk_full", "note.unkept") if trouble == "full" else ("error.read_only",)
    assert app.trouble in map(Words("en").text, said)
    assert app.hands.sees("trouble")
    assert len(app.game.journal["answers"]) == answers_in(disk.folder) == before
    resume()
    app.hands.tap("dismissTrouble")
    assert not app.hands.sees("trouble")
    turn_page(app)
    assert len(app.game.journal["answers"]) == answers_in(disk.folder) == before + 1


@pytest.mark.parametrize("trouble", ["full", "read_only"])
def test_no_game_begins_on_a_disk_that_refuses(opens: Opens, disk: Disk, trouble: str) -> None:
    app = opens(disk.folder)
    if trouble == "full":
        disk.fill()
    else:
        disk.lock()
    app.hands.tap("poster-jinro_nine")
    for seat, name in enumerate(NINE, 1):
        app.hands.tap(f"name-{seat}")
        app.hands.type(name)
    app.hands.tap("start")
    assert app.app.navigator.stage is None
    assert app.trouble
    assert app.hands.sees("setupScreen")
    assert app.trouble in {text["text"] for text in Eyes(app.window, app.engine).texts()}
    app.hands.tap("dismissTrouble")
    assert app.trouble == ""


def test_settings_on_a_disk_that_refuses_hold_until_the_end(opens: Opens, disk: Disk) -> None:
    app = opens(disk.folder)
    disk.lock()
    app.hands.tap("language-ja")
    assert app.app.preferences.language == "ja"
    assert app.trouble


def test_a_read_only_game_is_taken_up_and_says_so(opens: Opens, disk: Disk, journal: Path) -> None:
    shutil.copytree(journal.parent, disk.folder / "games")
    disk.lock()
    app = opens(disk.folder)
    app.hands.tap("resume")
    assert app.state in {"cover", "table"}
    app.take_up()
    app.hands.tap("confirm")
    assert app.trouble
