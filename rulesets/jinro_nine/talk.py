"""The talk, in turns from a starter round the ring (発言順の決定)."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.engine.asks import Flow
from rulesets.werewolf.town import Town


class Talk:
    def __init__(self, town: Town) -> None:
        self._town = town
        self._starter: str | None = None

    def discussion(self, found_dead: Sequence[str]) -> Flow:
        """J9-46. Claims and counter-claims are free talk and have no mechanism."""
        table = self._town.table
        table.phase = "day"
        self._starter = self._next_starter(found_dead)
        rounds = table.options["talk_rounds"]
        seconds = table.options["speech_seconds"] * len(table.alive) * rounds
        yield table.talk("talk.discussion", seconds or None, order=table.ring(self._starter), rounds=rounds)

    def _next_starter(self, found_dead: Sequence[str]) -> str:
        table = self._town.table
        if self._starter is None:
            return table.pick("talk.start", table.alive)  # J9-47
        if found_dead:
            return table.living_after(found_dead[0])  # J9-48, J9-49
        if self._town.executed is not None:
            return table.living_after(self._town.executed)  # J9-50
        return self._starter  # J9-51
