"""Every message of a ruleset on a page that shows it: announced, asked, told in secret, or written beside a name.

The pages are those of real games of that ruleset; what no evening says in all its wordings is laid into them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from desktop.seats import ring
from desktop.seats.seating import Seating
from desktop.table.pages import lit_parts, motifs, pages
from desktop.table.pages.chronicle import chronicle, diary, sentence
from desktop.table.pages.moments import moments
from desktop.widgets import medallions
from devtools.gallery import played
from devtools.gallery.screens import HELD
from i18n import Words, speak
from i18n.checks.length import OPEN
from i18n.kinds import MAYBE, OPTION, Kind, carried
from rulesets.engine import Ask, Notice, Ruleset
from rulesets.engine.facts import Said

DAY = 12
_NOTHING: Mapping[str, Any] = {"name": None, "votes": {}}
# How many names a list may have, and how many may have got a vote.
LISTED, NAMED = 6, 5


PROMPTS, PROMPT_HINTS = ("prompt.",), ("prompt.hint.",)
REFUSALS = ("lit.choose_first", "lit.must_choose", "lit.not_that", "lit.declined", "lit.too_late")
# So many hang round a table at once.
TAGS = 3


class Saying(NamedTuple):
    """A page, what is live beside it, and what must stand there whole."""

    about: str
    page: pages.Page
    live: Mapping[str, Any]
    said: tuple[str, ...]
    # And what stands on the scroll, where that hangs beside the table.
    hung: tuple[str, ...] = ()


class Fallen(NamedTuple):
    day: int
    phase: str
    cause: str


@dataclass(frozen=True)
class Sayer:
    rules: Ruleset
    language: str
    players: int = 12

    @cached_property
    def words(self) -> Words:
        return Words(self.language, self.rules.id)

    @cached_property
    def names(self) -> list[str]:
        return list(self.plain_table.names)

    @cached_property
    def seating(self) -> Seating:
        return Seating.plain(self.rules.id, self.language, tuple(self.names))

    def call(self, name: str) -> str:
        return self.seating.call(self.words)(name)

    def all(self) -> Iterator[Saying]:
        for notice in self.notices():
            yield from self.told(notice)
        for id, facts in self.rules.asks.items():
            for params in self.given(facts):
                yield self.asked(id, params)
        yield from self.pairs()
        yield from self.alone()
        yield from self.dealt()
        yield from self.taken()
        yield from self.fates()
        yield from self.dates()
        yield from self.choices()
        yield from self.prompts()
        yield from self.tags()

    # Notices

    def notices(self) -> Iterator[Notice]:
        for id, facts in self.rules.notices.items():
            for params in self.given(facts):
                yield Notice(id, params, None, DAY, self.rules.vocabulary.phases[-1])

    def given(self, facts: Said) -> Iterator[dict[str, Any]]:
        """With every wording once; what no wording turns on has any value."""
        kinds = facts.params
        choices = {param: list(self.values(param, kind)) for param, kind in kinds.items()}
        for chosen in product(*(values[: 1 if param in facts.unsaid else None] for param, values in choices.items())):
            yield dict(zip(kinds, chosen, strict=True))

    def values(self, param: str, kind: Kind) -> Iterator[Any]:
        if isinstance(kind, tuple):
            yield from kind
        elif kind == "toll":
            yield from (self.names[:number] for number in (0, 1, 2, 5))
        elif kind == "flag":
            yield from (False, True)
        elif kind == "reason":
            yield from self.rules.vocabulary.reasons
        else:
            plain = kind.removeprefix(MAYBE)
            if plain != kind:
                yield _NOTHING.get(plain, [])
            yield self.value(param, plain)

    def value(self, param: str, kind: str) -> Any:
        longest = max(self.names, key=len)
        ids = {"role": self.rules.roles, "card": self.rules.cards, "event": self.rules.events}
        if kind in ids:
            return self.longest(kind, ids[kind])
        if kind in ("cards", "events"):
            return sorted(ids[kind[:-1]], key=lambda id: -len(self.words.text(f"{kind[:-1]}.{id}.name")))[:3]
        plain = {
            "name": longest,
            "names": self.names[:LISTED],
            "votes": {name: number + 1 for number, name in enumerate(self.names[:NAMED])},
            "text": " ".join(self.words.text(f"phrase.{number}") for number in (1, 2, 3)),
            "number": 12,
            "minutes": 90,
            "faction": self.rules.vocabulary.factions[0],
        }
        if kind.startswith(OPTION):
            return self.longest_choice(kind.removeprefix(OPTION))
        return plain[kind] if kind in plain else {"factions": [self.rules.vocabulary.factions[0]]}.get(param, [])

    def longest_choice(self, option: str) -> str:
        choices = map(str, self.rules.options[option].choices)
        return max(choices, key=lambda choice: len(self.words.text(f"option.{option}.{choice}")))

    def longest(self, family: str, ids: Sequence[str]) -> str:
        return max((id for id in ids if f"{family}.{id}.name" in self.words), key=lambda id: len(self.name(family, id)))

    def name(self, family: str, id: str) -> str:
        return self.words.text(f"{family}.{id}.name")

    def told(self, notice: Notice) -> Iterator[Saying]:
        ending = speak.ending(carried(self.rules.id, notice.id), notice.params)
        about = f"notice.{notice.id}{ending}"
        is_diary, is_public = (f"{style}.{notice.id}{ending}" in self.words for style in ("diary", "public"))
        if is_public or not is_diary:
            yield from self.announced(about, notice)
        if is_diary or not is_public:
            alone = notice._replace(to=frozenset(self.names[:1]))
            rows = diary(self.words, [alone], self.call, self.rules)
            yield self.lit(about, tuple(row.text for row in rows), diary=rows)
            is_news = self.rules.notice(notice.id).secret
            yield from (self.learnt(about, alone, row.text) for row in rows if is_news)

    def learnt(self, about: str, notice: Notice, title: str) -> Saying:
        """Where the role stands, as large as a result is."""
        said, motif = sentence(self.words, notice, self.call), played.inside(self.held).motif
        card = lit_parts.ReadCard("", motif, self.words.text("lit.role"), title, "", said)
        return self.lit(f"{about} large", (title,), result=card)

    def announced(self, about: str, notice: Notice) -> Iterator[Saying]:
        said = sentence(self.words, notice, self.call)
        rows = chronicle(self.words, [notice], self.call)
        step = pages.TableStep("report", lines=(said,), go_on=self.words.text("button.next"))
        page = self.table(step=step, chronicle=rows)
        yield Saying(about, page, {}, (said,), tuple(row.text for row in rows))
        if self.rules.notice(notice.id).calls:
            yield Saying(f"{about} cover", replace(self.cover, why=said), {}, (said,))
        for moment in moments([notice], 0, self.rules, self.seating):
            # A card that is turned over has its own name on it.
            title = "" if moment.kind == "revealed" else moment.title
            yield Saying(f"{about} moment", replace(page, moments=(moment,)), {}, (title, moment.line))

    # Asks

    def asked(self, id: str, params: dict[str, Any]) -> Saying:
        ask = Ask(id, None, False, "choose", "seat", (), 1, 1, None, None, params)
        question = speak.question(self.words, ask, self.call)
        hint = speak.hint(self.words, ask, self.call) or ""
        if not OPEN.fullmatch(f"ask.{id}"):
            whole = f"{question} {hint}".strip()
            return self.lit(f"ask.{id}", (whole,), questions=tuple(filter(None, (question, hint))))
        kind = "report" if id.endswith("report") else "talk" if id.startswith("talk") else "choose"
        step = pages.TableStep(kind, title=question, hint=hint, go_on=self.words.text("button.confirm"), is_ready=True)
        step = replace(step, next=self.following, next_said=self.words.text("table.next.line", what=self.following))
        said = () if kind == "talk" else (question,) if kind == "report" else (question, hint)
        return Saying(f"ask.{id}", self.table(step=step), {}, tuple(filter(None, said)))

    @cached_property
    def following(self) -> str:
        """The longest that comes next."""
        return max(self.family("next."), key=len)

    def alone(self) -> Iterator[Saying]:
        """On the cover of one alone."""
        for said in self.family("alone."):
            yield Saying("alone", replace(self.cover, why=said), {}, (said,))

    def pairs(self) -> Iterator[Saying]:
        """An open ask of two, with nobody named yet, one, and both."""
        first, second = (self.call(name) for name in sorted(self.names, key=len)[-2:])
        for id in (id for id, facts in self.rules.asks.items() if facts.pair):
            title, go_on = self.words.text(f"ask.{id}"), self.words.text("button.confirm")
            for named in range(3):
                hint = self.words.text(f"ask.{id}.{named}.hint", first=first, second=second)
                step = pages.TableStep("choose", title=title, hint=hint, go_on=go_on, is_ready=True)
                yield Saying(f"ask.{id} {named}", self.table(step=step), {}, (title, hint))

    # What is dealt

    def dealt(self) -> Iterator[Saying]:
        for role in (*self.rules.roles, *self.rules.facts.states):
            if f"role.{role}.does" in self.words:
                side = medallions.side_of(self.rules, role)
                shown = {
                    "role": self.name("role", role),
                    "side": self.words.text(f"faction.{side}.name") if side else "",
                    "does": self.words.text(f"role.{role}.does"),
                }
                yield self.lit(f"role.{role}", tuple(filter(None, shown.values())), **shown)
        for card in (card for card in self.rules.cards if f"card.{card}.does" in self.words):
            page = self.lying("hand", "A", card)
            face = (self.name("card", card), self.brief(card), medallions.when(self.words, self.rules, card))
            yield Saying(f"card.{card}", *_held(page), face)
            read = self.reading(page, card)
            yield Saying(f"card.{card} read", *_held(read), (face[0], medallions.does(self.words, self.rules, card)))
        for first, second in zip(self.rules.events, reversed(self.rules.events), strict=True):
            page = self.reading(self.lying("cards", "12", first, second), second)
            front = (self.name("event", first), self.brief(first))
            yield Saying(f"event.{first} {second}", *_held(page), (*front, self.words.text(f"event.{second}.does")))

    def taken(self) -> Iterator[Saying]:
        """Roles that lie on the seats' places."""
        takes = any(ask.takes_role for ask in self.rules.asks.values())
        for role in self.rules.roles if takes else ():
            lies = self.lies("1", role)
            yield self.lit(f"role.{role} taken", (lies.text, lies.brief), stands_on=(lies,))

    # Beside names

    def fates(self) -> Iterator[Saying]:
        fates = [
            speak.death(self.words, Fallen(DAY, phase, cause))
            for cause in self.rules.vocabulary.causes
            for phase in self.rules.vocabulary.phases
        ]
        around = self.plain_table.seats
        for first in range(0, len(fates), len(around)):
            some = fates[first : first + len(around)]
            seats = tuple(replace(seat, state="out", fate=fate) for seat, fate in zip(around, some, strict=False))
            yield Saying("cause", self.table(seats=(*seats, *around[len(seats) :])), {}, tuple(some))

    def dates(self) -> Iterator[Saying]:
        for phase in self.rules.vocabulary.phases:
            for day in (0, DAY):
                title, row = speak.when(self.words, day, phase), speak.date(self.words, day, phase)
                # In a narrow corner the phase stands under the day, without the sign between them.
                parts = speak.when_parts(self.words, day, phase)
                page = self.table(title=title, day=parts[0], phase=parts[1])
                yield Saying(f"when.{phase} {day}", page, {}, parts)
                yield self.lit(
                    f"date.{phase} {day}", (row,), diary=(pages.ChronicleLine(row, self.names[0]),), phase=title
                )

    def choices(self) -> Iterator[Saying]:
        tokens = dict.fromkeys(token for ask in self.rules.asks.values() for token in ask.choices)
        if tokens:
            said = tuple(self.words.text(f"choice.{token}") for token in tokens)
            options = tuple(pages.PlacedChoice(str(place), text) for place, text in enumerate(said, 1))
            step = pages.TableStep("choose", title=self.words.text("prompt.choose.choice"), choices=options, go_on="→")
            yield Saying("choice", self.table(step=step), {}, said)

    # What is the same for every game, but where one has its own words for it

    def prompts(self) -> Iterator[Saying]:
        """The neutral words of a lit page, one of each family at a time."""
        families = [self.family(*family) for family in (PROMPTS, PROMPT_HINTS, REFUSALS, ("note.question.",))]
        for row in range(max(map(len, families))):
            prompt, detail, refusal, question = (texts[row % len(texts)] for texts in families)
            shut = replace(self.held, open=None, note_question=question)
            page = replace(shut, fields=(replace(shut.fields[0], prompt=prompt, detail=detail),))
            yield Saying(f"prompt {row}", page, {}, (prompt, detail, question))
            yield Saying(f"refusal {row}", page, {"hint": refusal}, (prompt, refusal))

    def family(self, *beginnings: str) -> list[str]:
        hints = PROMPT_HINTS[0]
        ids = [id for id in self.words.ids() if id.startswith(beginnings)]
        return [self.words.text(id) for id in ids if hints in beginnings or not id.startswith(hints)]

    def tags(self) -> Iterator[Saying]:
        texts = self.family("tag.")
        for first in range(0, len(texts), TAGS):
            some = tuple(texts[first : first + TAGS])
            legend = tuple(ring.SeatTag("states/sheriff", text) for text in some)
            yield Saying("tag", self.table(legend=legend), {}, (), some)

    # Pages

    def table(self, **changed: Any) -> pages.TablePage:
        changed.setdefault("step", pages.TableStep("report", lines=(), go_on=self.words.text("button.next")))
        return replace(self.plain_table, **changed)

    def lit(self, about: str, said: tuple[str, ...], phase: str = "", **inside: Any) -> Saying:
        opened = replace(played.inside(self.held), **{"result": None, **inside})
        return Saying(about, *_held(replace(self.held, phase=phase or self.held.phase, open=opened)), said)

    def lying(self, layout: str, places: str, *parts: str) -> pages.LitPage:
        """A held page on which these lie."""
        page = played.held(self.language, self.players, layout, rules=self.rules.id)
        lie = tuple(self.lies(place, id) for place, id in zip(places, parts, strict=False))
        allowed = tuple(choice.place for choice in lie)
        return replace(page, open=replace(played.inside(page), stands_on=lie, allowed=allowed))

    def lies(self, place: str, id: str) -> pages.PlacedChoice:
        name, motif = medallions.name(self.words, self.rules, id), motifs.of_part(self.rules, id, self.words)
        return pages.PlacedChoice(place, name, motif, self.brief(id), medallions.when(self.words, self.rules, id))

    def brief(self, id: str) -> str:
        return medallions.brief(self.words, self.rules, id)

    def reading(self, page: pages.LitPage, id: str) -> pages.LitPage:
        lies, does = self.lies("", id), medallions.does(self.words, self.rules, id)
        card = lit_parts.ReadCard("", lies.motif, lies.when, lies.text, "", does)
        return replace(page, open=replace(played.inside(page), card=card))

    @cached_property
    def cover(self) -> pages.CoverPage:
        return played.cover(self.language)

    @cached_property
    def held(self) -> pages.LitPage:
        """With as much of one's own on it as has room."""
        page = played.held(self.language, self.players, rules=self.rules.id)
        notes = (page.note_phrases[0], self.call(self.names[4]))
        return replace(page, open=replace(played.inside(page), notes=notes))

    @cached_property
    def plain_table(self) -> pages.TablePage:
        """With nothing at the lanterns but who lives."""
        page = played.table(self.language, self.players, rules=self.rules.id)
        seats = tuple(replace(seat, tags=(), in_prison=False) for seat in page.seats)
        return replace(page, seats=seats, legend=())


def _held(page: pages.LitPage) -> tuple[pages.LitPage, Mapping[str, Any]]:
    return page, {**HELD, "chosen": ("2",)}
