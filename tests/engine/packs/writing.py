"""Packs as a group would write them, for the tests: as a folder, and as one file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

MANIFEST = """\
format: 1
id: harbour
version: 1
makers: [The Tuesday group]
licence: CC-BY-4.0
ruleset: jinro_nine
boards:
  harbour9: {players: 9, cards: {villager: 3, seer: 1, guard: 2, madman: 1, werewolf: 2}}
profiles:
  harbour_rules: {ballots: open, talk_rounds: 1}
"""
WORDS = "preset.harbour9.name: The harbour\n"
GOOD = {"pack.yaml": MANIFEST, "words/en.yaml": WORDS, "README.md": "Ours."}


def folder(place: Path, files: Mapping[str, str] = GOOD) -> Path:
    for name, text in files.items():
        file = place / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    return place


def zipped(file: Path, files: Mapping[str, str | bytes] = GOOD, *, below: str = "") -> Path:
    with ZipFile(file, "w", ZIP_DEFLATED) as packed:
        for name, text in files.items():
            packed.writestr(below + name, text)
    return file
