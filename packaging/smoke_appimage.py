"""The AppImage, started without being installed; where there is none, what would be in it, packed and unpacked."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import appimage
import smoke_checks as checks
from product import BUNDLE, PROBE, artefact
from smoke_checks import Check
from smoke_room import Room

STARTER = "AppRun"


def hindrance() -> str:
    if sys.platform != "linux":
        return "an AppImage is for Linux"
    return appimage.no_packer() or ("" if PROBE.is_dir() else "there is no bundle; packaging/build.py bundle makes one")


def started() -> Iterator[Check]:
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        began = perf_counter()
        contents = Path(folder, "contents")
        detail = _whole(contents) if artefact(".AppImage").is_file() else _packed(contents)
        yield Check("unpacked", "", perf_counter() - began, detail)
        room = Room(Path(folder, "room").resolve(), contents, STARTER)
        yield checks.version(room)
        yield checks.first_frame(room)
        yield checks.demo(room, "jinro_nine", "zh-Hant")
        yield checks.strays(room)


def _whole(contents: Path) -> str:
    """By its own means, as on a machine where it can't be mounted."""
    image = artefact(".AppImage")
    subprocess.run([image, "--appimage-extract"], check=True, capture_output=True, cwd=contents.parent)
    (contents.parent / "squashfs-root").rename(contents)
    return image.name


def _packed(contents: Path) -> str:
    packed = appimage.pack(BUNDLE, appimage.QUICK)
    subprocess.run(["unsquashfs", "-quiet", "-no-progress", "-d", contents, packed], check=True, capture_output=True)
    return "without a runtime"
