"""The Flatpak: its manifest held to what was meant, built, installed where nobody looks, and played in its sandbox."""

from __future__ import annotations

import configparser
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import elf
import flatpak
import linux_entry
import smoke_checks as checks
import smoke_deb
import standin
from product import APP_ID, BUILD, BUNDLE, PROBE, artefact
from smoke_checks import Check

# What `flatpak info` calls them. A socket of X11 comes with the one to fall back to.
ALLOWED = {
    "shared": {"ipc"},
    "sockets": {"wayland", "x11", "fallback-x11", "pulseaudio"},
    "devices": {"dri"},
}
NOT_SEEN = (
    "The runtime is made of this system's own libraries, under the real one's name: how those of {name} serve the game "
    "is not seen here, nor are the desktop's own dialogs, sound and a graphics card."
)
# The shell's own means: the runtime has nothing else to look with.
LOOK = 'while read -r line; do echo "$line"; done < /proc/net/dev; [ -e "$1" ] && echo "reads $1"; exit 0'
ADDRESS = {"LANTERN_NIGHT_ADDRESS": "https://example.com/owner/lantern-night"}


def hindrance() -> str:
    if sys.platform != "linux":
        return "a Flatpak is for Linux"
    return "" if PROBE.is_dir() else "there is no bundle; packaging/build.py bundle makes one"


def played() -> Iterator[Check]:
    bundle = flatpak.packed_quickly()
    flatpak.recipe(bundle)
    libraries = elf.from_outside(BUNDLE)
    yield asked(libraries)
    yield from _described()
    if trouble := flatpak.no_builder():
        print(f"The rest is not tried: {trouble}.", flush=True)
        return
    print(NOT_SEEN.format(name=f"{flatpak.RUNTIME} {flatpak.BRANCH}"), flush=True)
    yield manifest()
    began = perf_counter()
    own = flatpak.installation(libraries)
    yield Check("installed", "", perf_counter() - began, _installed(own, bundle))
    yield permissions(own)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield from _started(Sandbox(own, Path(folder).resolve()))


def _installed(own: standin.Flatpaks, bundle: Path) -> str:
    """The file of a release; where there is none, what would be in it."""
    if (file := artefact(".flatpak")).is_file():
        own("--user", "install", "-y", "--noninteractive", "--or-update", "--bundle", str(file))
        return file.name
    own.add("own", flatpak.made(own, bundle))
    own.install("own", f"{APP_ID}//{flatpak.STABLE}")
    return "without the one file"


def asked(libraries: Iterable[str]) -> Check:
    """The runtime has libraries of its own, and no others can be had."""
    more = sorted(name for name in libraries if name not in flatpak.OF_RUNTIME and not name.startswith("ld-linux"))
    return Check("asked of the runtime", f"asks for {', '.join(more)}" if more else "", 0.0, "nothing it lacks")


def _described() -> Iterator[Check]:
    """As a build tells it, and as a release does, which knows where its pictures are."""
    yield from smoke_deb.described(flatpak.RECIPE / "share", APP_ID)
    published = BUILD / "flatpak" / "published"
    command = [sys.executable, linux_entry.__file__, str(published)]
    subprocess.run(command, check=True, env={**os.environ, **ADDRESS})
    for check in smoke_deb.described(published):
        yield Check(f"{check.name}, published", check.trouble, check.seconds)


def manifest() -> Check:
    """As flatpak-builder reads it."""
    began = perf_counter()
    command = ["flatpak-builder", "--show-manifest", str(flatpak.MANIFEST)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    trouble = done.stderr.strip()[-400:] if done.returncode else unless_same(done.stdout)
    return Check("the manifest", trouble, perf_counter() - began)


def unless_same(shown: str) -> str:
    """What it does not know it leaves out, and says nothing."""
    read, ours = json.loads(shown), json.loads(flatpak.MANIFEST.read_text(encoding="utf-8"))
    lost = [key for key in ours if key != "modules" and read.get(key) != ours[key]]
    lost += [key for key in ours["modules"][0] if key not in read["modules"][0]]
    return f"{', '.join(lost)} was read otherwise" if lost else ""


def permissions(own: standin.Flatpaks) -> Check:
    command = ["flatpak", "info", "--show-permissions", APP_ID]
    said = subprocess.run(command, capture_output=True, text=True, check=False, env=own.environment()).stdout
    return Check("permissions", unless_allowed(said), 0.0, "screen, graphics card, sound")


def unless_allowed(said: str) -> str:
    found = configparser.ConfigParser()
    found.read_string(said)
    given = {key: set(values.strip(";").split(";")) for key, values in found.items("Context")}
    others = [section for section in found.sections() if section != "Context"]
    return "" if given == ALLOWED and not others else f"it has {given} {others}"


class Sandbox:
    def __init__(self, own: standin.Flatpaks, home: Path) -> None:
        self._own, self.home = own, home

    def run(self, name: str, arguments: Sequence[str], program: str = "", **more: str) -> Check:
        began = perf_counter()
        command = ["flatpak", "run", *([f"--command={program}"] if program else ()), APP_ID, *arguments]
        # A player has a language.
        own = self._own.environment(HOME=str(self.home), LANG="C.UTF-8", **more)
        done = subprocess.run(command, env=own, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        trouble = f"ended with {done.returncode}; {done.stderr.strip()[-400:]}" if done.returncode else ""
        return Check(name, trouble, perf_counter() - began, done.stdout.strip())

    def strays(self) -> list[str]:
        """What lies beside the program's own folder, and flatpak's."""
        own = {self.home / ".var" / "app" / APP_ID, self.home / ".cache", self.home / ".local"}
        files = (path for path in self.home.rglob("*") if not path.is_dir())
        return [str(path.relative_to(self.home)) for path in files if not own & set(path.parents)]


def _started(sandbox: Sandbox) -> Iterator[Check]:
    said = sandbox.run("--version", ["--version"])
    yield Check(said.name, said.trouble or checks.unless_version(said.detail), said.seconds, said.detail)
    with checks.screen() as display:
        # Without a screen the sandbox has none to lend, and Qt draws to none.
        screen = {"DISPLAY": display} if display else {}
        name = "first frame on a screen" if display else "first frame"
        yield _frame(sandbox.run(name, ["first-frame"], **screen))
    yield sandbox.run("demo, zh-Hans", ["demo", "jinro_nine", "--fast", "--language", "zh-Hans"])
    yield _walls(sandbox)
    strays = sandbox.strays()
    yield Check("files elsewhere", f"there are {', '.join(strays[:5])}" if strays else "", 0.0, "none")


def _frame(check: Check) -> Check:
    return Check(check.name, check.trouble or checks.unless_frame(check.detail), check.seconds, check.detail)


def _walls(sandbox: Sandbox) -> Check:
    secret = sandbox.home / "letter.txt"
    secret.write_text("mine", encoding="utf-8")
    found = sandbox.run("walls", ["-c", LOOK, "sh", str(secret)], "sh")
    secret.unlink()
    return Check(found.name, found.trouble or unless_shut(found.detail), found.seconds, "no network, no file of others")


def unless_shut(seen: str) -> str:
    cards = {line.split(":")[0].strip() for line in seen.splitlines() if ":" in line}
    more = sorted(cards - {"lo"})
    reads = [line for line in seen.splitlines() if line.startswith("reads ")]
    if not cards:
        return "nothing could be seen"
    return "; ".join([*(f"has {card}" for card in more), *reads])
