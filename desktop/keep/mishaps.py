"""What nobody foresaw, noted for whoever mends it: what kind of error, and where in our own code. Nothing it says.

A message may have a role, a target or somebody's words in it, and so may the path of a role's own file.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from traceback import walk_tb

from lantern_version import VERSION

FILE = "errors.txt"
MOST_BYTES = 64 * 1024
_ROOT = Path(__file__).resolve().parents[2]
_ROOMS = ("desktop", "i18n", "rulesets", "assets")


def note(folder: Path, error: BaseException) -> None:
    """Where the disk refuses, nothing is noted."""
    # The first frame comes by this file, and needs no calendar.
    from datetime import UTC, datetime  # noqa: PLC0415

    line = f"{datetime.now(UTC):%Y-%m-%d %H:%M} {VERSION} {described(error)}\n"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / FILE
        is_full = file.exists() and file.stat().st_size > MOST_BYTES
        with file.open("w" if is_full else "a", encoding="utf-8") as log:
            log.write(line)


def described(error: BaseException) -> str:
    """On one line: its kind, what it came of, and the way there."""
    return " ".join((" of ".join(_kinds(error)), *_places(error)))


def _kinds(error: BaseException | None) -> Iterator[str]:
    known: list[BaseException] = []
    while error is not None and error not in known:
        known.append(error)
        yield type(error).__qualname__
        error = error.__cause__ or error.__context__


def _places(error: BaseException) -> Iterator[str]:
    for frame, line in walk_tb(error.__traceback__):
        parts = _of_ours(Path(frame.f_code.co_filename))
        if parts[:1] == ("rulesets",) and parts[1:2] != ("engine",):
            yield "/".join(parts[:2])
        elif parts:
            yield f"{'/'.join(parts)}:{line}"


def _of_ours(file: Path) -> tuple[str, ...]:
    """In a bundle paths begin with the room."""
    parts = (file.relative_to(_ROOT) if file.is_relative_to(_ROOT) else file).parts
    return parts if parts[:1] and parts[0] in _ROOMS else ()
