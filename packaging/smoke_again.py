"""The bundle made once more, of the same commit in another folder: it must not differ in a byte."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from filecmp import cmp
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from product import BUNDLE, ROOT
from smoke_checks import Check


def hindrance() -> str:
    if not BUNDLE.is_dir():
        return "there is no bundle; packaging/build.py bundle makes one"
    if not shutil.which("git") or not (ROOT / ".git").exists():
        return "only a checkout knows its commit"
    return "" if is_committed() else "what is here is in no commit"


def is_committed() -> bool:
    command = ["git", "-C", str(ROOT), "status", "--porcelain", "--untracked-files=no"]
    return not subprocess.run(command, capture_output=True, text=True, check=True).stdout


def made() -> Iterator[Check]:
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        copy = Path(folder).resolve() / "another" / "place"
        yield _run("the same commit elsewhere", "git", "clone", "--quiet", str(ROOT), str(copy))
        yield _run("the bundle again", sys.executable, str(copy / "packaging" / "build.py"), "bundle")
        began = perf_counter()
        different = sorted(unlike(BUNDLE, copy / BUNDLE.relative_to(ROOT)))
        trouble = f"{len(different)} differ: {', '.join(different[:5])}" if different else ""
        yield Check("byte for byte", trouble, perf_counter() - began, f"{len(_files(BUNDLE))} files")


def unlike(one: Path, other: Path) -> set[str]:
    """Files of the one or the other that are not in both, or not the same there."""
    here, there = _files(one), _files(other)
    return {name for name in here | there if not (name in here & there and _is_same(one / name, other / name))}


def _is_same(one: Path, other: Path) -> bool:
    if one.is_symlink() or other.is_symlink():
        return one.is_symlink() and other.is_symlink() and one.readlink() == other.readlink()
    return cmp(one, other, shallow=False)


def _files(folder: Path) -> set[str]:
    found = (path for path in folder.rglob("*") if path.is_symlink() or path.is_file())
    return {path.relative_to(folder).as_posix() for path in found}


def _run(name: str, *command: str) -> Check:
    began = perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    trouble = f"ended with {done.returncode}; {(done.stderr or done.stdout).strip()[-400:]}" if done.returncode else ""
    return Check(name, trouble, perf_counter() - began)
