"""The moments that people remember, from what everybody was told since the table's last step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from desktop.play import motifs, public
from desktop.play.pages import Moment
from desktop.play.seating import Seating
from i18n import Words, speak
from rulesets.engine import Game, Notice, Ruleset

# By a notice's id, which moment it is. What is not here is only said.
KINDS: Mapping[str, str] = {
    "dawn.deaths": "dawn",
    "execution": "verdict",
    "court.execution": "verdict",
    "prison.inmate": "jailed",
    "imprison": "jailed",
    "execution.none": "tie",
    "court.none": "tie",
    "prison.none": "tie",
    "imprison.none": "tie",
    "event.chosen": "event",
    "dusk.deaths": "fallen",
    "chain.deaths": "fallen",
    "event.victims": "fallen",
    "hunter.shot": "fallen",
    "shot": "fallen",
    "duel": "fallen",
    "hunter.revealed": "revealed",
    "idiot.revealed": "revealed",
    "altar.revealed": "revealed",
    "role.revealed": "revealed",
    "mason.revealed": "revealed",
    "sheriff.elected": "elected",
    "game.over": "end",
}
_TITLES = {
    "dawn": "dawn.title",
    "verdict": "verdict.title",
    "jailed": "moment.jailed",
    "fallen": "moment.fallen",
    "revealed": "moment.revealed",
    "elected": "moment.elected",
}
# Over a card that is turned, whose own name stands on it.
_HEADINGS = {"event": "moment.event", "revealed": "moment.revealed"}
NIGHTS = ("night", "midnight")


def moments(notices: Sequence[Notice], first: int, rules: Ruleset, seating: Seating) -> tuple[Moment, ...]:
    """Of the notices from `first` on; those before them say how the votes stood."""
    return tuple(
        _moment(kind, notice, _last_tally(notices[: first + number]), rules, seating)
        for number, notice in enumerate(notices[first:])
        if (kind := KINDS.get(notice.id))
    )


def nightfall(game: Game, came_from: str, words: Words) -> Iterator[Moment]:
    """When the lantern is about to go round in a night that was none a step ago."""
    if game.phase in NIGHTS and came_from not in ("", *NIGHTS):
        yield Moment("night", words.text("night.falls"), line=words.text("night.falls.line"))


def first_lap(words: Words) -> Moment:
    """Before anybody has held the lantern: how it goes round."""
    return Moment("lap", words.text("table.lap"), line=words.text("table.lap.explain"))


def _moment(kind: str, notice: Notice, tally: Mapping[str, float], rules: Ruleset, seating: Seating) -> Moment:
    words = seating.words
    names = _names(kind, notice, tally)
    return Moment(
        kind=kind,
        title=_title(kind, notice, words),
        heading=words.text(_HEADINGS[kind]) if kind in _HEADINGS else "",
        seats=tuple(seating.number(name) for name in names),
        names=tuple(names),
        line=_line(kind, notice, words, seating),
        strokes=int(tally.get(names[0], 0)) if kind in ("verdict", "jailed") else 0,
        motif=_motif(kind, notice, rules),
        faction=next(iter(notice.params["factions"]), "") if kind == "end" else "",
    )


def _names(kind: str, notice: Notice, tally: Mapping[str, float]) -> list[str]:
    if kind == "tie":
        return _most_named(tally) if notice.params.get("reason") == "tie" else []
    if kind == "end":
        return public.named(notice.params["winners"])
    if notice.id in public.FALLS:
        return [name for name, _ in public.fallen(notice)]
    return public.named(notice.params.get("seat"))


def _title(kind: str, notice: Notice, words: Words) -> str:
    if kind == "event":
        return words.text(f"event.{notice.params['event']}.name")
    if kind == "tie":
        return words.text("verdict.tie" if notice.params.get("reason") == "tie" else "verdict.title")
    if kind == "end":
        return end_title(words, notice.params["factions"])
    if notice.id == "dusk.deaths":
        return words.text("dusk.title")
    if kind in _TITLES:
        return words.text(_TITLES[kind])
    return speak.when(words, notice.day, notice.phase)


def _line(kind: str, notice: Notice, words: Words, seating: Seating) -> str:
    """Of a card that is turned: what it does; the report that follows says that it was."""
    if kind == "event":
        return words.text(f"event.{notice.params['event']}.does")
    return speak.sentence(words, notice, seating.call(words))


def end_title(words: Words, factions: Sequence[str]) -> str:
    if not factions:
        return words.text("end.title.none")
    if len(factions) == 1:
        return words.text(f"faction.{factions[0]}.wins")
    return words.text("end.title.several", factions=[words.text(f"faction.{id}.name") for id in factions])


def _motif(kind: str, notice: Notice, rules: Ruleset) -> str:
    if kind == "event":
        return f"events/{notice.params['event']}"
    if kind == "elected":
        return motifs.of_state("sheriff")
    if kind == "jailed":
        return motifs.of_state("in_prison")
    if kind == "revealed":
        return motifs.of_role(rules, public.shown_role(notice))
    return ""


def _last_tally(notices: Sequence[Notice]) -> Mapping[str, float]:
    votes = (notice.params["votes"] for notice in reversed(notices) if notice.id == "vote.tally")
    return next(votes, {})


def _most_named(tally: Mapping[str, float]) -> list[str]:
    most = max(tally.values(), default=0)
    return [name for name, votes in tally.items() if votes == most]
