"""A bad setup gets a sentence that names the field and what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.engine import BadSetup, Game, UnknownRuleset, catalogue, ruleset

NINE = tuple("ABCDEFGHI")


def new(players: Any = NINE, **more: Any) -> Game:
    return Game.new("jinro_nine", players, **{"seed": 1, **more})


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ((), "exactly 9"),
        (NINE[:8], "exactly 9 players, not 8"),
        ((*NINE, "J"), "exactly 9 players, not 10"),
        ("ABCDEFGHI", "not a list of names"),
        (None, "not a list of names"),
        ({"A": 1}, "not a list of names"),
        (("A", *NINE[:8]), "the same name"),
        (("A ", *NINE[:8]), "the same name"),
        (("é", "e\u0301", *NINE[:7]), "the same name"),
        (("", *NINE[:8]), "not blank"),
        ((" \t\u3000", *NINE[:8]), "not blank"),
        ((3, *NINE[:8]), "not blank"),
        (("\ud800", *NINE[:8]), "not a name"),
        (("x",) * 1_000_000, "exactly 9"),
    ],
)
def test_players_that_are_refused(players: Any, words: str) -> None:
    with pytest.raises(BadSetup, match="players") as refused:
        new(players)
    assert words in str(refused.value)
    assert len(str(refused.value)) < 400


NAMES = [
    ("Al", "Alice", "seer", "None", "null", "werewolf", "decoy.suspect", "no_reply", "0"),
    ("<b>Eve</b>", "&amp;", "{name}", "%s", "\\n", "a\nb", "'; --", '"', "../x"),
    ("x" * 200, "長谷川光太郎", "👩‍👩‍👧", " A", "B ", "Ünal", "Ω", "ﾊﾅｺ", "ハナコ"),
]


@pytest.mark.parametrize("players", NAMES)
def test_a_name_is_any_text_and_stays_as_it_is(players: tuple[str, ...]) -> None:
    game = new(players)
    assert game.players == players
    while game.ask is not None:
        ask = game.ask
        assert set(ask.options) <= set(players)
        game.answer(ask.options[0] if ask.kind == "choose" else None)
    assert game.result is not None
    assert Game.replay(game.journal).deaths == game.deaths


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"preset": "9Z"}, "preset: '9Z' is not known to jinro_nine; allowed: 9A, 9B, 9C"),
        ({"preset": 9}, "preset: 9 is neither"),
        ({"preset": ["9A"]}, "is neither a preset's id nor counts by role"),
        ({"preset": {"villager": 8, "wolf": 1}}, "'wolf' is not known"),
        ({"preset": {"villager": "8", "werewolf": 1}}, "preset.villager: '8' is not a count"),
        ({"preset": {"villager": True, "werewolf": 1}}, "preset.villager: True is not a count"),
        ({"preset": {"villager": -1, "werewolf": 10}}, "preset.villager: -1 is not a count"),
        ({"preset": {"villager": 10**9, "werewolf": 1}}, "is not a count"),
        ({"preset": {"villager": 7, "werewolf": 1}}, "8 roles for 9 players"),
        ({"preset": {}}, "0 roles for 9 players"),
        ({"preset": {"villager": 9}}, "at least one wolf"),
        ({"preset": {"villager": 4, "werewolf": 5}}, "fewer wolves than humans"),
        ({"preset": {"villager": 3, "fox": 3, "werewolf": 3}}, "fewer wolves than humans"),
        ({"options": {"tei": "none"}}, "options: 'tei' is not known to jinro_nine; allowed: first_council_laps"),
        ({"options": {"tie": "draw"}}, "options.tie: 'draw' is not allowed; allowed: runoff, none"),
        ({"options": {"tie": True}}, "options.tie: True is not allowed"),
        ({"options": {"abstain": 1}}, "options.abstain: 1 is not allowed; allowed: true or false"),
        ({"options": {"council_laps": True}}, "options.council_laps: True is not allowed"),
        ({"options": {"council_laps": 11}}, "allowed: a whole number from 0 to 10"),
        ({"options": {"council_laps": 1.0}}, "options.council_laps: 1.0 is not allowed"),
        ({"options": {3: 4}}, "options: 3 is not known"),
        ({"options": [("tie", "none")]}, "options: [('tie', 'none')] is not a mapping"),
        ({"seed": "1"}, "seed: '1' is not allowed"),
        ({"seed": True}, "seed: True is not allowed"),
        ({"seed": 1.5}, "seed: 1.5 is not allowed"),
        ({"seed": 10**5000}, "seed: "),
        ({"fixed": []}, "fixed: [] is not a mapping"),
        ({"fixed": {"hands": {}}}, "fixed: 'hands' is not known to jinro_nine; allowed: roles, rolls"),
        ({"fixed": {"roles": {"A": "seer"}}}, "every seat and nobody else"),
        ({"fixed": {"roles": dict.fromkeys(NINE, "villager")}}, "9 × villager, but the composition has 3"),
        ({"fixed": {"roles": dict.fromkeys(NINE, "fox")}}, "'fox' is not in this composition"),
        ({"fixed": {"roles": {name: ["seer"] for name in NINE}}}, "is not in this composition"),
        ({"fixed": {"rolls": {"omen": ["A"]}}}, "'omen' is not drawn in jinro_nine; allowed: deal, seer.omen"),
        ({"fixed": {"rolls": {"talk.start": "A"}}}, "is not a list of draws"),
        ({"fixed": {"rolls": {"talk.start": [{"A": 1}]}}}, "is not a draw"),
        ({"fixed": {"rolls": {"deal": [["seer"]]}}}, "fixed.rolls.deal"),
    ],
)
def test_setups_that_are_refused(more: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup) as refused:
        new(**more)
    assert words in str(refused.value)
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize("fixed", [None, {}, {"roles": None}, {"roles": {}}, {"rolls": None}, {"rolls": {}}])
def test_nothing_may_be_fixed_in_many_ways(fixed: Any) -> None:
    assert new(fixed=fixed).roles == new().roles
    everything = ["roles", "deck", "hands", "rolls"]
    for id in ("event_jinro", "langrensha", "witch_trial"):
        nothing = {key: None for key in everything if key in ruleset(id).vocabulary.fixed}
        assert Game.new(id, NINE, seed=1, fixed=nothing).roles == Game.new(id, NINE, seed=1).roles


def test_a_draw_that_does_not_fit_when_it_is_drawn_takes_nothing_back() -> None:
    game = new(fixed={"rolls": {"talk.start": ["Z"]}})
    while game.phase != "dawn":
        ask = game.ask
        assert ask is not None
        game.answer(ask.options[0] if ask.kind == "choose" else None)
    before = game.journal, game.ask, game.notices()
    with pytest.raises(BadSetup, match=r"fixed\.rolls\.talk\.start: 'Z'"):
        game.answer(None)
    assert (game.journal, game.ask, game.notices()) == before


def test_what_is_fixed_can_not_be_changed_from_outside() -> None:
    rolls = {"talk.start": ["I"]}
    game = new(fixed={"rolls": rolls})
    rolls["talk.start"].clear()
    while game.phase != "day":
        ask = game.ask
        assert ask is not None
        game.answer(ask.options[0] if ask.kind == "choose" else None)
    assert game.ask is not None
    assert game.ask.params["order"][0] == "I"


def test_without_a_seed_one_is_drawn_and_kept() -> None:
    seeds = {new(seed=None).journal["seed"] for _ in range(5)}
    assert len(seeds) == 5


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**128, -(2**128), 2**1024 - 1], ids=hash)
def test_a_seed_is_any_whole_number_of_a_sensible_size(seed: int) -> None:
    game = new(seed=seed)
    assert game.journal["seed"] == seed
    assert Game.replay(game.journal).roles == game.roles


def test_a_seed_that_is_too_long_is_told_how_long_it_may_be() -> None:
    with pytest.raises(BadSetup, match="at most 1024 bits"):
        new(seed=2**1024)


def test_all_options_stand_in_the_journal() -> None:
    journal = new(options={"tie": "none"}).journal
    assert journal["setup"]["options"]["tie"] == "none"
    assert set(journal["setup"]["options"]) == set(ruleset("jinro_nine").options)


def test_an_unknown_ruleset_is_named_with_those_there_are() -> None:
    for wrong in ("jinro_ten", "", None, 3, "../engine"):
        with pytest.raises(UnknownRuleset, match="jinro_nine"):
            ruleset(wrong)  # type: ignore[arg-type]


def test_the_catalogue_is_in_display_order() -> None:
    ids = [rules.id for rules in catalogue()]
    assert ids[:2] == ["jinro_nine", "ultimate_thirteen"]
    assert all(ruleset(id).id == id for id in ids)


def test_a_composition_is_what_is_played() -> None:
    rules = ruleset("jinro_nine")
    assert rules.composition(9, "9B") == {"villager": 4, "seer": 1, "guard": 1, "werewolf": 2, "madman": 1}
    assert list(rules.composition(9)) == ["villager", "seer", "medium", "guard", "werewolf", "madman"]
    with pytest.raises(BadSetup, match="exactly 9"):
        rules.composition(10, "9A")


def test_options_say_what_they_allow() -> None:
    rules = ruleset("jinro_nine")
    laps, tie, abstain = rules.options["council_laps"], rules.options["tie"], rules.options["abstain"]
    assert (laps.kind, laps.default, list(laps.choices)) == ("int", 1, list(range(11)))
    assert (tie.kind, tie.default, list(tie.choices)) == ("choice", "runoff", ["runoff", "none", "lot"])
    assert (abstain.kind, abstain.default) == ("bool", False)
