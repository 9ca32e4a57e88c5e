"""The law of gestures: what a lit page takes, and what is read out of it.

At one place of a lap whatever finishes a screen can be done by everybody, in as many taps, at the same places: what can
be tapped, how often, and what confirms it follows from public facts alone. What it comes to for the reader's own ask is
found when it is confirmed; only the held page says so before. A led call is outside the law: it goes by its ask.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from desktop.table.session import places
from desktop.table.session.draft import AnswerDraft, ScreenDraft
from desktop.table.session.places import ScreenPart
from i18n import Words
from rulesets.engine import Game
from rulesets.engine.asks import checked


@dataclass(frozen=True)
class Gestures:
    """What one of a screen's asks takes."""

    kind: str
    # How many seals lie at the most; how many have to before it is confirmed; whether "nobody" is as good.
    seals: int = 0
    least: int = 0
    decline: bool = False
    places: tuple[str, ...] = ()
    # Where a first tap reads what lies there, while the page is held, and only a second one does anything.
    reads: tuple[str, ...] = ()
    text: int | None = None

    def are_done(self, draft: AnswerDraft) -> bool:
        if self.kind == "choose":
            return draft.declined or len(draft.chosen) >= self.least
        return self.kind == "confirm" or self.decline or bool(draft.text.strip())


@dataclass(frozen=True)
class Grammar:
    """What a screen takes: of each of its asks, and of all of them together."""

    parts: tuple[Gestures, ...] = ()

    @property
    def kind(self) -> str:
        return "+".join(part.kind for part in self.parts)

    @property
    def decline(self) -> bool:
        return any(part.decline for part in self.parts)

    @property
    def seals(self) -> int:
        return sum(part.seals for part in self.parts)

    @property
    def places(self) -> tuple[str, ...]:
        return tuple(place for part in self.parts for place in part.places)

    @property
    def reads(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(place for part in self.parts for place in part.reads))

    @property
    def text(self) -> int | None:
        return max((part.text for part in self.parts if part.text is not None), default=None)

    @property
    def written(self) -> dict[str, Any]:
        """For whoever checks from outside."""
        return {
            "kind": self.kind,
            "decline": self.decline,
            "seals": self.seals,
            "places": list(self.places),
            "text": self.text,
        }

    # What is done to it

    def tapped(self, draft: ScreenDraft, place: str, *, is_open: bool = False) -> ScreenDraft | None:
        """On an open page a card is read first, and its next tap counts. None where nothing can be tapped."""
        is_read = place in self.reads and (is_open or place not in self.places)
        if is_read and place != draft.reading:
            return draft.read(place)
        for number, part in enumerate(self.parts):
            if place in part.places:
                return draft.with_(number, draft[number].toggled(place, part.seals))
        return draft.read("") if place in self.reads else None

    def wrote(self, draft: ScreenDraft, text: str) -> ScreenDraft:
        for number, part in enumerate(self.parts):
            if part.text is not None:
                draft = draft.with_(number, draft[number].written(text, part.text))
        return draft

    def nobody(self, draft: ScreenDraft) -> ScreenDraft | None:
        """With nobody where nothing is chosen yet; where all is, with nobody at all. None where that may not be."""
        choosing = [number for number, part in enumerate(self.parts) if part.kind == "choose"]
        asked = choosing or [number for number, part in enumerate(self.parts) if part.kind == "text"]
        empty = [number for number in asked if not draft[number].chosen] or asked
        free = [number for number in empty if self.parts[number].decline]
        return draft.declined(free) if free else None

    def is_done(self, draft: ScreenDraft) -> bool:
        return all(part.are_done(draft[number]) for number, part in enumerate(self.parts))


@dataclass(frozen=True)
class AskedScreen:
    """A pending screen, read once: what stands on it for its reader, and what it takes of everybody."""

    parts: tuple[ScreenPart, ...] = ()
    grammar: Grammar = Grammar()


def asked(game: Game) -> AskedScreen:
    found, is_led = parts(game), game.call is not None
    return AskedScreen(found, Grammar(tuple(_of_a_call(part) if is_led else _of_a_page(game, part) for part in found)))


def parts(game: Game) -> tuple[ScreenPart, ...]:
    """Of the pending screen: what stands at each place for each ask, whether it may be chosen or not."""
    return places.parts(game.screen, game.players, tablets(game), game.rows)


def _of_a_page(game: Game, part: ScreenPart) -> Gestures:
    """Nothing here hangs on what the ask allows."""
    if part.ask.kind == "choose":
        return Gestures("choose", game.pages[part.number].seals, 1, True, _named(part, game), _read(part, game))
    if part.ask.kind == "text":
        return Gestures("text", decline=True, text=part.ask.max_length)
    return Gestures("confirm", reads=_read(part, game))


def _of_a_call(part: ScreenPart) -> Gestures:
    ask = part.ask
    is_free = ask.kind != "confirm" and ask.at_least == 0
    if ask.kind == "choose":
        return Gestures("choose", ask.at_most, max(1, ask.at_least), is_free, allowed(part))
    return Gestures(ask.kind, decline=is_free, text=ask.max_length if ask.kind == "text" else None)


def _named(part: ScreenPart, game: Game) -> tuple[str, ...]:
    """A hand's places are all there is of it, whatever lies in them; on all other pages the seats' are tapped."""
    ask, at = part.ask, places.layout(part.ask)
    if at == "cards" or (at == "hand" and ask.of == "card"):
        names: Sequence[str] = places.slots(ask, game.ruleset)
    else:
        names = tablets(game)
    return tuple(part.mark + name for name in names)


def _read(part: ScreenPart, game: Game) -> tuple[str, ...]:
    """Where cards lie: a hand, and the events of somebody who is publicly known to choose one."""
    if places.layout(part.ask) == "hand" or part.ask.of == "event":
        return tuple(part.mark + name for name in places.slots(part.ask, game.ruleset))
    return ()


def tablets(game: Game) -> tuple[str, ...]:
    """The seats that can be tapped: the living; where anybody of the composition may name the dead, all."""
    by = (card for facts in game.ruleset.asks.values() for card in facts.names_dead)
    all_may = game.call is not None or any(card in game.composition for card in by)
    return tuple(str(number) for number, name in enumerate(game.players, 1) if all_may or name in game.alive)


# What it comes to


def allowed(part: ScreenPart) -> tuple[str, ...]:
    """Where what may be chosen stands."""
    return tuple(place for place, token in part.tokens.items() if token in part.ask.options)


def where(part: ScreenPart, token: str) -> str:
    """The first place at which it stands."""
    return next(place for place, stands in part.tokens.items() if stands == token)


def counted(part: ScreenPart, draft: AnswerDraft) -> tuple[str, ...]:
    """Of the seals, in the order in which they were set, those that stand at something that may be chosen."""
    found = dict.fromkeys(part.tokens[place] for place in draft.chosen if place in part.tokens)
    return tuple([token for token in found if token in part.ask.options][: part.ask.at_most])


def goes_by_rule(part: ScreenPart, draft: AnswerDraft) -> bool:
    """Whether it is less than the ask demands, so that the rule for who does not reply decides."""
    ask = part.ask
    if ask.kind == "choose":
        return len(counted(part, draft)) < ask.at_least
    return ask.kind == "text" and ask.at_least > 0 and not draft.text.strip()


def lines(parts: Sequence[ScreenPart], draft: ScreenDraft, words: Words) -> Iterator[Mapping[str, Any]]:
    """A screen's answers, as a journal has them; `words`: its reader's."""
    for part in parts:
        own = draft[part.number]
        if goes_by_rule(part, own):
            yield {"ask": part.ask.id, "no_reply": True, "own": True}
        else:
            answer = AnswerDraft(counted(part, own), own.text).answer(part.ask, words)
            yield {"ask": part.ask.id, "answer": checked(part.ask, answer)}


def unanswered(game: Game) -> Iterator[Mapping[str, Any]]:
    """The same where nobody has replied to anything of it."""
    for ask in game.screen:
        yield {"ask": ask.id, "no_reply": True}
