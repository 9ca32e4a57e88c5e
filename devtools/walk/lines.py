"""Where lines end: inside of a word or a phrase, or so that next to nothing stands on the last one.

What belongs together is said here once more, by the words of each language and by the script alone: the screens go by
`desktop/widgets/names.js`, and two that agree can be wrong only together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtGui import QFont, QTextLayout, QTextOption

from i18n.languages import LANGUAGES, RECORDS
from i18n.phrases import phrases

# Fewer letters than this are not left alone.
FEW = 4
# Where lines are so short, and in a label, only one letter is.
_NARROW, _LEAST = 9, 2
# How much wider a phrase may be than its letters are reckoned here.
_WIDER = 1.1
_LONGEST = 5
_HAN, _HIRAGANA, _KATAKANA = re.compile("[㐀-鿿々]"), re.compile("[ぁ-ゟ]"), re.compile("[ァ-ヺー]")
# After these a word goes on; and before お and ご a new one begins.
_INSIDE, _COURTEOUS = "きぎちびみりおご", "おご"
_ENDS = "、。，．：；！？）」』”’…・·—,.:;!?) -/"
_OPENS = "（「『“‘("
# As Qt counts them: Text.WordWrap.
_BY_WORDS = 1


class Said(NamedTuple):
    """A text as it is wanted, and the rows that it stands on."""

    wanted: str
    rows: tuple[str, ...]
    room: float
    size: float
    # A name, or a button's word.
    is_label: bool


def said(entry: Mapping[str, Any]) -> Said | None:
    """None where somebody else's words are shown as they come."""
    shown: str = entry["text"]
    wraps = entry["rows"] > shown.count("\n") + 1
    if wraps and entry["wraps"] != _BY_WORDS:
        return None
    rows = _wrapped(entry) if wraps else shown.split("\n")
    return Said(entry["line"] or shown, tuple(rows), entry["room"], entry["size"], entry["isLabel"])


def _wrapped(entry: Mapping[str, Any]) -> list[str]:
    """As Qt breaks it by itself."""
    font = QFont(entry["family"])
    font.setPixelSize(int(entry["size"]))
    font.setWeight(QFont.Weight(entry["weight"]))
    return [row for paragraph in entry["text"].split("\n") for row in _laid(paragraph, font, entry["room"])]


def _laid(paragraph: str, font: QFont, room: float) -> list[str]:
    layout = QTextLayout(paragraph, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    rows = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room)
        rows.append(paragraph[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return rows or [""]


def faults(one: Said) -> Iterator[str]:
    for text, ends in _paragraphs(one):
        if not ends:
            continue
        last = text[ends[-1] :].strip()
        longest = max(len(text[begin:end].strip()) for begin, end in zip([0, *ends], [*ends, len(text)], strict=True))
        # A line of few letters, or a name in two parts, may end in few.
        is_narrow = one.room < _NARROW * one.size and (longest <= 3 * len(last) or text[ends[-1]] == " ")
        is_whole = one.is_label or is_narrow or _is_one_name(text[([0, *ends])[-2] : ends[-1]])
        few = 1 if is_narrow and text[ends[-1]] == " " else _LEAST if is_whole else FEW
        if len(last) < few and not _is_called(last):
            yield f"leaves {last!r} alone"
        for end in ends:
            unit = _unit(text, end)
            if unit and _WIDER * _wide(unit, one.size) <= one.room and not (one.is_label and _is_called(unit)):
                yield f"parts {unit!r} as {text[:end][-4:].strip()!r}, {text[end:][:4].strip()!r}"


def _paragraphs(one: Said) -> Iterator[tuple[str, list[int]]]:
    """Each with the places where its rows end."""
    rows = [row for row in one.rows if row.strip()]
    for text in (part for part in one.wanted.split("\n") if part.strip()):
        at, ends = 0, []
        while rows:
            found = text.find(rows[0].strip(), at)
            if found < 0:
                break
            at = found + len(rows.pop(0).strip())
            ends.append(at)
        yield text, ends[:-1]


def _is_called(unit: str) -> bool:
    """A name has no place where it is parted better than elsewhere, nor has a foreign word that is a label."""
    return all(map(_KATAKANA.match, unit)) or any(unit in name or name in unit for name in _names())


def _is_one_name(row: str) -> bool:
    """With its number: such a row has nothing to hand on to the next."""
    return any(row.strip().endswith(name) and len(row.strip()) <= len(name) + 4 for name in _names())


@cache
def _names() -> frozenset[str]:
    return frozenset(name for record in RECORDS.values() for name in record.names_tried)


def _wide(unit: str, size: float) -> float:
    return sum(size if ord(letter) > 0x2E7F or letter in "“”‘’…" else 0.6 * size for letter in unit)


def _unit(text: str, at: int) -> str:
    """What a line must not end in, if it does there."""
    if at >= len(text) or text[at - 1] in _ENDS or text[at] in " " + _OPENS:
        return ""
    if _is_cjk(text[at - 1]) or _is_cjk(text[at]):
        unit = _phrase(text, at) if _HIRAGANA.search(text) else _word(text, at)
        return _with_marks(text, _with_name(text, unit)) if unit else ""
    begin = max((text.rfind(sign, 0, at) for sign in _ENDS), default=-1) + 1
    end = min((found for sign in _ENDS if (found := text.find(sign, at)) >= 0), default=len(text))
    return text[begin:end]


def _with_name(text: str, unit: str) -> str:
    """All of a name that a dot stands in: with its particle it may be more than a row holds."""
    for name in _names():
        last = name.rpartition("・")[2]
        if last != name and unit.startswith(last) and (whole := name + unit[len(last) :]) in text:
            return whole
    return unit


def _with_marks(text: str, unit: str) -> str:
    """And what may stand neither behind nor before it alone."""
    found = re.search(rf"(\d+ ?[・号號])?[{re.escape(_OPENS)}]*{re.escape(unit)}[{re.escape(_ENDS.strip())}]*", text)
    return found[0] if found else unit


def _is_cjk(letter: str) -> bool:
    return bool(_HAN.match(letter) or _HIRAGANA.match(letter) or _KATAKANA.match(letter))


@cache
def _known() -> frozenset[str]:
    return frozenset(word for language in LANGUAGES for word in phrases(language).split())


def _word(text: str, at: int) -> str:
    """Chinese goes by its words, the longest that begins where the one before it ends."""
    begin = 0
    while begin < at:
        many = next((n for n in range(_LONGEST, 1, -1) if text[begin : begin + n] in _known()), 1)
        if begin + many > at:
            return text[begin : begin + many]
        begin += many
    # A foreign word goes as far as its letters do.
    runs = (found for found in re.finditer(f"{_KATAKANA.pattern}+", text) if found.start() < at < found.end())
    return next((found[0] for found in runs), "")


def _phrase(text: str, at: int) -> str:
    """Japanese goes by its phrases, which end in hiragana."""
    if _is_between(text, at):
        return ""
    begin = next((place for place in range(at - 1, 0, -1) if _is_between(text, place)), 0)
    end = next((place for place in range(at + 1, len(text)) if _is_between(text, place)), len(text))
    return text[begin:end]


def _is_between(text: str, at: int) -> bool:
    before, after = text[at - 1], text[at]
    if before in _ENDS or after in _OPENS or not (_is_cjk(before) and _is_cjk(after)):
        return after not in _ENDS
    if after in _COURTEOUS and _HIRAGANA.match(before):
        return bool(_HAN.match(text[at + 1 : at + 2]))
    if before == "を":
        return True
    is_inside = before in _INSIDE and bool(_HAN.match(after))
    return bool(_HIRAGANA.match(before)) and not _HIRAGANA.match(after) and not is_inside
