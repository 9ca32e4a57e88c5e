"""A vote by real taps: one for each who points, one to count down and one to close."""

from __future__ import annotations

from rulesets.engine import Game
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.opened import AT_ONCE, Opened
from tests.desktop.acceptance.people import short

TWELVE = short(12)


def at_the_vote(opens: Opens) -> Opened:
    """Of the first day of a game in which nobody has done anything yet."""
    app = opens(**AT_ONCE)
    game = Game.new("langrensha", TWELVE, profile="evening", seed=3)
    while not game.ballot:
        game.no_reply()
    app.take_over(game, {})
    return app


def test_twelve_have_voted_after_fourteen_taps(opens: Opens) -> None:
    app = at_the_vote(opens)
    voters = list(app.stage.session.top.voters)
    assert voters == list(TWELVE)
    before, taps = len(app.game.journal["answers"]), ["countDown"]
    # All but one point at the last, who points at the first.
    taps += [*["seat-12"] * 11, "seat-1", "closeVote"]
    for number, tapped in enumerate(taps):
        app.hands.tap(tapped)
        if not number:
            app.pass_time()
    assert len(taps) == 14
    assert len(app.game.journal["answers"]) == before + 12
    assert not app.game.ballot
