"""What the end screen shows of a game: who was what, who pointed at whom, who fell when, and every step."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from desktop.after.end.course import Chapter, Fallen, Told, course, fallen, timeline
from desktop.after.end.view import View
from desktop.after.end.votes import Matrix, matrices
from desktop.after.end.who import Row, Worth, rows, worth
from desktop.after.replay.replay import Replay
from i18n import Words
from rulesets.engine.facts import FactionFacts

# Where nobody has won.
_NOBODYS = FactionFacts()


@dataclass(frozen=True)
class EndPage:
    language: str
    sky: str
    # A file of assets/skies.
    orb: str
    title: str
    subtitle: str
    winners: str
    # As they are never broken over two lines.
    names: tuple[str, ...]
    # Whether something waits to be asked for.
    is_shut: bool
    rows: tuple[Row, ...]
    ballots: tuple[Matrix, ...]
    deaths: tuple[Fallen, ...]
    highlights: tuple[Worth, ...]
    chapters: tuple[Chapter, ...]
    steps: tuple[Told, ...]
    words: dict[str, str]


WORDS = (
    "board.abstains",
    "button.close",
    "button.home",
    "end.who",
    "end.ring",
    "end.votes",
    "end.votes.how",
    "end.votes.none",
    "end.votes.back",
    "end.votes.on",
    "end.deaths",
    "end.deaths.none",
    "end.log",
    "end.highlights",
    "end.highlights.none",
    "end.highlights.shut",
    "end.replay",
    "end.replay.play",
    "end.replay.pause",
    "end.replay.back",
    "end.replay.forward",
    "end.again",
    "end.change",
    "end.shut",
    "end.shut.all",
    "end.shut.one",
    "end.save",
    "end.save.html",
    "end.save.html.explain",
    "end.save.image",
    "end.save.image.explain",
    "end.save.journal",
    "end.save.journal.explain",
    "end.secret",
    "end.won",
    "files.folder",
    "switch.on",
    "switch.off",
)


def page(words: Words, replay: Replay, shut: Collection[str] = ()) -> EndPage:
    """`shut`: whose secrets are left out."""
    return seen(View(words, replay, frozenset(shut)))


def seen(view: View) -> EndPage:
    words, result = view.words, view.replay.story.game.result
    places, chapters = timeline(words, view.rules, view.replay.steps)
    factions = result.factions if result else ()
    first = view.rules.facts.factions[factions[0]] if factions else _NOBODYS
    return EndPage(
        language=words.language,
        sky=first.sky,
        orb=first.orb,
        title=title(words, factions),
        subtitle=view.teller.joined([words.text(f"reason.{result.reason}"), words.text("end.open")]) if result else "",
        winners=words.names([view.call(name) for name in result.winners]) if result else "",
        names=tuple(view.numbers),
        is_shut=bool(view.shut),
        rows=tuple(rows(view)),
        ballots=tuple(matrices(view)),
        deaths=tuple(fallen(view)),
        highlights=tuple(worth(view)),
        chapters=chapters,
        steps=tuple(course(view, places)),
        words={id: words.text(id) for id in WORDS},
    )


def title(words: Words, factions: tuple[str, ...]) -> str:
    if not factions:
        return words.text("end.title.none")
    wins = f"faction.{factions[0]}.wins"
    if len(factions) == 1 and wins in words:
        return words.text(wins)
    return words.text("end.title.several", factions=[words.text(f"faction.{id}.name") for id in factions])
