"""Papers, commits and tests."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from statistics import median_low

from .tree import Tree

_INSERTED = re.compile(r"(\d+) insertion")
_COLLECTED = re.compile(r"^(?:=+ )?(\d+) tests collected", re.MULTILINE)
_QUICK = re.compile(r"QUICK_TESTS = \((.*?)\)", re.DOTALL)


def papers(tree: Tree) -> str:
    docs = tree.root / "docs"
    ledgers, decisions = len([*docs.glob("rules/*.md")]), len([*docs.glob("adr/*.md")])
    picture = "a picture" if any(docs.glob("*.svg")) else "no picture"
    contributing = "CONTRIBUTING" if (tree.root / "CONTRIBUTING.md").exists() else "no CONTRIBUTING"
    return f"{ledgers} ledgers, {decisions} decisions, {picture}, {contributing}"


def commits(tree: Tree) -> str:
    log = _output(tree.root, "git", "log", "--no-merges", "--shortstat", "--format=")
    inserted = [int(count) for count in _INSERTED.findall(log)]
    return f"{median_low(inserted)} inserted lines at the median of {len(inserted)}"


def tests(tree: Tree) -> str:
    """As pytest collects them, which is the one thing here that runs what it measures."""
    quick = _QUICK.search((tree.root / "packaging" / "dev_commands.py").read_text("utf-8"))
    folders = re.findall(r'"(.+?)"', quick[1]) if quick else []
    return f"{_collected(tree.root)} tests, {_collected(tree.root, *folders) if folders else 'none'} of them quick"


def _collected(root: Path, *folders: str) -> str:
    text = _output(root, sys.executable, "-m", "pytest", "--collect-only", *folders)
    counted = _COLLECTED.search(text)
    return counted[1] if counted else "unknown"


def _output(root: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=root, check=False, capture_output=True, encoding="utf-8")
    return done.stdout
