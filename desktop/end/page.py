"""What the end screen shows of a story: who was what, who pointed at whom, who fell when, and every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from desktop.end.story import Ballot, Step, Story
from desktop.end.telling import Line, Teller
from desktop.rulebook import medallions
from i18n import Words, speak
from rulesets.engine import Death, Notice, ruleset

# Whose sky stands over the end; for anybody else it is dusk.
_SKIES = {"village": "dawn", "lovers": "dawn", "survivors": "dawn", "werewolf": "night"}
_ORBS = {"village": "sun", "lovers": "sun", "survivors": "sun", "werewolf": "red_moon"}
_NIGHT = ("night", "midnight", "deal")
_NAMES_ONE = ("execution", "court.execution", "imprison", "prison.inmate", "sheriff.elected", "sheriff.impeached")
_TABS = {"vote.sheriff": "sheriff", "vote.court": "court", "vote.prison": "prison", "vote.impeach": "impeach"}


@dataclass(frozen=True)
class Row:
    """A seat at the end. `fell` is the step at which it fell, −1 for the living."""

    number: int
    label: str
    line: str
    motif: str
    frame: str
    side: str
    won: bool
    fell: int


@dataclass(frozen=True)
class Vote:
    """A row of the matrix: who points, and at which column; 0 for nobody."""

    number: int
    label: str
    is_out: bool
    at: int
    said: str


@dataclass(frozen=True)
class Count:
    number: int
    label: str
    n: int
    is_named: bool


@dataclass(frozen=True)
class Matrix:
    tab: str
    question: str
    rows: tuple[Vote, ...]
    counts: tuple[Count, ...]
    # The column that was framed by the outcome; 0 for none.
    named: int
    outcome: str


@dataclass(frozen=True)
class Fallen:
    when: str
    label: str
    cause: str
    motif: str
    frame: str
    side: str
    step: int


@dataclass(frozen=True)
class Mark:
    at: float
    is_verdict: bool


@dataclass(frozen=True)
class Chapter:
    """A night or a day on the scrubber: its share of the way, from 0 to 1."""

    label: str
    is_night: bool
    start: float
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class Told:
    at: float
    when: str
    text: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class EndPage:
    language: str
    sky: str
    # A file of assets/skies.
    orb: str
    title: str
    subtitle: str
    winners: str
    rows: tuple[Row, ...]
    ballots: tuple[Matrix, ...]
    deaths: tuple[Fallen, ...]
    chapters: tuple[Chapter, ...]
    steps: tuple[Told, ...]
    words: dict[str, str]


WORDS = (
    "button.home",
    "end.who",
    "end.votes",
    "end.votes.how",
    "end.votes.none",
    "end.votes.back",
    "end.votes.on",
    "end.deaths",
    "end.deaths.none",
    "end.log",
    "end.replay",
    "end.replay.play",
    "end.replay.pause",
    "end.replay.back",
    "end.replay.forward",
    "end.again",
    "end.secret",
    "seat.state.alive",
    "seat.state.out",
)


def page(words: Words, story: Story) -> EndPage:
    game = story.game
    rules = ruleset(game.journal["ruleset"])
    teller = Teller(words, rules, {name: number for number, name in enumerate(game.players, 1)})
    places, chapters = _timeline(words, story.steps)
    result = game.result
    factions = result.factions if result else ()
    first = factions[0] if factions else ""
    return EndPage(
        language=words.language,
        sky=_SKIES.get(first, "dusk"),
        orb=_ORBS.get(first, "red_sun"),
        title=title(words, factions),
        subtitle=teller.joined([words.text(f"reason.{result.reason}"), words.text("end.open")]) if result else "",
        winners=words.names([teller.call(name) for name in result.winners]) if result else "",
        rows=tuple(_rows(words, story, teller)),
        ballots=tuple(_matrix(words, ballot, teller) for ballot in story.ballots),
        deaths=tuple(_fallen(words, story, teller)),
        chapters=chapters,
        steps=tuple(_told(words, step, at, teller) for step, at in zip(story.steps, places, strict=True)),
        words={id: words.text(id) for id in WORDS},
    )


def title(words: Words, factions: tuple[str, ...]) -> str:
    if not factions:
        return words.text("end.title.none")
    wins = f"faction.{factions[0]}.wins"
    if len(factions) == 1 and wins in words:
        return words.text(wins)
    return words.text("end.title.several", factions=[words.text(f"faction.{id}.name") for id in factions])


# Who was what


def _rows(words: Words, story: Story, teller: Teller) -> Iterator[Row]:
    result = story.game.result
    deaths = {death.name: death for death in story.game.deaths}
    for number, name in enumerate(story.game.players, 1):
        roles = story.roles[name] or ("",)
        medallion = medallions.of(teller.rules, roles[-1])
        yield Row(
            number=number,
            label=teller.call(name),
            line=_fate(words, _was(words, roles, teller), deaths.get(name)),
            motif=medallion.motif,
            frame=medallion.frame,
            side=medallion.side,
            won=result is not None and name in result.winners,
            fell=_step_of(story, name),
        )


def _was(words: Words, roles: tuple[str, ...], teller: Teller) -> str:
    named = [medallions.name(words, teller.rules, role) for role in roles if role]
    if len(named) < 2:
        return "".join(named)
    return words.text("end.became", before=named[0], after=named[-1])


def _fate(words: Words, role: str, death: Death | None) -> str:
    if death is None:
        return words.text("end.row.alive", role=role)
    return words.text("end.row.dead", role=role, death=speak.death(words, death))


def _step_of(story: Story, name: str) -> int:
    return next((at for at, step in enumerate(story.steps) if any(death.name == name for death in step.deaths)), -1)


# Who pointed at whom


def _matrix(words: Words, ballot: Ballot, teller: Teller) -> Matrix:
    numbers = teller.numbers
    votes = Counter(name for name in ballot.named.values() if name)
    outcome = _outcome(ballot)
    named = outcome.params.get("seat") if outcome is not None and outcome.id in _NAMES_ONE else None
    rows = (_vote(words, ballot, teller, name) for name in numbers)
    return Matrix(
        tab=_tab(words, ballot),
        question=words.text(f"ask.{ballot.ask}"),
        rows=tuple(rows),
        counts=tuple(Count(numbers[name], teller.call(name), n, name == named) for name, n in votes.most_common()),
        named=numbers[named] if named else 0,
        outcome=(speak.line(words, outcome, teller.call) or "") if outcome is not None else "",
    )


def _vote(words: Words, ballot: Ballot, teller: Teller, name: str) -> Vote:
    choice = ballot.named.get(name)
    said = speak.ballots(words, {name: choice}, teller.call)[0] if name in ballot.named else teller.call(name)
    at = teller.numbers[choice] if choice else 0
    return Vote(teller.numbers[name], teller.call(name), name not in ballot.alive, at, said)


def _outcome(ballot: Ballot) -> Notice | None:
    """What came of it: the one it named, or that it named nobody."""
    wanted = (*_NAMES_ONE, *(f"{id.split('.')[0]}.none" for id in _NAMES_ONE))
    return next((notice for notice in ballot.outcome if notice.id in wanted), None)


def _tab(words: Words, ballot: Ballot) -> str:
    if ballot.ask.endswith("runoff"):
        return words.text("end.votes.tab.runoff", day=ballot.day)
    kind = _TABS.get(ballot.ask)
    return words.text(f"end.votes.tab.{kind}" if kind else "end.votes.tab", day=ballot.day)


def _fallen(words: Words, story: Story, teller: Teller) -> Iterator[Fallen]:
    for at, step in enumerate(story.steps):
        for death in step.deaths:
            medallion = medallions.of(teller.rules, story.roles[death.name][-1])
            yield Fallen(
                when=speak.date(words, death.day, death.phase),
                label=teller.call(death.name),
                cause=words.text(f"cause.{death.cause}"),
                motif=medallion.motif,
                frame=medallion.frame,
                side=medallion.side,
                step=at,
            )


# The scrubber


def _told(words: Words, step: Step, at: float, teller: Teller) -> Told:
    return Told(at, speak.date(words, step.day, step.phase), teller.headline(step), tuple(teller.lines(step)))


def _timeline(words: Words, steps: tuple[Step, ...]) -> tuple[list[float], tuple[Chapter, ...]]:
    """Every chapter has the same way, however much happens in it."""
    parts = [(key, list(part)) for key, part in groupby(steps, key=lambda step: (step.day, step.phase in _NIGHT))]
    places: list[float] = []
    chapters = []
    for number, ((day, is_night), part) in enumerate(parts):
        here = [(number + (place + 1) / (len(part) + 1)) / len(parts) for place in range(len(part))]
        marks = (mark for at, step in zip(here, part, strict=True) for mark in _marks(at, step))
        label = _chapter(words, day, part[0].phase, is_night)
        chapters.append(Chapter(label, is_night, number / len(parts), tuple(marks)))
        places += here
    return places, tuple(chapters)


def _marks(at: float, step: Step) -> Iterator[Mark]:
    return (Mark(at + 0.006 * place, death.cause == "execution") for place, death in enumerate(step.deaths))


def _chapter(words: Words, day: int, phase: str, is_night: bool) -> str:
    return speak.date(words, day, phase) if is_night else words.text("end.votes.tab", day=day)
