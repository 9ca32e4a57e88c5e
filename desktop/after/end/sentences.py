"""The sentences of a story: what happened at a step, in the table's language, with nothing hidden any more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from desktop.records.story import Step
from desktop.widgets import medallions
from i18n import Words, ready, speak
from i18n.languages import record
from rulesets.engine import Ask, Notice
from rulesets.engine.meanings import Meanings

# Of a count so many are named where there is room for one sentence.
FIRST = 3


@dataclass(frozen=True)
class ToldLine:
    """`told_to`: who alone was told this, in words. `brief`: where it is too long for one sentence among others."""

    text: str
    is_secret: bool = False
    told_to: str = ""
    known_by: tuple[str, ...] = ()
    brief: str = ""


@dataclass(frozen=True)
class Teller:
    words: Words
    rules: Meanings
    numbers: Mapping[str, int]

    def call(self, name: str) -> str:
        return self.words.text("seat.label", number=self.numbers[name], name=name)

    def lines(self, step: Step) -> list[ToldLine]:
        answered = self.answered(step)
        return [*([answered] if answered else []), *map(self.told, step.notices)]

    def news(self, step: Step) -> list[ToldLine]:
        """Without what was answered where that changed nothing."""
        is_filler = step.ask is not None and bool(self.rules.ask(step.ask.id).filler)
        return list(map(self.told, step.notices)) if is_filler and step.notices else self.lines(step)

    def date(self, step: Step) -> str:
        return speak.date(self.words, step.day, step.phase)

    def headline(self, lines: list[ToldLine]) -> str:
        """What the table heard, where it heard something; else what was answered, else what somebody was told."""
        public = [line.brief or line.text for line in lines if not line.is_secret]
        return self.joined(public[-2:] or self._first(lines))

    def _first(self, lines: list[ToldLine]) -> list[str]:
        """Of what only some knew: where there is more than one sentence of it, it says that it goes on."""
        said = [line.text for line in lines[:1]]
        return [self.words.text("chronicle.more", line=said[0].rstrip(".。"))] if len(lines) > 1 else said

    def joined(self, sentences: list[str]) -> str:
        return ("" if record(self.words.language).is_han else " ").join(sentences)

    def told(self, notice: Notice) -> ToldLine:
        to = () if notice.to is None else sorted(notice.to, key=lambda name: self.numbers[name])
        text = speak.sentence(self.words, notice, self.call)
        told_to = self.words.names([self.call(name) for name in to])
        return ToldLine(text, notice.to is not None, told_to, tuple(to), self._brief(notice))

    def _brief(self, notice: Notice) -> str:
        """Of a count the first ones, as many as can be taken in at a glance."""
        votes = notice.params.get("votes")
        if not isinstance(votes, dict) or len(votes) <= FIRST:
            return ""
        first = notice._replace(params={**notice.params, "votes": dict(list(votes.items())[:FIRST])})
        line = speak.sentence(self.words, first, self.call)
        return self.words.text("chronicle.more", line=line.rstrip(".。"))

    def answered(self, step: Step) -> ToldLine | None:
        ask = step.ask
        if ask is None or ask.kind not in ("choose", "text"):
            return None
        question = speak.question(self.words, ask, self.call)
        answer = self._answer(ask, step)
        if ask.seat is None:
            return ToldLine(self.words.text("end.replay.table", question=question, answer=answer))
        who = self.call(ask.seat)
        text = self.words.text("end.replay.answered", name=who, question=question, answer=answer)
        return ToldLine(text, ask.secret, known_by=(ask.seat,))

    def _answer(self, ask: Ask, step: Step) -> str:
        if not step.replied:
            return self.words.text("end.replay.silent")
        if step.answer is None:
            return self.words.text("end.replay.nobody")
        return self.words.names(list(self._tokens(ask, step.answer)))

    def _tokens(self, ask: Ask, answer: Any) -> Iterator[str]:
        for token in answer if isinstance(answer, list) else [answer]:
            if ask.kind == "text":
                yield ready.read(self.words, token)
            elif ask.of == "seat":
                yield self.call(token)
            elif ask.of == "choice":
                yield self.words.text(f"choice.{token}")
            else:
                yield medallions.name(self.words, self.rules, token)
