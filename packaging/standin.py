"""A runtime for Flatpaks that takes the real one's place where there is no network: this system's own libraries.

A Flatpak is built and started in a sandbox whose /usr is a runtime, by name. The real one has thousands of files; this
has a shell, the few tools that our manifest calls and the libraries that the program asks for. So it shows that the
program starts and plays in such a sandbox, with what it is allowed there, and not how the real libraries serve it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import elf

# What flatpak itself and our manifest call inside.
TOOLS = ("sh", "env", "cp", "ln", "mkdir", "rm", "true", "ldconfig")
# It would write the catalog of a shop, and there is none.
COMPOSE = "appstream-compose"
NO_FONTS = '<?xml version="1.0"?>\n<fontconfig><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n'
# How keyboards are described, for windows under X11 and Wayland; and what makes text UTF-8.
SHARED = (Path("/usr/share/X11/xkb"), Path("/usr/lib/locale/C.utf8"))
_FOUND = re.compile(r"(?:=>\s*)?(/\S+) \(0x", re.MULTILINE)
_SANDBOX = ("bwrap", "--ro-bind", "/", "/", "--unshare-all", "--proc", "/proc", "--dev", "/dev", "true")


def hindrance() -> str:
    lacking = [tool for tool in ("flatpak", "bwrap") if not shutil.which(tool)]
    if lacking:
        return f"{' and '.join(lacking)} {'is' if len(lacking) == 1 else 'are'} not installed"
    done = subprocess.run(_SANDBOX, capture_output=True, text=True, check=False)
    return f"this machine lets nobody build a sandbox: {done.stderr.strip()}" if done.returncode else ""


@dataclass(frozen=True)
class Flatpaks:
    """An installation of its own, far from the system's and the user's."""

    folder: Path

    def environment(self, **more: str) -> dict[str, str]:
        return {**os.environ, "FLATPAK_USER_DIR": str(self.folder), **more}

    def __call__(self, *arguments: str) -> None:
        command = ["flatpak", *arguments]
        subprocess.run(command, check=True, capture_output=True, text=True, env=self.environment())

    def add(self, name: str, repository: Path) -> None:
        self("--user", "remote-add", "--no-gpg-verify", "--if-not-exists", name, repository.resolve().as_uri())

    def install(self, source: str, *refs: str) -> None:
        self("--user", "install", "-y", "--noninteractive", "--or-update", source, *refs)


def installed(flatpaks: Flatpaks, place: Path, names: Sequence[str], branch: str, libraries: Iterable[str]) -> None:
    """Under all the names that somebody may ask for."""
    shutil.rmtree(place, ignore_errors=True)
    fill(place / "usr", libraries)
    (place / "files").mkdir()
    repository = place / "repository"
    platform, sdk = names
    for name in names:
        about = {"name": name, "runtime": _ref(platform, branch), "sdk": _ref(sdk, branch)}
        (place / "metadata").write_text(_group("Runtime", about), encoding="utf-8")
        flatpaks("build-export", "--runtime", "--disable-sandbox", str(repository), str(place), branch)
    flatpaks.add("standin", repository)
    flatpaks.install("standin", *(f"{name}//{branch}" for name in names))


def _ref(name: str, branch: str) -> str:
    return f"{name}/{architecture()}/{branch}"


def architecture() -> str:
    return subprocess.run(["flatpak", "--default-arch"], capture_output=True, text=True, check=True).stdout.strip()


def _group(title: str, values: Mapping[str, str]) -> str:
    return "\n".join([f"[{title}]", *(f"{key}={value}" for key, value in values.items()), ""])


def fill(usr: Path, libraries: Iterable[str]) -> None:
    """Each library lies where this system has it, below the runtime's own /usr."""
    programs = [Path(found) for tool in TOOLS if (found := shutil.which(tool, path=_path()))]
    named = [Path(place) for _, place in elf.places(libraries)]
    for program in programs:
        _copy(program, usr / "bin" / program.name)
    for library in {*named, *_asked([*programs, *named])}:
        # What lies in /lib lies in /usr/lib, by another name.
        _copy(library, usr / library.relative_to("/usr" if library.is_relative_to("/usr") else "/"))
    (usr / "bin" / COMPOSE).write_text("#!/bin/sh\n", encoding="ascii")
    (usr / "bin" / COMPOSE).chmod(0o755)
    fonts = usr / "etc" / "fonts" / "fonts.conf"
    fonts.parent.mkdir(parents=True)
    fonts.write_text(NO_FONTS, encoding="ascii")
    for folder in filter(Path.is_dir, SHARED):
        shutil.copytree(folder, usr / folder.relative_to("/usr"))


def _path() -> str:
    return f"{os.environ.get('PATH', os.defpath)}:/usr/sbin:/sbin"


def _asked(files: Iterable[Path]) -> Iterator[Path]:
    """All that a file is linked to, as this system would load it, its loader too."""
    for file in files:
        said = subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=False).stdout
        yield from map(Path, _FOUND.findall(said))


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, target)
