"""What may follow `lantern-night pack`: whether a pack can be played, and a pack begun."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from desktop.packs.beginning import begin
from desktop.packs.checking import checked
from desktop.packs.trial import MOST_SECONDS, PackTrial
from rulesets.engine import UnknownRuleset, ruleset
from rulesets.engine.errors import listed
from rulesets.engine.packs import BadPack, Fault, LanternPack


def run(arguments: Sequence[str]) -> int:
    given = _parser().parse_args(arguments)
    try:
        return int(given.run(given))
    except BadPack as error:
        return _said(error.faults)
    except (UnknownRuleset, OSError) as error:
        return _said([error])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("lantern-night pack", description=__doc__)
    commands = parser.add_subparsers(required=True)
    check = commands.add_parser("check", help="all that is wrong with a pack, a line each")
    check.add_argument("path", type=Path)
    check.add_argument("--run", action="store_true", dest="runs", help="run its code: it may do whatever you may")
    check.add_argument("--seconds", type=float, default=MOST_SECONDS, help="how long that may take")
    check.set_defaults(run=_check)
    new = commands.add_parser("new", help="a pack's folder, with all files that it wants; the folder's name is its id")
    new.add_argument("path", type=Path)
    new.add_argument("ruleset")
    new.add_argument("--role", action="append", default=[], metavar="ID", help="a role to begin with; may be repeated")
    new.add_argument("--event", action="append", default=[], metavar="ID", help="an event; may be repeated")
    new.add_argument("--card", action="append", default=[], metavar="ID", help="a card, as code; may be repeated")
    new.add_argument("--code", action="store_true", help="roles and events as code: such a pack is a program")
    new.set_defaults(run=_new)
    return parser


def _check(given: argparse.Namespace) -> int:
    pack, found = checked(given.path)
    if found or pack is None:
        return _said(found)
    if pack.code and not given.runs:
        print(f"{pack.need}, for {pack.ruleset}: is well written, and a program: {listed(pack.code)}")  # noqa: T201
        print("Nothing of it was run. --run does, and finds out whether it can be played.")  # noqa: T201
        return 0
    if pack.code and (failed := _tried(pack, given.seconds)):
        return _said(failed)
    print(f"{pack.need}, for {pack.ruleset}: can be played")  # noqa: T201
    return 0


def _tried(pack: LanternPack, seconds: float) -> Sequence[Fault]:
    trial = PackTrial(pack, seconds, with_words=True)
    try:
        while (found := trial.faults(wait=0.2)) is None:
            pass
        return found
    finally:
        trial.stop()


def _new(given: argparse.Namespace) -> int:
    ruleset(given.ruleset)
    parts = {"roles": given.role, "events": given.event, "cards": given.card}
    for file in begin(given.path, given.ruleset, parts, in_code=given.code):
        print(file)  # noqa: T201
    return 0


def _said(faults: Sequence[object]) -> int:
    for fault in faults:
        print(fault, file=sys.stderr)  # noqa: T201
    return 2
