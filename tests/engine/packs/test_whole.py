"""A pack that is a whole game: played by its own rules, and refused in a sentence where it can't be."""

from __future__ import annotations

from pathlib import Path

import pytest

from i18n import Words
from i18n.packed import lacking
from rulesets.engine import BadJournal, Game, catalogue
from rulesets.engine.packs import BadPack, PackWaits, extended, opened
from rulesets.engine.simulate import simulate
from tests.engine.packs.one_night import ONE_NIGHT, one_night
from tests.engine.packs.writing import folder
from tests.laws.games import Player, seats, state, through_json


def test_it_is_played_and_played_again(tmp_path: Path) -> None:
    rules = one_night(tmp_path)
    game, player = Game.new(rules, seats(6), seed=1), Player(1)
    while game.ask is not None:
        player.move(game)
    assert game.result is not None
    assert state(Game.replay(through_json(game.journal), rules)) == state(game)
    with pytest.raises(BadJournal, match="one_night"):
        Game.replay(game.journal)
    assert simulate(rules, games=30).games == 30
    assert "one_night" not in [one.id for one in catalogue()]


def test_it_lacks_no_word(tmp_path: Path) -> None:
    rules = one_night(tmp_path)
    assert [*lacking(rules)] == []
    assert Words("ja", rules).text("role.seer.name") == "Seer"


def test_it_waits_to_be_allowed(tmp_path: Path) -> None:
    with pytest.raises(PackWaits):
        extended("one_night", [opened(folder(tmp_path, ONE_NIGHT))])


@pytest.mark.parametrize(
    ("name", "was", "becomes", "words"),
    [
        ("ruleset.yaml", "id: one_night", "id: two_nights", "ruleset.yaml:2: id: two_nights is not allowed"),
        ("ruleset.yaml", "kind: int", "kind: float", "options.talk_seconds.kind: 'float' is not allowed"),
        ("ruleset.yaml", "players:", "player:", "'player' is not a key of a ruleset"),
        (
            "ruleset.yaml",
            "order: 1",
            "order: 1\nfamily: ../../etc",
            "family: '../../etc' is not allowed; allowed: werewolf",
        ),
        ("ruleset.yaml", "night.report:", "night.repose:", "asks.night.repose: nothing says what it means"),
        ("flow.py", "def flow(table)", "def flown(table)", "flow.py: defines no flow"),
        ("flow.py", "from .roles.seer", "from .roles.sear", "flow.py:7: can't be run (ImportError"),
        ("roles/seer.py", '    id = "seer"\n', "", "flow.py:11: can't be run (AttributeError"),
        ("pack.yaml", "id: one_night", "id: app", "is one of the house's own"),
        ("pack.yaml", "ruleset: one_night", "ruleset: jinro_nine", "ruleset: 'jinro_nine' is not allowed"),
    ],
)
def test_what_can_not_be_played_is_a_sentence(tmp_path: Path, name: str, was: str, becomes: str, words: str) -> None:
    assert was in ONE_NIGHT[name]
    files = {**ONE_NIGHT, name: ONE_NIGHT[name].replace(was, becomes)}
    if becomes == "id: app":
        files[name] = files[name].replace("ruleset: one_night", "ruleset: app")
    assert words in refused(folder(tmp_path, files))


def refused(place: Path) -> str:
    try:
        pack = opened(place).allowed()
        extended(pack.ruleset, [pack])
    except BadPack as error:
        return "\n".join(map(str, error.faults))
    return ""


def test_without_a_flow_it_is_refused_before_anything_is_run(tmp_path: Path) -> None:
    files = {name: text for name, text in ONE_NIGHT.items() if name != "flow.py"}
    with pytest.raises(BadPack, match=r"ruleset\.yaml: is played by flow\.py, and there is none"):
        opened(folder(tmp_path, files))
