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
from .ruleset import Counts, Ruleset
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


_OWN = "a line-up of one's own, card by card"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rulesets.engine", description=__doc__)
    commands = parser.add_subparsers(required=True)

    command = commands.add_parser("simulate", help="whole games with players that answer at random")
    command.add_argument("ruleset")
    command.add_argument("--preset")
    command.add_argument("--card", action="append", default=[], metavar="ID=N", help=_OWN)
    command.add_argument("--players", type=int)
    command.add_argument("--games", type=int, default=1000)
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--profile")
    command.add_argument("--option", action="append", default=[], metavar="K=V")
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=_simulate)

    command = commands.add_parser("scenario", help="run scenario files, a line each")
    command.add_argument("files", nargs="+")
    command.add_argument("--lenient", action="store_true", help="let rows that never fire and unknown ids pass")
    command.set_defaults(run=lambda chosen: scenario.main(chosen.files, chosen.lenient))

    command = commands.add_parser("describe", help="presets, options, roles, asks, notices")
    command.add_argument("ruleset", nargs="?")
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=_describe)

    command = commands.add_parser("play", help="a game at this terminal, hot-seat")
    command.add_argument("ruleset", nargs="?", default="jinro_nine")
    command.add_argument("--names", help="comma-separated, in seat order")
    command.add_argument("--preset")
    command.add_argument("--card", action="append", default=[], metavar="ID=N", help=_OWN)
    command.add_argument("--seed", type=int)
    command.add_argument("--option", action="append", default=[], metavar="K=V")
    command.set_defaults(run=_play)
    return parser


def _simulate(chosen: argparse.Namespace) -> int:
    rules = ruleset_or_file(chosen.ruleset)
    preset, options = rules.board_read(chosen.preset, chosen.card), rules.options_read(chosen.option)
    report = simulate.simulate(rules, chosen.players, preset, options, chosen.games, chosen.seed, chosen.profile)
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
    preset = rules.board_read(chosen.preset, chosen.card)
    names = chosen.names.split(",") if chosen.names else _seats(rules, preset)
    game = Game(checked(rules, names, preset, rules.options_read(chosen.option), chosen.seed, None))
    Terminal(game, input, print).play()
    return 0


def _seats(rules: Ruleset, preset: str | Counts | None) -> list[str]:
    return [f"Seat {seat}" for seat in range(1, rules.usual_players(preset) + 1)]


if __name__ == "__main__":
    sys.exit(main())
