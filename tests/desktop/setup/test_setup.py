"""Setting a table, by real clicks and keys; and what stands in its way, said in the table's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt

from desktop.draft.draft import Draft, stops
from desktop.keep.pins import is_right
from desktop.setup import refusals
from desktop.setup.page import page
from i18n import LANGUAGES, Words
from i18n.table_book import AtTable
from rulesets.engine import Game, Ruleset, catalogue
from tests.desktop.setup.tables import LONG, Table, draft, people

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    opened = Table(tmp_path, draft())
    yield opened
    opened.shown.close()


# Who plays


def test_a_full_table_takes_nobody_else(table: Table) -> None:
    assert not table.shown.item("add").isEnabled()
    table.shown.click("name-9")
    table.shown.press(Qt.Key.Key_Return)
    assert len(table.draft.players) == 9


def test_a_tag_is_dragged_to_another_place(table: Table) -> None:
    names = table.draft.names
    table.shown.drag("drag-1", table.shown.middle("tag-4"))
    assert table.draft.names == [*names[1:4], names[0], *names[4:]]


def test_a_tag_dropped_far_below_goes_last(table: Table) -> None:
    first = table.draft.names[0]
    end = table.shown.middle("tag-9")
    table.shown.drag("drag-1", QPointF(end.x(), end.y() + 60))
    assert table.draft.names[-1] == first


def test_a_tag_is_moved_by_keys_and_keeps_the_cursor(table: Table) -> None:
    first, second, *rest = table.draft.names
    table.shown.walk_to("name-1")
    table.shown.press(Qt.Key.Key_Down, modifier=Qt.KeyboardModifier.ControlModifier)
    assert table.draft.names == [second, first, *rest]
    assert table.shown.focused() == "name-2"
    table.shown.press(Qt.Key.Key_Up, modifier=Qt.KeyboardModifier.AltModifier)
    assert table.draft.names == [first, second, *rest]


def test_a_player_has_a_language_and_a_pin(table: Table) -> None:
    shown = table.shown
    shown.click("details-3")
    shown.click("reads-ja")
    shown.click("pin")
    shown.type("2718")
    shown.click("setPin")
    player = table.draft.players[2]
    assert player.language == "ja"
    assert "2718" not in player.pin
    assert is_right("2718", player.pin)
    shown.click("removePin")
    assert table.draft.players[2].pin == ""
    shown.click("reads-en")
    assert table.draft.players[2].language == ""
    shown.press(Qt.Key.Key_Escape)
    assert not shown.has("closePlayer")
    assert shown.focused() == "name-3"


def test_a_pin_of_three_digits_is_refused_in_words(table: Table) -> None:
    table.shown.click("details-1")
    table.shown.click("pin")
    table.shown.type("123")
    table.shown.click("setPin")
    assert table.draft.players[0].pin == ""
    assert Words("en").text("setup.missing.pin") in table.shown.texts()


def test_a_player_is_moved_and_taken_off_the_list_on_his_sheet(table: Table) -> None:
    first, second, *rest = table.draft.names
    table.shown.click("details-1")
    table.shown.click("down")
    assert table.draft.names == [second, first, *rest]
    table.shown.click("removePlayer")
    assert table.draft.names == [second, *rest]


def test_while_a_sheet_is_open_the_keys_stay_on_it(table: Table) -> None:
    table.shown.click("details-1")
    reached = set()
    for _ in range(20):
        table.shown.press(Qt.Key.Key_Tab)
        reached.add(table.shown.focused())
    languages = {f"reads-{language}" for language in LANGUAGES}
    assert reached == {*languages, "pin", "setPin", "down", "removePlayer", "closePlayer"}


def idle(table: Draft) -> set[str]:
    return {rule.id for rule in page(Words("en", table.ruleset), table).rules if rule.idle}


def test_a_house_rule_that_can_do_nothing_here_says_so(tmp_path: Path) -> None:
    """Nobody is in love without a cupid, nobody runs for sheriff where there is none."""
    table = draft("langrensha", 12)
    assert idle(table) == {"heartbreak_badge", "apostle_counts", "badge_lost"}
    # Lovers have to learn of each other in the same night: two laps, whatever is chosen.
    assert idle(table.with_preset("lovers_12")) == {
        "double_save",
        "guard_self",
        "apostle_counts",
        "night_laps",
        "badge_lost",
    }
    assert idle(table.with_option("sheriff", False)) == {
        "heartbreak_badge",
        "sole_candidate",
        "impeachment",
        "apostle_counts",
        "badge_lost",
        "withdrawal",
        "sheriff_voters",
        "sheriff_order",
    }
    opened = Table(tmp_path, table)
    assert opened.shown.texts().count(Words("en").text("setup.options.idle")) == 3
    opened.shown.close()


@pytest.mark.parametrize("dealt", ["9C", {"villager": 6, "seer": 1, "werewolf": 2}])
def test_the_table_of_a_past_game_is_set_as_it_was(dealt: str | dict[str, int]) -> None:
    names = [f"P{seat}" for seat in range(9)]
    game = Game.new("jinro_nine", names, preset=dealt, options={"abstain": True}, seed=1)
    sat = [{"name": name, "language": "ja" if name == "P3" else "en", "pin": "h" * (name == "P5")} for name in names]
    again = Draft.as_played(game.journal, {"language": "en", "players": sat}, "en")
    assert again.names == names
    assert [person.language for person in again.players] == ["ja" if name == "P3" else "" for name in names]
    assert [bool(person.pin) for person in again.players] == [name == "P5" for name in names]
    assert (again.chosen, again.options) == (dealt, {"abstain": True})
    assert refusals.missing(Words("en", again.ruleset), again) == ""


def test_another_game_is_set_for_those_who_sit_here(table: Table) -> None:
    names = table.draft.names
    table.model.fresh("langrensha")
    assert table.draft.names == names


# The line-up


@pytest.mark.parametrize(
    ("ruleset", "count", "fitting"),
    [
        ("jinro_nine", 9, ("9A", "9B", "9C")),
        ("jinro_nine", 7, ("9A", "9B", "9C")),
        ("langrensha", 10, ("auto", "chaos_10")),
        ("event_jinro", 8, ("auto",)),
        ("witch_trial", 8, ("8",)),
        ("witch_trial", 11, ()),
    ],
)
def test_the_presets_for_so_many_are_offered(ruleset: str, count: int, fitting: tuple[str, ...]) -> None:
    many = Draft.fresh(ruleset).with_players(people(count))
    assert many.fitting == fitting


def test_the_line_up_goes_along_with_the_number_of_players() -> None:
    twelve = draft("langrensha", 12).with_preset("idiot_12")
    assert twelve.removed(0).preset == "auto"
    assert sum(twelve.removed(0).composition().values()) == 11
    assert draft("witch_trial", 9).removed(0).preset == "8"


def test_a_preset_is_one_tap(table: Table) -> None:
    table.shown.click("preset-9C")
    assert table.draft.composition()["fox"] == 1
    table.shown.click("start")
    assert table.app.asked[-1][1].preset == "9C"


def test_a_line_up_of_our_own_is_checked_at_every_tap(table: Table) -> None:
    shown = table.shown
    shown.click("preset-own")
    assert table.draft.own == table.draft.composition()
    shown.click("fewer-villager")
    assert table.line == "One card is missing."
    assert not shown.item("start").isEnabled()
    shown.click("more-madman")
    assert shown.item("start").isEnabled()
    shown.click("start")
    assert table.app.asked[-1][1].chosen == {
        "villager": 2,
        "seer": 1,
        "medium": 1,
        "guard": 1,
        "werewolf": 2,
        "madman": 2,
    }


OWN: list[tuple[str, int, Mapping[str, int], str]] = [
    ("jinro_nine", 9, {"villager": 6, "werewolf": 2}, "One card is missing."),
    ("jinro_nine", 9, {"villager": 10, "werewolf": 2}, "3 cards too many."),
    ("jinro_nine", 9, {"villager": 4, "werewolf": 5}, "At least one wolf, and fewer wolves than humans."),
    ("ultimate_thirteen", 13, {"villager": 13}, "At least one wolf, and more of the village’s side than wolves."),
    ("event_jinro", 8, {"villager": 6, "mason": 1, "werewolf": 1}, "Mason: none, or at least 2."),
    ("event_jinro", 8, {"villager": 5, "seer": 2, "werewolf": 1}, "Seer: at most 1."),
    ("event_jinro", 8, {"villager": 4, "werewolf": 4}, "At least one wolf, and fewer wolves than humans."),
    ("langrensha", 8, {"villager": 5, "cupid": 2, "werewolf": 1}, "Cupid: at most 1."),
    ("langrensha", 8, {"villager": 7, "seer": 1}, "At least one wolf, and more of the village than wolves."),
    ("langrensha", 8, {"villager": 4, "werewolf": 4}, "At least one wolf, and more of the village than wolves."),
    ("langrensha", 8, {"villager": 5, "werewolf": 2, "thief": 1}, "2 cards are missing."),
    ("witch_trial", 8, {"barrier": 32}, "Witch Killer: exactly 1."),
    ("witch_trial", 8, {"witch_killer": 1, "barrier": 30}, "One card is missing."),
]


@pytest.mark.parametrize(("ruleset", "count", "own", "said"), OWN)
def test_what_is_wrong_with_it_is_said(ruleset: str, count: int, own: Mapping[str, int], said: str) -> None:
    composed = Draft(ruleset, people(count), own=own)
    assert refusals.missing(Words("en", ruleset), composed) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("ruleset", "count", "own", "said"), OWN)
def test_it_is_said_in_every_language(
    language: str, ruleset: str, count: int, own: Mapping[str, int], said: str
) -> None:
    words = Words(language, ruleset)
    line = refusals.missing(words, Draft(ruleset, people(count), own=own))
    assert line
    assert "allowed" not in line
    assert (line == said) == (language == "en")


def test_names_and_numbers_are_checked_first() -> None:
    words = Words("en", "jinro_nine")
    assert refusals.missing(words, draft(count=9).removed(0)) == "This game is for 9 players. There are 8 so far."
    blank = draft().with_player(2, name="  ")
    assert refusals.missing(words, blank) == words.text("setup.missing.name")
    twice = draft().with_player(2, name=f" {LONG[0]} ")
    assert refusals.missing(words, twice) == f"Two players are called {LONG[0]}. Rename one of them."


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_every_number_of_players_can_be_set_and_begun(rules: Ruleset) -> None:
    for count in rules.players:
        ready = Draft.fresh(rules.id, people(count))
        assert refusals.missing(Words("en", ready.ruleset), ready) == ""
        game = Game.new(ready.ruleset, ready.names, preset=ready.chosen, options=ready.options, seed=1)
        assert len(game.players) == count


# House rules


def test_house_rules_are_switched_chosen_stepped_and_taken_back(table: Table) -> None:
    shown = table.shown
    for name in ("more-talk_rounds", "option-ballots-open", "option-abstain"):
        shown.walk_to(name)
        shown.press(Qt.Key.Key_Return)
    assert table.draft.options == {"talk_rounds": 3, "ballots": "open", "abstain": True}
    assert "The rulebook says: 2 rounds" in shown.texts()
    shown.click("asProfile")
    assert table.draft.options == {}


def test_a_stepper_halts_at_both_ends() -> None:
    start = draft()
    for _ in range(20):
        start = start.stepped("talk_rounds", 1)
    assert start.value("talk_rounds") == 5
    for _ in range(20):
        start = start.stepped("talk_rounds", -1)
    assert start.value("talk_rounds") == 1


def test_long_ranges_are_walked_in_steps_that_people_think_in() -> None:
    assert stops(range(11)) == list(range(11))
    assert stops(range(15, 601))[:3] == [15, 30, 45]
    assert stops(range(3601))[-2:] == [3540, 3600]
    assert stops((0, 60, 120)) == [0, 60, 120]


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_every_house_rule_has_its_words_and_a_control(rules: Ruleset) -> None:
    start = draft(rules.id, 8)
    for language in LANGUAGES:
        for rule in page(Words(language, start.ruleset), start).rules:
            assert "—" not in (rule.name, rule.line, rule.value)
            assert rule.kind != "choice" or sum(choice.is_chosen for choice in rule.choices) == 1
            assert rule.kind != "int" or rule.may_less or rule.may_more


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_what_tables_differ_about_stands_together_under_its_heading(rules: Ruleset) -> None:
    start = draft(rules.id, 8)
    shown = page(Words("en", rules.id), start).rules
    rulings = [option.id for option in rules.options.values() if option.ruling]
    assert [rule.id for rule in shown][len(shown) - len(rulings) :] == rulings
    headed = [rule.id for rule in shown if rule.heading]
    assert headed == rulings[:1]
    assert {rule.heading for rule in shown if rule.heading} <= {"How does your table play?"}


def test_a_ruling_says_what_it_comes_as_and_leaves_the_rulebook_out_of_it(tmp_path: Path) -> None:
    opened = Table(tmp_path, draft("witch_trial", 7))
    shown = opened.shown
    assert {"How does your table play?", Words("en").text("setup.rulings.explain")} <= set(shown.texts())
    for name in ("option-attack_places-carried_out", "option-late_finder", "option-dead_offers-shown"):
        shown.walk_to(name)
        shown.press(Qt.Key.Key_Return)
    assert opened.draft.options == {"attack_places": "carried_out", "late_finder": True, "dead_offers": "shown"}
    assert "If you don’t choose: when handed in" in shown.texts()
    assert not any(text.startswith("The rulebook says:") for text in shown.texts())
    shown.close()


def test_the_rulebook_opens_as_this_table_is_set(table: Table) -> None:
    table.shown.click("preset-9B")
    table.shown.walk_to("option-tie-none")
    table.shown.press(Qt.Key.Key_Return)
    table.shown.click("rulebook")
    name, read = table.app.asked[-1]
    assert name == "read"
    assert isinstance(read, AtTable)
    assert read.values["tie"] == "none"
    assert read.counts == table.draft.composition()


# The screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_setup_is_whole_in_every_language(tmp_path: Path, rules: Ruleset, language: str) -> None:
    opened = Table(tmp_path, draft(rules.id, 20), language)
    assert opened.shown.faults() == []
    opened.shown.close()


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160), (1280, 1024)])
def test_setup_is_whole_at_every_size_with_twenty_long_names(tmp_path: Path, size: tuple[int, int]) -> None:
    opened = Table(tmp_path, draft("langrensha", 20).with_own(), "zh-Hans", size)
    assert opened.shown.faults() == []
    opened.shown.close()


def test_setup_is_whole_with_the_largest_text(tmp_path: Path) -> None:
    opened = Table(tmp_path, draft("langrensha", 12))
    opened.app.dressed(textScale=2.0, highContrast=True)
    assert opened.shown.faults() == []
    opened.shown.close()


def test_the_language_may_change_while_a_table_is_set(table: Table) -> None:
    table.app.speak("ja")
    assert "九人村の支度" in table.shown.texts()
    assert table.shown.faults() == []
