"""python -m rulesets.engine simulate | scenario | describe | play"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence

from . import describe, scenario, simulate
from .errors import LanternError
from .game import Game
from .library import catalogue, ruleset_or_file
from .ruleset import Ruleset
from .setup import checked
from .terminal import Terminal


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = _parser().parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except LanternError as error:
        print(error, file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        print()
        return 130
    except BrokenPipeError:
        # Whoever read along has seen enough. Nothing more can be said to him, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rulesets.engine", description=__doc__)
    commands = parser.add_subparsers(required=True)

    command = commands.add_parser("simulate", help="whole games with players that answer at random")
    command.add_argument("ruleset")
    command.add_argument("--preset")
    command.add_argument("--players", type=int)
    command.add_argument("--games", type=int, default=1000)
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--option", action="append", default=[], metavar="K=V")
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=_simulate)

    command = commands.add_parser("scenario", help="run scenario files, a line each")
    command.add_argument("files", nargs="+")
    command.set_defaults(run=lambda chosen: scenario.main(chosen.files))

    command = commands.add_parser("describe", help="presets, options, roles, asks, notices")
    command.add_argument("ruleset", nargs="?")
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=_describe)

    command = commands.add_parser("play", help="a game at this terminal, hot-seat")
    command.add_argument("ruleset", nargs="?", default="jinro_nine")
    command.add_argument("--names", help="comma-separated, in seat order")
    command.add_argument("--preset")
    command.add_argument("--seed", type=int)
    command.add_argument("--option", action="append", default=[], metavar="K=V")
    command.set_defaults(run=_play)
    return parser


def _simulate(chosen: argparse.Namespace) -> int:
    rules = ruleset_or_file(chosen.ruleset)
    report = simulate.simulate(rules, chosen.players, chosen.preset, _options(rules, chosen), chosen.games, chosen.seed)
    if chosen.json:
        print(json.dumps(report.as_json()))
    else:
        print("\n".join(report.lines()))
    return 0


def _describe(chosen: argparse.Namespace) -> int:
    rulesets = [ruleset_or_file(chosen.ruleset)] if chosen.ruleset else list(catalogue())
    if chosen.json:
        described = [describe.as_json(rules) for rules in rulesets]
        print(json.dumps(described[0] if chosen.ruleset else described, ensure_ascii=False))
    else:
        print("\n\n".join("\n".join(describe.lines(rules)) for rules in rulesets))
    return 0


def _play(chosen: argparse.Namespace) -> int:
    rules = ruleset_or_file(chosen.ruleset)
    names = chosen.names.split(",") if chosen.names else _seats(rules, chosen.preset)
    game = Game(checked(rules, names, chosen.preset, _options(rules, chosen), chosen.seed, None))
    Terminal(game, input, print).play()
    return 0


def _seats(rules: Ruleset, preset: str | None) -> list[str]:
    board = rules.boards.get(preset or "")
    number = board.players if board is not None and board.players else rules.players[0]
    return [f"Seat {seat}" for seat in range(1, number + 1)]


def _options(rules: Ruleset, chosen: argparse.Namespace) -> dict[str, object]:
    """`k=v` as the option's own kind has it; what does not fit is refused with the setup."""
    given = dict(pair.partition("=")[::2] for pair in chosen.option)
    return {id: _value(rules, id, text) for id, text in given.items()}


def _value(rules: Ruleset, option: str, text: str) -> object:
    known = rules.options.get(option)
    if known is not None and known.kind == "bool" and text in ("true", "false"):
        return text == "true"
    if known is not None and known.kind == "int" and text.lstrip("-").isdecimal():
        return int(text)
    return text


if __name__ == "__main__":
    sys.exit(main())
