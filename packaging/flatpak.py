"""The Flatpak: a manifest of the portable bundle, by hash and without a network, and what flatpak-builder makes of it.

It may use the screen, the graphics card and the sound, and nothing else: saved games lie in the folder that every
Flatpak has of its own. It needs the runtime named here, from wherever its player has Flatpaks from.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import elf
import linux_entry
import published
import standin
from lantern_version import VERSION
from product import APP_ID, BUILD, BUNDLE, DIST, NAME, artefact, moment

RUNTIME, SDK, BRANCH = "org.freedesktop.Platform", "org.freedesktop.Sdk", "25.08"
STABLE = "stable"
PERMISSIONS = (
    "--share=ipc",
    "--socket=wayland",
    "--socket=fallback-x11",
    "--device=dri",
    "--socket=pulseaudio",
)
# What our libraries ask of that runtime; it has all of these, and smoke.py flatpak sees that they ask for no more.
OF_RUNTIME = frozenset(
    f"lib{name}"
    for name in (
        *("c.so.6", "dl.so.2", "gcc_s.so.1", "m.so.6", "mvec.so.1", "pthread.so.0", "resolv.so.2", "rt.so.1"),
        *("stdc++.so.6", "z.so.1", "expat.so.1", "dbus-1.so.3", "fontconfig.so.1", "freetype.so.6"),
        *("EGL.so.1", "GL.so.1", "X11.so.6", "X11-xcb.so.1", "xcb.so.1"),
        *("wayland-client.so.0", "wayland-cursor.so.0", "wayland-egl.so.1"),
    )
)
RECIPE = BUILD / "flatpak" / "recipe"
MANIFEST = RECIPE / f"{APP_ID}.json"


def manifest(bundle: Path, **place: str) -> dict[str, Any]:
    """`place` is where the packed bundle is found: a path, or the address of a release."""
    packed = {"type": "archive", **place, "sha256": _sha256(bundle), "dest": NAME}
    return {
        "id": APP_ID,
        "branch": STABLE,
        "runtime": RUNTIME,
        "runtime-version": BRANCH,
        "sdk": SDK,
        "command": NAME,
        "finish-args": list(PERMISSIONS),
        # Whoever takes the debugging information out strips the program, and with it the archive behind its starter.
        "build-options": {"no-debuginfo": True},
        "modules": [
            {
                "name": NAME,
                "buildsystem": "simple",
                "build-commands": [
                    "mkdir -p /app/bin /app/lib",
                    f"cp -a {NAME} /app/lib/{NAME}",
                    f"ln -s ../lib/{NAME}/{NAME} /app/bin/{NAME}",
                    "cp -a share /app/share",
                ],
                "sources": [packed, *_entries()],
            }
        ],
    }


def _entries() -> Iterator[dict[str, str]]:
    """What the desktop wants to know, file by file, beside the manifest."""
    for file in sorted((RECIPE / "share").rglob("*")):
        if file.is_file():
            place = file.relative_to(RECIPE)
            yield {"type": "file", "path": place.as_posix(), "sha256": _sha256(file), "dest": place.parent.as_posix()}


def _sha256(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def packed() -> Path:
    """The portable bundle, as a release has it."""
    return artefact(".tar.xz")


def no_bundle() -> str:
    return "" if packed().is_file() else "there is no portable bundle; packaging/build.py portable makes one"


def packed_quickly() -> Path:
    """To try it: the same files, and nothing made small."""
    target = BUILD / "flatpak" / f"{NAME}.tar"
    target.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["tar", "-C", str(BUNDLE.parent), "-cf", str(target), BUNDLE.name], check=True)
    return target


def no_builder() -> str:
    return standin.hindrance() or ("" if shutil.which("flatpak-builder") else "flatpak-builder is not installed")


def recipe(bundle: Path) -> Path:
    """All that flatpak-builder needs, in a folder."""
    shutil.rmtree(RECIPE, ignore_errors=True)
    linux_entry.install(RECIPE / "share", APP_ID)
    os.link(bundle, RECIPE / bundle.name)
    _write(manifest(bundle, path=bundle.name))
    return MANIFEST


def _write(said: dict[str, Any]) -> None:
    MANIFEST.write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")


def no_address() -> str:
    return "" if published.address() else "LANTERN_NIGHT_ADDRESS does not say where the bundle will be"


def handed() -> Path:
    """The same for a shop that builds by itself: it fetches the bundle from the release."""
    bundle = packed()
    recipe(bundle)
    (RECIPE / bundle.name).unlink()
    _write(manifest(bundle, url=published.download(bundle.name)))
    return Path(shutil.make_archive(str(DIST / f"{NAME}-{VERSION}-flatpak-manifest"), "xztar", RECIPE))


def installation(libraries: Iterable[str]) -> standin.Flatpaks:
    """With what takes the runtime's place."""
    own = standin.Flatpaks(BUILD / "flatpak" / "installed")
    standin.installed(own, BUILD / "flatpak" / "standin", (RUNTIME, SDK), BRANCH, libraries)
    return own


def made(own: standin.Flatpaks, bundle: Path) -> Path:
    """A repository. What is copied into a Flatpak is the same whichever runtime it is built in."""
    place = BUILD / "flatpak"
    options = ["--user", "--force-clean", "--disable-download", "--disable-rofiles-fuse", "--disable-cache"]
    command = ["flatpak-builder", *options, f"--state-dir={place / 'state'}", str(place / "made"), str(recipe(bundle))]
    when = own.environment(SOURCE_DATE_EPOCH=str(moment()))
    subprocess.run(command, check=True, capture_output=True, text=True, env=when)
    repository = place / "repository"
    shutil.rmtree(repository, ignore_errors=True)
    day = datetime.fromtimestamp(moment(), UTC).isoformat()
    own("build-export", "--disable-sandbox", f"--timestamp={day}", str(repository), str(place / "made"), STABLE)
    return repository


def build() -> Path:
    """In one file, which packs as small as it takes long."""
    own, target = installation(elf.from_outside(BUNDLE)), artefact(".flatpak")
    own("build-bundle", str(made(own, packed())), str(target), APP_ID, STABLE)
    return target
