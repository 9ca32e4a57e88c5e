"""Lantern Night where pip, pipx or uv installed it: all of its packages lie in this folder, under this one name.

They import one another as they do in the repository, so the folder goes to the front of the path, for this program
alone: another project's `desktop` or `assets` stays what it was.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main() -> int:
    """What the command lantern-night begins with."""
    if (HERE / "desktop").is_dir():
        sys.path.insert(0, str(HERE))
    from desktop.__main__ import main as begin  # noqa: PLC0415

    return begin()
