"""A walk through the house in numbers: what its meters see, and the page that they are kept on."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from devtools.house import code, habits, rules, screens, walk
from devtools.house.tree import Tree

SCREEN = """\
Item {
    x: 3 * Look.u
    width: 2 * Look.u + 1.5 * Look.u
    y: parent.height / 2
    property var seat
}
"""
ROLE = """\
class Seer:
    notices = {"seer.result": {}}

    def act(self):
        return 1
"""
READER = """\
from typing import Protocol


class Seat(Protocol): ...


class SeatTag: ...


def is_seen(model):
    if isinstance(model, SeatTag):
        return model.id == "seer.result"
"""


@pytest.fixture
def house(tmp_path: Path) -> Tree:
    """One screen, one role, one reader; and a second thing of the reader's name."""
    for place, text in {
        "desktop/seats/Seat.qml": SCREEN,
        "desktop/seats/reader.py": READER,
        "desktop/seats/other.py": "class Seat: ...\n",
        "desktop/seats/__init__.py": "",
        "i18n/words.py": "WOLF = 'wolf'\n",
        "rulesets/nine/roles/seer.py": ROLE,
        "rulesets/nine/ruleset.yaml": "roles: [seer, wolf]\nasks: {seer.look: {}}\n",
        "docs/adr/0001.md": "",
    }.items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text, "utf-8")
    return Tree(tmp_path)


def test_ids_are_those_of_files_and_of_classes(house: Tree) -> None:
    assert rules.literals(house) == "2 literals of 4 ids"


def test_a_role_is_in_the_files_that_name_it(house: Tree) -> None:
    assert rules.role(house) == "2.5 files name it"
    assert rules.shared(house).startswith("0 `Role`, 1 `Seer`")


def test_screens_are_read_for_units_places_and_what_has_no_type(house: Tree) -> None:
    assert screens.placing(house) == "1 lines with hand-set x or y, 3 products with a unit"
    assert screens.typed(house) == "0 registered types, 0 properties that are maps, 1 `property var` in QML"


def test_names_folders_and_lengths(house: Tree) -> None:
    assert code.names(house) == "1 class names used for more than one thing, 50 % one plain word"
    assert (
        code.rooms(house) == "4 files in `desktop/seats`, 1 folders, 1 protocols, 1 `isinstance`, 1 of them on models"
    )
    assert code.lengths(house) == "files 3 lines at the median, functions 2.5 and at most 3, 0 longer than 39"


def test_commits_are_counted_without_merges(house: Tree) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *who, *arguments], cwd=house.root, check=True, capture_output=True)

    git("init", "-q")
    for lines in (1, 5, 30):
        (house.root / "file").write_text("line\n" * lines, "utf-8")
        git("add", "file")
        git("commit", "-qm", "more")
    assert habits.commits(house) == "4 inserted lines at the median of 3"
    assert habits.papers(house) == "0 ledgers, 1 decisions, no picture, no CONTRIBUTING"


def test_the_page_has_every_row_and_says_which_commit_it_is_about() -> None:
    kept = walk.PAGE.read_text("utf-8")
    assert re.search(r"on [0-9a-f]{7,} \(\d{4}-\d\d-\d\d\)", kept)
    rows = re.findall(r"^\| (.+?) \| (.+?) \| (.+?) \| .+ \|$", kept, re.MULTILINE)
    assert rows[2:] == [(row.what, row.before, row.wanted) for row in walk.ROWS]
