"""What comes next as far as everybody may know it: the pages of a turn, the voters of a ballot.

A copy of the game is played on without answers. Only what is public or the holder's own is read off it: how many
pages a turn has is the same for everybody on a lap, and who may vote for whom is open.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.engine import Ask, Game


def pages_of_turn(game: Game) -> list[Ask]:
    """The pending secret ask and those that follow in the same turn."""
    turn, asks = game.turn, []
    for copy, ask in played_on(game):
        if not ask.secret or copy.turn != turn:
            break
        asks.append(ask)
    return asks


def asks_of_ballot(game: Game) -> list[Ask]:
    """The pending open ballot's asks, one for each voter still to come."""
    first, asks = game.ask, []
    for _, ask in played_on(game):
        if first is None or ask.secret or ask.id != first.id or ask.seat is None:
            break
        asks.append(ask)
    return asks


def played_on(game: Game) -> Iterator[tuple[Game, Ask]]:
    copy = Game.replay(game.journal)
    while copy.ask is not None:
        yield copy, copy.ask
        copy.no_reply()
