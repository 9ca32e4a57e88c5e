"""Random games of every ruleset, preset and mix of options, for the laws to be tried on."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from rulesets.engine import Ask, BadSetup, Game, Ruleset, catalogue, ruleset
from rulesets.engine.asks import Answer
from rulesets.engine.bots import RandomBot
from tests.laws import homebrew

# Far above the longest random game: one that goes on for longer has lost its way.
MOST_ASKS = 20_000
RULESETS = [rules.id for rules in catalogue()]


@dataclass(frozen=True)
class Deal:
    """Everything a game is begun with."""

    ruleset: str
    players: tuple[str, ...]
    preset: Any
    options: dict[str, Any]
    seed: int
    fixed: dict[str, Any] = field(default_factory=dict)
    leading: str = "lantern"
    # Where it is not the bundled one: with packs in it.
    rules: Ruleset | None = None

    def game(self) -> Game:
        return Game.new(
            self.rules or self.ruleset,
            self.players,
            preset=self.preset,
            options=self.options,
            seed=self.seed,
            fixed=self.fixed,
            leading=self.leading,
        )

    @property
    def may_begin(self) -> bool:
        try:
            self.game()
        except BadSetup:
            return False
        return True


def seats(number: int) -> tuple[str, ...]:
    return tuple(f"P{seat}" for seat in range(1, number + 1))


@st.composite
def deals(draw: st.DrawFn, played_by: str | Ruleset) -> Deal:
    """A preset or a homebrew composition, and any mix of options; of a bundled ruleset, or one with packs in it."""
    rules = played_by if isinstance(played_by, Ruleset) else ruleset(played_by)
    number = draw(st.sampled_from(rules.players))
    presets: list[Any] = [id for id, board in rules.boards.items() if board.players in (None, number)]
    presets.append(draw(homebrew.compositions(rules, number)))
    if rules.default_preset is None or rules.boards[rules.default_preset].players in (None, number):
        presets.append(None)
    return Deal(
        ruleset=rules.id,
        rules=rules if rules.packs else None,
        players=seats(number),
        preset=draw(st.sampled_from(presets)),
        options=draw(options(rules)),
        seed=draw(st.integers(0, 2**32)),
    )


def led_deals(played_by: str | Ruleset) -> st.SearchStrategy[Deal]:
    """The same whoever leads, where the ruleset lets him."""
    rules = played_by if isinstance(played_by, Ruleset) else ruleset(played_by)
    leadings = st.sampled_from(rules.leadings)
    return st.builds(_led_by, deals(played_by), leadings).filter(lambda deal: deal.may_begin)


def _led_by(deal: Deal, leading: str) -> Deal:
    return replace(deal, leading=leading)


def options(rules: Ruleset) -> st.SearchStrategy[dict[str, Any]]:
    """A profile, or one with some options laid over it; small numbers are tried more, they decide more."""
    profiles = st.sampled_from([dict(profile) for profile in rules.profiles.values()])
    mixes = st.fixed_dictionaries({}, optional={id: _value(option.choices) for id, option in rules.options.items()})
    return st.builds(lambda profile, mix: {**profile, **mix}, profiles, st.just({}) | mixes)


def _value(choices: Any) -> st.SearchStrategy[Any]:
    if isinstance(choices, range):
        return st.integers(choices[0], min(choices[-1], choices[0] + 5)) | st.integers(choices[0], choices[-1])
    return st.sampled_from(list(choices))


class Player:
    """Answers at random, and now and then not at all."""

    def __init__(self, seed: int) -> None:
        self._bot = RandomBot(seed)
        self._random = Random(seed)

    def move(self, game: Game) -> None:
        ask = game.ask
        assert ask is not None
        if self._random.random() < 0.06:
            game.no_reply()
        else:
            game.answer(self._bot.answer(ask))


def played(deal: Deal) -> Game:
    game = deal.game()
    player = Player(deal.seed)
    for _ in range(MOST_ASKS):
        if game.ask is None:
            return game
        player.move(game)
    raise AssertionError(f"still going on after {MOST_ASKS} asks: {deal}")


def state(game: Game) -> dict[str, Any]:
    """All that can be seen of a game from outside, by anybody."""
    return {
        "ask": game.ask,
        "day": game.day,
        "phase": game.phase,
        "alive": game.alive,
        "deaths": game.deaths,
        "roles": game.roles,
        "result": game.result,
        "notices": {viewer: game.notices(viewer) for viewer in (None, *game.players)},
        "undo_is_free": game.undo_is_free,
    }


def through_json(journal: Any) -> Any:
    return json.loads(json.dumps(journal))


def wrong_answers(ask: Ask) -> list[Any]:
    """Answers that this ask does not allow."""
    wrong: list[Any] = [7, True, 1.5, {}, object(), b"x", ["nobody at all"], [None], "\ud800"]
    if ask.kind != "text":
        wrong += ["nobody at all", "", [*ask.options, *ask.options]]
    if ask.kind == "text":
        wrong += ["", "x" * ((ask.max_length or 0) + 1)]
    if ask.kind in ("confirm", "talk"):
        wrong += [False, ""]
    if ask.at_least:
        wrong.append(None)
    if ask.kind == "choose" and ask.at_most == 1:
        wrong.append([ask.options[0]])
    if ask.kind == "choose" and ask.at_most > 1:
        wrong += [ask.options[0], [ask.options[0]] * 2]
    return wrong


def answers_of(journal: Any) -> list[Answer]:
    return [entry.get("answer") for entry in journal["answers"]]
