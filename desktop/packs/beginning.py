"""A pack begun: every file that it wants, so that nothing but its words and rules has to be filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from desktop.packs.beginning_code import code
from i18n import LANGUAGES
from i18n.languages import FALLBACK
from i18n.packed import wanted
from rulesets.engine.packs import BadPack, Fault, extended, opened
from rulesets.engine.sentences import say

# What a part does until somebody says otherwise: the plainest there is.
_DOES: Mapping[str, str] = {
    "roles": "side: village\ndoes: {when: night, what: protect, whom: others, often: always}\n",
    "events": "deck: town\ndoes:\n  - {when: morning, what: talk, seconds: 60}\n",
}


Parts = Mapping[str, Sequence[str]]


def begin(place: Path, ruleset_id: str, parts: Parts, *, in_code: bool = False) -> list[Path]:
    """Writes a folder of the pack's id; BadPack where one is there, or where an id can't be one. Returns its files.

    `parts`: the ids of roles, events, cards. A card is always code.
    """
    if place.exists():
        raise BadPack([Fault(place.name, 0, say("there_already"))])
    files = {"pack.yaml": f"format: 1\nid: {place.name}\nversion: 1\nmakers: []\nruleset: {ruleset_id}\n"}
    for folder, ids in parts.items():
        if in_code or folder not in _DOES:
            files |= {f"{folder}/{id}.py": code(folder, id) for id in ids}
        else:
            files |= {f"{folder}/{id}.yaml": _DOES[folder] for id in ids}
    written = [_write(place / name, text) for name, text in files.items()]
    try:
        # What is run of it was written just now.
        pack = opened(place).allowed()
        ids = wanted(extended(pack.ruleset, [pack]))
    except BadPack:
        _take_back(place, written)
        raise
    # In English each says its own id, until somebody says better; the others are lent these.
    rows = {language: "{0}: {0}\n" if language == FALLBACK else "# {0}:\n" for language in LANGUAGES}
    texts = {language: "".join(map(row.format, ids)) for language, row in rows.items()}
    words = [_write(place / "words" / f"{language}.yaml", text) for language, text in texts.items() if ids]
    return [*written, *words]


def _write(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")
    return file


def _take_back(place: Path, written: Sequence[Path]) -> None:
    """Nothing but what was written just now."""
    for file in written:
        file.unlink()
    for folder in (*{file.parent for file in written} - {place}, place):
        folder.rmdir()
