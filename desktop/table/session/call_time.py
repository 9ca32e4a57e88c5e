"""How long a call of a led night lasts at least: who listens must not hear whether anybody was called."""

from __future__ import annotations

from dataclasses import dataclass

# While it is being made there is no saying how long; it is asked again.
_BEING_MADE = 1.0


@dataclass
class CallTime:
    """Seconds. A call lasts from where it has been heard."""

    began: float = 0.0
    _is_voiced: bool = False

    def hush(self, is_voiced: bool, now: float) -> None:
        """It is being made by the table's voice, or has been: until then nobody has come to its end."""
        if self._is_voiced and not is_voiced:
            self.began = now
        self._is_voiced = is_voiced

    def left(self, least: float, now: float, *, is_for_nobody: bool) -> float:
        """A call for nobody lasts as long as any: its end must not be heard."""
        if self._is_voiced:
            return max(_BEING_MADE, least)
        return max(0.0, self.began + least - now) if is_for_nobody else 0.0
