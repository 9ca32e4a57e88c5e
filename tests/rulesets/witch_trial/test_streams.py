"""Draws that few know of shift no later draw, their own label's included."""

from __future__ import annotations

from typing import Any

from rulesets.engine import Game

SEVEN = list("ABCDEFG")


def play(game: Game, answers: dict[str, str], until: int) -> None:
    """`answers` goes by day, seat and ask; nobody else responds."""
    while game.ask is not None and game.day < until:
        answer = answers.get(f"{game.day} {game.ask.seat} {game.ask.id}")
        if answer is None:
            game.no_reply()
        else:
            game.answer(answer)


def strike(day: int, seat: str, card: str, target: str) -> dict[str, str]:
    return {f"{day} {seat} midnight.act": card, f"{day} {seat} midnight.target": target}


def gained(game: Game, **params: Any) -> list[str]:
    """Who was told that he gained such a card."""
    return [
        seat
        for seat in game.players
        for notice in game.notices(seat)
        if notice.id == "card.gained" and params.items() <= notice.params.items()
    ]


def trial(seed: int, **hands: list[str]) -> Game:
    dealt = {seat: hands.get(seat, []) for seat in SEVEN}
    return Game.new("witch_trial", SEVEN, preset="7", seed=seed, fixed={"hands": dealt})


def test_a_finder_nobody_knows_of_does_not_shift_the_next() -> None:
    """B takes C's only card, or leaves it to a first finder: to all others it looks the same."""
    finders = set()
    full = ["autopsy", "barrier", "barrier", "detection"]
    for seed in range(12):
        later = []
        for taken in ({"2 B loot.take": "detection"}, {}):
            game = trial(seed, A=["witch_killer"], B=["slayer"], C=["detection"], D=full)
            play(game, strike(1, "B", "slayer", "C") | taken | strike(2, "A", "witch_killer", "D"), until=4)
            later.append((gained(game, **{"from": "D"}), game.notices()))
        assert later[0] == later[1]
        finders.add(later[0][0][0])
    assert len(finders) > 2


def test_an_earlier_move_of_the_witch_killer_does_not_shift_the_next() -> None:
    """A turns to remnants and it moves to somebody; or he had it all along, and killed A that night."""
    receivers = set()
    for seed in range(12):
        moved = trial(seed, A=["witch_killer"])
        play(moved, {}, until=6)
        (holder, next_holder) = sorted(gained(moved, card="witch_killer"), key=_when(moved))
        held = trial(seed, **{holder: ["witch_killer"]})
        play(held, strike(2, holder, "witch_killer", "A"), until=6)
        assert [(death.name, death.day) for death in moved.deaths] == [("A", 2), (holder, 4)]
        assert [(death.name, death.day) for death in held.deaths] == [("A", 2), (holder, 4)]
        assert gained(held, card="witch_killer") == [next_holder]
        receivers.add(next_holder)
    assert len(receivers) > 2


def _when(game: Game) -> Any:
    return lambda seat: min(notice.day for notice in game.notices(seat) if notice.id == "card.gained")


def test_a_detection_can_t_tell_the_two_attacking_cards_apart() -> None:
    """WT-54: nor by how often it shows them."""
    for seed in range(30):
        results = []
        for card in ("witch_killer", "slayer"):
            game = trial(seed, A=[card, "barrier", "autopsy"], B=["detection"])
            play(game, strike(1, "B", "detection", "A"), until=3)
            results.append([notice.params for notice in game.notices("B") if notice.id == "detection.result"])
        assert results[0] == results[1]
