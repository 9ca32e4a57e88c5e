"""What the ids of a game mean: of a ruleset, or of a game that was written down with what it meant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .asks import Notice
from .facts import AskFacts, CauseFacts, Facts, NoticeFacts, PartFacts, PhaseFacts

if TYPE_CHECKING:
    from .needs import Need

_NO_ASK, _NO_NOTICE, _NO_CAUSE = AskFacts(), NoticeFacts(), CauseFacts()
_NO_PHASE, _NO_PART = PhaseFacts(), PartFacts()


class Meanings:
    """Nothing is meant by an id that is none of this ruleset's."""

    if TYPE_CHECKING:
        # Said here alone: a dataclass would take them for the defaults of its fields.

        @property
        def id(self) -> str: ...
        @property
        def version(self) -> int: ...
        @property
        def roles(self) -> tuple[str, ...]: ...
        @property
        def cards(self) -> tuple[str, ...]: ...
        @property
        def events(self) -> tuple[str, ...]: ...
        @property
        def facts(self) -> Facts: ...
        @property
        def packs(self) -> tuple[Need, ...]: ...
        @property
        def words(self) -> Mapping[str, Mapping[str, str | tuple[str, ...]]]: ...

    # Whether it speaks by its own words first: what is past is told as it was.
    is_past = False

    @property
    def asks(self) -> Mapping[str, AskFacts]:
        return self.facts.asks

    @property
    def notices(self) -> Mapping[str, NoticeFacts]:
        return self.facts.notices

    def ask(self, id: str) -> AskFacts:
        return self.facts.asks.get(id, _NO_ASK)

    def notice(self, id: str) -> NoticeFacts:
        return self.facts.notices.get(id, _NO_NOTICE)

    def cause(self, id: str) -> CauseFacts:
        return self.facts.causes.get(id, _NO_CAUSE)

    def phase(self, id: str) -> PhaseFacts:
        return self.facts.phases.get(id, _NO_PHASE)

    def part(self, id: str) -> PartFacts:
        """What others need to know of a role, a card or an event."""
        return self.facts.parts.get(id, _NO_PART)

    def side(self, role: str) -> str:
        """The faction that a role is dealt into; empty for one that is nobody's yet, and where there are no sides."""
        side = self.part(role).faction
        return side if side in self.facts.factions else ""

    def hunts(self, role: str) -> bool:
        """Whether its side is the one that hunts the others by night."""
        side = self.side(role)
        return bool(side) and self.facts.factions[side].hunts

    def tells_of_guilt(self, notice: Notice) -> bool:
        """Whether it says of somebody that he hunts: in a word that means so, or by what he is."""
        found = self.notice(notice.id).finds
        if found is None:
            return False
        value = notice.params[found.param]
        if found.guilty is not None:
            return value in found.guilty
        side = self.facts.factions.get(value)
        return self.hunts(value) if side is None else side.hunts

    def hides(self, role: str) -> bool:
        """Whether who has it has something to hide: his side does or, where there are no sides, he has to kill."""
        side = self.side(role)
        if side:
            return not self.facts.factions[side].innocent
        return any(told.must_kill and told.becomes == role for told in self.notices.values())
