"""Every screen in every language, with 5 to 20 seats, in windows of all shapes, at all sizes of text."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .views import View


def prepare(parser: argparse.ArgumentParser) -> None:
    # Qt is no part of the other commands.
    parser.add_argument("screens", nargs="*", help="only these; else all")
    parser.add_argument(
        "--view", type=view, help="only this: LANGUAGE,SEATS,WxH,TEXT[,readings][,far] such as en,9,1024x768,2"
    )
    parser.add_argument("--pairs", action="store_true", help="as many views as CI looks at")
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of each place")
    parser.set_defaults(run=run)


def view(told: str) -> View:
    """Argparse says by this name what it could not read."""
    from .views import parsed  # noqa: PLC0415

    return parsed(told)


def run(chosen: argparse.Namespace) -> int:
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        os.environ.setdefault("QT_QUICK_BACKEND", "software")
    from .screens import SCREENS  # noqa: PLC0415

    if strange := [name for name in chosen.screens if name not in SCREENS]:
        print(f"{', '.join(strange)}: no screen is called so; there are {', '.join(SCREENS)}", file=sys.stderr)
        return 2
    count = 0
    for fault in _faults(chosen):
        count += 1
        print(fault, flush=True)
    print(f"{count} faults")
    return int(count > 0)


def _faults(chosen: argparse.Namespace) -> Iterator[str]:
    from assets.fonts.cut import cut_all  # noqa: PLC0415
    from desktop.start.application import application_of  # noqa: PLC0415

    from .screens import SCREENS, walked  # noqa: PLC0415
    from .views import every, pairs  # noqa: PLC0415

    # In the system's faces other things would lie on each other.
    cut_all()
    application_of()
    if chosen.pictures:
        chosen.pictures.mkdir(parents=True, exist_ok=True)
    views = [chosen.view] if chosen.view else [*(pairs() if chosen.pairs else every())]
    for screen in chosen.screens or SCREENS:
        for view in views:
            yield from walked(screen, view, chosen.pictures)
