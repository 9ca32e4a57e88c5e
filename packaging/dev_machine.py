"""What the machine itself must have: on Debian and Ubuntu, the libraries that Qt is linked to."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
QT = (
    "libglib2.0-0",
    "libgl1",
    "libegl1",
    "libxkbcommon0",
    "libfontconfig1",
    "libdbus-1-3",
    "libgssapi-krb5-2",
)
SCREEN = ("libxcb-cursor0", "libxkbcommon-x11-0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0")
VIRTUAL_SCREEN = ("xvfb", "xauth")
# What the table is told is spoken by these, and tried with them; what speaks asks for PulseAudio's library.
VOICES = ("speech-dispatcher", "speech-dispatcher-espeak-ng", "espeak-ng", "libspeechd2", "libpulse0")
# The tests open what the app exports. Debian has it under the first name; any of them is as good.
BROWSERS = ("chromium", "google-chrome", "google-chrome-stable", "chrome", "chromium-browser")

ENGLISH = "en_US.UTF-8" if sys.platform == "darwin" else "C.UTF-8"
INSTALLED = "${db:Status-Status}\t${Package}\t${Provides}\n"

CAUSES = {
    "A package is not the one that was pinned: its hash differs. Nothing of it was installed.": (
        "DO NOT MATCH THE HASHES",
    ),
    "The disk is full: make some room, then run the same command again.": (
        "No space left on device",
        "not enough space",
        "don't have enough free space",
    ),
    "This machine is not online, or the server does not answer: once that is mended, run the same command again.": (
        "Failed to establish a new connection",
        "NewConnectionError",
        "Connection refused",
        "Connection reset",
        "Connection aborted",
        "Could not connect",
        "ConnectTimeout",
        "Read timed out",
        "ProxyError",
        "SSLError",
        "resolve host",
        "resolving '",
        "Name or service not known",
        "Name resolution",
        "name resolution",
        "getaddrinfo failed",
        "Network is unreachable",
    ),
    "Another program is installing system packages: wait for it, then run the same command again.": (
        "Could not get lock",
    ),
    "This folder can't be written to: use a copy of it that is yours.": (
        "Permission denied",
        "Read-only file system",
        "Access is denied",
    ),
}


class Stop(Exception):
    """Why it can't go on, as a sentence for whoever started this."""


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def cause(output: str) -> str:
    """What a tool's output means; where that is not known, its last words."""
    for sentence, signs in CAUSES.items():
        if any(sign in output for sign in signs):
            return sentence
    last_words = [line for line in output.splitlines() if line.strip()][-3:]
    return "\n".join(["It stopped with:", *last_words])


def quietly(command: Sequence[str], **environment: str) -> subprocess.CompletedProcess[str]:
    """Keeps what a tool says, in the language that CAUSES reads."""
    return subprocess.run(
        command,
        check=False,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "LC_ALL": ENGLISH, **environment},
    )


def present(listing: str) -> set[str]:
    """Packages that dpkg lists as installed, and what these provide: newer systems have some under another name."""
    names: set[str] = set()
    for line in listing.splitlines():
        status, package, provides = line.split("\t")
        if status == "installed":
            names |= {package, *(name.split()[0] for name in provides.split(",") if name.strip())}
    return names


def missing(wanted: Iterable[str], listing: str) -> list[str]:
    there = present(listing)
    return [name for name in wanted if name not in there]


def listing() -> str:
    return quietly(["dpkg-query", "--show", f"--showformat={INSTALLED}"]).stdout


def for_venv() -> tuple[str, ...]:
    """Debian keeps a part of Python's own library in a package of its own."""
    if importlib.util.find_spec("ensurepip"):
        return ()
    return (f"python{sys.version_info.major}.{sys.version_info.minor}-venv",)


def one_command(packages: Sequence[str], *, sudo: bool) -> str:
    command = f"apt-get install -y {' '.join(packages)}"
    return f"sudo {command}" if sudo else f"su -l -c '{command}'"


def apt_get(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A plain su leaves root without the folders that dpkg's own tools are in."""
    path = f"{os.environ.get('PATH', os.defpath)}:/usr/sbin:/sbin"
    command = ["apt-get", "-o", "DPkg::Lock::Timeout=120", *arguments]
    return quietly(command, DEBIAN_FRONTEND="noninteractive", PATH=path)


def install(packages: Sequence[str]) -> None:
    say(f"Installing system packages: {' '.join(packages)}")
    update = apt_get("update")
    done = apt_get("install", "-y", "--no-install-recommends", *packages)
    if done.returncode:
        raise Stop(f"The system packages can't be installed. {cause(done.stdout + update.stdout)}")


def is_debian() -> bool:
    return all(shutil.which(tool) for tool in ("dpkg-query", "apt-get"))


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def equip(needed: Sequence[str], welcome: Sequence[str] = ()) -> None:
    """Installs what is needed and what is welcome. Without the right to, stops only for what is needed."""
    venv = for_venv()
    if not is_debian():
        if venv:
            raise Stop("This Python can't make virtual environments: its module ensurepip is missing.")
        return
    there = listing()
    lacking = missing((*venv, *needed, *welcome), there)
    if lacking and is_root():
        install(lacking)
    elif missing((*venv, *needed), there):
        command = one_command(lacking, sudo=shutil.which("sudo") is not None)
        raise Stop(f"Some system packages are missing. This installs them:\n\n    {command}\n\nThen start this again.")


def equip_browser() -> None:
    """Where there is none, and it can't be installed either, the tests that want one say so."""
    if is_debian() and is_root() and not any(map(shutil.which, BROWSERS)):
        try:
            install(BROWSERS[:1])
        except Stop as stop:
            say(str(stop))
