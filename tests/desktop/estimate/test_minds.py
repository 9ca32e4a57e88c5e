"""What a bot makes of what it is told and hears, and what it does and says then."""

from __future__ import annotations

from random import Random
from typing import Any

from desktop.estimate import bot
from desktop.estimate.mind import Mind
from desktop.estimate.play import EstimatedTable, Table
from desktop.estimate.reading import NoticeReading
from desktop.estimate.speech import BotVoice, accused
from desktop.estimate.talk import BotTalk, Claim
from desktop.estimate.view import OpenView
from desktop.keep.packs import HOUSE
from rulesets.engine import Ask, Notice, ruleset
from rulesets.engine.library import ruleset_with
from rulesets.engine.packs import opened

TODAY = opened(HOUSE / "langrensha_today").allowed()
SEATS = ("A", "B", "C", "D", "E", "F")


def mind(me: str, role: str, talk: BotTalk, *told: Notice, rules: str = "jinro_nine") -> Mind:
    one = Mind(me, OpenView(NoticeReading(ruleset(rules)), talk), Random(1))
    one.hear([secret(me, "role.dealt", role=role), *told])
    return one


def secret(to: str, id: str, **params: Any) -> Notice:
    return Notice(id, params, frozenset((to,)), 1, "night")


def public(id: str, **params: Any) -> Notice:
    return Notice(id, params, None, 1, "dawn")


def others(one: Mind) -> list[str]:
    return [name for name in SEATS if name != one.me]


def asked(id: str, seat: str, *options: str, at_least: int = 1) -> Ask:
    return Ask(id, seat, True, "choose", "seat", options, at_least, 1, None, None, {})


def test_a_wolf_neither_names_nor_hunts_its_own() -> None:
    for seed in range(30):
        talk = BotTalk([Claim("E", "seer", "B", True)] if seed % 2 else [])
        wolf = mind("A", "werewolf", talk, secret("A", "werewolf.partners", seats=["B"]))
        wolf.random.seed(seed)
        assert bot.answer(wolf, asked("werewolf.attack", "A", "A", "B", "C", "D"), (1, "night")) in ("C", "D")
        if not talk.claims:
            assert accused(wolf, others(wolf)) != "B"


def test_a_seers_word_moves_votes() -> None:
    talk = BotTalk([Claim("B", "seer", "C", True), Claim("B", "seer", "D", False)])
    scores = mind("A", "villager", talk).suspicion(others(mind("A", "villager", talk)))
    assert max(scores, key=lambda name: scores[name]) == "C"
    assert scores["D"] < scores["E"] + 1.5


def test_who_is_falsely_accused_believes_nothing_of_it() -> None:
    talk = BotTalk([Claim("B", "seer", "A", True)])
    accused_one = mind("A", "villager", talk)
    assert accused(accused_one, others(accused_one)) == "B"


def test_the_real_seer_knows_the_false_one() -> None:
    talk = BotTalk([Claim("B", "seer", "C", True)])
    seer = mind("A", "seer", talk)
    assert accused(seer, others(seer)) == "B"


def test_what_has_been_shown_outweighs_what_was_said() -> None:
    talk = BotTalk([Claim("B", "seer", "C", True)])
    shown = public("role.revealed", seat="C", role="villager")
    villager = mind("A", "villager", talk, shown, rules="langrensha")
    scores = villager.suspicion(others(villager))
    assert scores["C"] < min(scores[name] for name in "DEF")
    assert scores["B"] == max(scores.values())


def test_a_seer_says_what_it_has_seen_and_says_it_once() -> None:
    talk = BotTalk()
    seer = mind("A", "seer", talk, secret("A", "seer.result", seat="C", result="wolf"))
    voice = BotVoice(seer)
    for day in range(1, 9):
        voice.speak(day, SEATS)
    assert talk.claims == [Claim("A", "seer", "C", True)]


def test_whoever_is_shown_roles_finds_who_hunts() -> None:
    """Which of them do is known of each role."""
    rules = ruleset_with("langrensha", (TODAY,))
    psychic = Mind("A", OpenView(NoticeReading(rules), BotTalk()), Random(1))
    seen = [secret("A", "psychic.result", seat=seat, role=role) for seat, role in (("B", "alpha_wolf"), ("C", "witch"))]
    psychic.hear([secret("A", "role.dealt", role="psychic"), *seen])
    assert psychic.found == {"B": True, "C": False}
    assert psychic.unsaid == [Claim("A", "psychic", "B", True), Claim("A", "psychic", "C", False)]
    assert "psychic" in psychic.reading.posed


def test_a_madman_has_nobody_to_spare_and_now_and_then_poses() -> None:
    posing = 0
    for seed in range(40):
        talk = BotTalk()
        madman = mind("A", "madman", talk)
        madman.random.seed(seed)
        BotVoice(madman).speak(1, SEATS)
        posing += bool(talk.claims)
    assert 20 < posing < 40


def test_guards_stand_by_whoever_speaks_with_authority() -> None:
    talk = BotTalk([Claim("B", "seer", "C", False)])
    guard = mind("A", "guard", talk)
    chosen = [bot.answer(guard, asked("guard.protect", "A", *SEATS[1:]), (1, "night")) for _ in range(30)]
    assert chosen.count("B") > 15


def test_a_new_deal_makes_all_that_was_known_void() -> None:
    talk = BotTalk([Claim("B", "seer", "C", True)])
    wolf = mind("A", "werewolf", talk, secret("A", "werewolf.partners", seats=["B"]), rules="event_jinro")
    wolf.hear([public("soul_vortex.redealt"), secret("A", "role.dealt", role="villager")])
    assert (wolf.role, wolf.mates, talk.claims) == ("villager", set(), [])


def test_a_liar_poses_as_somebody_who_looks_at_the_living() -> None:
    for seed in range(20):
        talk = BotTalk()
        madman = mind("A", "madman", talk)
        madman.random.seed(seed)
        BotVoice(madman).speak(1, SEATS)
        assert {claim.kind for claim in talk.claims} <= {"seer"}


def test_who_is_about_to_be_condemned_says_what_he_is() -> None:
    said = 0
    for seed in range(20):
        talk = BotTalk()
        guard = mind("A", "guard", talk)
        guard.random.seed(seed)
        BotVoice(guard).defend()
        said += talk.claims == [Claim("A", "guard", "A", False)]
    assert said > 10


def test_who_is_what_another_claims_to_be_says_so() -> None:
    talk = BotTalk([Claim("B", "guard", "B", False)])
    guard = mind("A", "guard", talk)
    BotVoice(guard).answer_rivals()
    assert Claim("A", "guard", "A", False) in talk.claims
    villager = mind("C", "villager", talk)
    BotVoice(villager).answer_rivals()
    assert "C" not in talk.claimants("guard")


def test_two_who_claim_the_same_are_believed_half_and_one_who_was_killed_more() -> None:
    talk = BotTalk([Claim("B", "seer", "C", False), Claim("D", "seer", "E", False)])
    villager = mind("A", "villager", talk)
    before = dict(villager.view.trust())
    assert before["B"] == before["D"] < 0.5
    villager.view.hear(Notice("dawn.deaths", {"seats": ["B"]}, None, 2, "dawn"))
    assert villager.view.trust()["B"] > 0.5 > villager.view.trust()["D"]


def test_people_vote_with_the_others_where_they_know_no_better() -> None:
    talk = BotTalk()
    for name in "BCDE":
        talk.suspect(name, "F")
    assert all(accused(mind(name, "villager", talk), list(SEATS)) == "F" for name in "AB")
    talk.claims.append(Claim("B", "seer", "A", True))
    assert accused(mind("A", "villager", talk), list(SEATS)) == "B"


def test_a_pack_hunts_by_day_whom_its_attack_has_not_killed() -> None:
    """Without a guard in the game he can be nothing but a fox."""
    view = OpenView(
        NoticeReading(ruleset("jinro_nine")), BotTalk(), {"werewolf": 2, "fox": 1, "seer": 1, "villager": 5}
    )
    wolf = Mind("A", view, Random(1))
    told = [secret("A", "role.dealt", role="werewolf"), secret("A", "werewolf.partners", seats=["B"])]
    chosen = secret("A", "werewolf.choice", seat="B", target="D")
    wolf.hear([*told, chosen, public("dawn.deaths", seats=[])])
    assert wolf.proof == "D"
    assert accused(wolf, others(wolf)) == "D"
    night = asked("werewolf.attack", "A", "C", "D", "E")
    assert "D" not in {bot.answer(wolf, night, (2, "night")) for _ in range(20)}


def test_what_is_kept_for_a_better_moment_is_used_in_the_end() -> None:
    witch = mind("A", "witch", BotTalk(), rules="langrensha")
    poison = asked("witch.poison", "A", *others(witch), at_least=0)
    assert bot.answer(witch, poison, (1, "night")) is None
    assert bot.answer(witch, poison, (5, "night")) is not None
    witch.talk.claims += [Claim("B", "seer", "C", True), Claim("D", "seer", "E", True)]
    witch.view.say(())
    assert bot.answer(witch, poison, (1, "night")) in ("C", "E")


def test_a_pack_foresees_whom_a_guard_stands_by() -> None:
    cards = {"werewolf": 2, "seer": 1, "villager": 5}
    assert _hunts_the_seer({**cards, "hunter": 1}) > 35
    assert 5 < _hunts_the_seer({**cards, "guard": 1}) < 30


def test_a_pack_goes_back_to_whom_no_guard_may_stand_by_twice() -> None:
    cards = {"werewolf": 2, "seer": 1, "villager": 5, "guard": 1}
    saved = secret("A", "werewolf.choice", seat="A", target="B"), public("dawn.deaths", seats=[])
    assert _hunts_the_seer(cards, *saved, consecutive_guard=False) > 35
    assert _hunts_the_seer(cards, *saved, consecutive_guard=True) < 30


def _hunts_the_seer(cards: dict[str, int], *told: Notice, **options: Any) -> int:
    """Of forty nights."""
    wolf = Mind("A", OpenView(NoticeReading(ruleset("jinro_nine")), BotTalk(), cards, options), Random(1))
    wolf.hear([secret("A", "role.dealt", role="werewolf"), *told])
    wolf.view.say([Claim("B", "seer", "C", False)])
    night = asked("werewolf.attack", "A", *SEATS[1:])
    return [bot.answer(wolf, night, (2, "night")) for _ in range(40)].count("B")


def test_whom_all_have_seen_to_be_clean_no_wolf_votes_for() -> None:
    wolf = mind("A", "werewolf", BotTalk(), public("role.revealed", seat="C", role="idiot"), rules="langrensha")
    assert "C" not in {accused(wolf, others(wolf)) for _ in range(20)}


def test_a_wolf_that_is_lost_and_takes_somebody_along_breaks_into_the_talk() -> None:
    board = EstimatedTable("langrensha", 12, "white_king_knight12", profile="club", packs=(TODAY,))
    interrupted = 0
    for seed in range(12):
        game = board.game(seed)
        table = Table(game, seed)
        while (ask := game.ask) is not None:
            answer = table.answer(ask)
            if ask.kind == "talk" and answer is not None:
                interrupted += 1
                king = next(name for name, role in game.roles.items() if role == "white_wolf_king")
                assert table.voices[king].mind.is_lost
                assert ask.id == "talk.discussion"
            game.answer(answer)
        taken = [death.name for death in game.deaths if death.cause == "explosion"]
        assert not any(game.roles[name] == "werewolf" for name in taken)
    assert interrupted > 3


def test_the_dead_leave_behind_what_they_have_found() -> None:
    """Whoever is asked openly after his death: for last words, for whom he hands his badge to."""
    board = EstimatedTable("langrensha", 12, "auto", profile="standard")
    left = 0
    for seed in range(12):
        game = board.game(seed)
        table = Table(game, seed)
        while (ask := game.ask) is not None:
            game.answer(table.answer(ask))
            if not ask.secret and ask.seat in game.players and ask.seat not in game.alive:
                voice = table.voices[ask.seat]
                assert voice.mind.hunts or not voice.mind.unsaid
                left += ask.seat in voice.mind.talk.claimants("seer")
    assert left


def test_an_order_to_help_leaves_out_whom_it_suspects() -> None:
    talk = BotTalk([Claim("B", "seer", "C", True)])
    witch = mind("A", "witch", talk, rules="langrensha")
    order = Ask("witch.order", "A", True, "choose", "seat", SEATS, 0, 6, None, None, {})
    helped = next(found for found in (bot.answer(witch, order, (1, "night")) for _ in range(20)) if found)
    assert set(helped) >= {"A", "B"}
    assert "C" not in helped


def test_whoever_has_something_to_say_runs_for_an_office() -> None:
    seer = mind("A", "seer", BotTalk(), secret("A", "seer.result", seat="C", result="wolf"), rules="langrensha")
    run = Ask("sheriff.run", "A", False, "choose", "choice", ("run",), 0, 1, None, None, {})
    runs = [bot.answer(seer, run, (1, "sheriff")) for _ in range(60)]
    plain = mind("B", "villager", BotTalk(), rules="langrensha")
    assert runs.count("run") > 45
    assert [bot.answer(plain, run, (1, "sheriff")) for _ in range(60)].count("run") < 35


def test_a_witch_kills_on_the_last_night_it_has_for_it() -> None:
    told = [secret("A", "witch.become"), secret("A", "witch.timer", left=1)]
    witch = Mind("A", OpenView(NoticeReading(ruleset("witch_trial")), BotTalk()), Random(1))
    witch.hear(told)
    act = Ask("midnight.act", "A", True, "choose", "card", ("barrier", "detection", "slayer"), 0, 1, None, None, {})
    assert {bot.answer(witch, act, (3, "midnight")) for _ in range(30)} == {"slayer"}


def test_whoever_trades_trades_with_whom_he_trusts() -> None:
    talk = BotTalk(airs={"B": 2.0, "C": -2.0, "D": 2.0})
    one = Mind("A", OpenView(NoticeReading(ruleset("witch_trial")), talk), Random(1))
    propose = asked("trade.propose", "A", "B", "C", "D", at_least=0)
    named = [bot.answer(one, propose, (1, "trade")) for _ in range(60)]
    assert set(named) == {"C", None}
    assert 8 < named.count("C") < 30
