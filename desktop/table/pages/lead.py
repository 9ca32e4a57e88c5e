"""Makes the leader's page of the call that is on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from desktop.seats.called import CalledAloud, called, called_aloud
from desktop.seats.seating import Seating
from desktop.table.pages import motifs
from desktop.table.pages.lead_parts import CallRow, LeadSeat, LeadWords
from desktop.table.pages.pages import LeadPage
from desktop.table.pages.steps import token_name
from desktop.table.pages.witnessed import witnessed
from desktop.table.session import leading, places
from desktop.table.session.session import Session
from i18n import Words, speak
from rulesets.engine import Ask, Notice
from rulesets.engine.table import Call


def lead_page(session: Session, ask: Ask, call: Call) -> LeadPage:
    game, seating, seat = session.game, session.seating, leading.seat_of(session.game)
    words = seating.readers_words(seat)
    is_choice = ask.kind == "choose"
    shown = list(_shown(ask, words, seating))
    aloud = called_aloud(call, ask, words)
    return LeadPage(
        state="lead",
        language=words.language,
        phase=speak.when(words, game.day, game.phase),
        count=words.text("lead.count", n=call.number, of=len(call.order)),
        calls=tuple(_rows(session, call, words)),
        aloud=aloud.opens,
        then=_witnessed(session, words) or _then(aloud, words),
        eyes=tuple(seating.call(words)(seat) for seat in call.seats),
        eyes_line=_waits(ask, call, words),
        question=speak.question(words, ask, seating.call(words)) if is_choice or ask.kind == "text" else "",
        seats=tuple(_seats(session, ask, call, words)),
        is_choice=is_choice,
        is_text=ask.kind == "text",
        sign_title=words.text("lead.sign", name=seating.call(words)(ask.seat)) if ask.id == SHOW and ask.seat else "",
        sign=tuple(shown),
        may_decline=ask.kind != "confirm" and ask.at_least == 0,
        may_go_back=call.number > 1,
        next=words.text(_next(call, ask)),
        max_length=ask.max_length or 0,
        draft=session.draft.text,
        is_open=session.machine.is_open,
        words=LeadWords(words),
    )


SHOW, NOTHING = "call.show", "call.nobody"


def _waits(ask: Ask, call: Call, words: Words) -> str:
    """Why nothing happens, whoever's eyes are open; empty where something does."""
    if not call.seats:
        return words.text("lead.eyes.nobody")
    return words.text("lead.sign.none") if ask.id == NOTHING else ""


def _witnessed(session: Session, words: Words) -> str:
    """While the sheet is held, what is new of who has opened it stands where a call's end is read at other times."""
    if not session.machine.is_open:
        return ""
    found = witnessed(session, leading.seat_of(session.game), words)
    return " ".join(line.text for line in found if line.after is None)


def _then(aloud: CalledAloud, words: Words) -> str:
    return words.text("lead.then", line=aloud.closes) if aloud.closes else ""


def _rows(session: Session, call: Call, words: Words) -> Iterator[CallRow]:
    """Those who are tapped in turn at the end, or write in turn, are one row."""
    last = 0
    for role, group in groupby(call.order, lambda role: role or ""):
        for size in [1] * len(list(group)) if role else [len(list(group))]:
            first, last = last + 1, last + size
            name = called(role, words) if role else words.text("lead.each.short")
            motif = motifs.of_part(session.rules, role, words) if role else "signs/lantern"
            yield CallRow(name, motif, first <= call.number <= last, last < call.number)


def _seats(session: Session, ask: Ask, call: Call, words: Words) -> Iterator[LeadSeat]:
    game, call_of = session.game, session.seating.call(words)
    standing = places.standing(ask)
    allowed, chosen = session.grammar.places, session.draft.chosen
    fallen = {death.name: speak.death(words, death) for death in game.deaths}
    for number, name in enumerate(game.players, 1):
        place = str(number)
        role = words.text(f"role.{game.roles[name]}.name") if session.machine.is_open else ""
        called = token_name(words, ask.of or "", standing[place]) if place in standing else name
        yield LeadSeat(
            place=place,
            number=number,
            name=called,
            fell=fallen.get(name, ""),
            has_eyes_open=name in call.seats,
            can_be_chosen=place in allowed,
            is_chosen=place in chosen,
            role=role,
            described=call_of(name) if place not in standing else called,
        )


def _shown(ask: Ask, words: Words, seating: Seating) -> Iterator[str]:
    """Each notice as a host says it; and whether anything is shown at all."""
    if ask.id != SHOW:
        return
    params: dict[str, Any] = ask.params
    told = [params, *params.get("more", ())] if params["id"] else []
    for one in told:
        notice = Notice(one["id"], one["params"], None, 0, "")
        yield speak.line(words, notice, seating.call(words)) or speak.sentence(words, notice, seating.call(words))
    if not told:
        yield words.text("lead.sign.none")


def _next(call: Call, ask: Ask) -> str:
    """What is chosen is confirmed first: before the next call it may bring something to show."""
    if ask.kind == "choose":
        return "button.confirm"
    if call.number == len(call.order):
        return "lead.dawn"
    return "lead.shown" if ask.id == SHOW and call.role is not None else "lead.next"
