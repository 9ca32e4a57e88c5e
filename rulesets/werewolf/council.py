"""What is left by one for those who are of the same company."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulesets.engine.asks import Asking, Flow

if TYPE_CHECKING:
    from .town import Town

# The longest line where each has but one.
LINE = 60


def line(town: Town, me: str, company: str, length: int) -> Flow:
    """One optional text to the living company, the writer included (EJ-91, LR-25)."""
    yield from whisper(town, me, company, length)


def whisper(town: Town, me: str, company: str, length: int, params: dict[str, Any] | None = None) -> Asking[bool]:
    """The same where it matters whether he wrote (J9-14, J9-15, U13-12)."""
    id = f"{company}.whisper"
    text = yield town.table.text(id, me, length, seconds=town.rules.seconds, params=params)
    if text is None:
        return False
    town.table.tell(town.awake(company), id, seat=me, text=text)
    return True
