"""Packs with code: run by nobody who has not been asked, under names of their own, and refused in a sentence."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from rulesets.engine import Game, Ruleset, ruleset
from rulesets.engine.packs import BadPack, LanternPack, PackWaits, extended, opened
from tests.engine.packs.writing import folder
from tests.laws.games import Player, seats, state, through_json

PACK = "format: 1\nid: tides\nversion: 1\nruleset: langrensha\n"
LIGHTHOUSE = '''
from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import Role

from ..tides import lit
from .drifter import Drifter


class Lighthouse(Role):
    """Each night it lights up somebody, and learns whether he is of the wolves' side."""

    id = "lighthouse"
    asks = {"lighthouse.light": {"act": "divine", "aim": "look", "call": 65}}
    notices = {"lighthouse.sees": {"params": {"seat": "name", "faction": "faction"}, "secret": True, "learnt": True}}

    def act(self, town: Town, me: str) -> Page | None:
        return self._light(town, me)

    def _light(self, town: Town, me: str) -> Flow:
        seat = yield town.act("lighthouse.light", me, town.nameable(me), at_least=0)
        if seat is not None and not isinstance(town.cards[seat], Drifter):
            town.table.tell(me, "lighthouse.sees", seat=seat, faction=lit(town.cards[seat]))
'''
DRIFTER = 'from rulesets.werewolf.role import Role\n\n\nclass Drifter(Role):\n    id = "drifter"\n    is_plain = True\n'
FILES = {
    "pack.yaml": PACK,
    "tides.py": "def lit(card):\n    return card.faction\n",
    "roles/lighthouse.py": LIGHTHOUSE,
    "roles/drifter.py": DRIFTER,
    "roles/ferrier.yaml": "does: {when: night, what: protect}",
}
CARDS = {"villager": 3, "seer": 1, "ferrier": 1, "lighthouse": 1, "drifter": 1, "werewolf": 2}


def pack(place: Path, files: Mapping[str, str] = FILES) -> LanternPack:
    return opened(folder(place, files)).allowed()


@pytest.fixture
def rules(tmp_path: Path) -> Ruleset:
    return extended("langrensha", [pack(tmp_path)])


def test_its_roles_are_dealt_and_played_like_any_other(rules: Ruleset) -> None:
    game, player, asked = Game.new(rules, seats(9), preset=CARDS, seed=1), Player(1), set()
    while game.ask is not None:
        asked.add(game.ask.id)
        player.move(game)
    assert "lighthouse.light" in asked
    assert state(Game.replay(through_json(game.journal), rules)) == state(game)
    assert [row["id"] for row in game.journal["packs"]] == ["tides"]


def test_its_modules_are_nobodys_else(rules: Ruleset) -> None:
    assert {"lighthouse", "drifter", "ferrier"} <= set(rules.roles)
    assert not [name for name in sys.modules if "tides" in name or "lighthouse" in name]
    assert "lighthouse" not in ruleset("langrensha").roles


def test_nothing_of_it_is_run_before_somebody_allows_it(tmp_path: Path) -> None:
    mark = tmp_path / "was run"
    files = {**FILES, "roles/drifter.py": f"open({str(mark)!r}, 'w').close()\n{DRIFTER}"}
    waiting = opened(folder(tmp_path / "pack", files))
    with pytest.raises(PackWaits, match="tides: is a program, and nobody here has allowed it to run yet") as refused:
        extended("langrensha", [waiting])
    assert refused.value.packs == ("tides",)
    assert not mark.exists()
    extended("langrensha", [waiting.allowed()])
    assert mark.exists()


def test_another_process_loads_it_for_itself_by_the_same_consent(rules: Ruleset) -> None:
    (ours,) = pickle.loads(pickle.dumps(rules.laid_in))  # noqa: S301
    assert ours.may_run
    assert extended("langrensha", [ours]) is rules
    with pytest.raises(PackWaits):
        extended("langrensha", pickle.loads(pickle.dumps([opened_again(ours)])))  # noqa: S301


def opened_again(ours: LanternPack) -> LanternPack:
    """As whoever has not been asked has it."""
    return LanternPack(**{**vars(ours), "may_run": False})


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("roles/drifter.py", "import nothing_there", "roles/drifter.py:1: can't be run (ModuleNotFoundError"),
        (
            "roles/drifter.py",
            "from .nobody import x",
            "roles/drifter.py:1: can't be run (ImportError: there is no roles/nobody.py",
        ),
        ("roles/drifter.py", "from . import nobody", "can't be run (ImportError: there is no roles/nobody.py in"),
        ("roles/drifter.py", "raise SystemExit(3)", "roles/drifter.py:1: can't be run (SystemExit: 3)"),
        ("roles/drifter.py", "\nclass X(", "roles/drifter.py:2: can't be run (SyntaxError"),
        ("roles/drifter.py", "def f(): f()\nf()", "roles/drifter.py:1: can't be run (RecursionError"),
        ("roles/drifter.py", "x = 1", "roles/drifter.py: defines 0 classes of Role with an id of their own"),
        ("roles/drifter.py", DRIFTER.replace('"drifter"', '"seer"'), "id: 'seer' is not allowed; allowed: drifter"),
        ("roles/drifter.py", DRIFTER + "    faction = 'sea'\n", "faction: 'sea' is not allowed; allowed: "),
        ("roles/drifter.py", DRIFTER + "    seen = 'fog'\n", "seen: 'fog' is not allowed; allowed: wolf, human"),
        ("roles/drifter.py", DRIFTER + "    rolls = 'x'\n", "rolls: 'x' is not allowed; allowed: labels in brackets"),
        ("roles/drifter.py", DRIFTER + "    asks = 7\n", "asks: 7 is not allowed; allowed: a mapping"),
        ("roles/drifter.py", DRIFTER + "    asks = {'x.y': {}}\n", "asks.x.y is about nothing of this pack"),
        ("roles/drifter.py", DRIFTER + "    asks = {'drifter.y': {'z': 1}}\n", "roles/drifter.py: asks.drifter.y: 'z'"),
        ("roles/seer.py", DRIFTER, "roles/seer.py: seer is a name in langrensha already"),
        ("roles/ferrier.py", DRIFTER, "ferrier is the id of two things"),
        ("rulesets.py", "", "rulesets.py: is no name for code of a pack"),
        ("os.py", "", "os.py: is no name for code of a pack"),
        ("tides.py", "raise ValueError('ebb')", "tides.py:1: can't be run (ValueError: ebb)"),
        ("events/fog.py", "", "events/fog.py: langrensha takes no events of code; allowed: roles"),
        ("scenarios/x.py", "", "scenarios/x.py: is nothing that a pack has"),
        ("roles/a/b.py", "", "roles/a/b.py: is nothing that a pack has"),
    ],
)
def test_what_can_not_be_played_is_a_sentence(tmp_path: Path, name: str, text: str, words: str) -> None:
    with pytest.raises(BadPack) as refused:
        extended("langrensha", [pack(tmp_path, {**FILES, name: text})])
    assert words in "\n".join(map(str, refused.value.faults))


def test_a_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    folder(tmp_path, FILES)
    (tmp_path / "tides.py").write_bytes(b"ok = 1\n# \xff")
    with pytest.raises(BadPack, match=r"tides\.py:2: is not a text in UTF-8"):
        opened(tmp_path)
