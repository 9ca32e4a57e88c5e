"""All words of a pack that is being made: which it wants, as they are ready, and as its maker has written them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple

from i18n import LANGUAGES, Words
from i18n.packed import wanted
from rulesets.engine import Ruleset
from rulesets.engine.packs import BadPack, extended, read

from . import ready
from .making import BOARD_NAME, OWN, PACK_NAME, PackInMaking, dumped

PACK = -1


class PackWord(NamedTuple):
    """Of a part by its place, or of the pack itself; its id has `*` for whose it is."""

    part: int
    id: str


def bare_rules(pack: PackInMaking) -> Ruleset:
    """With what it adds, and none of its words; BadPack where it can't be played."""
    found, faults = read(pack.bare())
    if found is None or faults:
        raise BadPack(faults)
    return extended(pack.ruleset, [found])


def wanted_words(pack: PackInMaking) -> list[PackWord]:
    said = [_of(pack, id) for id in wanted(bare_rules(pack))]
    return [PackWord(PACK, PACK_NAME), *said]


def _of(pack: PackInMaking, id: str) -> PackWord:
    steps = id.split(".")
    for at, part in enumerate(pack.parts):
        if part.id in steps:
            return PackWord(at, _without(id, part.id))
    if pack.board_id in steps:
        return PackWord(PACK, BOARD_NAME)
    return PackWord(PACK, _without(id, pack.id))


def _without(id: str, own: str) -> str:
    return ".".join(OWN if step == own else step for step in id.split("."))


def full_id(pack: PackInMaking, word: PackWord) -> str:
    own = pack.parts[word.part].id if word.part != PACK else pack.board_id if word.id == BOARD_NAME else pack.id
    return ".".join(own if step == OWN else step for step in word.id.split("."))


def written(pack: PackInMaking, word: PackWord, language: str) -> str:
    words = pack.words if word.part == PACK else pack.parts[word.part].words
    return words.get(language, {}).get(word.id, "")


def ready_text(pack: PackInMaking, word: PackWord, language: str) -> str:
    if word.part == PACK:
        return ready.of_pack(Words(language), pack, word.id)
    return ready.of_part(Words(language), pack.parts[word.part], word.id)


def contents(pack: PackInMaking) -> dict[str, bytes]:
    """Every file of it. What it says in a language is what was written, else what is ready; BadPack as above."""
    every = wanted_words(pack)
    languages = dict.fromkeys((*LANGUAGES, *pack.words, *(each for part in pack.parts for each in part.words)))
    found = dict(pack.bare())
    for language in languages:
        if texts := _texts(pack, every, language):
            found[f"words/{language}.yaml"] = dumped(texts)
    return found


def _texts(pack: PackInMaking, every: list[PackWord], language: str) -> dict[str, str]:
    texts = {}
    for word in dict.fromkeys((*every, *_more(pack, language))):
        text = written(pack, word, language).strip() or (
            ready_text(pack, word, language) if language in LANGUAGES else ""
        )
        if text:
            texts[full_id(pack, word)] = text
    return texts


def _more(pack: PackInMaking, language: str) -> list[PackWord]:
    """What its maker says beyond what is wanted."""
    whose = [(PACK, pack.words), *((at, part.words) for at, part in enumerate(pack.parts))]
    return [PackWord(at, id) for at, words in whose for id in words.get(language, {})]


def by_part(pack: PackInMaking, said: Mapping[str, Mapping[str, str]]) -> dict[int, dict[str, dict[str, str]]]:
    """The words of its files: by part, language and id."""
    found: dict[int, dict[str, dict[str, str]]] = defaultdict(lambda: defaultdict(dict))
    for language, texts in said.items():
        for id, text in texts.items():
            word = _of(pack, id)
            found[word.part][language][word.id] = text
    return found
