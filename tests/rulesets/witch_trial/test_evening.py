"""A short evening of seven: how often the lantern goes from hand to hand, and for how little."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from rulesets.engine import Ask, Game
from rulesets.engine.asks import Answer
from rulesets.engine.bots import RandomBot
from tests.laws.games import Deal, Player, deals

SEVEN = list("ABCDEFG")
# Each says nobody as often as this where it may, and the first of them trades as if there were nothing else to do.
READY, SHY = 0.05, 0.8


class Moody:
    """Says nobody as often as its mood has it, and names as many as it may."""

    def __init__(self, seed: int, declines: float) -> None:
        self._random, self._declines = Random(seed), declines

    def answer(self, ask: Ask) -> Answer:
        if ask.kind != "choose" or (ask.at_least == 0 and self._random.random() < self._declines):
            return None
        if ask.at_most > 1:
            return self._random.sample(list(ask.options), min(ask.at_most, len(ask.options)))
        return self._random.choice(ask.options)


@dataclass
class Screens:
    """What each screen of a game asked, by turn; a turn is a hand-over."""

    turns: dict[int, str] = field(default_factory=dict)
    asks: dict[tuple[int, int], list[str]] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game, bot: RandomBot | Moody) -> Screens:
        screens = cls()
        while (ask := game.ask) is not None:
            if game.page is not None:
                screens.turns[game.turn] = game.phase
                screens.asks.setdefault((game.turn, game.page.number), []).append(ask.id)
            game.answer(bot.answer(ask))
        return screens

    @property
    def hand_overs(self) -> int:
        """Besides those of trades."""
        return sum(phase != "noon" for phase in self.turns.values())

    @property
    def fillers(self) -> float:
        """The share of screens on which nothing but a decoy is asked."""
        idle = [all(id.startswith("decoy.") for id in ids) for ids in self.asks.values()]
        return sum(idle) / len(idle)


def evenings(declines: float | None) -> Iterator[Screens]:
    for seed in range(40):
        game = Game.new("witch_trial", SEVEN, profile="evening", seed=seed)
        yield Screens.of(game, RandomBot(seed) if declines is None else Moody(seed, declines))


@pytest.mark.parametrize("declines", [None, READY, SHY])
def test_no_game_has_more_than_seventy_hand_overs_or_a_fifth_of_fillers(declines: float | None) -> None:
    for screens in evenings(declines):
        assert screens.hand_overs <= 70
        assert screens.fillers <= 0.2


def test_the_rulebook_as_printed_has_more_of_both() -> None:
    """What is counted can be too much."""
    printed = [Screens.of(Game.new("witch_trial", SEVEN, seed=seed), RandomBot(seed)) for seed in range(5)]
    assert max(screens.hand_overs for screens in printed) > 70
    assert all(screens.fillers > 0.2 for screens in printed)


@settings(max_examples=40, suppress_health_check=list(HealthCheck))
@given(deal=deals("witch_trial"))
def test_what_is_joined_is_known_before_it_is_answered_and_only_where_the_option_says_so(deal: Deal) -> None:
    joins = deal.options.get("joined_pages", False)
    game, player = deal.game(), Player(deal.seed)
    while game.ask is not None:
        ahead = game.screen
        player.move(game)
        assert joins or len(ahead) == 1
        if len(ahead) > 1:
            assert game.screen == ahead[1:]


@settings(max_examples=40, suppress_health_check=list(HealthCheck))
@given(deal=deals("witch_trial"))
def test_where_others_choose_among_cards_everybody_does(deal: Deal) -> None:
    """By place of a lap: a seat in place of a seat, a card in place of a card."""
    game, player = deal.game(), Player(deal.seed)
    turns: dict[int, list[str | None]] = {}
    seats: dict[int, str | None] = {}
    while (ask := game.ask) is not None:
        if ask.secret:
            turns.setdefault(game.turn, []).append(ask.of)
            seats[game.turn] = ask.seat
        elif turns:
            _alike(turns, seats)
            turns, seats = {}, {}
        player.move(game)


def _alike(turns: dict[int, list[str | None]], seats: dict[int, str | None]) -> None:
    """One lap after another, each as long as nobody has a second turn."""
    lap: dict[str | None, list[str | None]] = {}
    for turn, asked in turns.items():
        if seats[turn] in lap:
            lap = {}
        lap[seats[turn]] = asked
        assert asked == next(iter(lap.values()))
