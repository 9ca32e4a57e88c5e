"""What the end screen shows of a game: who was what, who pointed at whom, who fell when, and every step."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from desktop.after.end.course import Chapter, FallenSeat, ToldAct, ToldStep, course, fallen, timeline, told_acts
from desktop.after.end.noses import NoseChart, chart
from desktop.after.end.view import View
from desktop.after.end.votes import BallotMatrix, matrices
from desktop.after.end.who import SeatAtEnd, Worth, rows, worth
from desktop.after.replay.replay import Replay
from desktop.widgets.said import PageWords, Said
from i18n import Words, speak
from rulesets.engine.facts import FactionFacts

# Where nobody has won.
_NOBODYS = FactionFacts()
# How fast a game plays by itself: times an act's usual while.
SPEEDS = {0.5: "½", 1.0: "1", 2.0: "2", 4.0: "4", 8.0: "8"}


class EndWords(PageWords):
    abstains = Said("board.abstains")
    close = Said("button.close")
    home = Said("button.home")
    shelf = Said("past.title")
    who = Said("end.who")
    ring = Said("end.ring")
    knew_one = Said("end.knew.one")
    knew_all = Said("end.knew.all")
    knew_secret = Said("end.knew.secret")
    votes = Said("end.votes")
    votes_how = Said("end.votes.how")
    votes_none = Said("end.votes.none")
    votes_back = Said("end.votes.back")
    votes_on = Said("end.votes.on")
    deaths = Said("end.deaths")
    deaths_none = Said("end.deaths.none")
    log = Said("end.log")
    highlights = Said("end.highlights")
    highlights_none = Said("end.highlights.none")
    highlights_shut = Said("end.highlights.shut")
    noses = Said("end.noses")
    noses_none = Said("end.noses.none")
    noses_shut = Said("end.noses.shut")
    noses_how = Said("end.noses.how")
    noses_trusted = Said("end.noses.trusted")
    noses_right = Said("end.noses.right")
    noses_wrong = Said("end.noses.wrong")
    noses_apart = Said("end.noses.apart")
    replay = Said("end.replay")
    replay_play = Said("end.replay.play")
    replay_pause = Said("end.replay.pause")
    replay_back = Said("end.replay.back")
    replay_forward = Said("end.replay.forward")
    replay_death = Said("end.replay.death")
    replay_night = Said("end.replay.night")
    replay_vote = Said("end.replay.vote")
    again = Said("end.again")
    change = Said("end.change")
    shut = Said("end.shut")
    shut_all = Said("end.shut.all")
    shut_one = Said("end.shut.one")
    save = Said("end.save")
    save_html = Said("end.save.html")
    save_html_explain = Said("end.save.html.explain")
    save_image = Said("end.save.image")
    save_image_explain = Said("end.save.image.explain")
    save_journal = Said("end.save.journal")
    save_journal_explain = Said("end.save.journal.explain")
    copy = Said("past.copy")
    copy_picture = Said("past.copy.picture")
    secret = Said("end.secret")
    won = Said("end.won")
    folder = Said("files.folder")
    on = Said("switch.on")
    off = Said("switch.off")


@dataclass(frozen=True)
class ReplaySpeed:
    times: float
    text: str
    label: str


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
    rows: tuple[SeatAtEnd, ...]
    ballots: tuple[BallotMatrix, ...]
    deaths: tuple[FallenSeat, ...]
    highlights: tuple[Worth, ...]
    noses: NoseChart
    chapters: tuple[Chapter, ...]
    steps: tuple[ToldStep, ...]
    acts: tuple[ToldAct, ...]
    speeds: tuple[ReplaySpeed, ...]
    words: EndWords


def _speeds(words: Words) -> Iterator[ReplaySpeed]:
    for times, written in SPEEDS.items():
        text = words.text("end.replay.times", n=written)
        yield ReplaySpeed(times, text, words.text("end.replay.speed", times=text))


def page(words: Words, replay: Replay, shut: Collection[str] = ()) -> EndPage:
    """`shut`: whose secrets are left out."""
    return seen(View(words, replay, frozenset(shut)))


def seen(view: View) -> EndPage:
    words, result = view.words, view.replay.story.result
    places, chapters = timeline(words, view.rules, view.replay.steps)
    steps = tuple(course(view, places))
    factions = result.factions if result else ()
    first = view.rules.facts.factions[factions[0]] if factions else _NOBODYS
    return EndPage(
        language=words.language,
        sky=first.sky,
        orb=first.orb,
        title=speak.winners(words, factions),
        subtitle=view.teller.joined([words.text(f"reason.{result.reason}"), words.text("end.open")]) if result else "",
        winners=words.names([view.call(name) for name in result.winners]) if result else "",
        names=tuple(view.numbers),
        is_shut=bool(view.shut),
        rows=tuple(rows(view)),
        ballots=tuple(matrices(view)),
        deaths=tuple(fallen(view)),
        highlights=tuple(worth(view)),
        noses=chart(view),
        chapters=chapters,
        steps=steps,
        acts=tuple(told_acts(view, steps)),
        speeds=tuple(_speeds(words)),
        words=EndWords(words),
    )
