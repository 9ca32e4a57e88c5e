"""What bots say about a board: by what each seat may know, the same each time, and beside the app's own work."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from desktop.background import Background
from desktop.estimate.estimate import Estimate, estimates
from desktop.estimate.pace import PAGE, AskedOn, lasts
from desktop.estimate.play import EstimatedTable, Table, played
from desktop.keep.pace import AT_ONCE, Pace
from rulesets.engine import BadSetup, Game, Notice, ruleset
from rulesets.engine.simulate import simulate
from tests.laws.games import RULESETS, deals

NINE = EstimatedTable("jinro_nine", 9, "9A")
BOARDS = (
    NINE,
    EstimatedTable("ultimate_thirteen", 13, "standard"),
    EstimatedTable("event_jinro", 13, "magic13"),
    EstimatedTable("langrensha", 12, "lovers_12"),
    EstimatedTable("witch_trial", 9, "9"),
)


def last(board: EstimatedTable, games: int, seed: int = 0) -> Estimate:
    *_, final = estimates(board, games, seed)
    return final


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.ruleset)
def test_the_same_seed_gives_the_same_estimate(board: EstimatedTable) -> None:
    first = last(board, 6, seed=7)
    assert first == last(board, 6, seed=7)
    assert first != last(board, 6, seed=8)


@pytest.mark.parametrize("name", RULESETS)
def test_bots_answer_whatever_is_asked(name: str) -> None:
    @settings(max_examples=10, suppress_health_check=list(HealthCheck))
    @given(deals(name))
    def any_deal(deal: Any) -> None:
        board = EstimatedTable(name, len(deal.players), deal.preset, deal.options)
        outcome = played(board, deal.seed)
        assert outcome.summary.state == "finished"
        assert outcome.hand_offs > 0
        assert all(outcome.minutes > night.seconds / 60 > 0.0 for night in outcome.nights)

    any_deal()


class Screened:
    """A game of which nothing can be had but what the bots may look at."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.asked_for: list[str | None] = []

    def notices(self, viewer: str | None = None, since: int = 0) -> list[Notice]:
        self.asked_for.append(viewer)
        return self._game.notices(viewer, since)

    def __getattr__(self, name: str) -> Any:
        assert name in ("alive", "composition", "day", "options", "phase", "players", "ruleset"), (
            f"{name} is none of a bot's business"
        )
        return getattr(self._game, name)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.ruleset)
def test_a_bot_looks_at_its_own_notices_alone(board: EstimatedTable) -> None:
    game = board.game(3)
    screened = Screened(game)
    table = Table(screened, 3)  # type: ignore[arg-type]
    while (ask := game.ask) is not None:
        screened.asked_for.clear()
        answer = table.answer(ask)
        if ask.seat is not None:
            # A page to read and a filler want no thought.
            is_idle = ask.kind == "confirm" or game.ruleset.ask(ask.id).filler
            assert screened.asked_for == [ask.seat] or (is_idle and not screened.asked_for)
        else:
            assert set(screened.asked_for) <= set(game.alive)
        game.answer(answer)


def test_more_games_make_a_smaller_error() -> None:
    few, many = estimates(NINE, 40, every=20)
    assert (few.games, many.games, few.of) == (20, 40, 40)
    assert many.sides["village"].error < few.sides["village"].error
    assert many.days.error < few.days.error
    assert sum(rate.won for rate in many.sides.values()) == 40


def test_in_a_card_game_the_cards_have_rates() -> None:
    roles = last(EstimatedTable("witch_trial", 9, "9"), 10).roles
    assert set(roles) == {"prisoner", "witch"}
    assert sum(rate.of for rate in roles.values()) == 90


def test_a_village_that_talks_wins_more_than_chance() -> None:
    board = EstimatedTable("ultimate_thirteen", 13)
    chance = simulate(ruleset("ultimate_thirteen"), 13, games=60).wins.get("village", 0)
    assert last(board, 60).sides["village"].won > chance + 10


def test_a_shorter_dwell_is_a_shorter_evening() -> None:
    usual, quick = last(NINE, 5), last(replace(NINE, pace=AT_ONCE), 5)
    assert quick.minutes.value < usual.minutes.value
    assert quick.first_night.minutes.value < usual.first_night.minutes.value
    assert quick.later_nights.minutes.value < usual.later_nights.minutes.value
    assert quick.hand_offs == usual.hand_offs
    assert last(replace(NINE, pace=Pace(60.0, 60.0, 60.0)), 5).minutes.value > usual.minutes.value


def test_what_stands_on_one_screen_takes_no_longer_than_a_screen() -> None:
    note, choice, report = "text", "choose", "confirm"
    assert lasts(AT_ONCE, [AskedOn(choice, 1), AskedOn(report, 2)]) == 2 * PAGE
    assert lasts(AT_ONCE, [AskedOn(note, 1), AskedOn(choice, 1), AskedOn(report, 2)]) == 2 * PAGE
    assert lasts(Pace(5.0, 30.0, 8.0), [AskedOn(choice, 1)]) == 30.0


def test_open_ballots_save_hand_offs() -> None:
    assert last(replace(NINE, options={"ballots": "open"}), 5).hand_offs.value < last(NINE, 5).hand_offs.value


def test_a_board_that_can_not_be_played_says_why() -> None:
    with pytest.raises(BadSetup, match="players"):
        next(estimates(replace(NINE, players=8)))


def test_another_process_gives_the_same_estimate() -> None:
    work = Background[Estimate](estimates, NINE, 20, 5, 10)
    values = []
    while not work.is_over:
        values += work.news(wait=5.0)
    assert values == list(estimates(NINE, 20, 5, 10))
    assert work.failure == ""
