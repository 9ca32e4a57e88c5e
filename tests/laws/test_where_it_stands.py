"""What a game says of where it stands is what playing it on, or again, would show."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulesets.engine import Ask, Game
from tests.laws.games import RULESETS, Deal, Player, led_deals

of_every_ruleset = pytest.mark.parametrize("ruleset_id", RULESETS)
some = settings(max_examples=10, suppress_health_check=list(HealthCheck))


@of_every_ruleset
@some
@given(data=st.data())
def test_a_ballot_names_all_who_are_asked_after_another(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(led_deals(ruleset_id))
    game, player = deal.game(), Player(deal.seed)
    said: tuple[Ask, ...] = ()
    while game.ask is not None:
        ask = game.ask
        if said:
            assert game.ballot == said
        assert game.ballot[:1] in ((), (ask,))
        said = game.ballot[1:]
        player.move(game)
        if _asks_the_same(game.ask, ask):
            assert said
    assert said == game.ballot == ()


def _asks_the_same(after: Ask | None, ask: Ask) -> bool:
    """Several seats choose openly, one after the other."""
    return (
        after is not None
        and ask.kind == "choose"
        and not ask.secret
        and None not in (ask.seat, after.seat)
        and after.id == ask.id
    )


@of_every_ruleset
@some
@given(data=st.data())
def test_the_marks_are_where_the_phase_began_and_where_the_table_last_answered(
    ruleset_id: str, data: st.DataObject
) -> None:
    _marks(data.draw(led_deals(ruleset_id)))


def _marks(deal: Deal) -> None:
    game, player = deal.game(), Player(deal.seed)
    began, step = _here(game), None
    while game.ask is not None:
        assert (game.phase_began, game.last_step) == (began, step)
        assert game.answers == len(game.journal["answers"])
        step = step if game.ask.secret else _here(game)
        player.move(game)
        began = began if (game.day, game.phase) == began[2:] else _here(game)
    again = Game.replay(game.journal)
    assert (again.phase_began, again.last_step) == (began, step)


@of_every_ruleset
@some
@given(data=st.data())
def test_what_a_viewer_is_told_bit_by_bit_is_what_he_is_told_at_once(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(led_deals(ruleset_id))
    game, player = deal.game(), Player(deal.seed)
    while game.ask is not None:
        viewer = data.draw(st.sampled_from([None, *game.players])) if game.answers % 7 == 0 else game.ask.seat
        told = game.notices(viewer)
        since = data.draw(st.integers(0, len(told)))
        assert game.notices(viewer, since) == told[since:]
        # What somebody does with his own is nobody else's matter.
        told.clear()
        player.move(game)
    _tells_as_if_played_again(game)
    game.undo(min(3, game.answers))
    _tells_as_if_played_again(game)


def _tells_as_if_played_again(game: Game) -> None:
    again = Game.replay(game.journal)
    assert all(game.notices(viewer) == again.notices(viewer) for viewer in (None, *game.players))


def _here(game: Game) -> tuple[int, int, int, str]:
    return len(game.journal["answers"]), len(game.notices()), game.day, game.phase
