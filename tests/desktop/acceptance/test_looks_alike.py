"""What bystanders see: two games that differ in secrets alone are the same picture, until something public differs."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from desktop.demo.director import Director
from desktop.demo.frames import picture
from desktop.table.pages.pages import LitPage
from rulesets.engine import Ask, Game
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.opened import Opened
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.places import seating
from tests.desktop.acceptance.tables import TABLES
from tests.laws.games import Deal
from tests.laws.secrecy import plan, swapped

# How many steps are looked at, at most.
STEPS = 45


@dataclass(frozen=True)
class Step:
    """What everybody may know at a step, and the picture there."""

    known: tuple[Any, ...]
    picture: bytes


class Plan:
    """Answers by the moment alone, wherever a card lies: both games go the same way for as long as they can."""

    def __init__(self, deal: Deal, game: Game) -> None:
        self._deal = deal
        self._game = game

    def answer(self, ask: Ask) -> Any:
        return plan(self._deal, self._game, ask, "" if ask.secret else ask.seat or "", frozenset())


class Outside(Director):
    """Takes its pictures of what bystanders may see, and of lit pages from behind."""

    def __init__(self, *of: Any) -> None:
        super().__init__(*of)
        self.seen: list[Step] = []

    def _is_over(self) -> bool:
        return len(self.seen) >= STEPS or super()._is_over()

    def _picture(self, state: str, who: str, ask: str) -> None:
        self._hands.settle()
        game, page = self._wish.game, self._stage.shown
        told = tuple((notice.id, repr(notice.params)) for notice in game.notices())
        openly = ask if state == "table" else ""
        # Pages of other shapes are other pages; which one has which is checked where the rules are.
        shape = _shape(page) if isinstance(page, LitPage) else ()
        known = (state, who, openly, shape, game.day, game.phase, game.alive, told)
        # Its bits live no longer than the picture.
        image = picture(self._hands.window)
        self.seen.append(Step(known, zlib.compress(bytes(image.constBits()), 1)))


def _shape(page: LitPage) -> tuple[Any, ...]:
    return (page.page, *((field.layout, field.is_inert) for field in page.fields))


def seen(app: Opened, deal: Deal) -> Sequence[Step]:
    game = deal.game()
    app.take_over(game, seating(deal.ruleset, app, deal.players))
    director = app.director(kind=Outside)
    assert isinstance(director, Outside)
    director._bot = Plan(deal, game)  # type: ignore[assignment]
    director.play()
    # One window at a time, as in a process of one's own: the next would take the eyes off this one's page.
    app.close()
    return director.seen


def apart(opens: Opens, deals: Sequence[Deal]) -> set[tuple[Any, ...]]:
    """Where the two look different, as long as all know the same of both."""
    left, right = (seen(opens(), deal) for deal in deals)
    pairs = list(zip(left, right, strict=False))
    alike = next((step for step, (a, b) in enumerate(pairs) if a.known != b.known), len(pairs))
    assert alike > 20
    return {(step, *a.known[:4]) for step, (a, b) in enumerate(pairs[:alike]) if a.picture != b.picture}


@pytest.mark.parametrize("id", TABLES)
def test_from_outside_two_deals_are_one(opens: Opens, id: str) -> None:
    players, preset, options, one, other = TABLES[id]
    both = swapped(Deal(id, short(players), preset, options, 11), one, other)
    found = apart(opens, both)
    # Now and then the edges of a cover's large letters come out a shade apart in one of the two. Why is not known; at
    # the same step of a second pair it has not been seen. What a deal gives away it gives away each time.
    assert not found or found & apart(opens, both) == set()
