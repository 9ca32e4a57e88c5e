"""Past games on their shelf, by real clicks and keys: nothing is given away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.keep.journal_file import CannotKeep
from desktop.keep.shelf import CannotResume, Shelf
from i18n import LANGUAGES, Words
from rulesets.engine import Game
from tests.desktop.past.room import A_DAY, LONG_AGO, NAMES, Library, Shop, played


def test_an_empty_shelf_says_so_and_leads_to_a_game(opened: Any) -> None:
    library = opened()
    assert library.says("past.empty")
    library.shown.walk_to("choose")
    library.shown.press(Qt.Key.Key_Return)
    assert library.app.asked == ["leave"]


def test_a_finished_game_is_replayed_and_an_unfinished_one_goes_on(shop: Shop, opened: Any) -> None:
    finished, unfinished = shop.keep(), shop.keep("ultimate_thirteen", 13, answers=30)
    library = opened()
    library.click(f"open-{finished}")
    library.click(f"open-{unfinished}")
    assert library.app.asked == [("replay", finished), ("take_up", unfinished)]


def test_keys_walk_from_scroll_to_scroll_and_open_them(shop: Shop, opened: Any) -> None:
    first, second, third = (shop.keep(answers=12) for _ in range(3))
    library = opened()
    library.shown.walk_to(f"open-{first}")
    library.shown.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert library.shown.focused() == f"open-{third}"
    library.shown.press(Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert library.app.asked == [("take_up", second)]
    library.shown.press(Qt.Key.Key_Tab)
    assert library.shown.focused() == f"delete-{second}"
    library.shown.press(Qt.Key.Key_Home)
    assert library.shown.focused() == f"delete-{first}"


def test_keys_delete_and_stay_where_they_were(shop: Shop, opened: Any) -> None:
    first, second, third = (shop.keep(answers=12) for _ in range(3))
    library = opened()
    library.shown.walk_to(f"delete-{first}")
    library.shown.press(Qt.Key.Key_Return)
    assert library.shown.focused() == f"delete-{second}"
    library.shown.press(Qt.Key.Key_Delete)
    assert library.ids == [third]
    assert library.shown.focused() == f"delete-{third}"
    library.shown.walk_to("undo")
    library.shown.press(Qt.Key.Key_Return)
    assert library.ids == [second, third]


def test_the_list_gives_nothing_away_where_the_end_is_kept_shut(library: Library) -> None:
    words = Words("en", "jinro_nine")
    assert any(words.text("faction.werewolf.wins") in text for text in library.shown.texts())
    library.app.preferences.change(spoiler_free=True)
    library.model.refresh()
    library.settle()
    shelf = library.shown.item("shelf")
    told = " ".join(
        str(item.property("line") or item.property("text"))
        for item in library.shown.items(shelf)
        if item.property("text")
    )
    for id in words.ids():
        if id.startswith(("role.", "faction.", "cause.", "reason.")) and id != "faction.village.name":
            assert words.text(id) not in told
    assert "花子" in told


def test_a_damaged_game_has_a_sentence_and_no_button(shop: Shop, shelf: Shelf, opened: Any) -> None:
    broken, cut = shop.keep(), shop.keep(answers=30)
    shelf.path(broken).write_bytes(b"\x00 noise")
    shelf.path(cut).write_bytes(shelf.path(cut).read_bytes()[:-7])
    library = opened()
    assert library.says("error.unreadable")
    assert library.says("past.damaged")
    assert not library.shown.has(f"open-{broken}")
    library.model.open(broken)
    library.click(f"open-{cut}")
    assert library.app.asked == [("take_up", cut)]
    assert library.shown.faults() == []


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (CannotResume("error.other_version"), "error.other_version"),
        (CannotKeep("full", Path("x")), "error.disk_full"),
        (CannotKeep("other", Path("x")), "error.not_kept"),
    ],
)
def test_what_can_not_be_opened_is_said(library: Library, refused: Exception, said: str) -> None:
    library.app.refused["take_up"] = refused
    library.click(f"open-{library.ids[1]}")
    assert library.says(said)


def test_a_game_that_was_played_meanwhile_is_there_on_the_next_visit(library: Library, shop: Shop) -> None:
    library.model.go_away()
    shop.keep(answers=3)
    library.model.come()
    library.wait()
    assert len(library.ids) == 3


def test_another_language_is_spoken_at_once(library: Library) -> None:
    library.app.speak("ja")
    QTest.qWait(0)
    assert library.says("past.title")
    assert library.says("past.unfinished")


def test_a_row_says_which_line_up_it_was(shelf: Shelf, opened: Any) -> None:
    own = {"villager": 2, "seer": 1, "medium": 1, "guard": 1, "madman": 1, "werewolf": 3}
    for preset in ("9B", own):
        shelf.begin(Game.new("jinro_nine", NAMES[:9], preset=preset, seed=1), {})
    line_ups = {scroll.line.split(" · ")[2] for scroll in opened().scrolls}
    assert line_ups == {"9B", "Village ×5, Werewolves ×4"}


def test_a_row_has_the_date_of_the_evening_whatever_became_of_the_file(shelf: Shelf, shop: Shop, opened: Any) -> None:
    kept = Shelf(shelf.folder, now=lambda: LONG_AGO - 300 * A_DAY).begin(played(answers=12), {})
    shop.keep(answers=12)
    lines = {scroll.id: scroll.line for scroll in opened().scrolls}
    assert lines[kept.file.path.stem].startswith("January 18, 2023")
    assert lines["0001"].startswith("November 13, 2023")


# Seeking


def test_whoever_is_sought_is_among_the_names_on_the_scroll(shop: Shop, opened: Any) -> None:
    thirteen = shop.keep("ultimate_thirteen", 13)
    library = opened()
    assert NAMES[12] not in library.scrolls[0].people
    library.click("search")
    library.type(NAMES[12].lower())
    assert library.ids == [thirteen]
    assert library.scrolls[0].people == (NAMES[12], *NAMES[:5])
    assert NAMES[12] in library.scrolls[0].names
    library.model.show_all()
    library.settle()
    assert library.scrolls[0].people == NAMES[:6]


def test_the_list_is_narrowed_by_game_state_and_player(shop: Shop, opened: Any) -> None:
    nine, thirteen = shop.keep(answers=12), shop.keep("ultimate_thirteen", 13)
    other = shop.keep(first="Zoë")
    library = opened()
    library.click("ruleset-jinro_nine")
    assert library.ids == [nine, other]
    library.click("which-finished")
    assert library.ids == [other]
    library.click("ruleset-all")
    assert library.ids == [thirteen, other]
    library.click("which-all")
    library.click("search")
    library.type("zO")
    assert library.ids == [other]
    library.type("x")
    assert library.says("past.none")
    library.click("showAll")
    assert library.ids == [nine, thirteen, other]
    assert "zOx" not in library.shown.texts()


def test_slash_leads_to_the_search(library: Library) -> None:
    library.shown.press(Qt.Key.Key_Slash)
    library.type("花")
    assert len(library.ids) == 2


# The whole


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_is_whole_in_every_language(shop: Shop, opened: Any, language: str, scale: float) -> None:
    for answers in (0, 20, 10_000, 10_000):
        shop.keep(answers=answers)
    library = opened(language, textScale=scale)
    library.click(f"delete-{library.ids[0]}")
    assert library.shown.faults() == []
    library.click("which-away")
    assert library.shown.faults() == []
    library.click("view-charts")
    library.wait()
    assert library.shown.faults() == []
