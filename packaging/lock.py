"""Pins what the .in files ask for, with hashes, for every system at once: run `python packaging/lock.py`.

What is pinned stays as it is where it still fits; with --upgrade, everything is what is newest.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCES = ("requirements.in", "requirements-dev.in", "requirements-voice.in")
# What this needs is pinned with all else.
ALONE = "requirements-voice.in"
OLDEST = "3.11"  # Python; the pins are for it and for all that are newer
COMPILE = ("--quiet", "--universal", "--generate-hashes", "--no-header", "--no-annotate", "--python-version", OLDEST)


def main() -> None:
    for source in map(Path, SOURCES):
        target = source.with_suffix(".txt")
        options = (*COMPILE, "--no-deps") if source.name == ALONE else COMPILE
        command = ["uv", "pip", "compile", *options, *sys.argv[1:], "--output-file", str(target), str(source)]
        subprocess.run([sys.executable, "-m", *command], cwd=HERE, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
