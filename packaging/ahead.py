"""What the first start ever would make, made with the bundle: compiled screens, and Home's pictures.

Qt takes a compiled screen that lies beside its source, and does not ask which is older: so there are some in bundles
alone. One that was not compiled for this Qt it passes over, and compiles the source.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import PySide6

from product import ROOT

# Qt's own, where its package keeps it: pyside6-qmlcachegen starts a Python first, two hundred times.
COMPILER = Path(PySide6.__path__[0], "qmlcachegen.exe" if sys.platform == "win32" else "Qt/libexec/qmlcachegen")


def compiled(screens: Iterable[Path], folder: Path) -> Iterator[tuple[str, str]]:
    """Each with the place where it is to lie."""
    for screen in screens:
        place = screen.parent.relative_to(ROOT)
        target = folder / place / f"{screen.name}c"
        target.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([str(COMPILER), "--only-bytecode", "-o", str(target), str(screen)], check=True)
        yield str(target), place.as_posix()
