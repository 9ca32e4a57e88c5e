"""What the holder of the lantern has chosen or written so far, before it is confirmed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulesets.engine import Ask


@dataclass(frozen=True)
class AnswerDraft:
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
