"""A player's own page. Its outside is the same for every role of a lap; `open` is what only the reader may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.table.pages import fillers, large, motifs
from desktop.table.pages.chronicle import diary
from desktop.table.pages.lit_parts import LitField, LitWords, PlaceSaid, SeatPlace
from desktop.table.pages.own_choices import own_choices
from desktop.table.pages.pages import HeldPage, LitPage, PlacedChoice
from desktop.table.pages.steps import token_name
from desktop.table.pages.witnessed import witnessed
from desktop.table.session import gestures, places
from desktop.table.session.draft import BLANK
from desktop.table.session.places import ScreenField, ScreenPart
from desktop.table.session.session import TAKEN, Session
from desktop.widgets import medallions
from i18n import Words, ready, speak
from rulesets.engine import Ask, Notice, Ruleset
from rulesets.engine.table import Page

NOTE_PHRASES, NOTE_QUESTIONS = 4, 8


def lit_page(session: Session, screen: Sequence[Ask]) -> LitPage:
    """`screen`: all asks that it puts together."""
    seat = screen[0].seat or ""
    game, seating = session.game, session.seating
    words = seating.readers_words(seat)
    page = game.page or Page(1, 1, 0)
    fields = places.fields(session.asked.parts)
    return LitPage(
        state="lit",
        language=words.language,
        number=seating.number(seat),
        name=seat,
        phase=speak.when(words, game.day, game.phase),
        page=page.number,
        pages=page.of,
        pages_said=words.text("lit.pages", n=page.number, of=page.of),
        fields=tuple(_field(session, field, words) for field in fields),
        asked=sum(len(field.parts) for field in fields),
        tablets=tuple(_tablets(session, words)),
        nobody=words.text(nobody) if (nobody := _nobody(fields)) else "",
        note_question=words.text(f"note.question.{game.day % NOTE_QUESTIONS + 1}"),
        note_phrases=note_phrases(words),
        words=LitWords(words),
        may_take_back=page.number > 1,
        open=_open(session, screen, words) if session.machine.is_open else None,
    )


def _tablets(session: Session, words: Words) -> Iterator[SeatPlace]:
    """Where something is chosen, nobody may tap a seat that nobody else may."""
    call, taken, free = session.seating.call(words), session.grammar.places, gestures.tablets(session.game)
    for number, name in enumerate(session.game.players, 1):
        said = call(name) if not taken or str(number) in free else words.text("lit.unavailable", name=call(name))
        yield SeatPlace(number, name, said)


def _field(session: Session, field: ScreenField, words: Words) -> LitField:
    ask, rules = field.first.ask, session.rules
    return LitField(
        layout=field.layout,
        prompt=words.text(_prompt(session, field)),
        detail=fillers.line(session, field, words) or words.text(f"prompt.hint.{ask.kind}"),
        mark=field.first.mark,
        is_inert=ask.kind == "confirm",
        phrases=ready.phrases(words) if field.layout == "text" else (),
        max_length=ask.max_length or 0,
        has_lines=bool(ask.params.get("lines")),
        cards=places.cards(ask, rules),
        hand_size=places.HAND if field.layout == "hand" else 0,
        slots=tuple(PlaceSaid(place, words.text("lit.slot", slot=place)) for place in places.slots(ask, rules)),
    )


_NOBODY = {"seats": "lit.nobody", "hand": "lit.nothing", "cards": "lit.nothing", "text": "lit.write_nothing"}


def _nobody(fields: Sequence[ScreenField]) -> str:
    """Where something is chosen, it is that which "nobody" leaves; where nothing is asked, there is no such button."""
    if all(part.ask.kind == "confirm" for field in fields for part in field.parts):
        return ""
    found = [field.layout for field in fields if field.layout != "text"]
    return _NOBODY[found[0] if found else "text"]


def note_phrases(words: Words) -> tuple[str, ...]:
    return tuple(words.text(f"note.phrase.{number}") for number in range(1, NOTE_PHRASES + 1))


def _prompt(session: Session, field: ScreenField) -> str:
    """One wording for a whole lap. Who chooses an event is publicly known to."""
    ask = field.first.ask
    if ask.kind != "choose":
        return f"prompt.{ask.kind}"
    if field.layout == "cards":
        return f"prompt.choose.{ask.of}"
    if field.layout == "hand":
        return "prompt.choose.card" if len(field.parts) == 1 else "prompt.choose.card_and_seat"
    return "prompt.choose.several" if _some_choose_otherwise(session, field.first) else "prompt.choose.seat"


def _some_choose_otherwise(session: Session, part: ScreenPart) -> bool:
    """Where somebody may name several here, or takes a role, no page of this place may say "choose one"."""
    game = session.game
    takers = (ask.by for ask in session.rules.asks.values() if ask.takes_role)
    takes_role = any(role in game.composition for roles in takers for role in roles)
    return takes_role or any(page.seals > 1 for page in game.pages[part.number : part.number + 1])


# What only the reader may see


def _open(session: Session, screen: Sequence[Ask], words: Words) -> HeldPage:
    seat, rules, seating = screen[0].seat or "", session.rules, session.seating
    told = session.game.notices(seat)
    role = role_told(told, rules)
    call = seating.call(words)
    own = (*witnessed(session, seat, words), *own_choices(session, seat, seating, words))
    stands_on = _standing(session, words)
    allowed = tuple(place for part in _choosing(session) for place in gestures.allowed(part))
    return HeldPage(
        motif=motifs.of_part(rules, role, words),
        caption=words.text("lit.role"),
        role=words.text(f"role.{role}.name"),
        side=large.side_said(rules, role, words),
        does=words.text(f"role.{role}.does"),
        diary=diary(words, told, call, rules, own),
        questions=tuple(_questions(session, words)),
        notes=session.notes.of(seat),
        allowed=allowed,
        stands_on=stands_on,
        card=large.card_read(session, words),
        result=large.result(session, role, call, words),
        chosen=session.draft.chosen,
        counts=tuple(_counts(session, words)),
        draft=session.draft.text,
        note=session.note_draft,
        described=tuple(_described(session, stands_on, allowed, words)),
    )


def _questions(session: Session, words: Words) -> Iterator[str]:
    """What is asked, and what has to be known for it: under it, and of several each has its own paragraph."""
    call, answered = session.seating.call(words), _answered(session)
    for part in answered:
        question = fillers.question(session, part, words) or speak.question(words, part.ask, call)
        said = [text for text in (question, speak.hint(words, part.ask, call)) if text]
        yield from said if len(answered) == 1 else ("\n".join(said),)


def _answered(session: Session) -> list[ScreenPart]:
    return [part for field in places.fields(session.asked.parts) for part in field.parts]


def _described(
    session: Session, stands_on: Sequence[PlacedChoice], allowed: Sequence[str], words: Words
) -> Iterator[PlaceSaid]:
    names, call, taken = session.game.players, session.seating.call(words), session.grammar.places
    marks = dict.fromkeys(part.mark for part in session.asked.parts)
    seats = {f"{mark}{number}": call(name) for mark in marks for number, name in enumerate(names, 1)}
    for place, name in {**seats, **{choice.place: _heard(choice) for choice in stands_on}}.items():
        said = "lit.available" if place in allowed else "lit.void" if place in taken else "lit.unavailable"
        yield PlaceSaid(place, words.text(said, name=name))


def _heard(choice: PlacedChoice) -> str:
    return " · ".join(filter(None, (choice.text, choice.brief)))


def _choosing(session: Session) -> list[ScreenPart]:
    return [part for part in session.asked.parts if part.ask.kind == "choose"]


def _counts(session: Session, words: Words) -> Iterator[str]:
    """What the seals come to, field by field: others may have set as many, which counted otherwise."""
    if session.is_looking_back:
        yield words.text("lit.too_late")
        return
    for field in places.fields(session.asked.parts):
        parts = [part for part in field.parts if part.ask.kind == "choose" and session.draft[part.number] != BLANK]
        said = [_comes_to(session, part, words) for part in parts]
        yield words.text("lit.counts", what=words.names(said)) if said and session.hint in ("", TAKEN) else ""


def _comes_to(session: Session, part: ScreenPart, words: Words) -> str:
    draft = session.draft[part.number]
    if gestures.goes_by_rule(part, draft):
        return words.text("lit.by_rule")
    named = gestures.counted(part, draft)
    if not named:
        return words.text("lit.counts.nobody" if part.ask.of == "seat" else "lit.counts.nothing")
    call, of = session.seating.call(words), part.ask.of
    return words.names([call(name) if of == "seat" else token_name(words, of, name) for name in named])


def role_told(told: Sequence[Notice], rules: Ruleset) -> str:
    """What this seat has been told it is: by its notices alone, never by the truth."""
    role = rules.roles[0]
    for notice in told:
        role = rules.notice(notice.id).role_become(notice.params) or role
    return role


def _standing(session: Session, words: Words) -> tuple[PlacedChoice, ...]:
    """Each place once: a hand may be asked about twice."""
    stands: dict[str, PlacedChoice] = {}
    for part in session.asked.parts:
        kind = large.kind(part.ask)
        for place, token in places.standing(part.ask, gestures.tablets(session.game), session.game.rows).items():
            stands.setdefault(part.mark + place, _placed(session.rules, kind, part.mark + place, token, words))
    return tuple(stands.values())


def _placed(rules: Ruleset, kind: str | None, at: str, token: str, words: Words) -> PlacedChoice:
    name, motif = token_name(words, kind, token), motifs.of_token(kind, rules, token, words)
    if kind not in large.CARDS:
        return PlacedChoice(at, name, motif)
    return PlacedChoice(at, name, motif, medallions.brief(words, rules, token), medallions.when(words, rules, token))
