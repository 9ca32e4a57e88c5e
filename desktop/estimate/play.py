"""One game between bots: who won it, and how long it took."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from desktop.estimate import bot
from desktop.estimate.mind import Mind
from desktop.estimate.pace import NightCost, Watch
from desktop.estimate.reading import NoticeReading
from desktop.estimate.speech import BotVoice
from desktop.estimate.talk import BotTalk
from desktop.estimate.view import OpenView
from desktop.keep.pace import Pace
from desktop.statistics.summary import Summary, of_game
from rulesets.engine import Ask, Game, Ruleset
from rulesets.engine.asks import Answer
from rulesets.engine.bots import RandomBot
from rulesets.engine.facts import LOCK
from rulesets.engine.library import ruleset_with
from rulesets.engine.setup import Setup
from rulesets.engine.setup import checked as checked_setup

if TYPE_CHECKING:
    from rulesets.engine.packs import LanternPack

Counts = Mapping[str, int]
# A game that is still undecided here goes on by chance, and so comes to an end.
_LAST_DAY = 30
# Of the living, how many have to suspect somebody before he says what he is.
_CORNERED = 0.3


@dataclass(frozen=True)
class EstimatedTable:
    """What is to be played. Only the number of seats matters, not who sits there."""

    ruleset: str
    players: int
    preset: str | Counts | None = None
    options: Mapping[str, Any] | None = None
    profile: str | None = None
    leading: str | None = None
    fixed: Mapping[str, Any] | None = None
    pace: Pace = field(default_factory=Pace)
    # As they are: another process makes its own ruleset of them.
    packs: tuple[LanternPack, ...] = ()

    @property
    def rules(self) -> Ruleset:
        return ruleset_with(self.ruleset, self.packs)

    def game(self, seed: int) -> Game:
        """With nobody to look on: pages on which nothing is decided are passed over. Raises BadSetup."""
        return Game(replace(self._setup, seed=seed), skims=True)

    @cached_property
    def _setup(self) -> Setup:
        """Checked once for all its games."""
        names = [f"P{seat}" for seat in range(1, self.players + 1)]
        return checked_setup(
            self.rules,
            names,
            preset=self.preset,
            options=self.options,
            seed=0,
            fixed=self.fixed,
            profile=self.profile,
            leading=self.leading,
        )

    def __getstate__(self) -> dict[str, Any]:
        """What goes to another process, which checks it by itself."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


@dataclass(frozen=True)
class Outcome:
    summary: Summary
    hand_offs: int
    minutes: float
    # The first with the deal.
    nights: tuple[NightCost, ...]


def played(board: EstimatedTable, seed: int) -> Outcome:
    playing = play(board, seed)
    while True:
        try:
            next(playing)
        except StopIteration as over:
            outcome: Outcome = over.value
            return outcome


def play(board: EstimatedTable, seed: int) -> Generator[None, None, Outcome]:
    """Stops after every answer, so that others may have their turn. Raises BadSetup before the first."""
    game = board.game(seed)
    table, watch = Table(game, seed), Watch(board.rules, board.pace)
    while (ask := game.ask) is not None:
        watch.asked(game, ask)
        game.answer(table.answer(ask))
        yield
    watch.ends(game)
    return Outcome(of_game(game), watch.hand_offs, watch.seconds / 60, tuple(watch.nights))


@dataclass(frozen=True)
class Decided:
    # Sides.
    winning: tuple[str, ...]
    # Whether somebody was out before the first vote on who is locked away.
    is_harmed: bool


def decided(board: EstimatedTable, seed: int) -> Decided:
    """The same game, with nothing reckoned but who wins it. Raises BadSetup."""
    game = board.game(seed)
    table, facts = Table(game, seed), board.rules.asks
    fallen: int | None = None
    while (ask := game.ask) is not None:
        if fallen is None and facts[ask.id].aim == LOCK:
            fallen = len(game.deaths)
        game.answer(table.answer(ask))
    return Decided(game.result.factions if game.result else (), bool(fallen or (fallen is None and game.deaths)))


@lru_cache(maxsize=16)
def _reading(id: str, packs: tuple[LanternPack, ...]) -> NoticeReading:
    return NoticeReading(ruleset_with(id, packs))


class Table:
    """The bots, and what they say aloud. Each is given its own seat's notices and nothing else of the game."""

    def __init__(self, game: Game, seed: int) -> None:
        reading = _reading(game.ruleset.id, game.ruleset.laid_in)
        self._game = game
        self._facts = reading.rules.asks
        self._random = Random(f"{seed}/table")
        self._by_chance = RandomBot(seed)
        # Who has interrupted the talk that is on.
        self._breaks_in = ""
        self._view = OpenView(reading, BotTalk(), game.composition, game.options)
        self.voices = {
            name: BotVoice(Mind(name, self._view, Random(f"{seed}/{seat}"))) for seat, name in enumerate(game.players)
        }

    def answer(self, ask: Ask) -> Answer:
        game, seat = self._game, ask.seat
        day = game.day
        if day > _LAST_DAY:
            return self._by_chance.answer(ask)
        if seat is None:
            return self._together(ask)
        if ask.kind == "confirm":
            # What stands on a page is heard before anything is done about it.
            return None
        if ask.kind == "choose" and self._facts[ask.id].filler:
            # It changes nothing, so nobody need think about it.
            return None if ask.at_least == 0 else ask.options[0]
        voice = self.voices[seat]
        voice.mind.hear(game.notices(seat, voice.mind.heard))
        if not ask.secret and seat not in game.alive:
            voice.bequeath()
        return bot.answer(voice.mind, ask, (day, game.phase))

    def _together(self, ask: Ask) -> Answer:
        if ask.kind == "talk":
            return self._talked(ask)
        if ask.kind != "choose":
            return None
        if self._breaks_in in ask.options:
            # Whoever has interrupted a talk says so.
            return self._breaks_in
        if ask.at_most > 1:
            return bot.several(ask, self._facts[ask.id], self._random)
        return self._random.choice(ask.options)

    def _talked(self, ask: Ask) -> Answer:
        """Somebody may break in, once: what was said stands where the talk goes on afterwards."""
        if self._breaks_in in self._game.alive:
            self._breaks_in = ""
            return None
        self._breaks_in = ""
        self._converse()
        # A talk that something of its own follows is not the one before the vote.
        if ask.options and not self._facts[ask.id].next:
            voices = [self.voices[name] for name in self._game.alive]
            self._breaks_in = next((voice.mind.me for voice in voices if voice.breaks_in()), "")
        return ask.options[0] if self._breaks_in else None

    def _converse(self) -> None:
        alive, day = self._game.alive, self._game.day
        voices = [self.voices[name] for name in alive]
        self._view.talk.begin_again()
        for voice in voices:
            voice.mind.hear(self._game.notices(voice.mind.me, voice.mind.heard))
        # Who answers a false claim may well sit before the one who makes it.
        for voice in (*voices, *voices):
            voice.speak(day, alive)
        self._suspect(voices, alive)
        said = len(self._view.talk.claims)
        for name in self._cornered(len(alive)):
            self.voices[name].defend()
        for voice in voices:
            voice.answer_rivals()
        if len(self._view.talk.claims) > said:
            # What is new makes all think again.
            self._suspect(voices, alive)

    def _suspect(self, voices: Sequence[BotVoice], alive: Sequence[str]) -> None:
        """Everybody names somebody, and hears whom the others have named before."""
        if len(alive) > 1:
            for voice in voices:
                voice.suspect(alive)

    def _cornered(self, living: int) -> list[str]:
        heat = self._view.talk.heat
        return [name for name, hands in heat.items() if hands > _CORNERED * living and name in self.voices]
