"""What a walk through the house showed, what it was to show, and what it shows."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from . import code, habits, rules, screens, taps
from .tree import Tree

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "house.md"
# The last commit before rules said what their facts mean: what stood there then is measured with the same meters.
BEFORE = "280a9fb"


@dataclass(frozen=True)
class Row:
    what: str
    before: str
    wanted: str
    measured: Callable[[Tree], str]


ROWS = (
    Row("a notice's meaning", "326 literals of 199 ids", "said once beside the rule; at most 30", rules.literals),
    Row("a role", "9 files name it", "its file, its words, its scenarios, a picture if wanted", rules.role),
    Row(
        "what the four werewolf games share",
        "3 `Role`, 3 `Seer`, 3 `Guard`, 3 `Werewolf`, 3 `Villager`, 3 `Fox`",
        "one `Role`, one seer",
        rules.shared,
    ),
    Row(
        "Python to QML",
        "0 registered types, 11 properties that are maps, 286 `property var` in QML",
        "typed pages; no map where a type can stand",
        screens.typed,
    ),
    Row(
        "placing",
        "617 lines with hand-set x or y, 1897 products with a unit",
        "layouts and a few named zones",
        screens.placing,
    ),
    Row(
        "one tap",
        "51 Python files, 204 functions, the page made 3 times, the journal replayed",
        "about 10 files and 60 functions, each page made once, nothing replayed",
        taps.tap,
    ),
    Row(
        "folders of `desktop`",
        "93 files in `desktop/play`, 21 folders, 14 protocols, 104 `isinstance`, 7 of them on models",
        "rooms that say what they are, one navigator, no `isinstance` on models",
        code.rooms,
    ),
    Row(
        "names",
        "29 class names used for more than one thing, 78 % one plain word",
        "one class name, one idea",
        code.names,
    ),
    Row("papers", "0 ledgers, 0 decisions, no picture, no CONTRIBUTING", "`docs/`, CONTRIBUTING", habits.papers),
    Row("commits", "530 inserted lines at the median of 50", "small ones that say why", habits.commits),
    Row("tests", "7806 tests, none of them quick", "the same certainty in half the time", habits.tests),
    Row(
        "lengths",
        "files 56 lines at the median, functions 4 and at most 39, 0 longer than 39",
        "as it was",
        code.lengths,
    ),
)
HEAD = f"""\
# What a walk through the house shows

Written by `python -m devtools house --write`, on {{commit}}; nobody keeps it up to date in between. *Before* is
what the same meters say of {BEFORE}, with one exception: the tap was followed by hand then.
"""
FOOT = """\
How each is counted: a *literal* is a whole string in `desktop` or `i18n` that is an id of a ruleset's own. *A role*:
the files outside tests and papers that have the id as a word, for the roles that only one ruleset knows, at the median;
a walk by hand came to some 25 files opened, 12 changed and 4 more red, which no meter repeats. *Placing* counts a
number times `Look.u`. *Names* are those of `desktop`. *Lengths* are those of `desktop`, `i18n` and `rulesets`; a file
is one that is not empty. *Commits* leave out merges. What one red test takes along is found by breaking some, not here.

*One tap* has more functions than was wanted, and is left so. In `desktop` the privacy machine has one for each thing
that may happen ([ADR 17](adr/0017-the-privacy-machine-knows-no-screen.md)). What a page takes, and what its places come
to for the ask, stands by itself, so that a test can hold two readers against each other
([ADR 27](adr/0027-the-law-of-gestures.md)). A line on the disk is sealed, chained, held against its file, synced and
notched, each in a module that can be tried alone ([ADR 18](adr/0018-one-file-a-game-and-nothing-written-over.md),
[ADR 20](adr/0020-a-games-file-knows-itself.md)). Of the engine's most are properties of one line, by which `Game` hides
its table. Fewer would be longer ones, or one that knows of two of these: what was taken up for that and laid down again
stands in [ADR 53](adr/0053-a-session-knows-who-sits-there.md).
"""


def table(tree: Tree) -> str:
    lines = ["| what | before | wanted | now |", "| --- | --- | --- | --- |"]
    lines += [f"| {row.what} | {row.before} | {row.wanted} | {row.measured(tree)} |" for row in ROWS]
    return "\n".join(lines) + "\n"


def page(tree: Tree) -> str:
    return "\n".join((HEAD.format(commit=_commit(tree)), table(tree), FOOT))


def _commit(tree: Tree) -> str:
    command = ("git", "log", "-1", "--format=%h (%cs)")
    return subprocess.run(command, cwd=tree.root, check=True, capture_output=True, encoding="utf-8").stdout.strip()


def main(root: Path, *, written: bool) -> int:
    text = page(Tree(root.resolve()))
    if written:
        PAGE.write_text(text, encoding="utf-8", newline="\n")
    print(text)
    return 0
