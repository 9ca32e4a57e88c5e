"""The whole shelf of games as one file, and such a file brought back, onto a shelf with games of its own as well."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from desktop.keep.folder import home
from desktop.keep.shelf import Shelf
from desktop.keep.whole_shelf import NotAShelf, brought_back, packed


def run(arguments: Sequence[str]) -> int:
    given = _parser().parse_args(arguments)
    shelf = Shelf(home() / "games")
    try:
        print(_done(given.way, shelf, given.file))  # noqa: T201
    except NotAShelf:
        print(f"{given.file}: no shelf", file=sys.stderr)  # noqa: T201
        return 1
    except OSError as error:
        print(f"{given.file}: {error.strerror or error}", file=sys.stderr)  # noqa: T201
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("lantern-night shelf", description=__doc__)
    parser.add_argument("way", choices=("back-up", "bring-back"))
    parser.add_argument("file", type=Path)
    return parser


def _done(way: str, shelf: Shelf, file: Path) -> str:
    if way == "back-up":
        return f"{packed(shelf, file)} games in {file}"
    found = brought_back(shelf, file)
    return (
        f"{found.new} new, {found.further} further than they were here, {found.same} here already, "
        f"{found.aside} kept aside, {found.left} left out; "
        f"{found.named} joined spellings and seasons new, of {found.unnamed} those here stay"
    )
