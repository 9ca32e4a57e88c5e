"""What may follow `lantern-night demo`, and the demo from its beginning to its end."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from re import fullmatch
from tempfile import TemporaryDirectory, TemporaryFile

from i18n.languages import FALLBACK, KNOWN, record
from rulesets.engine import BadSetup, Game, LanternError, Ruleset, ruleset

# At the table nobody writes more than 40; what is far longer takes the screens minutes to fit in.
_LONGEST_NAME = 100


@dataclass(frozen=True)
class Wish:
    """What was asked for."""

    game: Game
    language: str
    seed: int
    frames: Path | None
    held: bool
    fast: bool
    size: tuple[int, int]
    until_day: int | None
    grammar: Path | None = None
    few: bool = False


def run(arguments: Sequence[str]) -> int:
    try:
        given = _parser().parse_args(arguments)
        wish = _wish(given)
        for folder in (given.frames, given.keep):
            if folder is not None:
                _make_writable(folder)
        if given.grammar is not None:
            given.grammar.write_text("[]\n", encoding="utf-8")
    except (LanternError, OSError) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    # Imported late: a wrong option is said at once, and Qt costs a tenth of a second.
    from desktop.demo.director import play  # noqa: PLC0415

    if given.keep is not None:
        return play(wish, given.keep)
    with TemporaryDirectory() as folder:
        return play(wish, Path(folder))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("lantern-night demo", description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("--pack", type=Path, action="append", default=[], metavar="PATH", help="may be repeated")
    parser.add_argument("--run", action="store_true", dest="runs", help="the packs' code: it may do whatever you may")
    parser.add_argument("--preset")
    parser.add_argument("--card", action="append", default=[], metavar="ID=N", help="a line-up of one's own; repeated")
    seats = parser.add_mutually_exclusive_group()
    seats.add_argument("--players", type=int)
    seats.add_argument("--names", help="A,B,…: who plays, in seat order")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--language", choices=KNOWN, default=FALLBACK)
    parser.add_argument("--profile", help="a named set of house rules; options are laid over it")
    parser.add_argument("--leading", help="who leads the nights")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="a house rule; may be repeated")
    parser.add_argument("--frames", type=Path, metavar="DIR", help="one picture a step, and frames.json")
    parser.add_argument("--few", action="store_true", help="of many steps that look alike one picture")
    parser.add_argument("--grammar", type=Path, metavar="FILE", help="what each lit screen of a lap takes, as a list")
    parser.add_argument(
        "--keep", type=Path, metavar="DIR", help="where the game is kept; else it leaves nothing behind"
    )
    parser.add_argument("--held", action="store_true", help="lit pages are taken with the page held open")
    parser.add_argument("--fast", action="store_true", help="no waiting and no animation")
    parser.add_argument("--size", type=_size, default=(1280, 720), metavar="1280x720")
    parser.add_argument("--until-day", type=int, metavar="N", help="ends as soon as day N is over")
    return parser


def _wish(given: argparse.Namespace) -> Wish:
    rules = _rules(given)
    board = rules.board_read(given.preset, given.card)
    if given.names is not None:
        names = given.names.split(",")
    else:
        names = _names(given.language, _players(rules, given.players, board))
    for name in names:
        if len(name) > _LONGEST_NAME:
            raise BadSetup(f"players: {name[:20]}… has {len(name)} letters; allowed: {_LONGEST_NAME}")
    game = Game.new(
        rules,
        names,
        preset=board,
        profile=given.profile,
        options=rules.options_read(given.option),
        seed=given.seed,
        leading=given.leading,
    )
    shown = (given.frames, given.held, given.fast, given.size)
    return Wish(game, given.language, given.seed, *shown, given.until_day, given.grammar, given.few)


def _rules(given: argparse.Namespace) -> Ruleset:
    if not given.pack:
        return ruleset(given.ruleset)
    from rulesets.engine.packs import extended, opened  # noqa: PLC0415

    packs = [opened(place) for place in given.pack]
    return extended(given.ruleset, [pack.allowed() for pack in packs] if given.runs else packs)


def _players(rules: Ruleset, given: int | None, board: str | Mapping[str, int] | None) -> int:
    players = rules.usual_players(board) if given is None else given
    rules.composition(players, board)
    return players


def _names(language: str, players: int) -> list[str]:
    names = record(language).names or record(FALLBACK).names
    return [names[seat] if seat < len(names) else f"{names[0]}{seat}" for seat in range(players)]


def _make_writable(folder: Path) -> None:
    """Said before the first page rather than after it."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryFile(dir=folder):
        pass


def _size(text: str) -> tuple[int, int]:
    written = fullmatch("([0-9]{1,5})x([0-9]{1,5})", text)
    width, height = map(int, written.groups()) if written else (0, 0)
    if not (32 <= width <= 7680 and 18 <= height <= 4320):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size; a size is from 32x18 to 7680x4320")
    return width, height
