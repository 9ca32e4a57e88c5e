"""What the shelf of past games shows. Of a game it says no more than everybody at its table knew while it was on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.keep.shelf import DAYS_AWAY, Listed
from desktop.past.archive.filters import ALL, AWAY, Asked
from desktop.widgets.said import PageWords, Said
from i18n import Words
from i18n.languages import record
from rulesets.engine import catalogue

SHELF, CHARTS = "shelf", "charts"
WHICH = {ALL: "past.all", "unfinished": "past.unfinished", "finished": "past.finished", AWAY: "past.away"}
# In place of a list: its sentence, and its button.
_INSTEAD = {
    "empty": ("past.empty", "past.empty.new"),
    "none": ("past.none", "past.none.all"),
    "all_away": ("past.all_away", "past.all_away.show"),
    "no_charts": ("past.charts.none", ""),
}


@dataclass(frozen=True)
class LibraryChoice:
    id: str
    text: str
    is_chosen: bool


@dataclass(frozen=True)
class StripAction:
    id: str
    text: str


@dataclass(frozen=True)
class LibraryStrip:
    """One line below the shelf, and what can be done about it."""

    text: str = ""
    is_trouble: bool = False
    actions: tuple[StripAction, ...] = ()


@dataclass(frozen=True)
class FoundGames:
    """How many games stand on the list, of how many, and how many have been taken off."""

    shown: int
    of: int
    away: int
    # Of the charts.
    is_counted: bool
    damaged: int
    is_busy: bool


@dataclass(frozen=True)
class ShelfSaid:
    """The id of a sentence, and the game it is about; without one, it is about trouble."""

    id: str = ""
    game: Listed | None = None
    # Of many games: sentences that stand behind each other, each with how many it is about.
    told: tuple[tuple[str, int], ...] = ()
    # Of somebody's games.
    params: tuple[tuple[str, str], ...] = ()
    # What the sentence may name.
    packs: tuple[str, ...] = ()


@dataclass(frozen=True)
class NothingListed:
    """Why there is no list: `what` is empty, none, all_away or no_charts; and what its button says, if it has one."""

    what: str
    line: str
    button: str


class LibraryWords(PageWords):
    back = Said("button.back")
    search = Said("past.search")
    which = Said("past.which")
    ruleset = Said("past.ruleset")
    shelf = Said("past.shelf")
    charts = Said("past.charts")
    file = Said("past.file")
    file_kind = Said("past.file.kind")
    file_drop = Said("past.file.drop")
    whole = Said("past.whole")
    whole_kind = Said("past.whole.kind")
    back_up = Said("past.back_up")
    bring_back = Said("past.bring_back")


@dataclass(frozen=True)
class LibraryPage:
    language: str
    title: str
    # shelf or charts
    view: str
    views: tuple[LibraryChoice, ...]
    rulesets: tuple[LibraryChoice, ...]
    which: tuple[LibraryChoice, ...]
    sought: str
    count: str
    # Above the list: what holds for all of it.
    explain: str
    # In place of the list.
    instead: NothingListed | None
    # On free planks below all games there are.
    room: str
    strip: LibraryStrip
    words: LibraryWords


# Said of no game, and trouble all the same.
_TROUBLES = ("past.cache_damaged", "past.reading.failed")
# What can be done about what was said.
_ACTIONS = {
    "past.deleted": {"undo": "button.undo"},
    "past.delete.ask": {"throwAway": "past.throw_away"},
    "past.file.found": {"replayFile": "past.replay", "keepFile": "past.file.keep"},
    "past.whole.found": {"bringFile": "past.bring_back"},
}


def words_of(words: Words, ruleset: str) -> Words:
    return Words(words.language, ruleset if is_known(ruleset) else None)


def is_known(ruleset: str) -> bool:
    return any(rules.id == ruleset for rules in catalogue())


def name_of(words: Words, ruleset: str) -> str:
    own = words_of(words, ruleset)
    return own.text(f"ruleset.{ruleset}.name") if is_known(ruleset) else own.text("past.unknown")


def page(words: Words, view: str, asked: Asked, found: FoundGames, said: ShelfSaid) -> LibraryPage:
    which = {id: text for id, text in WHICH.items() if id != AWAY or found.away}
    return LibraryPage(
        language=words.language,
        title=words.text("past.title"),
        view=view,
        views=_choices(words, {SHELF: "past.shelf", CHARTS: "past.charts"}, view),
        rulesets=_rulesets(words, asked.ruleset),
        which=_choices(words, which, asked.which),
        sought=asked.sought,
        count=words.text("past.shown", n=found.shown, of=found.of) if found.of and view == SHELF else "",
        explain=_explain(words, view, asked, found),
        instead=_nothing_listed(words, _why_none(view, asked, found)),
        room=words.text("past.room") if asked.is_all else "",
        strip=_strip(words, said),
        words=LibraryWords(words),
    )


def _explain(words: Words, view: str, asked: Asked, found: FoundGames) -> str:
    if view == CHARTS:
        return words.text("past.not_counted", n=found.damaged) if found.damaged else ""
    return words.text("past.away.explain", days=DAYS_AWAY) if asked.which == AWAY else ""


def _nothing_listed(words: Words, what: str) -> NothingListed | None:
    if not what:
        return None
    line, button = _INSTEAD[what]
    return NothingListed(what, words.text(line), words.text(button) if button else "")


def _why_none(view: str, asked: Asked, found: FoundGames) -> str:
    """What is still being looked for is not missed yet."""
    if not found.of and not found.away:
        return "empty"
    if found.is_busy:
        return ""
    if view == CHARTS:
        return "" if found.is_counted else "no_charts" if asked.counted is None else "none"
    if found.shown:
        return ""
    return "all_away" if asked.is_all else "none"


def _choices(words: Words, texts: Mapping[str, str], chosen: str) -> tuple[LibraryChoice, ...]:
    return tuple(LibraryChoice(id, words.text(text), id == chosen) for id, text in texts.items())


def _rulesets(words: Words, chosen: str) -> tuple[LibraryChoice, ...]:
    named = (LibraryChoice(rules.id, name_of(words, rules.id), rules.id == chosen) for rules in catalogue())
    return (LibraryChoice(ALL, words.text("past.all"), chosen == ALL), *named)


def _strip(words: Words, said: ShelfSaid) -> LibraryStrip:
    if said.told:
        return _told(words, said)
    if said.game is None:
        is_trouble = not said.id.startswith("past.") or said.id in _TROUBLES
        text = words.text(said.id, **dict(said.params), packs=said.packs) if said.id else ""
        return LibraryStrip(text, is_trouble=bool(said.id) and is_trouble)
    name = name_of(words, said.game.ruleset)
    text = words.text(said.id, game=name, players=words.text("count.players", n=said.game.players))
    return LibraryStrip(text, actions=_actions(words, said.id))


def _told(words: Words, said: ShelfSaid) -> LibraryStrip:
    text = ("" if record(words.language).is_han else " ").join(words.text(id, n=n) for id, n in said.told)
    is_trouble = any(id.startswith("error.") for id, _ in said.told)
    return LibraryStrip(text, is_trouble=is_trouble, actions=_actions(words, said.told[0][0]))


def _actions(words: Words, id: str) -> tuple[StripAction, ...]:
    """What can be done about what was said."""
    return tuple(StripAction(act, words.text(button)) for act, button in _ACTIONS.get(id, {}).items())
