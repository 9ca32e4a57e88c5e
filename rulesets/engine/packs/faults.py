"""What is wrong with a pack: a sentence each, with the file and the line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rulesets.engine.errors import LanternError, listed, shown
from rulesets.engine.sentences import Sentence, say
from rulesets.engine.yaml_files import Lined


class Fault(NamedTuple):
    file: str
    # 0 where it is about the file as a whole.
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}" if self.line else f"{self.file}: {self.what}"


def refused(file: str, what: str) -> Fault:
    return Fault(file, 0, what)


class BadPack(LanternError):
    """A pack that can't be played with; the message is its first fault."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(f"{faults[0]}{more}")
        self.faults = tuple(faults)


class PackWaits(BadPack):
    """It has code, and whoever plays has not said yet that it may be run; `packs` are their ids."""

    def __init__(self, packs: Sequence[str]) -> None:
        super().__init__([refused(id, say("waits")) for id in packs])
        self.packs = tuple(packs)


class Notes:
    """All the faults of one file, as they are found: what is wrong is noted, and the reading goes on without it."""

    def __init__(self, document: Lined) -> None:
        self.document = document
        self.faults: list[Fault] = []

    def note(self, where: Sequence[str | int], what: str) -> None:
        key = ".".join(map(str, where))
        said = what if not key else what.at(key) if isinstance(what, Sentence) else f"{key}: {what}"
        self.faults.append(Fault(self.document.name, self.document.line(*where), said))

    def wrong(self, where: Sequence[str | int], value: object, allowed: str) -> None:
        self.note(where, say("not_allowed", value=shown(value), allowed=allowed))

    def mapping(self, where: Sequence[str | int], value: object, allowed: Sequence[str] = ()) -> dict[str, Any]:
        """What of it may stand there; `allowed`: the only keys, where they are given."""
        if not isinstance(value, dict):
            self.wrong(where, value, say("a_mapping_with", keys=listed(allowed)) if allowed else say("a_mapping"))
            return {}
        kept: dict[str, Any] = {}
        for key, entry in value.items():
            if not isinstance(key, str) or (allowed and key not in allowed):
                self.wrong([*where, str(key)], key, listed(allowed) if allowed else say("quoted"))
            else:
                kept[key] = entry
        return kept

    def one_of(self, where: Sequence[str | int], value: object, allowed: Sequence[Any], default: Any) -> Any:
        if any(value == one and type(value) is type(one) for one in allowed):
            return value
        self.wrong(where, value, listed(allowed, most=60))
        return default

    def text(self, where: Sequence[str | int], value: object, most: int) -> str:
        if isinstance(value, str) and value.strip() and len(value) <= most:
            return value
        self.wrong(where, value, say("a_text", most=most))
        return ""

    def whole(self, where: Sequence[str | int], value: object, least: int, most: int) -> int:
        if type(value) is int and least <= value <= most:
            return value
        self.wrong(where, value, say("a_whole", least=least, most=most))
        return least
