"""What comes before what: the steps that a scenario file can't tell apart."""

from __future__ import annotations

from tests.rulesets.langrensha.seating import SEATS, game
from tests.rulesets.steps import steps

DAWN = (1, "dawn")


def test_the_deal_is_told_before_any_turn() -> None:
    assert steps(game(E="vampire"), {}, since=(0, "deal"), until=(0, "night")) == [
        *(f"tell {seat} role.dealt" for seat in SEATS),
        *("tell I werewolf.partners", "tell J werewolf.partners", "tell E vampire.partners"),
    ]


def test_a_night_is_evening_and_small_hours() -> None:
    answers = {"werewolf.attack": "E", "nightmare.block": "A", "witch.poison": "I", "guard.protect": "F"}
    start = game({"council": "whispers"}, J="nightmare_wolf", H="seer")
    evening = [
        *(f"ask {seat} {ask}" for seat in "ABC" for ask in _evening("decoy.trust")),
        *(f"ask D {ask}" for ask in _evening("guard.protect")),
        *(f"ask {seat} {ask}" for seat in "EFGH" for ask in _evening("decoy.trust")),
        *("ask I role.look", "ask I decoy.suspect", "ask I werewolf.whisper", "ask I werewolf.attack"),
        "tell IJ werewolf.choice",
        *("ask J role.look", "ask J nightmare.block", "ask J werewolf.whisper", "ask J werewolf.attack"),
        "tell IJ werewolf.choice",
        "tell A blocked",
    ]
    idle = ("decoy.suspect", "decoy.trust", "night.report")
    small_hours = [
        *(f"ask A {ask}" for ask in idle),
        *("tell B witch.victim", "ask B witch.antidote", "ask B witch.poison", "ask B night.report"),
        *(f"ask {seat} {ask}" for seat in "CDEFG" for ask in idle),
        *("ask H seer.divine", "ask H decoy.suspect", "ask H night.report"),
        *(f"ask {seat} {ask}" for seat in "IJ" for ask in idle),
    ]
    found = steps(start, answers, since=(0, "night"), until=(1, "sheriff"))
    assert found == [*evening, *small_hours]


def _evening(choice: str) -> tuple[str, ...]:
    return ("role.look", "decoy.suspect", "decoy.note", choice)


def test_between_the_laps_each_is_told_in_one_order() -> None:
    start = game(E="cupid", F="magician", J="nightmare_wolf", G="vampire")
    answers = {
        "cupid.link": ["A", "J"],
        "magician.swap": ["A", "I"],
        "nightmare.block": "A",
        "vampire.bite": "H",
    }
    while start.phase == "night" and start.ask is not None:
        if start.ask.id in answers:
            start.answer(answers[start.ask.id])
        else:
            start.no_reply()
    told = [notice.id for notice in start.notices("A") if notice.phase == "night"]
    assert told == ["role.changed", "werewolf.partners", "lovers.linked", "blocked"]
    assert [notice.id for notice in start.notices("H") if notice.phase == "night"] == [
        "role.changed",
        "vampire.partners",
    ]


def test_dawn_is_announcement_marks_private_news_report_shots_chain_badge_and_last_words() -> None:
    options = {"reveal_on_death": True, "last_words": "all", "hunter_poisoned": True}
    start = game(options, E="wolf_beauty", F="raven", H="hybrid")
    answers = {
        "A sheriff.run": "run",
        "beauty.charm": "A",
        "raven.mark": "G",
        "werewolf.attack": "H",
        "witch.poison": "C",
        "hunter.shoot": "E",
        "sheriff.badge": "G",
        "last_words": "Farewell",
    }
    assert steps(start, answers, since=DAWN, until=(1, "day")) == [
        *("tell all dawn.deaths", "tell all role.revealed", "tell all raven.marked"),
        "tell H role.changed",
        *(f"tell {seat} werewolf.partners" for seat in "EHIJ"),
        "ask all dawn.report",
        *("ask C hunter.shoot", "tell all shot", "tell all role.revealed", "ask E decoy.suspect"),
        *("tell all chain.deaths", "tell all role.revealed", "ask A decoy.suspect"),
        *("ask A sheriff.badge", "tell all sheriff.badge"),
        *(f"{verb} {seat} last_words" for seat, verb in _words("ACE")),
    ]


def _words(seats: str) -> list[tuple[str, str]]:
    return [pair for seat in seats for pair in ((seat, "ask"), ("all", "tell"))]


def test_an_exile_is_announced_before_the_report_and_has_its_aftermath_after_it() -> None:
    start = game({"reveal_on_death": True}, E="elder")
    found = steps(start, {"vote.execution": "E"}, since=(1, "vote"), until=(1, "night"))
    assert found == [
        *(f"ask {seat} vote.execution" for seat in SEATS),
        *("tell all vote.tally", "tell all execution", "tell all role.revealed", "tell all elder.punished"),
        *("ask all dusk.report", "ask E decoy.suspect"),
    ]


def test_a_day_is_impeachment_discussion_and_the_lap_with_its_aftermaths() -> None:
    start = game({"impeachment": True}, E="stone_mason", F="knight")
    assert steps(start, {"A sheriff.run": "run"}, since=(2, "day"), until=(2, "vote")) == [
        *(f"ask {seat} vote.impeach" for seat in SEATS[1:]),
        *("tell all vote.tally", "ask all talk.discussion"),
        *(f"ask {seat} {_by_day(seat)}" for seat in SEATS),
    ]
    start = game(E="stone_mason", F="knight")
    assert steps(start, {"knight.duel": "I", "mason.sacrifice": "E"}, since=(1, "day"), until=(1, "vote")) == [
        "ask all talk.discussion",
        *(f"ask {seat} {_by_day(seat)}" for seat in SEATS),
        *("tell all mason.revealed", "ask E decoy.suspect", "tell all duel", "ask I decoy.suspect"),
    ]


def _by_day(seat: str) -> str:
    return {"E": "mason.sacrifice", "F": "knight.duel"}.get(seat, "decoy.suspect")


def test_an_election_is_candidacy_campaign_ballot_and_the_same_again() -> None:
    answers = {**dict.fromkeys(("A sheriff.run", "C sheriff.run"), "run"), "A vote.sheriff": "C", "C vote.sheriff": "A"}
    assert steps(game(), {**answers, "vote.sheriff_runoff": "A"}, since=(1, "sheriff"), until=DAWN) == [
        *(f"ask {seat} sheriff.run" for seat in SEATS),
        *("tell all sheriff.candidates", "ask all talk.campaign"),
        *(f"ask {seat} vote.sheriff" for seat in SEATS),
        *("tell all vote.tally", "ask all talk.campaign"),
        *(f"ask {seat} vote.sheriff_runoff" for seat in SEATS),
        *("tell all vote.tally", "tell all sheriff.elected", "tell all dawn.deaths"),
    ]


def test_the_thiefs_cards_stand_in_the_order_of_the_book() -> None:
    """LR-91: whatever the order in which they lie."""
    for middle in ("seer hunter", "hunter seer"):
        start = game(middle=middle, A="thief")
        while start.ask is not None and start.ask.id != "thief.choose":
            start.no_reply()
        assert start.ask is not None
        assert (start.ask.of, start.ask.options) == ("role", ("seer", "hunter"))
