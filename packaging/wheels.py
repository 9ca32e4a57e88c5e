"""What pip, pipx and uv install: the source archive, and the wheel that is made of it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from lantern_version import VERSION
from product import BUILD, DIST, NAME, ROOT

STEM = f"{NAME.replace('-', '_')}-{VERSION}"
WHEEL, SOURCES = DIST / f"{STEM}-py3-none-any.whl", DIST / f"{STEM}.tar.gz"


def build() -> Path:
    """With what is pinned for this repository; whoever builds it elsewhere takes what pyproject.toml asks for."""
    made = BUILD / "wheel"
    shutil.rmtree(made, ignore_errors=True)
    options = ["--no-build-isolation", "--quiet", "--python", sys.executable, "--out-dir", str(made)]
    subprocess.run(
        [sys.executable, "-m", "uv", "build", *options, str(ROOT)], check=True, capture_output=True, text=True
    )
    for file in (WHEEL, SOURCES):
        (made / file.name).replace(file)
    return WHEEL
