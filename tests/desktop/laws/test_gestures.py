"""The law of gestures: at one place of a lap the same hands do the same, whatever the role, the hand or the ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.table.pages.pages import LitPage
from desktop.table.session import gestures
from desktop.table.session.draft import AnswerDraft
from desktop.table.session.gestures import Gestures
from desktop.table.session.places import ScreenPart
from desktop.table.session.session import Session
from rulesets.engine import Ask, Game, ruleset
from rulesets.engine import table as at
from rulesets.engine.bots import RandomBot
from tests.desktop.laws.course import Breach, Table, played
from tests.desktop.sitting import Sitting
from tests.laws.games import RULESETS, Deal, deals, seats

Patch = pytest.MonkeyPatch
of_every_ruleset = pytest.mark.parametrize("ruleset_id", RULESETS)
some = settings(max_examples=25, suppress_health_check=list(HealthCheck), deadline=None)


@of_every_ruleset
@some
@given(data=st.data())
def test_the_same_gestures_have_the_same_course_on_every_page_of_a_place(ruleset_id: str, data: st.DataObject) -> None:
    Table(data.draw(deals(ruleset_id))).play()


@pytest.mark.parametrize(
    ("ruleset_id", "preset"), [(rules, preset) for rules in RULESETS for preset in ruleset(rules).boards]
)
def test_on_every_board(ruleset_id: str, preset: str) -> None:
    rules = ruleset(ruleset_id)
    number = rules.boards[preset].players or rules.players[-1]
    assert played([Deal(ruleset_id, seats(number), preset, {}, 5)], days=2) > number


@of_every_ruleset
@some
@given(data=st.data())
def test_whatever_an_ask_allows_can_be_done(ruleset_id: str, data: st.DataObject) -> None:
    """Each token stands at a place that can be tapped, and there are seals enough."""
    deal = data.draw(deals(ruleset_id))
    game, bot = deal.game(), RandomBot(deal.seed)
    while game.ask is not None:
        if game.ask.secret:
            asked = gestures.asked(game)
            for part, taken in zip(asked.parts, asked.grammar.parts, strict=True):
                _can_be_done(part, taken)
        game.answer(bot.answer(game.ask))


def _can_be_done(part: ScreenPart, taken: Gestures) -> None:
    ask = part.ask
    if ask.kind == "choose":
        assert {gestures.where(part, token) for token in ask.options} <= set(taken.places)
        assert ask.at_most <= taken.seals
        chosen = tuple(gestures.where(part, token) for token in ask.options[: ask.at_most])
        assert gestures.counted(part, AnswerDraft(chosen)) == ask.options[: ask.at_most]
    assert taken.text == ask.max_length


def _after_a_death(deal: Deal) -> Sitting:
    """On a page on which somebody is chosen."""
    sitting, bot = Sitting(deal.game()), RandomBot(deal.seed)
    while not (sitting.game.deaths and sitting.session.grammar.seals and sitting.session.grammar.places[0].isdecimal()):
        sitting.step(bot.answer)
    return sitting


KEEPER = {"werewolf": 2, "villager": 5, "seer": 1, "graveyard_keeper": 1}


@pytest.mark.parametrize(
    ("deal", "may_be_tapped"),
    [
        (Deal("jinro_nine", seats(9), "9A", {}, 3), False),
        (Deal("langrensha", seats(9), KEEPER, {}, 3), True),
        (Deal("witch_trial", seats(7), "7", {}, 3), True),
    ],
)
def test_the_dead_can_be_tapped_where_anybody_dealt_may_name_them(deal: Deal, may_be_tapped: bool) -> None:
    """And a tablet that takes no tap is called so, held or not."""
    sitting = _after_a_death(deal)
    number = sitting.game.players.index(sitting.game.deaths[0].name) + 1
    assert (str(number) in sitting.session.grammar.places) == may_be_tapped
    page = sitting.page()
    assert isinstance(page, LitPage)
    called = page.tablets[number - 1].described
    assert ("can’t be chosen" in called) == (not may_be_tapped)
    sitting.session.choose(str(number), sitting.now)
    assert sitting.session.hint == ("lit.taken" if may_be_tapped else "lit.not_that")


# It can fail

NINE = Deal("jinro_nine", seats(9), "9A", {}, 3)
LOVERS = Deal("langrensha", seats(12), "lovers_12", {}, 2)
TRIAL = Deal("witch_trial", seats(7), "7", {"joined_pages": True}, 4)


def _parts(patch: Patch, change: Callable[[Game, ScreenPart, Gestures], Gestures]) -> None:
    original = gestures._of_a_page
    patch.setattr(gestures, "_of_a_page", lambda game, part: change(game, part, original(game, part)))


def nobody_only_where_one_may_decline(patch: Patch) -> None:
    _parts(patch, lambda game, part, taken: replace(taken, decline=taken.decline and part.ask.at_least == 0))


def not_oneself(patch: Patch) -> None:
    def change(game: Game, part: ScreenPart, taken: Gestures) -> Gestures:
        own = str(game.players.index(part.ask.seat or "") + 1)
        return replace(taken, places=tuple(place for place in taken.places if place != own))

    _parts(patch, change)


def only_what_may_be_chosen(patch: Patch) -> None:
    def change(_: Game, part: ScreenPart, taken: Gestures) -> Gestures:
        return replace(taken, places=gestures.allowed(part)) if taken.kind == "choose" else taken

    _parts(patch, change)


def as_many_seals_as_the_role_has(patch: Patch) -> None:
    _parts(patch, lambda game, part, taken: replace(taken, seals=part.ask.at_most if taken.seals else 0))


def as_many_rows_as_cards(patch: Patch) -> None:
    def change(_: Game, part: ScreenPart, taken: Gestures) -> Gestures:
        return replace(taken, places=tuple(place for place in taken.places if place in part.tokens))

    _parts(patch, change)


def a_longer_text_for_the_pack(patch: Patch) -> None:
    original = at.Table.text

    def text(self: at.Table, id: str, seat: str, max_length: int, **more: Any) -> Ask:
        return original(self, id, seat, max_length + (id != "decoy.note"), **more)

    patch.setattr(at.Table, "text", text)


def a_line_that_says_what_it_comes_to(patch: Patch) -> None:
    original = Session._drafted

    def drafted(self: Session, draft: Any) -> None:
        original(self, draft)
        if not gestures.goes_by_rule(self.asked.parts[0], draft[0]):
            self.hint = "lit.final"

    patch.setattr(Session, "_drafted", drafted)


def no_confirming_of_less_than_is_demanded(patch: Patch) -> None:
    original = Session.confirm

    def confirm(self: Session, now: float) -> None:
        if not any(gestures.goes_by_rule(part, self.draft[part.number]) for part in self.asked.parts):
            original(self, now)

    patch.setattr(Session, "confirm", confirm)


def the_dead_for_who_may_name_them(patch: Patch) -> None:
    original = gestures.tablets

    def tablets(game: Game) -> tuple[str, ...]:
        options = [token for ask in game.screen for token in ask.options]
        return tuple(place for place in original(game) if {game.players[int(place) - 1]} & {*options, *game.alive})

    patch.setattr(gestures, "tablets", tablets)


def too_late_for_who_was_told_something(patch: Patch) -> None:
    original = Session._page_back

    def back(self: Session, now: float) -> bool:
        return self.game.undo_is_free and original(self, now)

    patch.setattr(Session, "_page_back", back)


BREACHES: dict[Callable[[Patch], None], Deal] = {
    nobody_only_where_one_may_decline: NINE,
    not_oneself: NINE,
    only_what_may_be_chosen: NINE,
    as_many_seals_as_the_role_has: LOVERS,
    as_many_rows_as_cards: TRIAL,
    a_longer_text_for_the_pack: NINE,
    a_line_that_says_what_it_comes_to: NINE,
    no_confirming_of_less_than_is_demanded: LOVERS,
    the_dead_for_who_may_name_them: TRIAL,
    too_late_for_who_was_told_something: NINE,
}


@pytest.mark.parametrize("breach", BREACHES)
def test_a_breach_is_found(breach: Callable[[Patch], None], monkeypatch: Patch) -> None:
    deal = BREACHES[breach]
    some_games = [replace(deal, seed=seed) for seed in range(6)]
    assert played(some_games[:1]) > 0
    breach(monkeypatch)
    with pytest.raises(Breach):
        played(some_games)
