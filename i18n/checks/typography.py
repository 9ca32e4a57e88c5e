"""How each language is written: its marks, its widths, its own characters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from i18n.languages import record

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
    own = record(language)
    spoken = PLACEHOLDER.sub("人" if own.is_han else "N", text)
    yield from _seen(_EVERYWHERE, spoken)
    yield from _seen((AVOIDED[name] for name in own.avoids), text)
    if not own.is_han:
        yield from _seen(_LATIN, spoken)
        return
    yield from _seen(_WRITTEN, spoken)
    at_home = CHARSETS.get(own.charset)
    strange = sorted({han for han in _ONE_HAN.findall(text) if at_home and not at_home(han)})
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
# What a language does without, as its record calls it.
AVOIDED = {
    "chinese comma": (_JA_COMMA, "a Chinese comma; Japanese has 、"),
    "spaced digits": (_JA_SPACING, "a space beside a digit; Japanese has none"),
    "unspaced digits": (_ZH_SPACING, "no space between Han and digits or letters"),
    "kana": (_KANA, "kana"),
    "katakana dot": (_MIDDLE_DOT, "the katakana dot; Chinese has ·"),
    "curly quotes": (_CURLY, "curly quotes; here they are 「」"),
    "corner quotes": (_CORNER, "corner quotes; here they are “ ”"),
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


CHARSETS: dict[str, Callable[[str], bool]] = {
    "jis": _japanese,
    "gb2312": _encodable("gb2312"),
    "big5": _encodable("big5"),
}
