"""What is asked and told, in order: the laps' shapes, and the first seat."""

from __future__ import annotations

from collections import Counter

from rulesets.engine import Game
from tests.laws.games import Deal, Player
from tests.rulesets.steps import steps

SEVEN = list("ABCDEFG")


def trial(**hands: list[str]) -> Game:
    dealt = {seat: hands.get(seat, []) for seat in SEVEN}
    return Game.new("witch_trial", SEVEN, preset="7", seed=0, fixed={"hands": dealt})


def turns(found: list[str], seat: str) -> list[str]:
    return [step for step in found if step.split()[1] == seat]


def test_the_deal_and_the_first_morning() -> None:
    found = steps(trial(C=["witch_killer"]), {}, since=(1, "morning"), until=(1, "noon"))
    assert found == [
        "tell all first.seat",
        *(f"tell {seat} hand.dealt" for seat in "ABC"),
        "tell C witch.become",
        *(f"tell {seat} hand.dealt" for seat in "DEFG"),
        *(f"ask {seat} role.look" for seat in SEVEN),
        "ask all talk.morning",
    ]


def test_a_noon_with_a_trade() -> None:
    """WT-27: B's turn has two decoys after its trade; C's offer waits for B's second turn and never reaches it."""
    answers = {
        "A trade.propose": "B",
        "A trade.offer": "detection",
        "B trade.reply": "A",
        "B trade.return": "barrier",
        "C trade.propose": "B",
        "C trade.offer": "autopsy",
    }
    game = trial(A=["detection"], B=["barrier"], C=["autopsy"])
    found = steps(game, answers, since=(1, "noon"), until=(1, "evening"))
    assert found[0] == "ask all talk.noon"
    assert turns(found, "A") == [
        *("ask A decoy.suspect", "ask A decoy.card"),
        "ask A trade.propose",
        "ask A trade.offer",
        "tell A trade.done",
        *("ask A decoy.suspect", "ask A decoy.card"),
        "ask A trade.report",
    ]
    assert turns(found, "B") == [
        "tell B trade.offered",
        "ask B trade.reply",
        "ask B trade.return",
        "tell B trade.done",
        # Two in the first lap, two in the second.
        *("ask B decoy.suspect", "ask B decoy.card") * 2,
        "ask B trade.report",
    ]
    assert turns(found, "C") == [
        *("ask C decoy.suspect", "ask C decoy.card"),
        "ask C trade.propose",
        "ask C trade.offer",
        "tell C trade.refused",
        *("ask C decoy.suspect", "ask C decoy.card"),
        "ask C trade.report",
    ]
    assert turns(found, "G") == [
        *_idle("G", "suspect", "card", "trust", "card"),
        *_idle("G", "suspect", "card"),
        "ask G trade.report",
    ]


def _idle(seat: str, *decoys: str) -> list[str]:
    """A turn's decoys: a seat in place of a seat, a card in place of a card."""
    return [f"ask {seat} decoy.{decoy}" for decoy in decoys]


def test_an_offer_in_the_return_lap() -> None:
    """The one who was asked earlier answers before the proposer hears how it went."""
    answers = {"C trade.propose": "A", "C trade.offer": "autopsy", "A trade.reply": "C", "A trade.return": "barrier"}
    found = steps(trial(A=["barrier"], C=["autopsy"]), answers, since=(1, "noon"), until=(1, "evening"))
    assert turns(found, "A") == [
        *("ask A decoy.suspect", "ask A decoy.card"),
        "ask A trade.propose",
        "ask A decoy.card",
        "tell A trade.offered",
        "ask A trade.reply",
        "ask A trade.return",
        "tell A trade.done",
        "ask A trade.report",
    ]
    assert turns(found, "C")[-4:] == [
        "tell C trade.done",
        *("ask C decoy.suspect", "ask C decoy.card"),
        "ask C trade.report",
    ]


def test_an_evening_and_a_midnight() -> None:
    game = trial(A=["witch_killer"], B=["barrier"], C=["autopsy"])
    answers = {"A midnight.act": "witch_killer", "A midnight.target": "D", "B midnight.act": "barrier"}
    found = steps(game, answers, since=(1, "evening"), until=(2, "announcement"))
    assert found[:10] == [
        *(f"ask {seat} vote.imprison" for seat in SEVEN),
        "tell all vote.tally",
        "tell all imprison.none",
        "ask all dusk.report",
    ]
    assert found[10:16] == [
        "ask A midnight.act",
        "ask A midnight.target",
        "ask B midnight.act",
        "ask B decoy.suspect",
        *("ask C decoy.card", "ask C decoy.suspect"),
    ]
    assert len(found) == 10 + 2 * 7 + 1
    assert found[-1] == "tell all dawn.deaths"


def test_an_announcement_with_all_there_is() -> None:
    """The ring starts at B, for the first seat A is dead; B kills the holder A, and C is late."""
    hands = {"A": ["witch_killer", "detection", "autopsy"], "B": ["slayer"], "C": ["slayer"], "G": ["detection"]}
    answers = {
        "B midnight.act": "slayer",
        "B midnight.target": "A",
        "C midnight.act": "slayer",
        "C midnight.target": "A",
        "G midnight.act": "detection",
        "G midnight.target": "B",
        "C loot.take": "autopsy",
    }
    found = steps(trial(**hands), answers, since=(2, "announcement"), until=(2, "morning"))
    finder = next(step.split()[1] for step in found if step.endswith("card.gained") and step[5] not in "BC")
    finders = [[f"tell {seat} card.gained"] * (seat == finder) + [f"ask {seat} finder.report"] for seat in "BCDEFG"]
    assert found == [
        "tell all dawn.deaths",
        "ask all dawn.report",
        "tell B witch.become",
        "tell B card.gained",
        "tell B witch.timer",
        "tell B loot.seen",
        "ask B decoy.card",
        "ask B night.report",
        "tell C loot.seen",
        "ask C loot.take",
        "tell C card.gained",
        "ask C night.report",
        *(step for seat in "DEF" for step in (f"ask {seat} decoy.card", f"ask {seat} night.report")),
        "tell G detection.result",
        "ask G decoy.card",
        "ask G night.report",
        "tell all cards.left",
        "ask all estate.report",
        *(step for turn in finders for step in turn),
        "tell all first.seat",
    ]


def test_a_barrier_tells_of_its_success_once() -> None:
    """WT-59: whatever the number of attacks."""
    game = trial(A=["witch_killer"], B=["slayer"], C=["slayer"], D=["barrier"])
    answers = {f"{seat} midnight.target": "D" for seat in "ABC"}
    answers |= {"A midnight.act": "witch_killer", "B midnight.act": "slayer", "C midnight.act": "slayer"}
    answers["D midnight.act"] = "barrier"
    found = steps(game, answers, since=(2, "announcement"), until=(2, "morning"))
    assert turns(found, "D") == ["tell D barrier.success", "ask D night.report"]


def test_the_game_ends_without_an_announcement() -> None:
    """WT-105."""
    game = Game.new("witch_trial", SEVEN, preset="7", options={"days": 1}, seed=0)
    found = steps(game, {}, since=(1, "resolution"), until=(2, "morning"))
    assert found == ["tell all dawn.deaths", "tell all game.over"]
    assert (game.day, game.phase) == (1, "resolution")


def test_every_lap_and_vote_starts_at_the_first_seat() -> None:
    """WT-14, WT-15: the dead counted, the next living one in their place."""
    starts: Counter[str] = Counter()
    for seed in range(12):
        game = Deal("witch_trial", tuple(SEVEN), "7", {}, seed).game()
        player = Player(seed)
        last_phase = ""
        while game.ask is not None:
            due = SEVEN[(game.day - 1 - (game.phase == "announcement")) % 7 :] + SEVEN
            first = next(seat for seat in due if seat in game.alive)
            if game.ask.seat is not None and game.phase != last_phase:
                assert game.ask.seat == first
                starts[game.phase] += 1
                last_phase = game.phase
            player.move(game)
    assert set(starts) == {"announcement", "morning", "noon", "evening", "midnight"}


def test_a_drawn_first_seat_is_alive_and_not_always_the_same() -> None:
    drawn = set()
    for seed in range(8):
        game = Deal("witch_trial", tuple(SEVEN), "7", {"first_seat": "draw"}, seed).game()
        player = Player(seed)
        told = 0
        while game.ask is not None:
            for notice in game.notices()[told:]:
                if notice.id == "first.seat":
                    assert notice.params["seat"] in game.alive
                    drawn.add(notice.params["seat"])
            told = len(game.notices())
            player.move(game)
    assert drawn == set(SEVEN)


def test_several_offers_are_told_in_seat_order() -> None:
    """On day 2 the ring ends with G and A; what they both offered to B stands in seat order."""
    game = trial(A=["detection"], B=["barrier"], G=["autopsy"])
    while game.day == 1:
        game.no_reply()
    answers = {f"{seat} trade.propose": "B" for seat in "AG"} | {
        "A trade.offer": "detection",
        "G trade.offer": "autopsy",
    }
    steps(game, answers, since=(2, "noon"), until=(2, "evening"))
    offered = [notice.params["seat"] for notice in game.notices("B") if notice.id == "trade.offered"]
    assert offered == ["A", "G"]


def test_two_bodies_on_the_second_day() -> None:
    """G is killed before C: what they left is told in seat order, and the laps go from B round to A."""
    hands = {"A": ["witch_killer"], "D": ["slayer"], "C": ["detection"], "G": ["autopsy"]}
    fixed = {"hands": {seat: hands.get(seat, []) for seat in SEVEN}, "rolls": {"finder.seat": ["E", "E"]}}
    game = Game.new("witch_trial", SEVEN, preset="7", seed=0, fixed=fixed)
    while game.day == 1:
        game.no_reply()
    answers = {"A midnight.act": "witch_killer", "A midnight.target": "G"}
    answers |= {"D midnight.act": "slayer", "D midnight.target": "C"}
    found = steps(game, answers, since=(3, "announcement"), until=(3, "morning"))
    told = game.notices("E")
    assert [death.name for death in game.deaths] == ["G", "C"]
    assert [notice.params["seats"] for notice in told if notice.id == "dawn.deaths"] == [[], ["C", "G"]]
    assert [notice.params["seat"] for notice in told if notice.id == "cards.left"] == ["C", "G"]
    assert [notice.params["from"] for notice in told if notice.id == "card.gained"] == ["C", "G"]
    for page in ("night.report", "finder.report"):
        assert [step.split()[1] for step in found if step.endswith(page)] == list("BDEFA")
