"""A clean room for a frozen program: another home, no Python, no fonts, no network, and nothing else to write to.

How much of it can be had differs by system: `Room.walls` says what there is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from product import NAME, program

# So many seconds a program may go on without writing a word: a slow machine is no fault, and one that stands still is.
PATIENCE = 240
# Of the room's own folder alone may be written to what lies in `user`.
SHUT = """\
mount --make-rprivate / && mount --bind "$1" "$1" && mount -o remount,ro,bind / || exit 99
cd "$1" && shift && exec "$@"
"""
NO_FONTS = '<?xml version="1.0"?>\n<fontconfig><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n'


@dataclass(frozen=True)
class Run:
    code: int
    out: str
    errors: str
    seconds: float

    @property
    def trouble(self) -> str:
        """Why this was no good run, or nothing."""
        if self.code:
            return f"ended with {self.code}; {self.errors.strip()[-400:]}"
        return f"said {self.errors.strip()[:400]}" if self.errors.strip() else ""


class Room:
    """The bundle lies in it as a copy, far from the repository it was made from."""

    def __init__(self, folder: Path, bundle: Path, starter: str = NAME) -> None:
        self.user = folder / "user"
        self.home, self.temporary = self.user / "home", self.user / "tmp"
        for place in (self.home, self.temporary):
            place.mkdir(parents=True)
        shutil.copytree(bundle, folder / bundle.name, symlinks=True)
        self.programs = folder / bundle.name
        if sys.platform == "darwin":
            self.programs = self.programs / "Contents" / "MacOS"
        self._starter = starter
        (folder / "fonts.conf").write_text(NO_FONTS, encoding="utf-8")
        self._fonts = folder / "fonts.conf"
        self._wall = next((wall for wall in _walls() if _holds(wall, self.user)), [])

    @property
    def walls(self) -> str:
        walls = ["another home", "no Python on the path"]
        if sys.platform == "linux":
            walls.append("no font of the system")
        if self._wall:
            walls += ["no network", "all but the user's folders read-only"]
        return ", ".join(walls)

    @property
    def kept(self) -> Path:
        """Where the app keeps things for this user."""
        if sys.platform == "darwin":
            return self.home / "Library" / "Application Support" / NAME
        return self.home / ".local" / "share" / NAME

    def environment(self, **more: str) -> dict[str, str]:
        if sys.platform == "win32":
            system = {name: os.environ[name] for name in ("SYSTEMROOT", "WINDIR") if name in os.environ}
            home = {"USERPROFILE": self.home, "LOCALAPPDATA": self.home, "APPDATA": self.home}
            # Windows tells where a user's folders are, whatever the environment says.
            own = {**home, "TEMP": self.temporary, "TMP": self.temporary, "LANTERN_NIGHT_HOME": self.kept}
            return {**system, **{name: str(path) for name, path in own.items()}, "QT_QPA_PLATFORM": "offscreen", **more}
        own = {"HOME": self.home, "TMPDIR": self.temporary, "FONTCONFIG_FILE": self._fonts}
        given = {**{name: str(path) for name, path in own.items()}, "PATH": "/nowhere", **more}
        return given if sys.platform == "linux" else {**given, "QT_QPA_PLATFORM": "offscreen"}

    def command(self, name: str, arguments: Sequence[str], environment: Mapping[str, str]) -> list[str]:
        cleaned = [shutil.which("env") or "env", "-i", *(f"{key}={value}" for key, value in environment.items())]
        inside = [str(self.programs / program().replace(NAME, name)), *arguments]
        return [*self._wall, str(self.user), *cleaned, *inside] if self._wall else inside

    def start(self, name: str, *arguments: str, **more: str) -> subprocess.Popen[str]:
        environment = self.environment(**more)
        return subprocess.Popen(
            self.command(name, arguments, environment),
            env=os.environ if self._wall else environment,
            cwd=self.user,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
        )

    def run(self, *arguments: str, name: str = "", **more: str) -> Run:
        began = perf_counter()
        process = self.start(name or self._starter, *arguments, **more)
        out, errors = self.ended(process)
        return Run(process.returncode, out, errors, perf_counter() - began)

    def ended(self, process: subprocess.Popen[str]) -> tuple[str, str]:
        """What it has said, once it is over, or has written nothing for too long."""
        before: dict[str, int] | None = None
        while (now := self.traces()) != before:
            before = now
            with suppress(subprocess.TimeoutExpired):
                return process.communicate(timeout=PATIENCE)
        process.kill()
        out, errors = process.communicate()
        return out, f"{errors}\nwrote nothing for {PATIENCE} s"

    def traces(self) -> dict[str, int]:
        """How much of what is written in the room so far."""
        found: dict[str, int] = {}
        for folder, _, names in os.walk(self.user):
            for file in (Path(folder, name) for name in names):
                # A program clears away what it no longer needs.
                with suppress(OSError):
                    found[str(file)] = file.stat().st_size
        return found

    def remade(self) -> list[str]:
        """What lies in the caches though the bundle brings it: compiled screens, and Home's pictures."""
        caches = (self.home / ".cache" / NAME, self.home / "Library" / "Caches" / NAME)
        found = (path for cache in caches for path in cache.rglob("*"))
        return [path.name for path in found if path.suffix in (".qmlc", ".jsc") or path.parent.name == "home"]

    def strays(self) -> list[str]:
        """Files that lie where a user would not look for them: beside the app's own folder and the caches."""
        library = self.home / "Library"
        own = {self.kept, self.home / ".cache", library / "Caches", library / "Saved Application State"}
        found = (path for path in self.user.rglob("*") if not path.is_dir())
        return [str(path.relative_to(self.user)) for path in found if not own & set(path.parents)]


def _walls() -> Iterator[list[str]]:
    """Without rights of root a user's own namespace may do."""
    if sys.platform == "linux" and (unshare := shutil.which("unshare")):
        for rights in ([], ["--map-root-user"]):
            yield [unshare, *rights, "--net", "--mount", "--", "sh", "-c", SHUT, "sh"]


def _holds(wall: Sequence[str], user: Path) -> bool:
    """Whether it can be put up, lets the user's folder be written to, and nothing beside it."""
    outside = user.parent / "outside"
    attempt = f'touch inside && rm inside && ! touch "{outside}"'
    done = subprocess.run([*wall, str(user), "sh", "-c", attempt], capture_output=True, check=False)
    return done.returncode == 0 and not outside.exists()
