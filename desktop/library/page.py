"""What the shelf of past games shows. Of a game it says no more than everybody at its table knew while it was on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from desktop.keep.shelf import PARTLY_READ, Listed
from i18n import Words, speak
from rulesets.engine import catalogue


@dataclass(frozen=True)
class Scroll:
    """`action`: resume, replay, or nothing where the game can't be opened."""

    id: str
    title: str
    line: str
    names: str
    state: str
    label: str
    picture: str
    action: str
    button: str
    trouble: str


@dataclass(frozen=True)
class LibraryPage:
    language: str
    title: str
    scrolls: tuple[Scroll, ...]
    # Which part of a long shelf this is.
    part: str
    has_later: bool
    has_earlier: bool
    is_empty: bool
    is_loading: bool
    deleted: str
    trouble: str
    words: dict[str, str]


WORDS = (
    "button.back",
    "button.undo",
    "button.delete",
    "past.empty",
    "past.empty.new",
    "loading.candle",
    "lit.diary.earlier",
    "lit.diary.later",
)


NAMED = 6


def scroll(words: Words, game: Listed) -> Scroll:
    own = Words(words.language, game.ruleset if is_known(game) else None)
    name = own.text(f"ruleset.{game.ruleset}.name") if is_known(game) else own.text("sign.error")
    players = own.text("count.players", n=game.players) if game.names else ""
    when = speak.when(own, game.day, game.phase) if game.state == "unfinished" else ""
    state = own.text({"finished": "past.finished", "unfinished": "past.unfinished"}.get(game.state, "sign.error"))
    line = _joined(date(words, game.last_played), players, when)
    action = {"unfinished": "resume", "finished": "replay"}.get(game.state, "")
    return Scroll(
        id=game.id,
        title=name,
        line=line,
        names=_names(own, game.names),
        state=state if is_known(game) else "",
        label=own.text("past.scroll", state=state, row=_joined(name, line)),
        picture=f"posters/{game.ruleset}" if is_known(game) else "",
        action=action,
        button=own.text({"resume": "home.resume", "replay": "past.replay"}[action]) if action else "",
        trouble=_trouble(own, game),
    )


def _names(words: Words, names: Sequence[str]) -> str:
    """A scroll has two lines for them."""
    shown = words.names(names[:NAMED])
    return words.text("chronicle.more", line=shown) if len(names) > NAMED else shown


def is_known(game: Listed) -> bool:
    return any(rules.id == game.ruleset for rules in catalogue())


def _trouble(words: Words, game: Listed) -> str:
    if game.trouble == PARTLY_READ:
        return words.text("past.damaged")
    return words.text(game.trouble) if game.trouble else ""


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def date(words: Words, seconds: float) -> str:
    # Only this screen needs CLDR's calendars.
    from babel.dates import format_date  # noqa: PLC0415

    from i18n.languages import locale_of  # noqa: PLC0415

    day = datetime.fromtimestamp(seconds, UTC).astimezone()
    return str(format_date(day, "long", locale=locale_of(words.language).replace("-", "_")))


def page(
    words: Words,
    games: Sequence[Listed],
    first: int,
    most: int,
    *,
    is_loading: bool = False,
    deleted: Listed | None = None,
    trouble: str = "",
) -> LibraryPage:
    shown = games[first : first + most]
    return LibraryPage(
        language=words.language,
        title=words.text("past.title"),
        scrolls=tuple(scroll(words, game) for game in shown),
        part=f"{first + 1}–{first + len(shown)} / {len(games)}" if len(games) > most else "",
        has_later=first > 0,
        has_earlier=first + most < len(games),
        is_empty=not games and not is_loading,
        is_loading=is_loading,
        deleted=words.text("past.deleted", game=scroll(words, deleted).title) if deleted else "",
        trouble=words.text(trouble) if trouble else "",
        words={id: words.text(id) for id in WORDS},
    )
