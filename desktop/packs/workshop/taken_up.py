"""A pack that is there already, as it can be worked on again: what is written by nobody is ready words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from i18n import LANGUAGES
from rulesets.engine.packs import LanternPack
from rulesets.engine.packs.files import Contents

from .making import MadePart, PackInMaking, Written
from .wording import PACK, PackWord, by_part, ready_text

# What is made anew from what was chosen; the rest of a pack's files is left as it is.
_MADE = ("pack.yaml", "roles/", "events/", "words/")
_HEAD = ("format", "id", "version", "makers", "ruleset")


def may_be(pack: LanternPack) -> bool:
    """Programs, and words in several forms, are written elsewhere."""
    return not pack.code and all(isinstance(said, str) for words in pack.words.values() for said in words.values())


def taken_up(pack: LanternPack, found: Contents, sign: str) -> PackInMaking:
    documents = [("roles", id, each) for id, each in pack.roles.items()]
    documents += [("events", id, each) for id, each in pack.events.items()]
    making = PackInMaking(
        ruleset=pack.ruleset,
        sign=sign,
        id=pack.id,
        version=pack.version + 1,
        makers=", ".join(pack.makers),
        parts=tuple(MadePart(kind, dict(each.value or {}), id=id) for kind, id, each in documents),
        head={key: value for key, value in dict(pack.manifest.value).items() if key not in _HEAD},
        files={name: data for name, data in found.items() if not name.startswith(_MADE)},
    )
    making = _with_board(making)
    said = {language: {id: str(text) for id, text in words.items()} for language, words in pack.words.items()}
    return _with_words(making, by_part(making, said))


def _with_board(making: PackInMaking) -> PackInMaking:
    """Where its board is one of the house's with a card swapped for each of its roles."""
    boards = dict(making.head.get("boards", {}))
    own = boards.pop(making.board_id, None)
    for base in making.house_boards if own else ():
        found = _made_of(making, base, own["cards"])
        if found.board_cards() == own["cards"]:
            return replace(found, head={**making.head, "boards": boards})
    return making


def _made_of(making: PackInMaking, base: str, cards: Mapping[str, int]) -> PackInMaking:
    """What is gone from the house's board stood where its roles stand, in any order."""
    gone = Counter(making.house_boards[base].cards)
    gone.subtract(cards)
    instead = [*gone.elements()]
    parts = tuple(
        replace(part, instead=instead.pop()) if part.kind == "roles" and instead else part for part in making.parts
    )
    return replace(making, board=base, parts=parts)


def _with_words(making: PackInMaking, said: Mapping[int, Written]) -> PackInMaking:
    laid = _laid(making, said)
    # As it would be called if nobody had named it.
    unnamed = replace(laid, words={})
    return _laid(making, {at: _unready(unnamed, at, words) for at, words in said.items()})


def _laid(making: PackInMaking, said: Mapping[int, Written]) -> PackInMaking:
    parts = tuple(replace(part, words=said.get(at, {})) for at, part in enumerate(making.parts))
    return replace(making, words=said.get(PACK, {}), parts=parts)


def _unready(making: PackInMaking, at: int, words: Written) -> Written:
    """Without what says nothing else than the ready words do."""

    def is_own(language: str, id: str, text: str) -> bool:
        return language not in LANGUAGES or text != ready_text(making, PackWord(at, id), language)

    return {
        language: {id: text for id, text in texts.items() if is_own(language, id, text)}
        for language, texts in words.items()
    }
