"""The .deb: the bundle below /usr/lib, a link to it on the path, and what the desktop wants to know.

Saved games lie in each user's own folder. No script of the package runs, so nothing ever touches them.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import elf
import linux_entry
from i18n import Words
from i18n.languages import FALLBACK
from lantern_version import VERSION
from product import BUILD, DIST, MAKER, NAME, ROOT

# What is looked for while the program runs; nothing is linked to it, and without it the game can be played.
WAYLAND = ("libwayland-client0", "libwayland-cursor0", "libwayland-egl1")
VOICES = ("speech-dispatcher", "libspeechd2", "libpulse0")
RECOMMENDED = (*WAYLAND, *VOICES)
ABOUT = """\
 Six to twenty friends sit in a ring, and the machine goes round like a lantern:
 whoever holds it may see, everybody else looks away. Nobody has to be the game
 master. Five rulebooks, in Japanese, Chinese and English.
"""


def control(architecture: str, depends: Iterable[str], kilobytes: int) -> str:
    return (
        f"Package: {NAME}\n"
        f"Version: {VERSION}\n"
        f"Architecture: {architecture}\n"
        f"Maintainer: {MAKER}\n"
        f"Installed-Size: {kilobytes}\n"
        f"Depends: {', '.join(depends)}\n"
        f"Recommends: {', '.join(RECOMMENDED)}\n"
        "Section: games\n"
        "Priority: optional\n"
        f"Description: {Words(FALLBACK).text('store.summary')}\n"
        f"{ABOUT}"
    )


def depends(packages: Iterable[str], glibc: str) -> list[str]:
    """By name; the C library by its version too. What comes with Wayland, and voices, are only recommended."""
    wanted = {*packages} - {"libc6", *RECOMMENDED}
    return [f"libc6 (>= {glibc})", *sorted(wanted)]


def build(bundle: Path) -> Path:
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(bundle, root / "usr/lib" / NAME, symlinks=True)
    (root / "usr/bin").mkdir(parents=True)
    (root / "usr/bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    linux_entry.install(root / "usr/share")
    documents = root / "usr/share/doc" / NAME
    documents.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", documents / "copyright")
    _describe(root, bundle)
    architecture = _said("dpkg", "--print-architecture")
    target = DIST / f"{NAME}_{VERSION}_{architecture}.deb"
    target.parent.mkdir(exist_ok=True)
    # Everybody may read it, whoever has built it.
    subprocess.run(["chmod", "-R", "u=rwX,go=rX", str(root)], check=True)
    _said("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target))
    return target


def _describe(root: Path, bundle: Path) -> None:
    files = [file for file in sorted((root / "usr").rglob("*")) if file.is_file() and not file.is_symlink()]
    sums = "".join(f"{_md5(file)}  {file.relative_to(root).as_posix()}\n" for file in files)
    kilobytes = sum(file.stat().st_size for file in files) // 1024
    outside = dict(elf.places(elf.from_outside(bundle)))
    packages = {_package(Path(place)) for place in outside.values()}
    about = root / "DEBIAN"
    about.mkdir()
    (about / "md5sums").write_text(sums, encoding="utf-8")
    architecture = _said("dpkg", "--print-architecture")
    text = control(architecture, depends(packages, elf.glibc(bundle)), kilobytes)
    (about / "control").write_text(text, encoding="utf-8")


def _package(library: Path) -> str:
    """Where /lib is a link to /usr/lib, a package may list a library under either."""
    for path in (library, library.resolve(), Path("/usr", *library.parts[1:])):
        found = subprocess.run(["dpkg-query", "--search", str(path)], capture_output=True, text=True, check=False)
        if found.returncode == 0:
            return found.stdout.split(":")[0]
    raise SystemExit(f"No package of this system holds {library}, so nothing can depend on it.")


def _md5(file: Path) -> str:
    return hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
