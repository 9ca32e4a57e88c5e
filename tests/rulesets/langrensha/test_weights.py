"""LR-87, LR-118, LR-162: every tally is counted again in fractions, from what the table has seen and the cards."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction

from hypothesis import HealthCheck, given, settings

from rulesets.engine import Game, Notice
from tests.laws.games import Deal, Player, deals

many = settings(max_examples=60, suppress_health_check=list(HealthCheck))


@dataclass
class Clerk:
    """Keeps account of what weighs more than one vote."""

    sheriff: str | None = None
    mayors: list[str] = field(default_factory=list)
    marked: list[str] = field(default_factory=list)

    def hear(self, notice: Notice) -> None:
        if notice.id in ("sheriff.elected", "sheriff.badge"):
            self.sheriff = notice.params.get("target", notice.params["seat"])
        elif notice.id == "sheriff.impeached":
            self.sheriff = None
        elif notice.id == "dawn.deaths":
            self.marked = []
        elif notice.id == "raven.marked":
            self.marked.append(notice.params["seat"])

    def weight(self, voter: str) -> Fraction:
        return 1 + Fraction((voter == self.sheriff) + (voter in self.mayors), 2)

    def votes(self, ballots: dict[str, str | None], marked: list[str]) -> dict[str, Fraction]:
        named = {choice for choice in ballots.values() if choice is not None}
        return {
            seat: sum((self.weight(voter) for voter, choice in ballots.items() if choice == seat), Fraction())
            + marked.count(seat)
            for seat in named.union(marked)
        }


@many
@given(deal=deals("langrensha"))
def test_every_execution_ballot_is_exact(deal: Deal) -> None:
    deal = replace(deal, options={**deal.options, "ballots": "open"})
    game, player, clerk = deal.game(), Player(deal.seed), Clerk()
    heard = 0
    while game.ask is not None:
        alive = game.alive
        clerk.mayors = _mayors(game)
        player.move(game)
        for notice in game._table.notices[heard:]:
            clerk.hear(notice)
            _check(clerk, notice, [seat for seat in clerk.marked if seat in alive])
        heard = len(game._table.notices)


def _mayors(game: Game) -> list[str]:
    """LR-75: none after an elder's exile."""
    punished = any(notice.id == "elder.punished" for notice in game.notices())
    return [] if punished else [seat for seat, role in game.roles.items() if role == "mayor"]


def _check(clerk: Clerk, notice: Notice, marked: list[str]) -> None:
    stage = notice.params.get("stage")
    if notice.id != "vote.tally" or stage not in ("execution", "runoff"):
        return
    votes, ballots = notice.params["votes"], notice.params["ballots"]
    assert votes == clerk.votes(ballots, marked if stage == "execution" else [])
    assert all(isinstance(number, int) or number % 1 == 0.5 for number in votes.values())
