"""A game with packs in it goes through the real screens to its end, and its pages take the same of everybody."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest

from desktop.__main__ import main
from desktop.demo.command import Wish
from desktop.demo.director import play
from rulesets.engine import Game
from tests.desktop.acceptance.packed_playing import BOARDS, files
from tests.engine.packs.parts import EVENTS, ROLES, all_parts
from tests.engine.packs.writing import folder
from tests.laws.games import seats

pytestmark = pytest.mark.usefixtures("qapp")


def game(place: Path, ruleset_id: str, leading: str = "lantern") -> Game:
    """One of each deed, as far as there are seats."""
    rules = all_parts(place, ruleset_id)
    number = 13 if 13 in rules.players else rules.players[-1]
    own = list(ROLES)[: number - 4]
    cards = {"werewolf": 2, **dict.fromkeys(own, 1), "villager": number - 2 - len(own)}
    fixed = {"deck": list(EVENTS)} if rules.events else {}
    return Game.new(rules, seats(number), preset=cards, seed=4, fixed=fixed, leading=leading)


@pytest.mark.parametrize(("id", "leading"), [("event_jinro", "lantern"), ("langrensha", "caller")])
def test_it_is_played_to_its_end(id: str, leading: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    begun = game(tmp_path / "pack", id, leading)
    assert play(Wish(begun, "en", 2, None, False, True, (1280, 720), None), tmp_path / "kept") == 0
    assert begun.result is not None
    assert capfd.readouterr().err == ""


FERRY = {
    "pack.yaml": "format: 1\nid: ferry\nversion: 1\nruleset: jinro_nine\n"
    "boards: {ferry9: {players: 9, cards: {villager: 4, ferrier: 1, seer: 1, madman: 1, werewolf: 2}}}\n",
    "roles/ferrier.yaml": "does: {when: night, what: look, shows: role}",
    "words/en.yaml": "role.ferrier.name: Ferrier\n",
}


@pytest.mark.parametrize("ruleset", BOARDS)
def test_all_screens_of_a_place_are_equal_but_for_who(tmp_path: Path, ruleset: str) -> None:
    pack, grammar = folder(tmp_path / "ferry", files(ruleset)), tmp_path / "grammar.json"
    begun = ["demo", ruleset, "--pack", str(pack), "--preset", "river", "--fast", "--until-day", "1"]
    assert main([*begun, "--grammar", str(grammar)]) == 0
    at = defaultdict(list)
    for row in json.loads(grammar.read_text("utf-8")):
        at[tuple(row[key] for key in ("day", "phase", "lap", "place"))].append(row)
    assert len(at) > 2
    for same in at.values():
        assert len({json.dumps({**row, "who": ""}) for row in same}) == 1


def test_a_pack_that_can_not_be_played_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = folder(tmp_path / "bad", {**FERRY, "pack.yaml": FERRY["pack.yaml"].replace("format: 1", "format: 2")})
    assert main(["demo", "jinro_nine", "--pack", str(bad)]) == 2
    assert "pack.yaml:1: format: 2 is not allowed" in capsys.readouterr().err
    good = folder(tmp_path / "good", FERRY)
    assert main(["demo", "langrensha", "--pack", str(good)]) == 2
    assert "is for jinro_nine, not for langrensha" in capsys.readouterr().err
