"""What the holder of the lantern has chosen or written so far, before it is confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rulesets.engine import Ask


@dataclass(frozen=True)
class AnswerDraft:
    """Of one ask."""

    chosen: tuple[str, ...] = ()
    text: str = ""
    declined: bool = False

    def toggled(self, ask: Ask, token: str) -> AnswerDraft:
        """A tap chooses, a second one takes back; where one is wanted, another takes its place."""
        if token in self.chosen:
            return AnswerDraft(tuple(other for other in self.chosen if other != token))
        kept = self.chosen[max(0, len(self.chosen) + 1 - ask.at_most) :] if ask.at_most > 1 else ()
        return AnswerDraft((*kept, token))

    def written(self, ask: Ask, text: str) -> AnswerDraft:
        return replace(AnswerDraft(), text=text[: ask.max_length or 0])

    def is_ready(self, ask: Ask) -> bool:
        if ask.kind == "choose":
            return self.declined or (ask.at_least <= len(self.chosen) <= ask.at_most and bool(self.chosen))
        if ask.kind == "text":
            return bool(self.text.strip()) or ask.at_least == 0
        return True

    def answer(self, ask: Ask) -> object:
        if ask.kind == "text":
            return self.text.strip() or None
        if ask.kind != "choose" or self.declined or not self.chosen:
            return None
        return list(self.chosen) if ask.at_most > 1 else self.chosen[0]


BLANK = AnswerDraft()


@dataclass(frozen=True)
class ScreenDraft:
    """Of all asks of a screen, in their order. One confirm answers them together."""

    parts: tuple[AnswerDraft, ...] = ()

    @classmethod
    def of(cls, screen: Sequence[Ask]) -> ScreenDraft:
        return cls((BLANK,) * len(screen))

    def __getitem__(self, number: int) -> AnswerDraft:
        return self.parts[number] if number < len(self.parts) else BLANK

    def with_(self, number: int, draft: AnswerDraft) -> ScreenDraft:
        before = (*self.parts, *(BLANK,) * (number + 1 - len(self.parts)))
        return ScreenDraft((*before[:number], draft, *before[number + 1 :]))

    @property
    def is_blank(self) -> bool:
        return all(part == BLANK for part in self.parts)

    @property
    def chosen(self) -> tuple[str, ...]:
        return tuple(token for part in self.parts for token in part.chosen)

    @property
    def text(self) -> str:
        return next((part.text for part in self.parts if part.text), "")

    def is_ready(self, screen: Sequence[Ask]) -> bool:
        return all(self[number].is_ready(ask) for number, ask in enumerate(screen))

    def answers(self, screen: Sequence[Ask]) -> tuple[object, ...]:
        return tuple(self[number].answer(ask) for number, ask in enumerate(screen))

    def declined(self, screen: Sequence[Ask]) -> ScreenDraft | None:
        """With nobody where nothing is chosen yet; where all is, with nobody at all. None where that may not be."""
        choosing = [number for number, ask in enumerate(screen) if ask.kind == "choose"]
        asked = choosing or [number for number, ask in enumerate(screen) if ask.kind == "text"]
        empty = [number for number in asked if not self[number].chosen] or asked
        free = [number for number in empty if screen[number].at_least == 0]
        left = self
        for number in free:
            left = left.with_(number, AnswerDraft(declined=screen[number].kind == "choose"))
        return left if free else None
