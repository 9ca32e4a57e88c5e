"""python -m devtools alone | house | lasting | mutate | parts | qmllint | recount | site | tap | walk"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from . import alone, lasting, one_tap, parts, qmllint
from .house import walk
from .mutate import command
from .recount import command as recount
from .site import command as site
from .walk import command as walk_command


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m devtools", description=__doc__)
    commands = parser.add_subparsers(required=True)
    command.prepare(commands.add_parser("mutate", help=command.__doc__))
    listed = commands.add_parser("parts", help="what roles, cards and events still lack, in one list")
    listed.set_defaults(run=lambda _: parts.main())
    linter = commands.add_parser("qmllint", help="Qt's linter over every QML file, with the types of pages and models")
    linter.set_defaults(run=lambda _: qmllint.main())
    site.prepare(commands.add_parser("site", help=site.__doc__))
    tap = commands.add_parser("tap", help="what a tap runs through, from QML's slot to the next page")
    tap.add_argument("--list", action="store_true", dest="listed", help="every function that ran")
    tap.set_defaults(run=lambda chosen: one_tap.main(chosen.listed))
    lasting.prepare(commands.add_parser("lasting", help=lasting.__doc__))
    recount.prepare(commands.add_parser("recount", help=recount.__doc__))
    alone.prepare(commands.add_parser("alone", help=alone.__doc__))
    walked = commands.add_parser("house", help="what a walk through the house shows, in numbers")
    walked.add_argument("--root", type=Path, default=walk.ROOT, help="another tree to measure")
    walked.add_argument("--write", action="store_true", help=f"into {walk.PAGE.relative_to(walk.ROOT)}")
    walked.set_defaults(run=lambda chosen: walk.main(chosen.root, written=chosen.write))
    walk_command.prepare(commands.add_parser("walk", help=walk_command.__doc__))
    chosen = parser.parse_args(arguments)
    return int(chosen.run(chosen))


if __name__ == "__main__":
    sys.exit(main())
