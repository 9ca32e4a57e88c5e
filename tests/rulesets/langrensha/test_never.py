"""What must never be seen, in random games of all roles and options."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

from rulesets.engine import Ask, Game
from tests.laws.games import Deal, Player, deals

many = settings(max_examples=60, suppress_health_check=list(HealthCheck))

OF_THE_DEAD = ("decoy.suspect", "hunter.shoot", "alpha.shoot", "spirit.message", "sheriff.badge", "last_words")


@many
@given(deal=deals("langrensha"))
def test_the_dead_neither_act_nor_are_chosen(deal: Deal) -> None:
    game, player = deal.game(), Player(deal.seed)
    while (ask := game.ask) is not None:
        if ask.seat is not None and ask.seat not in game.alive:
            assert ask.id in OF_THE_DEAD
        if ask.of == "seat":
            dead = set(ask.options) - set(game.alive)
            assert dead == (set(ask.options) if ask.id == "graveyard.look" else set())
        player.move(game)


@many
@given(deal=deals("langrensha"))
def test_no_day_begins_with_a_badge_on_a_corpse_or_half_a_pair(deal: Deal) -> None:
    game, player = deal.game(), Player(deal.seed)
    while (ask := game.ask) is not None:
        if ask.id == "talk.discussion":
            sheriff = _sheriff(game)
            assert sheriff is None or sheriff in game.alive
            assert _speaks_last(ask, sheriff)
            assert len(_lovers(game) & set(game.alive)) in (0, 2)
        player.move(game)


def _sheriff(game: Game) -> str | None:
    """By what the table was told."""
    sheriff: str | None = None
    for notice in game.notices():
        if notice.id in ("sheriff.elected", "sheriff.badge"):
            sheriff = notice.params.get("target", notice.params["seat"])
        elif notice.id == "sheriff.impeached":
            sheriff = None
    return sheriff


def _speaks_last(ask: Ask, sheriff: str | None) -> bool:
    return sheriff is None or ask.params["order"][-1] == sheriff


def _lovers(game: Game) -> set[str]:
    return {notice.params["seat"] for notice in game._table.notices if notice.id == "lovers.linked"}


@many
@given(deal=deals("langrensha"))
def test_a_decided_game_is_over_and_an_undecided_one_goes_on(deal: Deal) -> None:
    """LR-140: whenever a discussion begins, no side has won, as the cards are counted from outside."""
    game, player = deal.game(), Player(deal.seed)
    edge = deal.options.get("wolf_goal") == "edge"
    uncounted = () if deal.options.get("apostle_counts", True) else ("blood_moon_apostle",)
    while (ask := game.ask) is not None:
        if ask.id == "talk.discussion":
            sides = [_side(game.roles[seat]) for seat in game.alive]
            wolves, vampires = sides.count("wolf"), sides.count("vampire")
            if any(_side(role) == "wolf" and role not in uncounted for role in _living_roles(game)):
                # LR-43: while another wolf lives the apostle has not converted.
                wolves -= sum(role in uncounted for role in _living_roles(game))
            village = sides.count("villager") + sides.count("power")
            assert wolves or vampires
            assert wolves or village > vampires
            if wolves and edge:
                assert "villager" in sides
                assert "power" in sides
            elif wolves:
                assert wolves < village + vampires
        player.move(game)


def _living_roles(game: Game) -> list[str]:
    return [game.roles[seat] for seat in game.alive]


def _side(role: str) -> str:
    if "wolf" in role or role == "blood_moon_apostle":
        return "wolf"
    return role if role in ("villager", "vampire", "fox") else "power"
