"""How each language is written: its marks, its widths, its own characters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from i18n.languages import HAN

from .book import Book
from .shape import PLACEHOLDER

_HAN = r"\u3400-\u4dbf\u4e00-\u9fff"
_CJK = _HAN + r"\u3005\u3041-\u30ff\u3001-\u301f\uff01-\uff60"
_ASCII_MARK = re.compile(rf"[{_CJK}] ?[,.!?:;()\[\]~](?!\w)|[,.!?:;()~] ?[{_CJK}]|[{_CJK}]\.")
_FULL_WIDTH_LATIN = re.compile(r"[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u3000]")
_HALF_WIDTH = re.compile(r"[\uff61-\uff9f]")
_DOTS = re.compile(r"\.\.+|。。|・・+")
_LOUD = re.compile(r"[!！]")
_STRAIGHT = re.compile(r"[\"'`]")
_ONE_HAN = re.compile(rf"[{_HAN}]")
# A single ellipsis is half of a Chinese or Japanese one; a single dash likewise.
_HALF_MARK = re.compile(r"(?<!…)…(?!…)|(?<!—)—(?!—)")
_JA_COMMA = re.compile(r"[，,]")
_MIDDLE_DOT = re.compile("・")
_KANA = re.compile(r"[\u3041-\u309f\u30a1-\u30fa]")
_ZH_SPACING = re.compile(
    rf"[{_HAN}](?:[0-9A-Za-z]|\{{(?:n|players|count|left|number|least|most)\}})|[0-9A-Za-z][{_HAN}]"
)
_JA_SPACING = re.compile(rf"[{_HAN}\u3041-\u30ff] [0-9]|[0-9] [{_HAN}\u3041-\u30ff]")

# Beyond the first level of JIS X 0208 stand the old and the Chinese forms, and a few words we do use.
_JA_BEYOND = set("籠鴉囁")
_JA_WITHOUT = set("這")


def complaints(book: Book) -> Iterator[str]:
    for language, id, text in book.texts():
        for fault in faults(language, text):
            yield f"{book.where(language, id)}: {fault}: {text}"


def faults(language: str, text: str) -> Iterator[str]:
    # What stands in a placeholder is a name or a number: marks beside it are the sentence's own.
    spoken = PLACEHOLDER.sub("人" if language in HAN else "N", text)
    yield from _seen(_EVERYWHERE, spoken)
    if language not in HAN:
        yield from _seen(_LATIN, spoken)
        return
    yield from _seen(_WRITTEN, spoken)
    yield from _seen(_OWN[language], text)
    strange = sorted({han for han in _ONE_HAN.findall(text) if not _AT_HOME[language](han)})
    if strange:
        yield f"not characters of {language}: {''.join(strange)}"


def _seen(patterns: Iterable[tuple[re.Pattern[str], str]], text: str) -> Iterator[str]:
    return (fault for pattern, fault in patterns if pattern.search(text))


_EVERYWHERE = (
    (_DOTS, "dots in a row; an ellipsis is …"),
    (_LOUD, "an exclamation mark; this house does not raise its voice"),
    (_STRAIGHT, "straight quotes; use the language's own"),
)
_LATIN = ((re.compile(rf"[{_CJK}]"), "Chinese or Japanese characters or marks"),)
_WRITTEN = (
    (_ASCII_MARK, "half-width punctuation beside CJK; use the full-width marks"),
    (_FULL_WIDTH_LATIN, "full-width letters, digits or spaces"),
    (_HALF_WIDTH, "half-width katakana or marks"),
    (_HALF_MARK, "half an ellipsis or dash; they come in twos"),
)
_CORNER = re.compile(r"[「」『』]")
_CURLY = re.compile(r"[“”‘’]")
_OWN: dict[str, tuple[tuple[re.Pattern[str], str], ...]] = {
    "ja": (
        (_JA_COMMA, "a Chinese comma; Japanese has 、"),
        (_JA_SPACING, "a space beside a digit; Japanese has none"),
        (_CURLY, "curly quotes; Japanese has 「」"),
    ),
    "zh-Hans": (
        (_KANA, "kana"),
        (_MIDDLE_DOT, "the katakana dot; Chinese has ·"),
        (_CORNER, "corner quotes; zh-Hans has “ ”"),
        (_ZH_SPACING, "no space between Han and digits or letters"),
    ),
    "zh-Hant": (
        (_KANA, "kana"),
        (_MIDDLE_DOT, "the katakana dot; Chinese has ·"),
        (_CURLY, "curly quotes; zh-Hant has 「」"),
        (_ZH_SPACING, "no space between Han and digits or letters"),
    ),
}


def _encodable(encoding: str) -> Callable[[str], bool]:
    def at_home(han: str) -> bool:
        try:
            han.encode(encoding)
        except UnicodeEncodeError:
            return False
        return True

    return at_home


def _japanese(han: str) -> bool:
    try:
        row = han.encode("euc_jp")
    except UnicodeEncodeError:
        return False
    # The first level of JIS X 0208 ends with row 47, lead byte 0xCF; three bytes are JIS X 0212.
    return han in _JA_BEYOND or (han not in _JA_WITHOUT and len(row) == 2 and row[0] <= 0xCF)


_AT_HOME: dict[str, Callable[[str], bool]] = {
    "ja": _japanese,
    "zh-Hans": _encodable("gb2312"),
    "zh-Hant": _encodable("big5"),
}
