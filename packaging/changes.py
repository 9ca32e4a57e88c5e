"""CHANGELOG.md, by version: what a release's page and software centres tell of it.

`python packaging/changes.py` prints the notes of the version that is about to be released.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
_HEAD = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<day>\d{4}-\d\d-\d\d))?$", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


@dataclass(frozen=True)
class Changes:
    version: str
    # None as long as it is not released.
    day: str | None
    text: str

    @property
    def lead(self) -> list[str]:
        """The paragraphs above the lists, without their marks: what there is to say to somebody who reads no list."""
        above = re.split(r"^### ", self.text, maxsplit=1, flags=re.MULTILINE)[0]
        return [_plain(paragraph) for paragraph in above.split("\n\n") if paragraph.strip()]


def _plain(paragraph: str) -> str:
    return _LINK.sub(r"\1", " ".join(paragraph.split())).replace("`", "").replace("**", "")


def read(text: str) -> Iterator[Changes]:
    """Newest first, as they stand there."""
    heads = list(_HEAD.finditer(text))
    ends = [head.start() for head in heads[1:]]
    for head, end in zip(heads, [*ends, len(text)], strict=True):
        yield Changes(head["version"], head["day"], text[head.end() : end].strip())


def released() -> list[Changes]:
    return [changes for changes in read(CHANGELOG.read_text(encoding="utf-8")) if changes.day]


def notes(version: str) -> str:
    for changes in released():
        if changes.version == version:
            return changes.text
    raise SystemExit(f"{CHANGELOG.name} tells of no version {version} with a day: ## [{version}] - YYYY-MM-DD")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    from lantern_version import VERSION

    print(notes(VERSION))
