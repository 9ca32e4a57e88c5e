"""The table's page: the ring of seats, what happened so far, and what is asked now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from desktop.seats import decisions, public
from desktop.seats.ring import RingSeat, SeatTag
from desktop.seats.seating import Seating
from desktop.table.pages import motifs
from desktop.table.pages.chronicle import chronicle
from desktop.table.pages.covers import leaving, voiding
from desktop.table.pages.lineup import lineup
from desktop.table.pages.pages import PublicPage, TableMoment, TablePage, TableStep
from desktop.table.pages.steps import step, token_name
from desktop.table.pages.table_words import TableWords
from desktop.table.session.session import Session
from desktop.table.session.tabletop import Tabletop
from desktop.widgets import medallions
from i18n import Words, speak
from rulesets.engine import Ask, Ruleset

# So many of them have room under what is asked; all stand on the scroll.
_DECIDED = 3


def table_page(session: Session, shown: tuple[TableMoment, ...] = ()) -> TablePage:
    """`shown`: the moments that are played first. Where a cover is to come after them, nothing is asked."""
    game, words, page = session.game, session.seating.words, public_page(session)
    return TablePage(
        **vars(page),
        lineup=lineup(words, game),
        moments=shown,
        undo_is_free=page.step.kind != "pass" and game.undo_is_free,
        leaving=leaving(words, session.leaving),
        voiding=voiding(words, game),
    )


def public_page(session: Session) -> PublicPage:
    game, seating, rules = session.game, session.seating, session.rules
    words = seating.words
    told = game.notices()
    known = public.facts(told, game.day, rules)
    if game.ask is None:
        # The game is over: what everybody was is everybody's to see.
        known.roles.update(game.roles)
    asked = step(game, session.top, told[session.told_before :], seating)
    # What the count beside the ring says, each lantern says of itself.
    counted = {row.number: row.count for row in asked.board.rows} if asked.board is not None else {}
    seats = tuple(_seat(name, known, session.top, counted, rules, seating) for name in game.players)
    day, phase = speak.when_parts(words, game.day, game.phase)
    return PublicPage(
        state="table",
        language=seating.language,
        sky=rules.phase(game.phase).sky,
        title=speak.when(words, game.day, game.phase),
        day=day,
        phase=phase,
        subtitle=_subtitle(seats, asked, session.top, words),
        seats=seats,
        names=game.players,
        chronicle=chronicle(words, told, seating.call(words), seating.decided),
        legend=_legend(seats),
        step=asked,
        decided=decisions.since(seating.decided, session.told_before, game, words)[-_DECIDED:],
        words=TableWords(words),
    )


def _subtitle(seats: Sequence[RingSeat], asked: TableStep, top: Tabletop, words: Words) -> str:
    if asked.kind == "ballot":
        return words.text("board.progress", n=len(top.pointed), of=len(top.cast) + len(top.asks))
    return words.text("count.living", n=sum(seat.state == "living" for seat in seats), of=len(seats))


# The seats


def _seat(
    name: str, known: public.Facts, top: Tabletop, counted: Mapping[int, str], rules: Ruleset, seating: Seating
) -> RingSeat:
    words = seating.words
    state = _state(name, known)
    tags = tuple(SeatTag(motifs.of_state(tag), words.text(f"tag.{tag}")) for tag in known.tags_of(name))
    ask = _asked_of(name, top)
    choice = _points_at(name, top)
    return RingSeat(
        number=seating.number(name),
        name=name,
        state=state,
        tags=tags,
        in_prison="in_prison" in known.tags_of(name),
        fate=_fate(known.fates.get(name), words),
        shown=_shown(known.roles.get(name), rules, words),
        votes=top.is_ballot and name in top.voters,
        has_pointed=name in top.pointed or choice is not None,
        points_at=seating.number(choice) if choice and not top.is_show_of_hands else 0,
        counted=counted.get(seating.number(name), ""),
        says=token_name(words, "choice", choice) if choice and top.is_show_of_hands else "",
        can_be_tapped=_can_be_tapped(name, ask, top),
        is_chosen=name in top.draft.chosen or name == top.finger,
        described=_described(name, state, tags, top, seating),
        knot=_knot(name, top, words),
    )


def _knot(name: str, top: Tabletop, words: Words) -> str:
    """What a tap on a seat's knot does, where it does anything."""
    if name in top.named:
        return words.text("board.undo", voter=name)
    is_free = top.is_ballot and name in top.voters and name != top.finger
    return words.text("board.turn_to", voter=name) if is_free and not top.is_one_by_one else ""


def _points_at(name: str, top: Tabletop) -> str | None:
    """By his finger; of two that belong together, the first at the second."""
    if top.is_pair and top.draft.chosen[:1] == (name,):
        return next(iter(top.draft.chosen[1:]), None)
    return top.pointed.get(name)


def _state(name: str, known: public.Facts) -> str:
    if name not in known.fates:
        return "living"
    return "ghost" if "ghost" in known.tags_of(name) else "out"


def _asked_of(name: str, top: Tabletop) -> Ask | None:
    """The ask that a tap on this seat would go to."""
    if not top.is_ballot:
        return top.ask
    return top.voters.get(top.finger or name)


def _can_be_tapped(name: str, ask: Ask | None, top: Tabletop) -> bool:
    if ask is None or ask.kind != "choose":
        return False
    if top.is_ballot and (top.finger is None or top.is_show_of_hands):
        return name in top.voters
    return ask.of == "seat" and name in ask.options


def _fate(fate: public.Fate | None, words: Words) -> str:
    if fate is None:
        return ""
    when = speak.date(words, fate.day, fate.phase)
    cause = f"cause.{fate.cause}"
    return words.text("death.known", when=when, cause=words.text(cause)) if cause in words else when


def _shown(role: str | None, rules: Ruleset, words: Words) -> SeatTag | None:
    if not role:
        return None
    medallion = medallions.of(rules, role, words)
    return SeatTag(medallion.motif, words.text(f"role.{role}.name"), medallion.frame)


def _described(name: str, state: str, tags: Sequence[SeatTag], top: Tabletop, seating: Seating) -> str:
    words = seating.words
    says = [words.text("tag.ghost" if state == "ghost" else _STATES[state])]
    if top.is_ballot and name in top.voters:
        says.append(words.text("seat.state.pointed" if name in top.named else "seat.state.not_pointed"))
    parts = (seating.call(words)(name), *says, *(tag.text for tag in tags))
    return " · ".join(dict.fromkeys(parts))


_STATES = {"living": "seat.state.alive", "out": "seat.state.out"}


def _legend(seats: Sequence[RingSeat]) -> tuple[SeatTag, ...]:
    return tuple(dict.fromkeys(_tags(seats)))


def _tags(seats: Sequence[RingSeat]) -> Iterator[SeatTag]:
    return chain.from_iterable(seat.tags for seat in seats)
