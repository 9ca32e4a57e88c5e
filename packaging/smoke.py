"""Tries the frozen program where nothing of this repository can be seen: python packaging/smoke.py [KIND | RULESET...]

Without a word: the bundle in build/bundle, in a clean room. It draws Home, is killed in the middle of games and takes
them up again, and plays whole games of every ruleset in every language. Names of rulesets: of these alone.
deb: the newest .deb in dist is installed in a new Debian, run by an ordinary user, and removed.
again: the bundle is made once more, of the same commit elsewhere, and must be the same byte for byte.
wheel: what pip and uv install is installed into new environments, and started there.
appimage: what an AppImage holds is started from the folder it unpacks itself into.
flatpak: what a Flatpak would tell and ask for; and where a sandbox can be had, it is built, and played in it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import mac
import smoke_again
import smoke_appimage
import smoke_checks as checks
import smoke_deb
import smoke_flatpak
import smoke_wheel
from i18n import LANGUAGES
from product import BUNDLE, PROBE
from rulesets.engine.library import catalogue
from smoke_checks import Check
from smoke_room import Room

AT_ONCE = 2


def frozen(rulesets: Sequence[str]) -> Iterator[Check]:
    bundle = mac.APP if sys.platform == "darwin" else BUNDLE
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        room = Room(Path(folder).resolve(), bundle)
        print(f"The room: {room.walls}.\n", flush=True)
        yield from _opened(room)
        yield from _kept(room, rulesets)
        yield from _played(room, rulesets)
        yield checks.strays(room)


def _opened(room: Room) -> Iterator[Check]:
    yield checks.version(room)
    yield checks.first_frame(room)
    yield checks.ahead(room)
    with checks.screen() as display:
        if display:
            yield checks.first_frame(room, "first frame on a screen", DISPLAY=display)


def _played(room: Room, rulesets: Sequence[str]) -> Iterator[Check]:
    games = [(ruleset, language) for ruleset in rulesets for language in LANGUAGES]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        yield from pool.map(lambda game: checks.demo(room, *game), games)
    for language in checks.SIGNS:
        yield checks.signs(room, language)
    yield checks.estimate(room, rulesets[0])


def _kept(room: Room, rulesets: Sequence[str]) -> Iterator[Check]:
    for file in PROBE.iterdir():
        (room.programs / file.name).write_bytes(file.read_bytes())
        (room.programs / file.name).chmod(0o755)
    for ruleset, language in zip(rulesets, cycle(LANGUAGES), strict=False):
        yield checks.resumed(room, ruleset, language)


def report(found: Iterable[Check]) -> int:
    """A line for each, as soon as it is known. How many went wrong comes back."""
    wrong = number = 0
    began = perf_counter()
    for check in found:
        number += 1
        wrong += bool(check.trouble)
        outcome = "failed" if check.trouble else "ok"
        line = f"{check.name:28}  {outcome:6}  {check.seconds:6.1f} s  {check.trouble or check.detail}"
        print(line.rstrip(), flush=True)
    print(f"\n{number} checks, {wrong} failed, {perf_counter() - began:.0f} s", flush=True)
    return wrong


def main(arguments: Sequence[str]) -> int:
    every = [rules.id for rules in catalogue()]
    of = [*arguments] if set(arguments) <= {*every} else []
    kinds: dict[str, tuple[Callable[[], str], Callable[[], Iterator[Check]]]] = {
        " ".join(of): (_no_bundle, lambda: frozen(of or every)),
        "deb": (smoke_deb.hindrance, smoke_deb.installed),
        "appimage": (smoke_appimage.hindrance, smoke_appimage.started),
        "flatpak": (smoke_flatpak.hindrance, smoke_flatpak.played),
        "again": (smoke_again.hindrance, smoke_again.made),
        "wheel": (smoke_wheel.hindrance, smoke_wheel.installed),
    }
    kind = kinds.get(" ".join(arguments))
    if kind is None:
        print(__doc__, file=sys.stderr)
        return 2
    hindrance, run = kind
    if hindrance():
        print(f"Not tried: {hindrance()}.", flush=True)
        return 0
    return int(report(run()) > 0)


def _no_bundle() -> str:
    return "" if PROBE.is_dir() else "there is no bundle; packaging/build.py bundle makes one"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
