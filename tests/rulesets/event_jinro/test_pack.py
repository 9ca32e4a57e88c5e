"""Events and a role that a pack brings as code."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from rulesets.engine import BadJournal, BadSetup, Game, Ruleset, ruleset
from rulesets.engine.packs import BadPack, extended, opened
from rulesets.event_jinro.book import bundled
from tests.engine.packs.coded_parts import FERRY, FOG, with_code
from tests.engine.packs.writing import folder
from tests.laws.games import Player, seats

VILLAGE = {"villager": 5, "seer": 1, "werewolf": 1}
ROLES = dict(zip("ABCDEFG", [*["villager"] * 5, "seer", "werewolf"], strict=True))


@pytest.fixture
def rules(tmp_path: Path) -> Ruleset:
    return with_code(tmp_path, "event_jinro")


def night_after(rules: Ruleset, event: str, **answers: str) -> Game:
    """A game played to the second day's discussion, with this event on the first."""
    game = Game.new(rules, list("ABCDEFG"), preset=VILLAGE, seed=1, fixed={"roles": ROLES, "deck": [event]})
    replies = {"vote.execution": "A", "werewolf.attack": "B", **answers}
    while game.ask is not None and (game.day, game.phase) != (2, "day"):
        reply = replies.get(game.ask.id)
        if reply in game.ask.options:
            game.answer(reply)
        else:
            game.no_reply()
    return game


def told(game: Game) -> list[tuple[str, dict[str, Any]]]:
    return [(notice.id, notice.params) for notice in game.notices()]


def test_an_event_from_outside_is_played_like_any_other(rules: Ruleset) -> None:
    game = night_after(rules, "fog")
    assert ("event.chosen", {"event": "fog"}) in told(game)
    assert ("event.morning", {"event": "fog", "seconds": 60}) in told(game)
    assert [death.name for death in game.deaths] == ["A"]
    assert game.ask is not None
    assert game.ask.seconds == 60


def test_an_event_from_outside_may_ask(rules: Ruleset) -> None:
    assert "ferry.target" in rules.vocabulary.asks
    game = night_after(rules, "ferry", **{"ferry.target": "C"})
    assert game.ask is not None
    assert game.ask.params["ghosts"] == ["C"]


def test_without_it_the_night_goes_as_usual(rules: Ruleset) -> None:
    game = night_after(rules, "slum")
    assert [death.name for death in game.deaths] == ["A", "B"]


def test_it_joins_the_deck_it_belongs_to(rules: Ruleset) -> None:
    town = [event.id for event in bundled().events.values() if event.deck == "town"]
    rolls = {"event.deck": [["fog", *town]]}
    options = {"event_deck": "town"}
    game = Game.new(
        rules,
        list("ABCDEFG"),
        preset=VILLAGE,
        seed=1,
        options=options,
        fixed={"roles": ROLES, "rolls": rolls},
    )
    _to(game, "event.choose")
    assert game.ask is not None
    assert game.ask.options == ("fog", town[0])


def test_it_comes_after_the_others_in_every_list(rules: Ruleset) -> None:
    fixed = {"roles": ROLES, "deck": ["airship", "altar", "fog", "ferry", "parliament"]}
    game = Game.new(rules, list("ABCDEFG"), preset=VILLAGE, seed=1, fixed=fixed)
    _to(game, "airship.choose")
    assert game.ask is not None
    assert game.ask.options == ("parliament", "ferry", "fog")


def _to(game: Game, ask: str) -> None:
    """With A executed, who then plays the first card drawn."""
    while game.ask is not None and game.ask.id != ask:
        game.answer("A" if "A" in game.ask.options else next(iter(game.ask.options), None))


def test_the_bundled_ruleset_and_its_games_know_nothing_of_it(tmp_path: Path) -> None:
    before = tuple(bundled().events)
    with_code(tmp_path, "event_jinro")
    assert tuple(bundled().events) == before
    assert not any("fog" in name for name in sys.modules)
    with pytest.raises(BadSetup, match="'fog' is not an event"):
        Game.new("event_jinro", list("ABCDEFG"), preset=VILLAGE, fixed={"deck": ["fog"]})


def test_a_journal_is_played_by_its_own_rules_only(rules: Ruleset) -> None:
    game = night_after(rules, "fog")
    again = Game.replay(game.journal, rules)
    assert again.journal == game.journal
    assert told(again) == told(game)
    with pytest.raises(BadJournal):
        Game.replay(game.journal)
    with pytest.raises(BadJournal, match="written with no pack"):
        Game.replay(Game.new("event_jinro", list("ABCDEFG"), preset=VILLAGE, seed=1).journal, rules)


def test_a_role_from_outside_is_dealt_like_any_other(rules: Ruleset) -> None:
    assert rules.roles == (*ruleset("event_jinro").roles, "stargazer")
    cards = {"villager": 4, "stargazer": 1, "seer": 1, "werewolf": 1}
    fixed = {"roles": {**ROLES, "A": "stargazer"}, "deck": ["altar", "slum", "fog", "guild", "church"]}
    game = Game.new(rules, list("ABCDEFG"), preset=cards, seed=1, fixed=fixed)
    _to(game, "event.choose")
    assert game.ask is not None
    assert game.ask.options == ("altar", "slum", "fog", "guild")


def test_random_games_with_extras_end_in_known_words(rules: Ruleset) -> None:
    for seed in range(30):
        cards = {"villager": 5, "stargazer": 1, "seer": 1, "guard": 1, "werewolf": 2}
        game = Game.new(rules, seats(10), preset=cards, seed=seed, fixed={"deck": ["fog", "ferry", "soul_vortex"] * 3})
        player = Player(seed)
        while game.ask is not None:
            assert game.ask.id in rules.vocabulary.asks
            player.move(game)
        assert game.result is not None


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        (FOG + FOG.replace("Fog", "Mist"), "events/fog.py: defines 2 classes of Event"),
        (FOG.replace('id = "fog"', ""), "events/fog.py: defines 0 classes of Event"),
        (FOG.replace('"fog"', "3"), "id: 3 is not allowed; allowed: fog"),
        (FOG.replace('"town"', '"village"'), "deck: 'village' is not allowed; allowed: town, storm"),
        (
            FERRY.replace("ferry", "fog").replace('"guard"', '"hug"'),
            r"events/fog.py: asks.fog.target.aim: 'hug' is",
        ),
        (FOG.replace('["fog"]', '"name"'), r"events/fog.py: notices.event.morning.params.event: 'name' is not allowed"),
    ],
)
def test_a_file_that_is_no_event_is_refused(tmp_path: Path, source: str, complaint: str) -> None:
    manifest = "format: 1\nid: ours\nversion: 1\nruleset: event_jinro\n"
    pack = opened(folder(tmp_path, {"pack.yaml": manifest, "events/fog.py": source}))
    with pytest.raises(BadPack, match=complaint):
        extended("event_jinro", [pack.allowed()])
