"""What the shelf of past games shows. Of a game it says no more than everybody at its table knew while it was on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from desktop.keep.shelf import DAYS_AWAY, PARTLY_READ, Listed
from desktop.past.archive.filters import ALL, AWAY, Asked
from desktop.statistics.rates import same
from desktop.widgets.said import PageWords, Said
from i18n import Words, speak
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
_BUTTONS = {"unfinished": "home.resume", "finished": "past.replay", "unread": "past.open", AWAY: "past.put_back"}


@dataclass(frozen=True)
class ShelfScroll:
    """`button` is empty where the game can't be opened; `kind` is the button's dress."""

    id: str
    title: str
    line: str
    names: str
    # Names that are never broken.
    people: tuple[str, ...]
    state: str
    label: str
    picture: str
    button: str
    kind: str
    delete: str
    trouble: str


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


NAMED = 6
# What can be done about what was said; anything else that is said of no game is trouble.
_ACTIONS = {
    "past.deleted": {"undo": "button.undo"},
    "past.delete.ask": {"throwAway": "past.throw_away"},
    "past.file.found": {"replayFile": "past.replay", "keepFile": "past.file.keep"},
}


def words_of(words: Words, ruleset: str) -> Words:
    return Words(words.language, ruleset if is_known(ruleset) else None)


def is_known(ruleset: str) -> bool:
    return any(rules.id == ruleset for rules in catalogue())


def name_of(words: Words, ruleset: str) -> str:
    own = words_of(words, ruleset)
    return own.text(f"ruleset.{ruleset}.name") if is_known(ruleset) else own.text("past.unknown")


def scroll(words: Words, game: Listed, sought: str = "", *, is_away: bool = False) -> ShelfScroll:
    """`sought`: whoever is called so is among the names that it has room for."""
    own, kind = words_of(words, game.ruleset), AWAY if is_away else game.state
    name, names = name_of(words, game.ruleset), _sought_first(game.names, sought)
    state = own.text(WHICH[kind]) if kind in WHICH and is_known(game.ruleset) else ""
    when = speak.when(own, game.day, game.phase) if kind == "unfinished" else ""
    players = own.text("count.players", n=game.players) if game.names else ""
    line = _joined(words.date(game.last_played), players, when)
    return ShelfScroll(
        id=game.id,
        title=name,
        line=line,
        names=_names(own, names),
        people=names[:NAMED],
        state=state,
        label=own.text("past.scroll", state=state, row=_joined(name, line)) if state else _joined(name, line),
        picture=f"posters/{game.ruleset}" if is_known(game.ruleset) else "",
        button=own.text(_BUTTONS[kind]) if kind in _BUTTONS else "",
        kind="red" if kind == "unfinished" else "paper",
        delete=own.text("past.throw_away" if is_away else "past.delete"),
        trouble=_trouble(own, game),
    )


def _sought_first(names: tuple[str, ...], sought: str) -> tuple[str, ...]:
    """Where they would be seen anyway, all stand as they sat."""
    found = [name for name in names if sought and sought in same(name).casefold()]
    if set(found) <= set(names[:NAMED]):
        return names
    return (*found, *(name for name in names if name not in found))


def _names(words: Words, names: Sequence[str]) -> str:
    """A scroll has two lines for them."""
    shown = words.names(names[:NAMED], go_on=len(names) > NAMED)
    return words.text("chronicle.more", line=shown) if len(names) > NAMED else shown


def _trouble(words: Words, game: Listed) -> str:
    if game.trouble == PARTLY_READ:
        return words.text("past.damaged")
    return words.text(game.trouble) if game.trouble else ""


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


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
    if said.game is None:
        return LibraryStrip(words.text(said.id), is_trouble=True) if said.id else LibraryStrip()
    name = name_of(words, said.game.ruleset)
    text = words.text(said.id, game=name, players=words.text("count.players", n=said.game.players))
    actions = (StripAction(id, words.text(button)) for id, button in _ACTIONS.get(said.id, {}).items())
    return LibraryStrip(text, actions=tuple(actions))
