"""No bot goes by what its seat may not know: two games that differ in that alone get the same answers and words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from desktop.estimate import bot
from desktop.estimate.mind import Mind
from desktop.estimate.reading import NoticeReading
from desktop.estimate.speech import BotVoice, accused
from desktop.estimate.talk import BotTalk, Claim
from desktop.estimate.view import OpenView
from rulesets.engine import Game, ruleset
from tests.laws.games import RULESETS, Deal, deals, seats
from tests.laws.knowledge import KNOWLEDGE
from tests.laws.secrecy import Side, circle_of, compare, may_differ, swapped

Prying = Callable[[Mind, Game], None]


class Breach(AssertionError):
    """A bot did otherwise in a game that its seat can't tell from the other."""


def reads_its_own(mind: Mind, game: Game) -> None:
    mind.hear(game.notices(mind.me, mind.heard))


def reads_all_roles(mind: Mind, game: Game) -> None:
    """The planted breach."""
    reads_its_own(mind, game)
    mind.found.update({name: mind.reading.rules.hunts(role) for name, role in game.roles.items() if name != mind.me})


@dataclass
class Thinking(Side):
    """A game in which one seat's bot is asked what it would do, beside the answers of the plan."""

    voice: BotVoice
    hears: Prying
    did: list[Any] = field(default_factory=list)

    def move(self, deal: Deal, watched: frozenset[str]) -> None:
        ask, mind = self.game.ask, self.voice.mind
        assert ask is not None
        self.hears(mind, self.game)
        if ask.seat == mind.me:
            if not ask.secret and mind.me not in self.game.alive:
                self.voice.bequeath()
                self.did.append(tuple(mind.talk.claims))
            self.did.append((ask.id, bot.answer(mind, ask, (self.game.day, self.game.phase))))
        elif ask.seat is None and ask.kind == "talk" and mind.me in self.game.alive:
            self._talk(deal)
        super().move(deal, watched)

    def _talk(self, deal: Deal) -> None:
        """The others say the same in both games, whatever they are."""
        mind, alive = self.voice.mind, self.game.alive
        others = [name for name in alive if name != mind.me]
        chance = Random(f"{deal.seed}/{len(self.did)}")
        kinds = [*mind.reading.contested, *mind.view.composition]
        for name in others:
            mind.view.comes_across(name, chance.gauss(0.0, 0.5))
            if chance.random() < 0.3:
                mind.view.say([Claim(name, chance.choice(kinds), chance.choice(alive), chance.random() < 0.5)])
            mind.talk.suspect(name, chance.choice(alive))
        self.voice.speak(self.game.day, alive)
        self.voice.answer_rivals()
        self.voice.defend()
        self.did.append((list(mind.talk.claims), dict(mind.talk.airs), accused(mind, others) if others else None))


def thinking(deal: Deal, viewer: str, salt: dict[str, str], hears: Prying) -> Thinking:
    game, rules = deal.game(), ruleset(deal.ruleset)
    mind = Mind(viewer, OpenView(NoticeReading(rules), BotTalk(), game.composition), Random(deal.seed))
    return Thinking(game, salt, BotVoice(mind), hears)


def answers_alike(deal: Deal, viewer: str, one: str, other: str, hears: Prying = reads_its_own) -> int:
    """Of games in which two others have each other's cards; how often the bot was asked or spoke."""
    as_dealt, exchanged = swapped(deal, one, other)
    sides = thinking(as_dealt, viewer, {}, hears), thinking(exchanged, viewer, {}, hears)
    return _alike(deal, viewer, sides, frozenset((one, other)))


def _alike(deal: Deal, viewer: str, sides: tuple[Thinking, Thinking], watched: frozenset[str]) -> int:
    compare(deal, viewer, sides, KNOWLEDGE[deal.ruleset], watched)
    left, right = (side.did for side in sides)
    if left != right:
        raise Breach(next(pair for pair in zip(left, right, strict=False) if pair[0] != pair[1]))
    return len(left)


few = settings(max_examples=25, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("ruleset_id", RULESETS)
@few
@given(data=st.data())
def test_two_others_may_exchange_their_cards_and_a_bot_does_the_same(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(deals(ruleset_id))
    viewer, one, other = data.draw(st.permutations(deal.players))[:3]
    assume(may_differ(deal, viewer, one, other, KNOWLEDGE[ruleset_id]))
    answers_alike(deal, viewer, one, other)


@pytest.mark.parametrize("ruleset_id", RULESETS)
@few
@given(data=st.data())
def test_another_may_answer_otherwise_in_secret_and_a_bot_does_the_same(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(deals(ruleset_id))
    viewer, actor = data.draw(st.permutations(deal.players))[:2]
    assume(viewer not in circle_of(deal, actor, KNOWLEDGE[ruleset_id]))
    sides = tuple(thinking(deal, viewer, salt, reads_its_own) for salt in ({}, {actor: "otherwise"}))
    _alike(deal, viewer, (sides[0], sides[1]), frozenset((actor,)))


def random_exchanges(ruleset_id: str, hears: Prying) -> list[int]:
    random, rules = Random(11), ruleset(ruleset_id)
    done: list[int] = []
    boards = [(id, board.players or rules.players[-1]) for id, board in rules.boards.items()]
    while len(done) < 30:
        preset, number = random.choice(boards)
        deal = Deal(ruleset_id, seats(number), preset, {}, random.randrange(2**32))
        viewer, one, other = random.sample(deal.players, 3)
        if may_differ(deal, viewer, one, other, KNOWLEDGE[ruleset_id]):
            done.append(answers_alike(deal, viewer, one, other, hears))
    return done


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_bots_are_asked_often_enough_for_the_law_to_mean_something(ruleset_id: str) -> None:
    assert sum(asked >= 3 for asked in random_exchanges(ruleset_id, reads_its_own)) >= 10


@pytest.mark.parametrize("ruleset_id", [id for id in RULESETS if any(map(ruleset(id).hunts, ruleset(id).roles))])
def test_a_bot_that_reads_the_others_cards_is_found_out(ruleset_id: str) -> None:
    with pytest.raises(Breach):
        random_exchanges(ruleset_id, reads_all_roles)
