"""A player's own page. Its outside is the same for every role of a lap; `open` is what only the reader may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.seats.seating import Seating
from desktop.table.pages import motifs
from desktop.table.pages.chronicle import diary
from desktop.table.pages.pages import LitPage, Open, PlacedChoice, Tablet
from desktop.table.pages.steps import token_name
from desktop.table.session import places
from desktop.table.session.session import Session
from i18n import Words, speak
from rulesets.engine import Ask, Notice, Ruleset
from rulesets.engine.table import Page

PHRASES, NOTE_PHRASES, NOTE_QUESTIONS = 8, 4, 8
WORDS = {
    "shut": "lit.shut",
    "hand": "lit.hand",
    "diary": "lit.diary",
    "earlier": "lit.diary.earlier",
    "later": "lit.diary.later",
    "dwell": "lit.dwell",
    "hold_how": "lit.hold.how",
    "take_back": "lit.undo",
    "rulebook": "lit.rulebook",
    "keep": "note.keep",
    "delete": "button.delete",
    "cancel": "button.cancel",
    "write_here": "text.write_here",
    "chosen": "seal.chosen",
    "ok": "button.ok",
}


def lit_page(session: Session, seating: Seating, ask: Ask) -> LitPage:
    seat = ask.seat or ""
    language = seating.of(seat).language
    words = seating.words_in(language)
    game = session.game
    page = game.page or Page(1, 1, 0)
    return LitPage(
        state="lit",
        language=language,
        number=seating.number(seat),
        name=seat,
        phase=speak.when(words, game.day, game.phase),
        page=page.number,
        pages=page.of,
        layout=places.layout(ask),
        is_inert=ask.kind == "confirm",
        prompt=words.text(_prompt(session, ask)),
        prompt_detail=words.text(f"prompt.hint.{ask.kind}"),
        tablets=tuple(Tablet(seating.number(name), name, seating.call(words)(name)) for name in game.players),
        phrases=phrases(words) if ask.kind == "text" else (),
        note_title=words.text("note.title"),
        note_question=words.text(f"note.question.{game.day % NOTE_QUESTIONS + 1}"),
        note_phrases=note_phrases(words),
        note_button=words.text("note.write"),
        hold=words.text("lit.hold"),
        nobody=words.text(_NOBODY[places.layout(ask)]),
        confirm=words.text("button.confirm"),
        max_length=ask.max_length or 0,
        has_lines=bool(ask.params.get("lines")),
        cards=places.cards(ask, session.rules),
        hand_size=places.HAND if places.layout(ask) == "hand" else 0,
        slots={place: words.text("lit.slot", slot=place) for place in places.slots(ask, session.rules)},
        may_take_back=page.number > 1,
        words=_words(page, words),
        open=_open(session, seating, ask, words) if session.machine.is_open else None,
    )


_NOBODY = {"seats": "lit.nobody", "hand": "lit.nothing", "cards": "lit.nothing", "text": "lit.write_nothing"}


def phrases(words: Words) -> tuple[str, ...]:
    return _several(words, "phrase.", PHRASES)


def note_phrases(words: Words) -> tuple[str, ...]:
    return _several(words, "note.phrase.", NOTE_PHRASES)


def _several(words: Words, family: str, count: int) -> tuple[str, ...]:
    return tuple(words.text(f"{family}{number}") for number in range(1, count + 1))


def _words(page: Page, words: Words) -> dict[str, str]:
    pages = words.text("lit.pages", n=page.number, of=page.of)
    return {**{name: words.text(id) for name, id in WORDS.items()}, "pages": pages}


def _prompt(session: Session, ask: Ask) -> str:
    """One wording for a whole lap. Who chooses an event is publicly known to."""
    if ask.kind != "choose":
        return f"prompt.{ask.kind}"
    if places.layout(ask) == "cards":
        return f"prompt.choose.{ask.of}"
    if places.layout(ask) == "hand":
        return "prompt.choose.card"
    return "prompt.choose.several" if _some_choose_otherwise(session) else "prompt.choose.seat"


def _some_choose_otherwise(session: Session) -> bool:
    """Where somebody may name several here, or takes a role, no page of this place may say "choose one"."""
    game = session.game
    takers = (ask.by for ask in session.rules.asks.values() if ask.takes_role)
    takes_role = any(role in game.composition for roles in takers for role in roles)
    return takes_role or (game.page is not None and game.page.seals > 1)


# What only the reader may see


def _open(session: Session, seating: Seating, ask: Ask, words: Words) -> Open:
    seat, rules = ask.seat or "", session.rules
    told = session.game.notices(seat)
    role = role_told(told, rules)
    side = rules.side(role)
    players = session.game.players
    allowed = places.places_of(ask, players, ask.options)
    stands_on = _standing(ask, rules, words)
    return Open(
        motif=motifs.of_part(rules, role, words),
        caption=words.text("lit.role"),
        role=words.text(f"role.{role}.name"),
        side=words.text(f"faction.{side}.name") if side else "",
        does=words.text(f"role.{role}.does"),
        diary=diary(words, told, seating.call(words), rules),
        question=speak.question(words, ask, seating.call(words)),
        question_hint=speak.hint(words, ask, seating.call(words)) or "",
        notes=session.notes.of(seat),
        allowed=allowed,
        stands_on=stands_on,
        card_line=_card_line(session, ask, words),
        chosen=places.places_of(ask, players, session.draft.chosen),
        draft=session.draft.text,
        described=dict(_described(seating, stands_on, allowed, words)),
    )


def _described(
    seating: Seating, stands_on: Sequence[PlacedChoice], allowed: Sequence[str], words: Words
) -> Iterator[tuple[str, str]]:
    seats = {str(number): seating.call(words)(one.name) for number, one in enumerate(seating.players, 1)}
    for place, name in {**seats, **{choice.place: choice.text for choice in stands_on}}.items():
        yield place, words.text("lit.available" if place in allowed else "lit.unavailable", name=name)


def role_told(told: Sequence[Notice], rules: Ruleset) -> str:
    """What this seat has been told it is: by its notices alone, never by the truth."""
    role = rules.roles[0]
    for notice in told:
        role = rules.notice(notice.id).role_become(notice.params) or role
    return role


def _standing(ask: Ask, rules: Ruleset, words: Words) -> tuple[PlacedChoice, ...]:
    kind = "card" if places.layout(ask) == "hand" else ask.of
    return tuple(
        PlacedChoice(place, token_name(words, kind, token), motifs.of_token(kind, rules, token, words))
        for place, token in places.standing(ask).items()
    )


def _card_line(session: Session, ask: Ask, words: Words) -> str:
    chosen = session.draft.chosen
    if ask.of not in ("card", "event", "role") or not chosen:
        return ""
    return words.text(f"{ask.of}.{chosen[-1]}.does")
