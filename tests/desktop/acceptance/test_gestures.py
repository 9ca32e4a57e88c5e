"""The law of gestures by real clicks: what finishes one page finishes all of its place, and unheld nothing shows."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from desktop.demo.director import PAUSE, Director
from desktop.demo.frames import picture
from desktop.table.pages.pages import LitPage
from rulesets.engine import Game
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.eyes import read_out
from tests.desktop.acceptance.opened import AT_ONCE, Opened
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.tables import TABLES
from tests.laws.games import Deal
from tests.laws.secrecy import swapped


class Fingers(Director):
    """Does the same on each lit page, and goes on with nobody."""

    def __init__(self, *of: Any) -> None:
        super().__init__(*of)
        self.turned: list[tuple[str, str]] = []

    def _lit(self, page: LitPage) -> None:
        asks, answers = self._stage.session.lit_screen, self._wish.game.answers
        self._wait(PAUSE)
        self.fingers(page)
        # Where nothing is asked there is nothing to leave.
        if self._stage.session.grammar.decline:
            self._hands.tap("nobody")
        self._hands.tap("confirm")
        assert self._wish.game.answers == answers + len(asks)
        self.turned += [(page.name, ask.id) for ask in asks]

    def fingers(self, page: LitPage) -> None:
        """What is done before."""

    def _tap(self, place: str) -> None:
        at = "hand" if place[-1].isalpha() else "card" if self._is_of_cards() else "tablet"
        self._hands.tap(f"{at}-{place}")

    def _is_of_cards(self) -> bool:
        page = self._stage.shown
        return isinstance(page, LitPage) and page.fields[0].layout == "cards"


class UntilDay(Fingers):
    def _is_over(self) -> bool:
        return super()._is_over() or self._wish.game.day > 0


def sit(app: Opened, kind: type[Director], game: Game) -> Any:
    app.take_over(game, {})
    director = app.director(kind=kind)
    director.play()
    return director


def test_nobody_and_confirm_turn_the_page_of_every_role(opens: Opens) -> None:
    counts = {"werewolf": 3, "villager": 3, "seer": 1, "witch": 1, "guard": 1}
    game = Game.new("langrensha", short(9), preset=counts, seed=2)
    done = sit(opens(**AT_ONCE), UntilDay, game).turned
    acted = {game.roles[name]: ask for name, ask in done if ask in ROLES_OWN}
    assert acted.keys() >= {"werewolf", "witch", "guard", "seer"}
    for name in game.players:
        assert [ask.split(".")[0] for seat, ask in done if seat == name][-1] == "night"
    own = [entry for entry in game.journal["answers"] if entry["ask"] == "decoy.suspect"]
    assert own
    assert all(entry == {"ask": "decoy.suspect", "no_reply": True, "own": True} for entry in own)


ROLES_OWN = ("werewolf.attack", "seer.divine", "guard.protect", "witch.antidote", "witch.poison")


class ThreeSeals(UntilDay):
    """Everybody sets three seals, and looks at what is left of them."""

    def __init__(self, *of: Any) -> None:
        super().__init__(*of)
        self.left: dict[str, tuple[str, ...]] = {}

    def _lit(self, page: LitPage) -> None:
        asks = self._stage.session.lit_screen
        if self._wish.game.pages[0].seals < 2:
            super()._lit(page)
            return
        self._wait(PAUSE)
        for place in ("3", "5", "7"):
            self._tap(place)
        assert self._stage.live.chosen == ()
        at = self._hands.press("open")
        self.left[page.name] = self._stage.live.chosen
        self._hands.release(at)
        self._hands.tap("confirm")
        self.turned += [(page.name, ask.id) for ask in asks]


def test_cupids_two_seals_can_be_set_by_everybody(opens: Opens) -> None:
    game = Game.new("langrensha", short(12), preset="lovers_12", seed=2)
    done = sit(opens(**AT_ONCE), ThreeSeals, game)
    assert done.left == dict.fromkeys(game.players, ("5", "7"))
    lines = {entry["ask"]: entry["answer"] for entry in game.journal["answers"] if "answer" in entry}
    assert lines["cupid.link"] == ["P5", "P7"]
    assert lines["decoy.suspect"] in ("P5", "P7")


PAGES = 16


@dataclass(frozen=True)
class Seen:
    """What everybody may know of a page, and its pictures and what is read out of it after some gestures, unheld."""

    known: tuple[Any, ...]
    marks: tuple[Any, ...]
    written: tuple[Any, ...]


class Bystander(Fingers):
    def __init__(self, *of: Any) -> None:
        super().__init__(*of)
        self.seen: list[Seen] = []

    def _is_over(self) -> bool:
        return len(self.seen) >= PAGES or super()._is_over()

    def fingers(self, page: LitPage) -> None:
        game, grammar = self._wish.game, self._stage.session.grammar
        if not grammar.decline:
            return
        told = tuple((notice.id, repr(notice.params)) for notice in game.notices())
        known = (page.name, grammar, game.day, game.phase, game.alive, told)
        self.seen.append(Seen(known, tuple(self._marks(grammar.places)), tuple(self._written(grammar.text))))

    def _marks(self, places: tuple[str, ...]) -> Iterator[Any]:
        if places:
            for taps in (places[:1], places[:1] + places[-1:], places[1:2]):
                for place in taps:
                    self._tap(place)
                yield self._shot()
            self._hands.tap("nobody")
            yield self._shot()

    def _written(self, most: int | None) -> Iterator[Any]:
        for text in ("hm", " so") if most else ():
            self._write(text, "text")
            yield self._shot()

    def _shot(self) -> Any:
        self._hands.settle()
        window = self._hands.window
        # Kept by a name: its bits go with it, while they are read.
        image = picture(window)
        return zlib.compress(bytes(image.constBits()), 1), frozenset(read_out(window))


@pytest.mark.parametrize("id", ["jinro_nine", "langrensha", "witch_trial"])
def test_unheld_the_same_gestures_are_the_same_picture(opens: Opens, id: str) -> None:
    """In two deals; and whichever places were tapped, or nobody."""
    players, preset, options, one, other = TABLES[id]
    both = swapped(Deal(id, short(players), preset, options, 11), one, other)
    left, right = (_seen(opens(**AT_ONCE), deal) for deal in both)
    pairs = list(zip(left, right, strict=True))
    alike = next((step for step, (a, b) in enumerate(pairs) if a.known != b.known), len(pairs))
    assert alike >= min(players, PAGES)
    assert all(name in said for seen in left for _, said in seen.marks for name in (seen.known[0],))
    assert [a.known[:4] for a, b in pairs[:alike] if a != b] == []
    assert [a.known[:4] for a in left if len(set(a.marks)) > 1 or len(set(a.written)) > 1] == []


def _seen(app: Opened, deal: Deal) -> list[Seen]:
    found: list[Seen] = sit(app, Bystander, deal.game()).seen
    app.close()
    return found
