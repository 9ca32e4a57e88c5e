"""What is left by one for those who are of the same company: a text, which may be several messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulesets.engine.asks import Asking, Flow

if TYPE_CHECKING:
    from .town import Town

Parting = Callable[[str], list[str]]
# The longest line where each has but one.
LINE = 60


def line(town: Town, me: str, company: str, length: int) -> Flow:
    """One optional text to the living company, the writer included (EJ-91, LR-25)."""
    yield from whisper(town, me, company, length, whole)


def whisper(
    town: Town, me: str, company: str, length: int, parted: Parting, params: dict[str, Any] | None = None
) -> Asking[int]:
    """The same where it matters how many messages it is (J9-14, J9-15, J9-77, U13-12, U13-56)."""
    id = f"{company}.whisper"
    text = yield town.table.text(id, me, length, seconds=town.rules.seconds, params=params)
    messages = [] if text is None else parted(text)
    for message in messages:
        town.table.tell(town.awake(company), id, seat=me, text=message)
    return len(messages)


def whole(text: str) -> list[str]:
    return [text]


def by_line(text: str, most: int | None) -> list[str]:
    """Each line is a message; those beyond the last that is left stand with it."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if most is None or len(lines) <= most:
        return lines
    return [*lines[: most - 1], " ".join(lines[most - 1 :])]
