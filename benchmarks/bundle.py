"""The program from source and frozen, and an empty window frozen alike: size, and time to the first frame."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import distribution
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks import Row
from benchmarks.first_frame import CACHE

ROOT = Path(__file__).resolve().parent.parent
BUNDLES = ROOT / "build" / "bundle"
# What of this folder runs, and what pins the packages that it runs on.
ROOMS = ("assets", "desktop", "i18n", "rulesets")
PINNED = ROOT / "packaging" / "requirements.txt"
SUFFIX = ".exe" if sys.platform == "win32" else ""
PROGRAMS = {
    "bundle": BUNDLES / "lantern-night" / f"lantern-night{SUFFIX}",
    "empty window, frozen": BUNDLES / "empty-window" / f"empty-window{SUFFIX}",
}
STARTS = 7
FIRST = "bundle, the first start ever"


def rows() -> Iterator[Row]:
    lacking = [name for name, program in PROGRAMS.items() if not program.is_file()]
    if lacking:
        yield Row(", ".join(lacking), 0, "MB", "none here; python packaging/build.py bundle floor makes them")
        return
    commands = {"source": [sys.executable, "-m", "desktop", "first-frame"]}
    yield _source()
    for name, program in PROGRAMS.items():
        # The empty window takes no notice of the word.
        commands[name] = [str(program), "first-frame"]
        yield Row(name, _megabytes(program.parent), "MB", _fonts(program.parent))
    commands[FIRST] = commands["bundle"]
    for file in sorted((ROOT / "dist").glob("lantern-night*")):
        yield Row(file.name, file.stat().st_size / 1e6, "MB")
    yield from _first_frames(commands)


def _source() -> Row:
    names = re.findall(r"^([\w.-]+)==", PINNED.read_text(encoding="utf-8"), re.MULTILINE)
    files = (Path(str(file.locate())) for name in names for file in distribution(name).files or ())
    packages = sum(file.stat().st_size for file in files if file.is_file()) / 1e6
    ours = sum(_megabytes(ROOT / room) for room in ROOMS)
    return Row("source", ours + packages, "MB", f"of which packages {packages:.0f} MB, without Python itself")


def _first_frames(commands: dict[str, list[str]]) -> Iterator[Row]:
    with TemporaryDirectory() as folder:
        given = {**os.environ, "LANTERN_NIGHT_HOME": folder, CACHE: str(Path(folder, "cache"))}
        if sys.platform == "linux" and not (given.get("DISPLAY") or given.get("WAYLAND_DISPLAY")):
            given["QT_QPA_PLATFORM"] = "offscreen"
        # One after the other in turn, so that what else the machine does is shared by all.
        rounds = [{name: _in_turn(name, command, given) for name, command in commands.items()} for _ in range(STARTS)]
    for name in commands:
        frames, wholes = zip(*(took[name] for took in rounds), strict=True)
        note = f"{min(frames):.0f} to {max(frames):.0f} in {STARTS} starts; {median(wholes):.0f} from start to end"
        yield Row(f"{name}, first frame", median(frames), "ms", note)


def _in_turn(name: str, command: Sequence[str], given: Mapping[str, str]) -> tuple[float, float]:
    if name != FIRST:
        return _first_frame(command, given)
    with TemporaryDirectory() as nothing:
        return _first_frame(command, {**given, "LANTERN_NIGHT_HOME": nothing, CACHE: nothing})


def _first_frame(command: Sequence[str], environment: Mapping[str, str]) -> tuple[float, float]:
    """As the program counts it, and from the outside until it has ended."""
    began = perf_counter()
    done = subprocess.run(command, env=dict(environment), capture_output=True, text=True, check=True, cwd=ROOT)
    whole = 1000 * (perf_counter() - began)
    return float(json.loads(done.stdout)["first_frame_ms"]), whole


def _megabytes(folder: Path) -> float:
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    return sum(file.stat().st_size for file in files) / 1e6


def _fonts(folder: Path) -> str:
    fonts = folder / "_internal" / "assets" / "fonts"
    return f"of which fonts {_megabytes(fonts):.1f} MB" if fonts.is_dir() else ""
