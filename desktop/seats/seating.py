"""Who sits where, and who reads in which language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from desktop.seats import decisions
from desktop.seats.decisions import Decision
from i18n import LANGUAGES, Words
from i18n.languages import KNOWN
from rulesets.engine import Ruleset


@dataclass(frozen=True)
class Seated:
    name: str
    # His own; empty where it is the table's, whichever that is.
    language: str = ""
    # As keep.people made it of what was typed; empty where there is none.
    pin: str = ""


@dataclass(frozen=True)
class Seating:
    ruleset: str
    language: str
    players: tuple[Seated, ...]
    decided: tuple[Decision, ...] = ()
    # By which it is played, where packs may be in them: what they say is said here, too.
    rules: Ruleset | None = field(default=None, compare=False, repr=False)

    @classmethod
    def plain(cls, ruleset: str, language: str, names: tuple[str, ...]) -> Seating:
        """Everybody reads what the table reads."""
        return cls(ruleset, language, tuple(map(Seated, names)))

    @classmethod
    def read(cls, ruleset: str, names: tuple[str, ...], written: object) -> Seating:
        """As a file has it. What does not fit is left out: a game is never lost for the sake of a language."""
        entry = written if isinstance(written, Mapping) else {}
        language = _language(entry.get("language"), LANGUAGES[0])
        rows = dict(_rows(entry.get("players")))
        seated = tuple(_seated(name, rows.get(name, {})) for name in names)
        return cls(ruleset, language, seated, decisions.read(entry.get("decisions")))

    @property
    def written(self) -> dict[str, Any]:
        players = [{"name": one.name, "language": one.language, "pin": one.pin} for one in self.players]
        decided = [decision.written for decision in self.decided]
        return {"language": self.language, "players": players, "decisions": decided}

    def with_(self, *decided: Decision) -> Seating:
        return replace(self, decided=(*self.decided, *decided))

    def spoken(self, language: str) -> Seating:
        """The table's language is another: who has none of his own goes along."""
        return replace(self, language=language)

    def without_pin(self, name: str) -> Seating:
        players = (replace(one, pin="") if one.name == name else one for one in self.players)
        return replace(self, players=tuple(players))

    def number(self, name: str) -> int:
        return self._numbers[name]

    def of(self, name: str) -> Seated:
        return self.players[self._numbers[name] - 1]

    def by(self, rules: Ruleset) -> Seating:
        return replace(self, rules=rules)

    @cached_property
    def words(self) -> Words:
        """What the table reads and is told, and whoever has no language of his own."""
        return self.words_in(self.language)

    def words_in(self, language: str) -> Words:
        return Words(language, self.rules or self.ruleset)

    def readers_words(self, name: str) -> Words:
        """In which a seat's own page is; the table's where it is nobody's."""
        own = self.of(name).language if name else ""
        return self.words_in(own) if own else self.words

    def language_of(self, name: str) -> str:
        return self.of(name).language or self.language

    def call(self, words: Words) -> Callable[[str], str]:
        """How players are called where their number matters: 3・花子."""
        return lambda name: words.text("seat.label", number=self.number(name), name=name)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {one.name: number for number, one in enumerate(self.players, 1)}


def _rows(found: object) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for row in found if isinstance(found, list) else ():
        if isinstance(row, Mapping) and isinstance(row.get("name"), str):
            yield row["name"], row


def _seated(name: str, row: Mapping[str, Any]) -> Seated:
    pin = row.get("pin", "")
    return Seated(name, _language(row.get("language"), ""), pin if isinstance(pin, str) else "")


def _language(found: object, otherwise: str) -> str:
    return found if isinstance(found, str) and found in KNOWN else otherwise
