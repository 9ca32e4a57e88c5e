"""The whole game that the page about packs shows."""

from __future__ import annotations

from pathlib import Path

from rulesets.engine import Ruleset
from rulesets.engine.packs import extended, opened
from tests.engine.packs.writing import folder
from tests.test_packs_page import shown

NAMES = (
    *("pack.yaml", "ruleset.yaml", "flow.py", "setup.py"),
    *("roles/villager.py", "roles/seer.py", "roles/werewolf.py", "words/en.yaml"),
)
ONE_NIGHT = {name: shown(f"# one_night/{name}\n") for name in NAMES}


def one_night(place: Path) -> Ruleset:
    return extended("one_night", [opened(folder(place, ONE_NIGHT)).allowed()])
