"""A deck of events is put together card by card, and is kept, shared, forecast and played like a line-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.draft.draft import MOST_EVENTS, OWN_DECK, Draft
from desktop.keep.pace import Pace
from desktop.pace.estimated import estimated
from desktop.setup import careful_yaml, lineup, refusals
from desktop.setup.lineup import LineUp, Refused
from i18n import LANGUAGES, Words
from i18n.table_book import AtTable, Book
from rulesets.engine import Game, Ruleset, catalogue
from tests.desktop.setup.tables import Table, Unseen, people

pytestmark = pytest.mark.usefixtures("qapp")
DECKED = [rules for rules in catalogue() if rules.deck_options]
PLAIN = [rules for rules in catalogue() if not rules.deck_options]


def fresh(players: int = 11) -> Draft:
    return Draft.fresh(DECKED[0].id, people(players))


def chosen(**deck: int) -> Draft:
    """A deck of these alone."""
    draft = fresh().with_own_deck()
    for id, number in draft.events().items():
        draft = draft.with_event(id, -number)
    for id, number in deck.items():
        draft = draft.with_event(id, number)
    return draft


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    opened = Table(tmp_path, fresh())
    yield opened
    opened.shown.close()


def test_the_facts_say_which_games_have_a_deck() -> None:
    assert DECKED
    for rules in DECKED:
        assert set(rules.deck({id: option.default for id, option in rules.options.items()})) <= set(rules.events)
    for rules in PLAIN:
        draft = Draft.fresh(rules.id, people(rules.players[0]))
        assert draft.with_own_deck() == draft
        assert draft.events() == {}


def test_by_mouse_and_keys_events_come_in_and_go_out(table: Table) -> None:
    (option,) = table.draft.rules.deck_options
    table.shown.click(f"option-{option}-{OWN_DECK}")
    assert set(table.draft.events().values()) == {1}
    first, second = list(table.draft.events())[:2]
    table.shown.click(f"fewer-{first}")
    table.shown.walk_to(f"more-{second}")
    table.shown.press(Qt.Key.Key_Return)
    assert first not in table.draft.events()
    assert table.draft.events()[second] == 2
    assert table.shown.item("deckSum").property("line") == f"{len(table.draft.rules.events)} cards in the deck"
    table.shown.press(Qt.Key.Key_Escape)
    assert not table.shown.has("deckCards")
    table.shown.walk_to(f"option-{option}-{OWN_DECK}")
    table.shown.press(Qt.Key.Key_Return)
    assert table.shown.has("deckCards")
    table.shown.click("closeDeck")
    assert table.shown.focused() == f"option-{option}-{OWN_DECK}"


def test_what_the_rules_choose_again_is_no_deck_of_ones_own(tmp_path: Path) -> None:
    table = Unseen(tmp_path, chosen(slum=2))
    (option,) = table.draft.rules.deck_options
    (rule,) = [rule for rule in table.model.shown().rules if rule.id == option]
    assert [chip.id for chip in rule.choices if chip.is_chosen] == [OWN_DECK]
    assert rule.changed == "2 cards in the deck"
    table.model.choose(option, rule.choices[1].id)
    assert table.draft.deck is None
    assert table.draft.value(option) == rule.choices[1].id
    table.model.count_event("slum", 1)
    assert table.draft.deck is None


def test_no_more_of_one_than_there_may_be() -> None:
    assert chosen(slum=99).deck == {"slum": MOST_EVENTS}
    assert chosen(slum=-1).deck == {}


def test_the_game_plays_with_it_and_again_too() -> None:
    draft = chosen(slum=2, library=1)
    game = Game.new(draft.ruleset, draft.names, preset=draft.chosen, fixed=draft.fixed, seed=3)
    while game.ask is not None:
        if game.ask.id.startswith("vote.exec"):
            game.answer(game.ask.options[0])
        else:
            game.no_reply()
    drawn: Counter[str] = Counter()
    for name in game.players:
        for notice in game.notices(name):
            if notice.id == "event.drawn":
                drawn.update(notice.params["events"])
    assert drawn
    assert set(drawn) <= {"slum", "library"}
    seating: dict[str, Any] = {}
    again = Draft.as_played(game.journal, seating, "en")
    assert (again.deck, again.fixed) == (draft.deck, draft.fixed)


def test_the_forecast_and_the_odds_are_of_it() -> None:
    draft = chosen(prison=3)
    assert estimated(draft, Pace()) != estimated(fresh(), Pace())
    assert estimated(draft, Pace()).fixed == {"events": {"prison": 3}}


def test_the_rulebook_of_this_table_has_its_events_alone() -> None:
    draft = chosen(prison=3)
    played = Book(
        Words("en", draft.ruleset), AtTable(draft.ruleset, draft.all_values(), draft.counts(), draft.deck)
    ).played
    assert set(played) & set(draft.rules.events) == {"prison"}


def test_a_line_up_has_it_under_its_name_and_back() -> None:
    for draft in (chosen(prison=3, slum=1), chosen()):
        written = LineUp.of(draft, "火曜")
        found = lineup.read(careful_yaml.read(written.file))
        assert found == written
        assert found.laid_for(people(11)).deck == draft.deck
    assert b"deck" not in LineUp.of(fresh()).file


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        ({"volcano": 1}, "has no “volcano”"),
        ({"slum": 10}, "“10” is not a number of cards"),
        ({"slum": True}, "“True” is not a number of cards"),
        (["slum"], "how many of each, not"),
    ],
)
def test_what_is_no_deck_is_refused_in_every_language(deck: object, why: str) -> None:
    with pytest.raises(Refused) as refused:
        lineup.read({**LineUp.of(fresh()).document, "deck": deck})
    assert why in refused.value.said("en")
    assert all(refused.value.said(language) for language in LANGUAGES)


def test_a_game_without_a_deck_takes_none() -> None:
    rules: Ruleset = PLAIN[0]
    plain = LineUp.of(Draft.fresh(rules.id, people(rules.players[0]))).document
    with pytest.raises(Refused):
        lineup.read({**plain, "deck": {"slum": 1}})


def test_who_fell_can_not_lead_where_the_deck_lets_the_fallen_speak() -> None:
    words = Words("en", DECKED[0].id)
    assert refusals.missing(words, chosen(church=1).with_leading("fallen"))
    assert not refusals.missing(words, chosen(slum=1).with_leading("fallen"))
