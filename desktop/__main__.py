"""lantern-night: the app, the demo, the odds, the first frame."""

from __future__ import annotations

from time import perf_counter

# Taken before anything is imported: the first frame is counted from here.
BEGAN = perf_counter()

import os  # noqa: E402
import sys  # noqa: E402
from collections.abc import Sequence  # noqa: E402

USAGE = """\
lantern-night                   the app
lantern-night demo RULESET      a whole game, played by itself; `demo --help` lists what may follow
lantern-night estimate RULESET  how often who wins between bots; `estimate --help` lists what may follow
lantern-night pack check PATH   whether a pack can be played; `pack new PATH RULESET` begins one
lantern-night shelf WAY FILE    the games of the shelf as one file: `back-up`, or `bring-back` onto this one
lantern-night sheets OPTIONS    the sheets of a table to print; `sheets --help` lists what may follow
lantern-night first-frame       opens, draws the first screen, and says how long that took
lantern-night --version"""


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        return _begin(list(sys.argv[1:] if arguments is None else arguments))
    except ImportError as error:
        return _without_library(error)


def _begin(given: Sequence[str]) -> int:
    if not given:
        return _play()
    draw_without_a_screen()
    match given:
        case ["first-frame"]:
            return _first_frame()
        case ["--version"]:
            return _version()
        case [("demo" | "estimate" | "pack" | "sheets" | "shelf") as command, *rest]:
            return _run(command, rest)
    asked = given[0] in ("-h", "--help")
    print(USAGE, file=sys.stdout if asked else sys.stderr)
    return 0 if asked else 2


def _run(command: str, rest: Sequence[str]) -> int:
    if command == "demo":
        from desktop.demo import main as run  # noqa: PLC0415
    elif command == "estimate":
        from desktop.estimate.command import run  # noqa: PLC0415
    elif command == "sheets":
        from desktop.sheets.command import run  # noqa: PLC0415
    elif command == "shelf":
        from desktop.past.command import run  # noqa: PLC0415
    else:
        from desktop.packs.command import run  # noqa: PLC0415
    return run(rest)


def _without_library(error: ImportError) -> int:
    """Qt is linked to what a system may lack."""
    from desktop.start.not_started import without_library  # noqa: PLC0415
    from desktop.start.system import lacked  # noqa: PLC0415

    library = lacked(str(error))
    if not library:
        raise error
    return without_library(library)


def draw_without_a_screen() -> None:
    from desktop.start.system import names_screen  # noqa: PLC0415

    if not names_screen():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def _play() -> int:
    from desktop.start.application import play  # noqa: PLC0415

    return play()


def _first_frame() -> int:
    from desktop.start.application import first_frame  # noqa: PLC0415

    return first_frame(BEGAN)


def _version() -> int:
    from lantern_version import whole  # noqa: PLC0415

    print(whole())
    return 0


if __name__ == "__main__":
    sys.exit(main())
