"""What its maker writes: names, and every word that the pack wants, ready until he changes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.packs.workshop.making import OWN, PACK_NAME, MadePart, PackInMaking, nearest
from desktop.packs.workshop.wording import PACK, PackWord, ready_text, wanted_words, written
from i18n import Words
from i18n.languages import NAMES
from i18n.lent import chain
from rulesets.engine.packs import BadPack

MAKERS = "makers"


@dataclass(frozen=True)
class WorkshopField:
    # `<part>:<language>:<id>` of a word, or `makers`.
    id: str
    label: str
    text: str
    # Shown where nothing is written.
    hint: str
    line: str
    # The language that it is in.
    speech: str
    # Whether it is more than a name.
    is_long: bool
    may_reset: bool


def unnamed(words: Words, part: MadePart) -> str:
    return words.text(f"workshop.unnamed.{part.kind}")


def of_pack(words: Words, pack: PackInMaking) -> tuple[WorkshopField, ...]:
    makers = WorkshopField(
        MAKERS,
        words.text("workshop.makers"),
        pack.makers,
        "",
        words.text("workshop.makers.line"),
        words.language,
        is_long=False,
        may_reset=False,
    )
    return _name(words, pack, PackWord(PACK, PACK_NAME), words.text("workshop.name.pack")), makers


def of_part(words: Words, pack: PackInMaking, at: int) -> tuple[WorkshopField, ...]:
    word = PackWord(at, pack.parts[at].name_id)
    return (_name(words, pack, word, words.text("workshop.name.part")),)


def _name(words: Words, pack: PackInMaking, word: PackWord, label: str) -> WorkshopField:
    """In the language that is spoken. Where it has one in another, that is what would be read."""
    language = words.language
    text = written(pack, word, language)
    hint = pack.named(language) if word.part == PACK else pack.parts[word.part].name(language)
    # A pack that has no name is called by its first part's.
    line = "" if text or hint or word.part == PACK else words.text("workshop.words.empty")
    return WorkshopField(_id(word, language), label, text, hint, line, language, is_long=False, may_reset=False)


def of_words(words: Words, pack: PackInMaking, at: int, language: str) -> tuple[WorkshopField, ...]:
    return tuple(_words(words, pack, at, language))


def _words(words: Words, pack: PackInMaking, at: int, language: str) -> Iterator[WorkshopField]:
    try:
        every = [word for word in wanted_words(pack) if word.part == at]
    except BadPack:
        # What is wrong is said where it can be mended.
        return
    for word in every:
        own, ready = written(pack, word, language), ready_text(pack, word, language)
        is_name = word.id.endswith(f"{OWN}.name")
        yield WorkshopField(
            _id(word, language),
            words.text(_label(word)),
            own or ready,
            "" if own or ready else _lent(pack, word, language)[1],
            "" if own or ready else _lent_line(words, pack, word, language),
            language,
            is_long=not is_name,
            may_reset=bool(own) and bool(ready) and own != ready,
        )


def _lent(pack: PackInMaking, word: PackWord, language: str) -> tuple[str, str]:
    said = pack.words if word.part == PACK else pack.parts[word.part].words
    text = nearest(said, word.id, language)
    return next((each for each in chain(language) if said.get(each, {}).get(word.id) == text), ""), text


def _lent_line(words: Words, pack: PackInMaking, word: PackWord, language: str) -> str:
    lender, text = _lent(pack, word, language)
    return words.text("workshop.words.lent", language=NAMES[lender]) if text else words.text("workshop.words.empty")


def _label(word: PackWord) -> str:
    family, _, rest = word.id.partition(".")
    ending = rest.split(".")[-1]
    if family in ("pack", "preset") and ending == "name":
        return "workshop.word.pack" if family == "pack" else "workshop.word.board"
    if family in ("role", "event"):
        return f"workshop.word.{ending}"
    if family == "purpose":
        return f"workshop.word.purpose.{ending}"
    if family == "notice":
        return f"workshop.word.notice.{ending}" if ending in ("wolf", "human") else "workshop.word.notice"
    return f"workshop.word.{family}" if family in ("ask", "aloud", "cause") else "workshop.word.more"


def _id(word: PackWord, language: str) -> str:
    return f"{word.part}:{language}:{word.id}"


def named_by(id: str) -> tuple[PackWord, str]:
    at, language, word = id.split(":", 2)
    return PackWord(int(at), word), language
