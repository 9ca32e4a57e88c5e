"""The AppImage: a small program that opens what follows it in the same file, and the bundle, packed, behind it.

That small program is the project's whose format it is, and in no registry: `packaging/build.py runtime` fetches it, and
nothing goes on with another than the one that is pinned here.
"""

from __future__ import annotations

import hashlib
import platform
import shutil
import subprocess
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import linux_entry
from product import BUILD, NAME, artefact

PLACE = "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-"
PINNED = {"x86_64": "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d"}
RUNTIME = BUILD / "runtime"
PACKED = BUILD / "appimage.squashfs"
# What the pinned runtime can unpack. Everything belongs to root; blocks are large, as most of it is read at each start.
OPTIONS = ("-root-owned", "-noappend", "-quiet", "-no-progress", "-comp", "zstd")
SMALL = ("-b", "1M", "-Xcompression-level", "19")
QUICK = ("-Xcompression-level", "1")


class OtherRuntime(OSError):
    """It is not the one that is pinned."""


def no_pin() -> str:
    return "" if platform.machine() in PINNED else f"no runtime is pinned for {platform.machine()}"


def no_packer() -> str:
    return "" if shutil.which("mksquashfs") else "squashfs-tools are not installed"


def no_runtime() -> str:
    return no_packer() or ("" if RUNTIME.is_file() else "there is no runtime; packaging/build.py runtime fetches it")


def fetch() -> Path:
    BUILD.mkdir(exist_ok=True)
    try:
        with urllib.request.urlopen(f"{PLACE}{platform.machine()}", timeout=60) as answer:  # noqa: S310  a constant
            found = answer.read()
    except urllib.error.URLError as error:
        raise OSError(f"the runtime can't be fetched: {error.reason}") from error
    RUNTIME.write_bytes(checked(found))
    return RUNTIME


def checked(runtime: bytes) -> bytes:
    if hashlib.sha256(runtime).hexdigest() != PINNED.get(platform.machine()):
        raise OtherRuntime("this is not the runtime that is pinned")
    return runtime


def folder(bundle: Path) -> Path:
    root = BUILD / "AppDir"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(bundle, root / "usr/lib" / NAME, symlinks=True)
    linux_entry.install(root / "usr/share")
    share = root / "usr/share"
    (root / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    shutil.copyfile(share / "applications" / f"{NAME}.desktop", root / f"{NAME}.desktop")
    shutil.copyfile(share / f"icons/hicolor/256x256/apps/{NAME}.png", root / f"{NAME}.png")
    (root / ".DirIcon").symlink_to(f"{NAME}.png")
    return root


def pack(bundle: Path, effort: Sequence[str] = SMALL) -> Path:
    command = ["mksquashfs", str(folder(bundle)), str(PACKED), *OPTIONS, *effort]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return PACKED


def build(bundle: Path) -> Path:
    runtime = checked(RUNTIME.read_bytes())
    target = artefact(".AppImage")
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(runtime + pack(bundle).read_bytes())
    target.chmod(0o755)
    return target
