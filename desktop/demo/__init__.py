"""A whole game through the real screens, by real input events, with seeded bots answering."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    from desktop.demo.command import run  # noqa: PLC0415

    return run(arguments)
