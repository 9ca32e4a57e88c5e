"""The .deb in a Debian of its own: installed with what it depends on, run by an ordinary user, removed."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from lantern_version import VERSION
from product import APP_ID, DIST, NAME
from smoke_checks import Check

PLAYER = 1000
HOME = Path("/", "home", "player")
SAVED = HOME / ".local" / "share" / NAME / "games" / "a.lantern"
# Apt runs scripts that want a /proc; the program finds itself by it. It is gone with the process.
INSIDE = 'mount -t proc proc "$1/proc" && exec chroot "$@"'


def package() -> Path | None:
    found = sorted(DIST.glob(f"{NAME}_{VERSION}_*.deb"), key=lambda file: file.stat().st_mtime)
    return found[-1] if found else None


def hindrance() -> str:
    if sys.platform != "linux":
        return "a .deb is for Linux"
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        return "a new Debian needs debootstrap and the rights of root"
    return "" if package() else "there is no .deb; packaging/build.py deb makes one"


class Debian:
    def __init__(self, root: Path) -> None:
        self.root = root

    def make(self) -> Check:
        suite = platform.freedesktop_os_release().get("VERSION_CODENAME", "stable")
        return _check("a new Debian", ["debootstrap", "--variant=minbase", suite, str(self.root)], says_errors=True)

    def apt(self, *arguments: str) -> Check:
        clean = ["env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND=noninteractive"]
        command = self._inside([*clean, "apt-get", "-qq", "-y", "--no-install-recommends", *arguments])
        return _check(f"apt-get {arguments[0]}", command, says_errors=True)

    def play(self, *arguments: str) -> Check:
        """As somebody with no rights, without a network."""
        clean = ["env", "-i", f"HOME={HOME}", f"/usr/bin/{NAME}", *arguments]
        return _check(" ".join(arguments), self._inside(clean, f"--userspec={PLAYER}:{PLAYER}", net=True))

    def _inside(self, command: Sequence[str], *options: str, net: bool = False) -> list[str]:
        walls = ["--mount", "--net"] if net else ["--mount"]
        # chroot takes its options before the root; the script wants the root first.
        script = INSIDE.replace('"$@"', f'{" ".join(options)} "$@"')
        return ["unshare", *walls, "sh", "-c", script, "sh", str(self.root), *command]

    def place(self, path: Path) -> Path:
        return self.root / path.relative_to("/")


def installed() -> Iterator[Check]:
    deb = package()
    if deb is None:
        return
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        debian = Debian(Path(folder) / "root")
        yield debian.make()
        shutil.copy2(deb, debian.root)
        _move_in(debian)
        yield debian.apt("install", f"/{deb.name}")
        yield from described(debian.root / "usr" / "share")
        yield debian.play("--version")
        yield _frame(debian.play("first-frame"))
        yield debian.play("demo", "jinro_nine", "--fast", "--language", "ja")
        yield debian.apt("purge", NAME)
        yield _left(debian)


def described(share: Path, entry: str = NAME) -> Iterator[Check]:
    """What desktops and software centres are told, as their own tools see it, where they are installed."""
    told = {
        ("desktop-file-validate",): share / "applications" / f"{entry}.desktop",
        ("appstreamcli", "validate", "--no-net"): share / "metainfo" / f"{APP_ID}.metainfo.xml",
    }
    for command, file in told.items():
        if shutil.which(command[0]):
            yield _check(command[0], [*command, str(file)], says_errors=True)


def _move_in(debian: Debian) -> None:
    """A player, who has a saved game already."""
    saved = debian.place(SAVED)
    saved.parent.mkdir(parents=True)
    saved.write_text("kept", encoding="utf-8")
    home = debian.place(HOME)
    for path in (home, *home.rglob("*")):
        os.chown(path, PLAYER, PLAYER)


def _frame(check: Check) -> Check:
    is_drawn = not check.trouble and json.loads(check.detail)["first_frame_ms"] > 0
    return Check(check.name, check.trouble or ("" if is_drawn else "drew nothing"), check.seconds, check.detail)


def _left(debian: Debian) -> Check:
    """Of the package nothing is left, and the saved game is."""
    left = list((debian.root / "usr").rglob(f"*{NAME}*"))
    there = debian.place(SAVED).is_file()
    trouble = f"left {left[0]}" if left else ("" if there else "the saved game is gone")
    return Check("after it", trouble, 0.0, "the saved game is there, and nothing else")


def _check(name: str, command: Sequence[str], *, says_errors: bool = False) -> Check:
    began = perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    said = done.stderr.strip()
    is_wrong = done.returncode or (said and not says_errors)
    trouble = f"ended with {done.returncode}; {(said or done.stdout)[-400:]}" if is_wrong else ""
    return Check(name, trouble, perf_counter() - began, "" if says_errors else done.stdout.strip())
