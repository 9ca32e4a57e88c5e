"""Pages as no game has them at once, made by hand for tests of a part: crowded tables, every tag, each message.

The gallery's screens are pages of real games: `screens.py`.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import yaml

from desktop.seats import ring
from desktop.table.pages import covers, lit, motifs, pages
from desktop.table.pages.table_words import TableWords
from desktop.widgets import medallions
from i18n import Words, speak
from rulesets.engine import catalogue, ruleset

NAMES: dict[str, list[str]] = yaml.safe_load((Path(__file__).parent / "names.yaml").read_text(encoding="utf-8"))
CLASSIC, EVENTFUL, CARDS = (ruleset(id) for id in ("jinro_nine", "event_jinro", "witch_trial"))
WOLF = next(role for role in CLASSIC.roles if CLASSIC.hunts(role))
PLAIN = next(role for role in CLASSIC.roles if CLASSIC.part(role).is_plain)
FOX = next(role for role in CLASSIC.roles if CLASSIC.part(role).is_attack_proof)
SEER = next(role for ask in CLASSIC.asks.values() if ask.act == "divine" for role in ask.by)
# As many cards as a hand has at first, without that of which there is one.
HAND = CARDS.cards[1:]
_DRAWN_OTHERWISE = ("in_prison", "ghost")


def _tags() -> Iterator[str]:
    """All that hang beside a lantern, and the mouth of whoever speaks."""
    meanings = (meaning for rules in catalogue() for meaning in rules.notices.values())
    hung = dict.fromkeys(hang.tag for meaning in meanings for hang in meaning.hangs)
    yield from (tag for tag in hung if tag not in _DRAWN_OTHERWISE)
    yield "speaking"


def names(language: str, count: int) -> list[str]:
    return NAMES[language][:count]


@functools.cache
def words(language: str, ruleset: str = "langrensha") -> Words:
    return Words(language, ruleset)


def _when(say: Words) -> str:
    return say.text("cover.when", when=speak.when(say, 2, "night"), lap=say.text("lap.night"))


def cover(language: str, number: int = 3, **changed: Any) -> pages.CoverPage:
    say, name = words(language), names(language, 20)[number - 1]
    made: dict[str, Any] = {
        "state": "cover",
        "language": language,
        "when": _when(say),
        "number": number,
        "name": name,
        "title": say.text("cover.pass"),
        "others": say.text("cover.others"),
        "button": say.text("cover.i_am", name=name),
        "hint": say.text("cover.how"),
        "words": pages.CoverWords(say),
        "leaving": covers.leaving(say, "table.leave.explain"),
        "voiding": covers.voiding(say, 2, "night", CLASSIC),
        "pin_forgotten": covers.pin_forgotten(say),
        "without": covers.without(say, name),
    }
    return pages.CoverPage(**{**made, **changed})


def spent(language: str, number: int = 3) -> pages.SpentPage:
    say, name = words(language), names(language, 20)[number - 1]
    said = (say.text(id) for id in ("cover.pass", "cover.others", "lit.dwell.wait"))
    return pages.SpentPage("spent", language, _when(say), number, name, *said)


def lit_page(
    language: str, players: int = 12, layout: str = "seats", number: int = 4, is_inert: bool = False, **changed: Any
) -> pages.LitPage:
    """`layout` may be several, joined by a plus."""
    ruleset = "witch_trial" if layout == "hand" else "event_jinro" if layout == "cards" else "langrensha"
    say = words(language, ruleset)
    layouts = layout.split("+")
    cards = changed.pop("cards", 3)
    made: dict[str, Any] = {
        "state": "lit",
        "language": language,
        "number": number,
        "name": names(language, players)[number - 1],
        "phase": say.text("phase.night") if "phase.night" in say else "",
        "page": 1,
        "pages": 2,
        "pages_said": say.text("lit.pages", n=1, of=2),
        "fields": tuple(lit_field(say, each, cards, is_inert) for each in layouts),
        "asked": len(layouts),
        "tablets": tuple(
            pages.SeatPlace(place, name, say.text("seat.label", number=place, name=name))
            for place, name in enumerate(names(language, players), 1)
        ),
        "nobody": say.text("lit.nobody"),
        "note_question": say.text("note.question.1"),
        "note_phrases": lit.note_phrases(say),
        "words": pages.LitWords(say),
    }
    return pages.LitPage(**{**made, **changed})


def lit_field(say: Words, layout: str, cards: int = 3, is_inert: bool = False) -> pages.LitField:
    prompts = {"seats": "choose.seat", "hand": "choose.card", "cards": "choose.event", "text": "text"}
    slots = "ABCDE" if layout == "hand" else map(str, range(1, cards + 1)) if layout == "cards" else ""
    return pages.LitField(
        layout=layout,
        prompt=say.text(f"prompt.{prompts[layout]}"),
        detail=say.text(f"prompt.hint.{'text' if layout == 'text' else 'choose'}"),
        is_inert=is_inert,
        phrases=lit.phrases(say) if layout == "text" else (),
        max_length=60 if layout == "text" else 0,
        cards=cards if layout == "cards" else 0,
        hand_size=5 if layout == "hand" else 0,
        slots=tuple(pages.PlaceSaid(slot, say.text("lit.slot", slot=slot)) for slot in slots),
    )


def opened(page: pages.LitPage, dealt: str, ruleset: str = "jinro_nine", **changed: Any) -> pages.HeldPage:
    say = words(page.language, ruleset)
    called = [say.text("seat.label", number=tablet.number, name=tablet.name) for tablet in page.tablets]
    made: dict[str, Any] = {
        "motif": f"roles/{dealt}",
        "caption": say.text("lit.role"),
        "role": say.text(f"role.{dealt}.name"),
        "side": say.text("faction.village.name"),
        "does": say.text(f"role.{dealt}.does"),
        "diary": tuple(pages.ChronicleLine(say.numeral(day), called[day]) for day in range(1, 3)),
        "questions": (say.text("prompt.choose.seat"),),
        "notes": (page.note_phrases[0], called[4]),
        "allowed": tuple(str(tablet.number) for tablet in page.tablets if tablet.number not in (3, page.number)),
    }
    return pages.HeldPage(**{**made, **changed})


def hand(page: pages.LitPage, cards: tuple[str, ...] = HAND) -> pages.HeldPage:
    say = words(page.language, "witch_trial")
    stands = tuple(
        pages.PlacedChoice(place, say.text(f"card.{card}.name"), f"cards/{card}")
        for place, card in zip("ABCDE", cards, strict=False)
    )
    return opened(
        page,
        PLAIN,
        motif=motifs.of_part(CARDS, CARDS.roles[0], say),
        role=say.text(f"role.{CARDS.roles[0]}.name"),
        does=say.text(f"role.{CARDS.roles[0]}.does"),
        stands_on=stands,
        allowed=tuple("ABCD"),
        card_line=say.text(f"card.{cards[0]}.does"),
    )


def events(page: pages.LitPage, drawn: tuple[str, ...] = EVENTFUL.events[:2]) -> pages.HeldPage:
    say = words(page.language, "event_jinro")
    stands = tuple(
        pages.PlacedChoice(str(place), say.text(f"event.{event}.name"), f"events/{event}")
        for place, event in enumerate(drawn, 1)
    )
    return opened(
        page,
        PLAIN,
        stands_on=stands,
        allowed=tuple(choice.place for choice in stands),
        card_line=say.text(f"event.{drawn[-1]}.does"),
    )


def seats(language: str, count: int, out: tuple[int, ...] = (2, 7, 12)) -> tuple[ring.RingSeat, ...]:
    say = words(language)
    tags = {
        place: (ring.SeatTag(f"states/{tag}", say.text(f"tag.{tag}") if f"tag.{tag}" in say else tag),)
        for place, tag in zip((10, 6, 9, 3, 5, 8, 1, 11, 4), _tags(), strict=False)
    }
    return tuple(
        ring.RingSeat(
            number=place,
            name=name,
            state="out" if place in out else "living",
            tags=tags.get(place, ()) if place not in out else (),
            fate=say.text("seat.state.out") if place in out else "",
            in_prison=place == 11 and count > 12,
            shown=ring.SeatTag("roles/hunter", say.text("role.hunter.name"), "circle") if place in out[:1] else None,
            described=f"{place} {name}",
        )
        for place, name in enumerate(names(language, count), 1)
    )


def table_page(language: str, count: int = 12, kind: str = "talk", sky: str = "day", **changed: Any) -> pages.TablePage:
    say = words(language)
    around = changed.pop("seats", None) or seats(language, count)
    living = sum(seat.state == "living" for seat in around)
    step = changed.pop("step", None) or pages.TableStep(kind, go_on=say.text("table.to_vote"), seconds=300)
    call = [say.text("seat.label", number=seat.number, name=seat.name) for seat in around]
    made: dict[str, Any] = {
        "state": "table",
        "language": language,
        "sky": sky,
        **when(say, 3, "day"),
        "subtitle": say.text("count.living", n=living, of=count),
        "seats": around,
        "names": tuple(seat.name for seat in around),
        "chronicle": tuple(
            pages.ChronicleLine(say.numeral(day) if row == 0 else "", call[(3 * day + row) % count])
            for day in range(1, 4)
            for row in range(2)
        ),
        "legend": tuple(dict.fromkeys(tag for seat in around for tag in seat.tags)),
        "step": step,
        "decided": (),
        "leaving": covers.leaving(say, "table.leave.explain"),
        "voiding": covers.voiding(say, 2, "vote", CLASSIC),
        "words": TableWords(say),
    }
    return pages.TablePage(**{**made, **changed})


def when(say: Words, day: int, phase: str) -> dict[str, str]:
    """How a page says it, whole and in its parts."""
    first, second = speak.when_parts(say, day, phase)
    return {"title": speak.when(say, day, phase), "day": first, "phase": second}


def standing(language: str, count: int = 12) -> pages.TablePage:
    say, name = words(language, "event_jinro"), names(language, 9)[-1]
    lines = tuple(_lasting(say, name))[:2]
    return table_page(
        language, count, step=pages.TableStep("talk", lines=lines, go_on=say.text("table.to_vote"), seconds=300)
    )


def _lasting(say: Words, name: str) -> Iterator[str]:
    """What holds for one seat while the talk lasts, in as many ways as there are."""
    for id, meaning in EVENTFUL.notices.items():
        for hang in meaning.hangs if meaning.lasts else ():
            if hang.who == "seat":
                yield say.text(".".join(("notice", id, *hang.only.values())), seat=name)


def _frame(role: str, say: Words) -> str:
    return medallions.of(CLASSIC, role, say).frame


def ballot(language: str, count: int = 13) -> pages.TablePage:
    say = words(language)
    points = {1: 6, 2: 6, 3: 9, 4: 6, 5: 12, 7: 6, 8: 9, 9: 6}
    around = tuple(
        replace(
            seat,
            tags=(),
            votes=seat.state == "living",
            has_pointed=seat.number in points,
            points_at=points.get(seat.number, 0),
            counted=str(list(points.values()).count(seat.number) or ""),
            can_be_tapped=seat.state == "living",
            is_chosen=seat.number == 10,
        )
        for seat in seats(language, count, out=(11,))
    )
    named = [around[number - 1] for number in (6, 9, 12)]
    rows = tuple(pages.CountRow(seat.number, seat.name, seat.counted, int(seat.counted)) for seat in named)
    board = pages.PointingBoard(
        finger=10,
        title="",
        name=say.text("seat.label", number=10, name=around[9].name),
        line=say.text("board.at_whom"),
        rows=rows,
        still_to_come=say.names([seat.name for seat in around if seat.votes and not seat.has_pointed]),
        may_abstain=True,
    )
    step = pages.TableStep("ballot", title=say.text("ask.vote.execution"), board=board)
    return table_page(language, count, sky="dusk", seats=around, step=step)


def choose_cards(language: str) -> pages.TablePage:
    say = words(language, "event_jinro")
    drawn = EVENTFUL.events[:4]
    options = tuple(
        pages.PlacedChoice(str(place), say.text(f"event.{event}.name"), f"events/{event}", is_chosen=place == 2)
        for place, event in enumerate(drawn, 1)
    )
    step = pages.TableStep(
        "choose",
        title=say.text("prompt.choose.event"),
        choices=options,
        go_on=say.text("button.confirm"),
        is_ready=True,
    )
    return table_page(language, 12, step=step)


def moment(language: str, kind: str, fallen: tuple[int, ...], strokes: int = 0, motif: str = "") -> pages.TablePage:
    say = words(language)
    titles = {"dawn": "dawn.title", "verdict": "verdict.title", "tie": "verdict.tie", "night": "night.falls"}
    title = say.text(titles.get(kind, "night.falls"))
    line = say.text("night.falls.line")
    played = pages.TableMoment(
        kind, title, fallen, tuple(names(language, 12)[n - 1] for n in fallen), line, strokes, motif
    )
    around = seats(language, 12, out=fallen)
    if kind == "end":
        around = tuple(
            replace(seat, shown=ring.SeatTag(f"roles/{role}", say.text(f"role.{role}.name"), _frame(role, say)))
            for seat, role in zip(around, (PLAIN, WOLF, SEER, FOX) * 3, strict=True)
        )
    return table_page(language, 12, seats=around, sky="dusk", moments=(played,))
