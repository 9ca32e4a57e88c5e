"""What may follow `lantern-night sheets`: a table's sheets for paper, without its screen."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from desktop.draft.draft import Draft, usual_profile
from desktop.keep import atomic
from desktop.keep.people import Person
from desktop.sheets.content import sheets
from desktop.sheets.paper import PAPERS, pdf, usual_paper
from i18n import LANGUAGES, Words
from rulesets.engine import BadSetup, Ruleset, UnknownRuleset, ruleset
from rulesets.engine.table import LANTERN


def run(arguments: Sequence[str]) -> int:
    given = _parser().parse_args(arguments)
    try:
        draft = _draft(given)
    except (BadSetup, UnknownRuleset) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    application = QGuiApplication.instance() or QGuiApplication(["lantern-night"])
    words = Words(given.language, draft.rules)
    try:
        atomic.replace(given.out, pdf(words, sheets(words, draft), given.paper or usual_paper()))
    except OSError as error:
        print(f"{given.out}: {error.strerror or error}", file=sys.stderr)  # noqa: T201
        return 1
    print(given.out)  # noqa: T201
    del application
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("lantern-night sheets", description=__doc__)
    parser.add_argument("--ruleset", required=True)
    parser.add_argument("--preset")
    parser.add_argument("--players", type=int)
    parser.add_argument("--names", default="", metavar="A,B,…")
    parser.add_argument("--profile", help="as a new table begins, where it is left out")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--leading", default=LANTERN)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--paper", choices=list(PAPERS))
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    return parser


def _draft(given: argparse.Namespace) -> Draft:
    """Whatever can't be played is refused by the engine, in its words."""
    rules = ruleset(given.ruleset)
    names = [name.strip() for name in given.names.split(",") if name.strip()]
    players = given.players or len(names) or rules.usual_players(given.preset)
    rules.composition(players, given.preset)
    seats = tuple(Person(name) for name in (names + [""] * players)[:players])
    draft = Draft(rules.id, seats, given.preset, profile=_one(rules, given), leading=given.leading)
    if given.preset is None:
        draft = draft.with_fitting_preset()
    options = {id: _checked(rules, id, value) for id, value in rules.options_read(given.option).items()}
    return draft.with_options({**draft.all_values(), **options})


def _one(rules: Ruleset, given: argparse.Namespace) -> str:
    for field, value, allowed in (
        ("profile", given.profile or usual_profile(rules), rules.profiles),
        ("leading", given.leading, rules.leadings),
    ):
        if value not in allowed:
            raise BadSetup(f"{field}: {value!r} is not known to {rules.id}; allowed: {', '.join(allowed)}")
    return given.profile or usual_profile(rules)


def _checked(rules: Ruleset, id: str, value: object) -> bool | int | str:
    if id not in rules.options:
        raise BadSetup(f"options: {id!r} is not known to {rules.id}; allowed: {', '.join(rules.options)}")
    return rules.options[id].checked(value)
