"""The wheel and the source archive as players get them: installed into new environments, started by their command."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import Distribution, distributions
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from zipfile import ZipFile

import bundled
import wheels
from desktop.home.pictures import BUILT
from product import NAME
from smoke_checks import Check, unless_version

# Bytes.
AT_MOST = 25_000_000
OURS = NAME.replace("-", "_")
_PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet", "install")
SCRIPTS, ENDING = ("Scripts", ".exe") if sys.platform == "win32" else ("bin", "")


def hindrance() -> str:
    is_made = wheels.WHEEL.is_file() and wheels.SOURCES.is_file()
    return "" if is_made else "there is no wheel; packaging/build.py wheel makes one"


def installed() -> Iterator[Check]:
    size = wheels.WHEEL.stat().st_size
    yield complete()
    yield Check("size", "" if size <= AT_MOST else f"over {AT_MOST / 1e6:.0f} MB", 0.0, f"{size / 1e6:.1f} MB")
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield from _by_pip(Path(folder).resolve() / "pip")
        yield from _by_uv(Path(folder).resolve() / "uv")


def _by_pip(room: Path) -> Iterator[Check]:
    venv = room / "venv"
    yield run("a new environment", [sys.executable, "-m", "venv", str(venv)], room)
    python = venv / SCRIPTS / f"python{ENDING}"
    yield run("pip install, the wheel", [str(python), *_PIP, str(wheels.WHEEL)], room)
    yield alone(venv)
    yield from _started(venv / SCRIPTS / f"{NAME}{ENDING}", room)


def _by_uv(room: Path) -> Iterator[Check]:
    """Built once more, of the archive alone."""
    places = {"UV_TOOL_DIR": str(room / "tools"), "UV_TOOL_BIN_DIR": str(room / "bin")}
    command = [sys.executable, "-m", "uv", "tool", "install", "--quiet", "--python", sys.executable]
    made = run("uv tool install, the sources", [*command, str(wheels.SOURCES)], room, **places)
    yield made
    if not made.trouble:
        yield from _started(room / "bin" / f"{NAME}{ENDING}", room)


def _started(program: Path, room: Path) -> Iterator[Check]:
    """Far from the repository, with a home of its own."""
    own = {"HOME": str(room), "LANTERN_NIGHT_HOME": str(room / "kept"), "QT_QPA_PLATFORM": "offscreen"}
    said = run("--version", [str(program), "--version"], room, **own)
    yield Check(said.name, said.trouble or unless_version(said.detail), said.seconds, said.detail)
    yield run("first frame", [str(program), "first-frame"], room, **own)
    yield run("demo, ja", [str(program), "demo", "jinro_nine", "--fast", "--language", "ja"], room, **own)
    # Its games are played in other processes.
    yield run("estimate", [str(program), "estimate", "witch_trial", "--games", "20", "--json"], room, **own)


def complete() -> Check:
    """Facts, screens, drawings, faces, sounds and words: whatever the frozen program has beside its code."""
    with ZipFile(wheels.WHEEL) as packed:
        there = set(packed.namelist())
    wanted = (f"{place}/{Path(file).name}" for file, place in bundled.data() if not Path(file).is_relative_to(BUILT))
    lacking = [name for name in wanted if f"{OURS}/{name}" not in there]
    return Check("all of it", f"lacks {', '.join(lacking[:5])}" if lacking else "", 0.0, f"{len(there)} files")


def alone(venv: Path) -> Check:
    """Nothing of ours lies at the top of site-packages under a name that somebody else might have."""
    found = next(venv.rglob("site-packages"), venv)
    tops = {top for ours in distributions(name=NAME, path=[str(found)]) for top in _tops(ours)}
    strange = sorted(top for top in tops if top != OURS)
    trouble = f"there are {', '.join(strange)}" if strange else ("" if tops else "it is not there")
    return Check("names of ours", trouble, 0.0, ", ".join(sorted(tops)))


def _tops(ours: Distribution) -> Iterator[str]:
    for file in ours.files or ():
        top = file.parts[0]
        if top != ".." and not top.endswith(".dist-info"):
            yield top


def run(name: str, command: Sequence[str], room: Path, **own: str) -> Check:
    room.mkdir(exist_ok=True)
    began = perf_counter()
    environment = {**os.environ, **own}
    # What is asked for here is not this repository, wherever it was started.
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        command, cwd=room, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    trouble = f"ended with {done.returncode}; {done.stderr.strip()[-400:]}" if done.returncode else ""
    return Check(name, trouble, perf_counter() - began, done.stdout.strip()[:80])
