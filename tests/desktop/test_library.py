"""Past games on their shelf, by real clicks and keys: nothing is given away, and nothing is thrown away by mistake."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.keep.journal_file import SUFFIX, CannotKeep
from desktop.keep.shelf import CannotResume, Shelf
from desktop.library.model import ON_A_BOARD, LibraryModel
from desktop.play.seating import Seating
from i18n import LANGUAGES, Words
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot
from tests.desktop.around import FakeApp

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("花子", "蓮", "長谷川光太郎", "Aki", "小鳥遊ひまわり", "F", "G", "H", "I", "J", "K", "L", "M")


def keep(shelf: Shelf, ruleset: str = "jinro_nine", players: int = 9, answers: int = 10_000) -> str:
    """A game on the shelf, so many answers old."""
    names = NAMES[:players]
    game = Game.new(ruleset, names, seed=4)
    kept = shelf.begin(game, Seating.plain(ruleset, "en", names).written)
    bot = RandomBot(4)
    while game.ask is not None and len(game.journal["answers"]) < answers:
        ask, answer = game.ask, bot.answer(game.ask)
        game.answer(answer)
        kept.file.answer({"ask": ask.id, "answer": answer})
    return kept.file.path.stem


class Library:
    def __init__(self, shelf: Shelf, qtbot: Any, language: str = "en", **look: Any) -> None:
        self.shelf = shelf
        self.qtbot = qtbot
        self.app = FakeApp(language, **look)
        self.model = LibraryModel(self.app, shelf)
        self.shown = self.app.show("library", self.model)
        self.wait()

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: not self.model.is_reading)

    @property
    def ids(self) -> list[str]:
        return [scroll["id"] for scroll in self.model.shown()["scrolls"]]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games")


@pytest.fixture
def library(shelf: Shelf, qtbot: Any) -> Iterator[Library]:
    keep(shelf)
    keep(shelf, answers=12)
    opened = Library(shelf, qtbot)
    yield opened
    opened.shown.close()


def test_an_empty_shelf_says_so_and_leads_to_a_game(shelf: Shelf, qtbot: Any) -> None:
    opened = Library(shelf, qtbot)
    assert "No game yet. Light the first lantern." in opened.shown.texts()
    opened.shown.walk_to("choose")
    opened.shown.press(Qt.Key.Key_Return)
    assert opened.app.asked == [("go", "home")]
    opened.shown.close()


def test_a_finished_game_is_replayed_and_an_unfinished_one_goes_on(shelf: Shelf, qtbot: Any) -> None:
    finished, unfinished = keep(shelf), keep(shelf, "ultimate_thirteen", 13, answers=30)
    opened = Library(shelf, qtbot)
    opened.shown.click(f"open-{finished}")
    opened.shown.walk_to(f"open-{unfinished}")
    opened.shown.press(Qt.Key.Key_Return)
    assert opened.app.asked == [("replay", finished), ("take_up", unfinished)]
    opened.shown.close()


def test_the_list_gives_nothing_away(library: Library) -> None:
    words = Words("en", "jinro_nine")
    told = " ".join(library.shown.texts())
    for id in words.ids():
        if id.startswith(("role.", "faction.", "cause.", "reason.")) and id != "faction.village.name":
            assert words.text(id) not in told
    assert "花子" in told


def test_what_is_deleted_can_be_put_back(library: Library) -> None:
    first, second = library.ids
    library.shown.click(f"delete-{first}")
    assert library.ids == [second]
    library.shown.click("undo")
    assert library.ids == [first, second]
    library.shown.click("back")
    assert len(list(library.shelf.games())) == 2


def test_it_goes_for_good_when_one_leaves(library: Library) -> None:
    first, second = library.ids
    library.shown.click(f"delete-{first}")
    assert len(list(library.shelf.games())) == 2
    library.shown.click("back")
    assert [game.id for game in library.shelf.games()] == [second]


def test_deleting_another_one_lets_the_first_go(library: Library) -> None:
    first, second = library.ids
    library.shown.click(f"delete-{first}")
    library.shown.click(f"delete-{second}")
    assert [game.id for game in library.shelf.games()] == [second]
    library.shown.click("undo")
    assert library.ids == [second]


def test_a_disk_that_keeps_what_is_deleted_says_so(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: str) -> None:
        raise OSError("read only")

    monkeypatch.setattr(library.shelf, "delete", refuse)
    first = library.ids[0]
    library.shown.click(f"delete-{first}")
    library.model.delete("")
    assert first in library.ids
    assert Words("en").text("error.read_only") in library.shown.texts()


def test_a_damaged_game_has_a_sentence_and_no_button(shelf: Shelf, qtbot: Any) -> None:
    broken, cut = keep(shelf), keep(shelf, answers=30)
    (shelf.folder / f"{broken}{SUFFIX}").write_bytes(b"\x00 noise")
    file = shelf.folder / f"{cut}{SUFFIX}"
    file.write_bytes(file.read_bytes()[:-7])
    opened = Library(shelf, qtbot)
    words = Words("en")
    assert words.text("error.unreadable") in opened.shown.texts()
    assert words.text("past.damaged") in opened.shown.texts()
    assert not opened.shown.has(f"open-{broken}")
    opened.model.open(broken)
    opened.shown.click(f"open-{cut}")
    assert opened.app.asked == [("take_up", cut)]
    assert opened.shown.faults() == []
    opened.shown.close()


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (CannotResume("error.other_version"), "error.other_version"),
        (CannotKeep("full", Path("x")), "error.disk_full"),
        (CannotKeep("other", Path("x")), "error.cannot_keep"),
    ],
)
def test_what_can_not_be_opened_is_said(
    library: Library, monkeypatch: pytest.MonkeyPatch, refused: Exception, said: str
) -> None:
    def refuse(_: str) -> None:
        raise refused

    monkeypatch.setattr(library.app, "take_up", refuse)
    library.model.open(library.ids[0])
    assert Words("en").text(said) in library.shown.texts()


def test_a_game_that_was_played_meanwhile_is_there_on_the_next_visit(library: Library) -> None:
    library.shown.click("back")
    keep(library.shelf, answers=3)
    library.model.refresh()
    library.wait()
    assert len(library.ids) == 3


def test_a_long_shelf_has_several_boards(shelf: Shelf, qtbot: Any) -> None:
    for _ in range(ON_A_BOARD + 2):
        keep(shelf, answers=0)
    opened = Library(shelf, qtbot)
    assert len(opened.ids) == ON_A_BOARD
    opened.shown.click("earlier")
    assert len(opened.ids) == 2
    assert not opened.shown.item("earlier").isEnabled()
    opened.shown.click("later")
    assert len(opened.ids) == ON_A_BOARD
    opened.shown.close()


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_is_whole_in_every_language(shelf: Shelf, qtbot: Any, language: str, scale: float) -> None:
    for answers in (0, 20, 10_000):
        keep(shelf, answers=answers)
    opened = Library(shelf, qtbot, language, textScale=scale)
    opened.shown.click(f"delete-{opened.ids[0]}")
    assert opened.shown.faults() == []
    opened.shown.close()
