"""The moments that people remember, from what everybody was told since the table's last step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from desktop.seats import public
from desktop.seats.seating import Seating
from desktop.table.pages import motifs
from desktop.table.pages.pages import TableMoment
from desktop.table.session.session import Session
from i18n import Words, speak
from rulesets.engine import Game, Notice, Ruleset
from rulesets.engine.facts import NoticeFacts

# Which scene a moment is played as, where it is not one of its own.
_SCENES = {"dusk": "fallen"}
_TITLES = {
    "dawn": "dawn.title",
    "dusk": "dusk.title",
    "verdict": "verdict.title",
    "jailed": "moment.jailed",
    "fallen": "moment.fallen",
    "revealed": "moment.revealed",
    "elected": "moment.elected",
}
# What has been voted on; and how many have a place in the count beside it, or beside a tie. The scroll has them all.
_COUNTED = ("verdict", "jailed", "tie", "elected")
MOST_COUNTED, MOST_TIED = 3, 6
# Over a card that is turned, whose own name stands on it.
_HEADINGS = {"event": "moment.event", "revealed": "moment.revealed"}


def at_table(session: Session, played: int = 0) -> tuple[TableMoment, ...]:
    """`played`: how many of the notices have had their moment."""
    return moments(session.game.notices(), max(session.told_before, played), session.rules, session.seating)


def before_cover(session: Session, played: int = 0) -> tuple[TableMoment, ...]:
    """What everybody sees once more before the lantern goes round."""
    game, words = session.game, session.seating.words
    came_from = game.last_step.phase if game.last_step is not None else ""
    falls = nightfall(game, came_from, session.rules, words)
    begins = () if game.answers else (first_lap(words),)
    return (*at_table(session, played), *falls, *begins)


def moments(notices: Sequence[Notice], first: int, rules: Ruleset, seating: Seating) -> tuple[TableMoment, ...]:
    """Of the notices from `first` on; those before them say how the votes stood. Not every notice is a moment."""
    return tuple(
        _moment(notice, meaning, _last_tally(notices[: first + number]), rules, seating)
        for number, notice in enumerate(notices[first:])
        if (meaning := rules.notice(notice.id)).moment
    )


def nightfall(game: Game, came_from: str, rules: Ruleset, words: Words) -> Iterator[TableMoment]:
    """When the lantern is about to go round in a night that was none a step ago."""
    if rules.phase(game.phase).night and came_from and not rules.phase(came_from).night:
        yield TableMoment("night", words.text("night.falls"), line=words.text("night.falls.line"))


def first_lap(words: Words) -> TableMoment:
    """Before anybody has held the lantern: how it goes round."""
    return TableMoment("lap", words.text("table.lap"), line=words.text("table.lap.explain"))


def _moment(
    notice: Notice, meaning: NoticeFacts, tally: Mapping[str, float], rules: Ruleset, seating: Seating
) -> TableMoment:
    words, kind = seating.words, meaning.moment
    names = _names(notice, meaning, tally)
    return TableMoment(
        kind=_SCENES.get(kind, kind),
        title=_title(kind, notice, words, names),
        heading=words.text(_HEADINGS[kind]) if kind in _HEADINGS else "",
        seats=tuple(seating.number(name) for name in names),
        names=tuple(names),
        line=_line(notice, meaning, tally, words, seating),
        strokes=int(tally.get(names[0], 0)) if kind in ("verdict", "jailed") else 0,
        motif=_motif(notice, meaning, rules, words),
        sky=_sky(notice, rules) if kind == "end" else "",
    )


def _names(notice: Notice, meaning: NoticeFacts, tally: Mapping[str, float]) -> list[str]:
    if meaning.moment == "tie":
        return _most_named(tally) if notice.params.get("reason") == "tie" else []
    if meaning.moment == "end":
        return public.named(notice.params["winners"])
    if meaning.falls is not None:
        return [name for name, _ in public.fallen(notice, meaning)]
    return public.named(notice.params.get("seat"))


def _title(kind: str, notice: Notice, words: Words, names: Sequence[str]) -> str:
    if kind == "event":
        return words.text(f"event.{notice.params['event']}.name")
    if kind == "tie":
        return words.text("verdict.tie" if notice.params.get("reason") == "tie" else "verdict.title")
    if kind == "end":
        return speak.winners(words, notice.params["factions"])
    if kind == "fallen" and not names:
        return words.text("moment.fallen.none")
    return words.text(_TITLES[kind])


def _line(notice: Notice, meaning: NoticeFacts, tally: Mapping[str, float], words: Words, seating: Seating) -> str:
    """Of a card that is turned: what it does; the report that follows says that it was. Before a verdict its count."""
    kind = meaning.moment
    if kind == "event":
        return words.text(f"event.{notice.params['event']}.does")
    call = seating.call(words)
    said = speak.sentence(words, notice, call)
    tied = _names(notice, meaning, tally) if kind == "tie" else []
    counted = _counted(tied, tally) if kind in _COUNTED else {}
    return "\n".join((speak.counted(words, counted, call), said)) if counted else said


def _counted(tied: Sequence[str], tally: Mapping[str, float]) -> dict[str, float]:
    """Those in front; of a tie all who are in it, or none where they are too many for a line."""
    if tied:
        return {name: tally[name] for name in tied} if len(tied) <= MOST_TIED else {}
    return dict(sorted(tally.items(), key=lambda row: -row[1])[:MOST_COUNTED])


def _sky(notice: Notice, rules: Ruleset) -> str:
    """The winners'; where nobody has won, another day just begins."""
    won = notice.params["factions"]
    return rules.facts.factions[won[0]].sky if won else "dawn"


def _motif(notice: Notice, meaning: NoticeFacts, rules: Ruleset, words: Words) -> str:
    if meaning.moment == "event":
        return motifs.of_part(rules, notice.params["event"], words)
    if meaning.moment == "revealed":
        return motifs.of_part(rules, meaning.role_shown(notice.params), words)
    if meaning.moment in ("elected", "jailed") and meaning.hangs:
        return motifs.of_state(meaning.hangs[0].tag)
    return ""


def _last_tally(notices: Sequence[Notice]) -> Mapping[str, float]:
    votes = (notice.params["votes"] for notice in reversed(notices) if notice.id == "vote.tally")
    return next(votes, {})


def _most_named(tally: Mapping[str, float]) -> list[str]:
    most = max(tally.values(), default=0)
    return [name for name, votes in tally.items() if votes == most]
