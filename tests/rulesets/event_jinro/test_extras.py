"""An event and a role of your own, from a folder outside the package."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from rulesets.engine import BadJournal, BadRuleset, BadSetup, Game, Ruleset, ruleset
from rulesets.event_jinro.book import bundled
from rulesets.event_jinro.extras import with_extras
from tests.laws.games import Player, seats

FOG = '''
from rulesets.event_jinro.event import Event


class Fog(Event):
    """Tonight's attacks miss, and the next discussion lasts a minute."""

    id = "fog"
    deck = "town"
    notices = {"event.morning": {"params": {"event": ["fog"]}}}

    def lands(self, town, named):
        return []

    def morning(self, town):
        town.today.seconds = 60
        self.announce(town, seconds=60)
'''

FERRY = '''
from rulesets.event_jinro.event import NamesASeat


class Ferry(NamesASeat):
    """The named seat speaks from the other bank: it is a ghost of the next discussion."""

    id = "ferry"
    asks = {"ferry.target": {"aim": "guard"}}
    notices = {"event.morning": {"params": {"event": ["ferry"]}}}

    def morning(self, town):
        if self.target in town.table.alive:
            town.today.ghosts = [self.target]
            self.announce(town, ghosts=town.today.ghosts)
'''

STARGAZER = '''
from rulesets.werewolf.role import Role


class Stargazer(Role):
    """Executed, it draws four events."""

    id = "stargazer"
    draws = 4
'''

VILLAGE = {"villager": 5, "seer": 1, "werewolf": 1}
ROLES = dict(zip("ABCDEFG", [*["villager"] * 5, "seer", "werewolf"], strict=True))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "fog.py").write_text(FOG, encoding="utf-8")
    (tmp_path / "ferry.py").write_text(FERRY, encoding="utf-8")
    return tmp_path


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


def test_an_event_from_outside_is_played_like_any_other(folder: Path) -> None:
    game = night_after(with_extras(folder), "fog")
    assert ("event.chosen", {"event": "fog"}) in told(game)
    assert ("event.morning", {"event": "fog", "seconds": 60}) in told(game)
    assert [death.name for death in game.deaths] == ["A"]
    assert game.ask is not None
    assert game.ask.seconds == 60


def test_an_event_from_outside_may_ask(folder: Path) -> None:
    rules = with_extras(folder / "ferry.py")
    assert "ferry.target" in rules.vocabulary.asks
    game = night_after(rules, "ferry", **{"ferry.target": "C"})
    assert game.ask is not None
    assert game.ask.params["ghosts"] == ["C"]


def test_without_it_the_night_goes_as_usual(folder: Path) -> None:
    game = night_after(with_extras(folder), "slum")
    assert [death.name for death in game.deaths] == ["A", "B"]


def test_it_joins_the_deck_it_belongs_to(folder: Path) -> None:
    town = [event.id for event in bundled().events.values() if event.deck == "town"]
    rolls = {"event.deck": [["fog", *town]]}
    options = {"event_deck": "town"}
    game = Game.new(
        with_extras(folder),
        list("ABCDEFG"),
        preset=VILLAGE,
        seed=1,
        options=options,
        fixed={"roles": ROLES, "rolls": rolls},
    )
    _to(game, "event.choose")
    assert game.ask is not None
    assert game.ask.options == ("fog", town[0])


def test_it_comes_after_the_others_in_every_list(folder: Path) -> None:
    fixed = {"roles": ROLES, "deck": ["airship", "altar", "fog", "ferry", "parliament"]}
    game = Game.new(with_extras(folder), list("ABCDEFG"), preset=VILLAGE, seed=1, fixed=fixed)
    _to(game, "airship.choose")
    assert game.ask is not None
    assert game.ask.options == ("parliament", "ferry", "fog")


def _to(game: Game, ask: str) -> None:
    """With A executed, who then plays the first card drawn."""
    while game.ask is not None and game.ask.id != ask:
        game.answer("A" if "A" in game.ask.options else next(iter(game.ask.options), None))


def test_the_bundled_ruleset_and_its_games_know_nothing_of_it(folder: Path) -> None:
    before = tuple(bundled().events)
    with_extras(folder)
    assert tuple(bundled().events) == before
    assert not any("fog" in name for name in sys.modules)
    with pytest.raises(BadSetup, match="'fog' is not an event"):
        Game.new("event_jinro", list("ABCDEFG"), preset=VILLAGE, fixed={"deck": ["fog"]})


def test_a_journal_is_played_by_its_own_rules_only(folder: Path) -> None:
    rules = with_extras(folder)
    game = night_after(rules, "fog")
    again = Game.replay(game.journal, rules)
    assert again.journal == game.journal
    assert told(again) == told(game)
    with pytest.raises(BadJournal):
        Game.replay(game.journal)
    with pytest.raises(BadJournal, match="event_jinro"):
        Game.replay(Game.new("event_jinro", list("ABCDEFG"), preset=VILLAGE, seed=1).journal, rules)


def test_a_role_from_outside_is_dealt_like_any_other(folder: Path) -> None:
    (folder / "stargazer.py").write_text(STARGAZER, encoding="utf-8")
    rules = with_extras(folder)
    assert rules.roles == (*ruleset("event_jinro").roles, "stargazer")
    cards = {"villager": 4, "stargazer": 1, "seer": 1, "werewolf": 1}
    fixed = {"roles": {**ROLES, "A": "stargazer"}, "deck": ["altar", "slum", "fog", "guild", "church"]}
    game = Game.new(rules, list("ABCDEFG"), preset=cards, seed=1, fixed=fixed)
    _to(game, "event.choose")
    assert game.ask is not None
    assert game.ask.options == ("altar", "slum", "fog", "guild")


def test_random_games_with_extras_end_in_known_words(folder: Path) -> None:
    (folder / "stargazer.py").write_text(STARGAZER, encoding="utf-8")
    rules = with_extras(folder)
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
        ("", "exactly one"),
        (FOG + FOG.replace("Fog", "Mist"), "exactly one"),
        (FOG.replace('id = "fog"', 'id = "slum"'), "slum: there is one of this id already"),
        (FOG.replace('id = "fog"', ""), "Fog has no id"),
        ("class Fog(:", "can't be read"),
        ("import no_such_module", "can't be read"),
        ("1 / 0", "can't be read .division by zero"),
        ("raise SystemExit", "can't be read .SystemExit."),
        (FOG.replace('"fog"', "3"), "3 is not an id"),
        (FOG.replace('"fog"', '""'), "'' is not an id"),
        (FOG.replace('"fog"', '"Our fog"'), "'Our fog' is not an id"),
        (FOG.replace('"town"', '"village"'), "deck is 'village'; allowed: 'town', 'storm'"),
        (FERRY.replace('"aim": "guard"', '"aim": "hug"'), r"fog.py: asks.ferry.target.aim: 'hug' is not allowed"),
        (FERRY.replace('["ferry"]', '"name"'), r"fog.py: notices.event.morning.params.event: 'name' is not allowed"),
        (FERRY.replace("asks = {", "rolls = {"), "rolls is .*; allowed: labels in brackets"),
    ],
)
def test_a_file_that_is_no_extra_is_refused(tmp_path: Path, source: str, complaint: str) -> None:
    file = tmp_path / "fog.py"
    file.write_text(source, encoding="utf-8")
    with pytest.raises(BadRuleset, match=complaint):
        with_extras(file)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRuleset, match="can't be read"):
        with_extras(tmp_path / "nowhere.py")
