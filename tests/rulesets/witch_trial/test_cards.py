"""No card is made or lost (WT-05)."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from hypothesis import HealthCheck, given, settings

from rulesets.engine import ruleset
from rulesets.engine.bots import RandomBot
from rulesets.engine.setup import checked
from rulesets.engine.table import GameOver
from rulesets.witch_trial.book import CARDS
from rulesets.witch_trial.flow import trial
from rulesets.witch_trial.hands import LIMIT
from rulesets.witch_trial.prison import Prison
from tests.laws.games import Deal, deals

often = settings(max_examples=60, suppress_health_check=list(HealthCheck))


def prison_of(deal: Deal) -> Prison:
    rules = ruleset("witch_trial")
    table = checked(rules, deal.players, deal.preset, deal.options, deal.seed, deal.fixed).table()
    return Prison(table, CARDS)


def everywhere(prison: Prison) -> Counter[str]:
    """Hands, bodies, used, laid open, never dealt."""
    hands = prison.hands
    held = [hands.of(seat) for seat in prison.table.alive]
    return Counter(chain(*held, *hands.left_by.values(), hands.used, hands.laid_open, hands.undealt))


@often
@given(deal=deals("witch_trial"))
def test_hands_bodies_and_piles_always_make_the_pool(deal: Deal) -> None:
    prison = prison_of(deal)
    game = trial(prison)
    bot = RandomBot(deal.seed)
    steps = 0
    ask = next(game)
    while prison.table.result is None:
        assert everywhere(prison) == prison.table.composition
        steps += 1
        try:
            ask = game.send(bot.answer(ask))
        except GameOver:
            assert everywhere(prison) == prison.table.composition
    assert steps > len(prison.table.players)


@often
@given(deal=deals("witch_trial"))
def test_everybody_is_dealt_four_cards_and_somebody_the_witch_killer(deal: Deal) -> None:
    """WT-03, WT-04: also where a surplus is drawn out first."""
    hands = deal.game().hands
    assert [len(cards) for cards in hands.values()] == [LIMIT] * len(deal.players)
    assert sum(cards.count("witch_killer") for cards in hands.values()) == 1


@often
@given(deal=deals("witch_trial"))
def test_only_the_witch_killer_makes_a_fifth_card(deal: Deal) -> None:
    """WT-06, WT-07."""
    game = deal.game()
    bot = RandomBot(deal.seed)
    while game.ask is not None:
        for seat in game.alive:
            held = game.hands[seat]
            assert len(held) - held.count("witch_killer") <= LIMIT
        game.answer(bot.answer(game.ask))
