"""Plant faults in the rules, and see which of them a scenario notices."""

from __future__ import annotations

import argparse

from .campaign import Verdict, campaign, steps_of, unread


def prepare(command: argparse.ArgumentParser) -> None:
    command.add_argument("ruleset")
    command.add_argument("--count", type=int, default=100)
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--only", metavar="FILE", help="faults of files whose path ends so")
    command.add_argument("--all", action="store_true", help="say of the caught ones, too, who noticed them")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    verdicts = []
    steps = steps_of(chosen.ruleset)
    for file in unread(chosen.ruleset, steps):
        print(f"left out  {file}: no scenario reads it")
    for verdict in campaign(chosen.ruleset, steps, chosen.count, chosen.seed, chosen.only):
        verdicts.append(verdict)
        if chosen.all or not verdict.noticed:
            print(line(verdict), flush=True)
    print(summary(chosen.ruleset, verdicts, chosen.seed))
    return 0


def line(verdict: Verdict) -> str:
    if verdict.noticed:
        return f"caught    {verdict.fault}\n          by {verdict.noticed}"
    came = f"{verdict.tried} scenarios come by" if verdict.tried else "no scenario comes by"
    return f"survived  {verdict.fault}\n          {came}"


def summary(ruleset: str, verdicts: list[Verdict], seed: int) -> str:
    caught = sum(bool(verdict.noticed) for verdict in verdicts)
    share = f" ({100 * caught / len(verdicts):.0f} of 100)" if verdicts else ""
    elsewhere = sum(verdict.elsewhere for verdict in verdicts)
    by_others = f", {elsewhere} of them by a ruleset that shares the file" if elsewhere else ""
    return f"{ruleset}: {caught} of {len(verdicts)} faults caught{share}{by_others}, seed {seed}"
