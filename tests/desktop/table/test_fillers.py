"""What a filler asks stands on everybody's page of its place, varies, and is said to change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from desktop.table.pages import fillers
from desktop.table.pages.pages import LitPage
from desktop.table.privacy.machine import State
from i18n import LANGUAGES, Words
from rulesets.engine import Game, catalogue
from rulesets.engine.bots import RandomBot
from rulesets.engine.facts import CARD, FILLERS, NOTE, SUSPECT, TRUST
from tests.desktop.sitting import Sitting
from tests.laws.games import RULESETS, seats


class Asked(NamedTuple):
    """A lit screen: where in the game, what its fields say to everybody, its asks, and what its reader is asked."""

    lap: int
    place: int
    details: tuple[str, ...]
    asks: tuple[str, ...]
    kinds: tuple[str, ...]
    questions: tuple[str, ...]


def screens(id: str, *, profile: str, language: str = "en", seed: int = 3) -> Iterator[Asked]:
    rules = next(rules for rules in catalogue() if rules.id == id)
    game = Game.new(id, seats(max(rules.players[0], min(11, rules.players[-1]))), profile=profile, seed=seed)
    sitting, bot = Sitting(game, language), RandomBot(seed)
    while game.ask is not None and game.day < 5:
        if sitting.session.state is State.LIT and game.page is not None:
            page, held = sitting.page(), sitting.held()
            assert isinstance(page, LitPage)
            assert isinstance(held, LitPage)
            assert held.open is not None
            asks = tuple(ask.id for ask in game.screen)
            kinds = tuple(rules.ask(ask).filler for ask in asks)
            details = tuple(field.detail for field in page.fields)
            yield Asked(game.lap or 0, game.page.number, details, asks, kinds, held.open.questions)
        sitting.step(bot.answer)
        game = sitting.game


every = [(id, profile) for id in RULESETS for profile in ("source", "evening")]


@pytest.mark.parametrize(("id", "profile"), every)
def test_what_a_filler_asks_stands_on_everybodys_page_of_its_place(id: str, profile: str) -> None:
    found = list(screens(id, profile=profile))
    lines: dict[tuple[int, int], set[tuple[str, ...]]] = {}
    for one in found:
        lines.setdefault((one.lap, one.place), set()).add(one.details)
    assert {len(said) for said in lines.values()} == {1}
    texts = [
        Words("en", id).text(f"filler.{kind}.{number}") for kind in (SUSPECT, TRUST, CARD) for number in range(1, 6)
    ]
    asked = [one for one in found if any(kind in (SUSPECT, TRUST, CARD) for kind in one.kinds)]
    assert asked
    for one in asked:
        question = next(text for said in one.questions for text in texts if text in said)
        assert any(question in detail for detail in one.details)
        assert any("No effect on the game" in detail for detail in one.details)


@pytest.mark.parametrize("id", RULESETS)
def test_it_is_not_the_same_twice_in_a_row(id: str) -> None:
    said: dict[str, list[str]] = {}
    for one in screens(id, profile="evening"):
        for kind in set(one.kinds) & {SUSPECT}:
            said.setdefault(kind, []).append(f"{one.lap} {one.place} {one.questions}")
    per_lap = {line.split(" ", 1)[0]: line.split(" ", 2)[2] for line in said[SUSPECT]}
    laps = list(per_lap.values())
    assert len(laps) > 1
    assert all(first != second for first, second in pairwise(laps))


@pytest.mark.parametrize(("id", "is_or"), [("langrensha", True), ("witch_trial", False)])
def test_of_two_questions_it_says_whether_one_of_them_is_asked_or_both(id: str, *, is_or: bool) -> None:
    lines = [detail for one in screens(id, profile="evening") for detail in one.details if detail.count("?") > 2]
    assert lines
    assert {"Or: " in line for line in lines} == {is_or}


def test_a_ballot_has_no_filler_and_says_none() -> None:
    ballots = [
        one for one in screens("jinro_nine", profile="source") if any(ask.startswith("vote.") for ask in one.asks)
    ]
    assert ballots
    assert not any("No effect on the game" in detail for one in ballots for detail in one.details)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_as_many_of_each(language: str) -> None:
    words = Words(language)
    for kind in FILLERS:
        said: list[Any] = [words.text(f"filler.{kind}.{number}") for number in range(1, fillers.VARIANTS + 1)]
        assert (len(set(said)) == fillers.VARIANTS) == (kind != NOTE)
