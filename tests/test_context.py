"""CONTEXT.md: each word once, and each is one that code uses."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CODE = {".py", ".qml", ".yaml"}
TEXT = (ROOT / "CONTEXT.md").read_text("utf-8")
WORDS, ROOMS = TEXT.split("## The house's rooms")


def entries(text: str) -> list[str]:
    cells = re.findall(r"^\| (?!word |room |---)(.+?) \|", text, re.MULTILINE)
    return [word.strip().strip("`") for cell in cells for word in cell.split(", ")]


@cache
def code() -> str:
    rooms = ("rulesets", "desktop", "i18n", "devtools")
    files = (file for room in rooms for file in (ROOT / room).rglob("*") if file.suffix in CODE)
    return "\n".join(file.read_text("utf-8") for file in files)


def test_no_word_is_explained_twice() -> None:
    every = entries(TEXT)
    assert sorted(every) == sorted(set(every))


@pytest.mark.parametrize("word", entries(WORDS))
def test_code_uses_the_word(word: str) -> None:
    # `house_rules`, `HouseRules`, `house rules`, also as the end of a name.
    as_written = re.sub(r"[ -]", r"[\\s_-]?", re.escape(word).replace("\\", ""))
    assert re.search(as_written, code(), re.IGNORECASE), f"{word} stands nowhere in the code"


def test_the_picture_has_every_room_of_desktop() -> None:
    picture = (ROOT / "docs" / "architecture.svg").read_text("utf-8")
    rooms = [folder.name for folder in (ROOT / "desktop").iterdir() if (folder / "__init__.py").is_file()]
    assert [room for room in rooms if not re.search(rf">{room}\b", picture)] == []


@pytest.mark.parametrize("room", [room for room in entries(ROOMS) if "<" not in room])
def test_every_room_is_there(room: str) -> None:
    assert (ROOT / room).is_dir()
