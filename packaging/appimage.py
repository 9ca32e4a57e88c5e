"""The AppImage: the bundle in the folder its tool expects. The tool is in no registry; $APPIMAGETOOL names it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import linux_entry
from product import BUILD, NAME, artefact, machine

VARIABLE = "APPIMAGETOOL"


def tool() -> str | None:
    return os.environ.get(VARIABLE) or shutil.which("appimagetool")


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


def build(bundle: Path) -> Path:
    target = artefact(".AppImage")
    target.parent.mkdir(exist_ok=True)
    command = [str(tool()), "--no-appstream", str(folder(bundle)), str(target)]
    environment = {**os.environ, "ARCH": machine(), "APPIMAGE_EXTRACT_AND_RUN": "1"}
    subprocess.run(command, check=True, env=environment)
    return target
