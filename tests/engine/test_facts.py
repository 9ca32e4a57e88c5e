"""Facts: what a ruleset declares of its asks and notices, and what is said of a declaration that is wrong."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from rulesets.engine import BadRuleset, Notice, Ruleset, catalogue, facts_file, ruleset
from rulesets.engine.declared import Declared
from rulesets.engine.facts import AskFacts, CauseFacts, Fall, Finding, NoticeFacts, PartFacts, PhaseFacts

SHARED = {"notices": {"seer.result": {"params": {"seat": "name", "result": ["wolf", "human"]}, "learnt": True}}}


class Oracle:
    id = "oracle"
    faction = "village"
    asks: ClassVar[dict[str, Any]] = {"oracle.ask": {"aim": "look", "call": 61}}
    rolls = ("oracle",)


class OtherOracle(Oracle):
    id = "other_oracle"


def declared(**sections: Any) -> Declared:
    return Declared("toy.yaml", sections, ("deal",), (SHARED,))


def test_what_a_file_does_not_say_is_as_the_shared_one_has_it() -> None:
    facts = declared(notices={"seer.result": None}).facts(())
    assert facts.notices["seer.result"].params == {"seat": "name", "result": ("wolf", "human")}
    assert facts.notices["seer.result"].learnt


def test_what_it_says_is_laid_over_that() -> None:
    facts = declared(notices={"seer.result": {"learnt": False}}).facts(())
    assert not facts.notices["seer.result"].learnt
    assert "result" in facts.notices["seer.result"].params


def test_a_part_brings_its_own_along_once_and_is_named_by_it() -> None:
    with_oracles = declared()
    facts = with_oracles.facts((Oracle, OtherOracle))
    assert facts.asks["oracle.ask"].by == ("oracle", "other_oracle")
    assert facts.parts["oracle"] == PartFacts(faction="village")
    assert with_oracles.rolls_with((Oracle, OtherOracle)) == ("deal", "oracle")


def test_a_part_speaks_what_its_bases_speak_and_may_mean_something_else_by_it() -> None:
    class Prophet(Oracle):
        id = "prophet"
        asks: ClassVar[dict[str, Any]] = {"prophet.ask": {"aim": "guard"}}

    class BlindOracle(Oracle):
        id = "blind_oracle"
        asks: ClassVar[dict[str, Any]] = {"oracle.ask": {"aim": "harm"}}

    assert set(declared().facts((Prophet,)).asks) == {"oracle.ask", "prophet.ask"}
    assert declared().facts((BlindOracle,)).asks["oracle.ask"].aim == "harm"


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"parms": {}}, "notices.x: 'parms' is not allowed; allowed: params, unsaid"),
        ({"params": {"seat": "nam"}}, r"notices.x.params.seat: 'nam' is not allowed; allowed: a list"),
        ({"params": ["seat"]}, r"notices.x.params: .* allowed: a mapping"),
        ({"unsaid": ["seat"]}, "notices.x.unsaid: 'seat' is not allowed; allowed: one of its params"),
        ({"falls": "seat"}, "notices.x.falls: 'seat' is not allowed"),
        ({"falls": {"who": "seat", "by": "a wolf"}}, "notices.x.falls: 'by' is not allowed; allowed: who, cause"),
        ({"falls": {"cause": "shot"}}, "notices.x.falls: who is missing"),
        ({"moment": "noon"}, "notices.x.moment: 'noon' is not allowed; allowed: dawn"),
        ({"learnt": "yes"}, "notices.x.learnt: 'yes' is not allowed; allowed: true or false"),
        ({"hangs": [{"tag": "sheriff", "who": "seat", "until": "dusk"}]}, "until: 'dusk' is not allowed; allowed: day"),
        ({"shows": "{role}", "params": {"seat": "name"}}, "notices.x.shows: 'role' is not allowed"),
        ({"outcome": {"of": "day", "comes_to": "condemned"}}, "notices.x.outcome: 'seat' is not allowed"),
        ({"counts": "vote.{stage}", "params": {"ballots": "ballots"}}, "notices.x.counts: 'stage' is not allowed"),
        ("told", "notices.x: 'told' is not allowed; allowed: a mapping"),
        (None, "notices.x: nothing says what it means"),
    ],
)
def test_a_wrong_declaration_is_named_with_what_is_allowed(entry: Any, complaint: str) -> None:
    with pytest.raises(BadRuleset, match=f"toy.yaml: .*{complaint}"):
        declared(notices={"x": entry}).facts(())


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"aim": "hug"}, "aim: 'hug' is not allowed; allowed: harm"),
        ({"call": -1}, "call: -1 is not allowed; allowed: a whole number"),
        ({"likely": "often"}, "likely: 'often' is not allowed; allowed: a number"),
        ({"ballot": {}}, "ballot: of is missing; it has of, runoff"),
        ({"by": "seer"}, "by: 'seer' is not allowed; allowed: a list of words"),
    ],
)
def test_a_wrong_ask_likewise(entry: Any, complaint: str) -> None:
    with pytest.raises(BadRuleset, match=complaint):
        facts_file.ask("asks.x", entry)


def test_a_part_may_add_values_to_what_others_tell_and_nothing_else() -> None:
    class Fog:
        id = "fog"
        notices: ClassVar[dict[str, Any]] = {"seer.result": {"params": {"result": ["fog"]}}}

    class Mist:
        id = "mist"
        notices: ClassVar[dict[str, Any]] = {"seer.result": {"learnt": False}}

    facts = declared(notices={"seer.result": None}).facts((Fog,))
    assert facts.notices["seer.result"].params["result"] == ("wolf", "human", "fog")
    with pytest.raises(BadRuleset, match=r"notices.seer.result.learnt: is said of it already"):
        declared(notices={"seer.result": None}).facts((Mist,))


def test_a_ruleset_knows_what_its_ids_mean() -> None:
    rules = ruleset("event_jinro")
    assert rules.notices["seer.result"].finds == Finding("seer", "result", ("wolf",), claims=True)
    assert rules.notices["hunter.shot"].falls == Fall("target", "shot")
    assert rules.asks["vote.court"].ballot is not None
    assert rules.side("madman") == "werewolf"
    assert rules.hunts("madman")
    assert not rules.hunts("fox")


def test_of_a_role_or_a_faction_that_is_found_guilt_is_whether_it_hunts() -> None:
    rules = ruleset("langrensha")
    assert rules.tells_of_guilt(_told("graveyard.result", faction="werewolf"))
    assert not rules.tells_of_guilt(_told("graveyard.result", faction="village"))
    assert rules.tells_of_guilt(_told("seer.result", result="wolf"))
    assert not rules.tells_of_guilt(_told("seer.result", result="human"))
    assert not rules.tells_of_guilt(_told("devil.result", result="power"))


def _told(id: str, **params: str) -> Notice:
    return Notice(id, {"seat": "A", **params}, None, 1, "night")


def test_of_anything_else_that_is_found_it_has_to_be_said_what_means_guilt() -> None:
    params = {"seat": "name", "result": ["wolf", "human"], "card": "role"}
    assert facts_file.notice("x", {"params": params, "finds": {"says": "seer", "in": "card"}}).finds == Finding(
        "seer", "card"
    )
    with pytest.raises(BadRuleset, match=r"x\.finds: guilty is missing"):
        facts_file.notice("x", {"params": params, "finds": {"says": "seer", "in": "result"}})


def test_an_id_that_is_none_means_nothing() -> None:
    rules = ruleset("jinro_nine")
    assert (rules.ask("x"), rules.notice("x"), rules.cause("x")) == (AskFacts(), NoticeFacts(), CauseFacts())
    assert (rules.phase("x"), rules.part("x")) == (PhaseFacts(), PartFacts())


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_what_facts_point_at_is_there(rules: Ruleset) -> None:
    facts = rules.facts
    assert {state.by for state in facts.states.values()} <= set(rules.roles)
    assert {state.faction for state in facts.states.values()} <= set(facts.factions)
    assert {role for ask in facts.asks.values() for role in ask.by} <= set(rules.roles)
    assert {phase.sky for phase in facts.phases.values()} <= {"night", "dawn", "day", "dusk"}
    outcomes = {meaning.outcome.of for meaning in facts.notices.values() if meaning.outcome}
    assert outcomes <= {ask.ballot.of for ask in facts.asks.values() if ask.ballot}


def test_only_the_fox_is_proof_against_the_pack() -> None:
    """LR-167; a vampire can be killed in every way (LR-172)."""
    rules = ruleset("langrensha")
    assert [role for role in rules.roles if rules.part(role).is_attack_proof] == ["fox"]
