"""A pack as it is being made: what was chosen, what was written, and the files that come of both."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from unicodedata import normalize

import yaml

from i18n.languages import FALLBACK
from i18n.lent import chain
from rulesets.engine import ruleset
from rulesets.engine.packs.lanternpack import FORMAT, taken_in
from rulesets.engine.ruleset import Preset

# In the ids of its words: the part's own, whatever it will be called.
OWN = "*"
SINGULAR = {"roles": "role", "events": "event"}
PACK_NAME, BOARD_NAME = f"pack.{OWN}.name", f"preset.{OWN}.name"
_LONGEST_ID = 30
Written = Mapping[str, Mapping[str, str]]


@dataclass(frozen=True)
class MadePart:
    """`said` is what its file says; `words`, by language and id, only what its maker has written."""

    kind: str
    said: Mapping[str, Any]
    words: Written = field(default_factory=dict)
    # As its file is called: empty until the pack is first kept.
    id: str = ""
    # On the pack's board it stands where one of these stood.
    instead: str = "villager"

    @property
    def name_id(self) -> str:
        return f"{SINGULAR[self.kind]}.{OWN}.name"

    @property
    def deeds(self) -> list[dict[str, Any]]:
        does = self.said.get("does", [])
        return [dict(deed) for deed in (does if isinstance(does, list) else [does])]

    def name(self, language: str) -> str:
        """In this language, or in the nearest that it has been named in."""
        return nearest(self.words, self.name_id, language)


@dataclass(frozen=True)
class PackInMaking:
    ruleset: str
    # Four letters that no other maker's pack is likely to have.
    sign: str
    id: str = ""
    version: int = 1
    makers: str = ""
    parts: tuple[MadePart, ...] = ()
    # Of the pack itself and its board.
    words: Written = field(default_factory=dict)
    # The board of the house's that its own is made of; empty for none.
    board: str = ""
    # What else its manifest says, and its other files: they stay as they are.
    head: Mapping[str, Any] = field(default_factory=dict)
    files: Mapping[str, bytes] = field(default_factory=dict)

    @property
    def board_id(self) -> str:
        return f"{self.id}_board"

    @property
    def house_boards(self) -> dict[str, Preset]:
        return {id: one for id, one in ruleset(self.ruleset).boards.items() if isinstance(one.cards, Mapping)}

    def named(self, language: str) -> str:
        """As the pack is called: as it was named, or as its first part is."""
        parts = (part.name(language) for part in self.parts)
        return nearest(self.words, PACK_NAME, language) or next(filter(None, parts), "")

    def board_cards(self) -> dict[str, int]:
        """Empty where there is none."""
        base = self.house_boards.get(self.board)
        roles = [part for part in self.parts if part.kind == "roles"]
        if base is None or not roles:
            return {}
        return swapped(counts_of(base), {part.id: part.instead for part in roles})

    def with_ids(self, taken: Collection[str] = ()) -> PackInMaking:
        """Whatever has none yet is called by its English name, or by what it is."""
        used = {*taken, *taken_in(self.ruleset), *filter(None, (self.id, *(part.id for part in self.parts)))}
        parts = []
        for part in self.parts:
            id = part.id or self._free(part.name(FALLBACK), SINGULAR[part.kind], used)
            parts.append(replace(part, id=id))
            used.add(id)
        return replace(self, parts=tuple(parts), id=self.id or self._free(self.named(FALLBACK), "pack", used))

    def _free(self, name: str, what: str, used: set[str]) -> str:
        for id in self._ids(name, what):
            if id not in used and f"{id}_board" not in used:
                return id
        raise AssertionError("numbers don't end")

    def _ids(self, name: str, what: str) -> Iterator[str]:
        plain = normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
        begun = re.sub("[^a-z0-9]+", "_", plain).strip("_")[:_LONGEST_ID]
        if re.fullmatch("[a-z][a-z0-9_]+", begun):
            yield from (begun, f"{begun}_{what}", f"{begun}_{self.sign}")
        yield f"our_{what}_{self.sign}"
        yield from (f"our_{what}_{self.sign}_{number}" for number in range(2, 1_000))

    def manifest(self) -> dict[str, Any]:
        boards = dict(self.head.get("boards", {}))
        if cards := self.board_cards():
            boards[self.board_id] = {"players": self.house_boards[self.board].players, "cards": cards}
        makers = [name.strip() for name in re.split("[,、，]", self.makers) if name.strip()]
        return {
            "format": FORMAT,
            "id": self.id,
            "version": self.version,
            **({"makers": makers} if makers else {}),
            "ruleset": self.ruleset,
            **{key: value for key, value in self.head.items() if key != "boards"},
            **({"boards": boards} if boards else {}),
        }

    def bare(self) -> dict[str, bytes]:
        """Its files without words, once all has its id."""
        made = {f"{part.kind}/{part.id}.yaml": dumped(part.said) for part in self.parts}
        return {**self.files, "pack.yaml": dumped(self.manifest()), **made}


def nearest(words: Written, id: str, language: str) -> str:
    return next((said for each in chain(language) if (said := words.get(each, {}).get(id, "").strip())), "")


def counts_of(board: Preset) -> Mapping[str, int]:
    return board.cards if isinstance(board.cards, Mapping) else {}


def swapped(cards: Mapping[str, int], by: Mapping[str, str]) -> dict[str, int]:
    """A board with a part in the place of one card, for each."""
    counts = Counter(cards)
    counts.subtract(by.values())
    counts.update(by.keys())
    return {id: number for id, number in counts.items() if number > 0}


def dumped(document: Mapping[str, Any]) -> bytes:
    text: str = yaml.dump(dict(document), Dumper=_Plain, allow_unicode=True, sort_keys=False, width=110)
    return text.encode()


class _Plain(yaml.SafeDumper):
    """A pack refers to nothing."""

    def ignore_aliases(self, data: object) -> bool:
        return True
