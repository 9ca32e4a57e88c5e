"""What somebody has chosen or written so far, before it is confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from i18n import Words, ready
from rulesets.engine import Ask


@dataclass(frozen=True)
class AnswerDraft:
    """Of one ask."""

    # At the table tokens; on a lit page the places that carry a seal. In the order in which they were tapped.
    chosen: tuple[str, ...] = ()
    text: str = ""
    declined: bool = False

    def toggled(self, tapped: str, most: int) -> AnswerDraft:
        """A tap chooses, a second one takes back; one more than there may be takes the oldest one's place."""
        if tapped in self.chosen:
            return AnswerDraft(tuple(other for other in self.chosen if other != tapped))
        return AnswerDraft((*self.chosen[max(0, len(self.chosen) + 1 - most) :], tapped))

    def written(self, text: str, most: int) -> AnswerDraft:
        return replace(AnswerDraft(), text=text[:most])

    # An open ask: nothing else is taken than what it allows.

    def is_ready(self, ask: Ask) -> bool:
        if ask.kind == "choose":
            return self.declined or (ask.at_least <= len(self.chosen) <= ask.at_most and bool(self.chosen))
        if ask.kind == "text":
            return bool(self.text.strip()) or ask.at_least == 0
        return True

    def answer(self, ask: Ask, words: Words) -> object:
        """As a journal keeps it; `words`: of whoever has written it."""
        if ask.kind == "text":
            return _kept(ask, self.text.strip(), words) or None
        if ask.kind != "choose" or self.declined or not self.chosen:
            return None
        return list(self.chosen) if ask.at_most > 1 else self.chosen[0]


def _kept(ask: Ask, text: str, words: Words) -> str:
    """Ready phrases are there on a lit page; at the table all is typed."""
    return ready.kept(words, text, ask.max_length or 0) if ask.secret else ready.typed(text)


def typed(text: str, more: str) -> str:
    """With what was typed after it; a backspace takes the last letter away."""
    return text[:-1] if more == "\b" else text + more


BLANK = AnswerDraft()


@dataclass(frozen=True)
class ScreenDraft:
    """Of all asks of a lit page, in their order. One confirm answers them together."""

    parts: tuple[AnswerDraft, ...] = ()
    # The place of a card that is read; whatever else is done puts it down.
    reading: str = ""

    def __getitem__(self, number: int) -> AnswerDraft:
        return self.parts[number] if number < len(self.parts) else BLANK

    def with_(self, number: int, draft: AnswerDraft) -> ScreenDraft:
        before = (*self.parts, *(BLANK,) * (number + 1 - len(self.parts)))
        return ScreenDraft((*before[:number], draft, *before[number + 1 :]))

    def read(self, place: str) -> ScreenDraft:
        return replace(self, reading=place)

    def declined(self, numbers: Sequence[int]) -> ScreenDraft:
        """With nobody for these."""
        left = self
        for number in numbers:
            left = left.with_(number, AnswerDraft(declined=True))
        return left

    @property
    def is_blank(self) -> bool:
        return all(part == BLANK for part in self.parts)

    @property
    def chosen(self) -> tuple[str, ...]:
        return tuple(place for part in self.parts for place in part.chosen)

    @property
    def texts(self) -> ScreenDraft:
        """What was written of it, alone."""
        return ScreenDraft(tuple(AnswerDraft(text=part.text) for part in self.parts))

    @property
    def text(self) -> str:
        return next((part.text for part in self.parts if part.text), "")
