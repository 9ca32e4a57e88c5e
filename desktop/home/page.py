"""What Home shows. Of a game that waits it says no more than ruleset, how many, which day and which phase."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from desktop.widgets.said import PageWords, Said
from i18n import Words, moments
from i18n.languages import NAMES, offered, record

if TYPE_CHECKING:
    from desktop.keep.waiting import Waiting

# More have no room at the largest text.
LANGUAGES_HERE = 8
# In display order, by name: the first frame need not wait for the rules to be read.
POSTERS = ("jinro_nine", "ultimate_thirteen", "event_jinro", "langrensha", "witch_trial")
# Those that have a practice round.
ROUNDS = ("langrensha", "event_jinro", "witch_trial")


class HomeWords(PageWords):
    practice = Said("home.practice")
    rounds = Said("round.title")
    close = Said("button.close")
    past = Said("home.past")
    rulebook = Said("home.rulebook")
    settings = Said("home.settings")
    fullscreen = Said("settings.fullscreen")
    quit = Said("home.quit")
    language = Said("home.language")
    choose = Said("home.choose")
    others = Said("home.others")
    newcomers = Said("first.title")


class GamePoster(NamedTuple):
    """`introduce` is empty where there is nothing to read aloud."""

    id: str
    name: str
    line: str
    label: str
    introduce: str
    picture: str


class PracticeRound(NamedTuple):
    """What can be practised, and what happens there."""

    id: str
    name: str
    line: str


class HomeLanguage(NamedTuple):
    id: str
    text: str
    is_chosen: bool


class WaitingCard(NamedTuple):
    """The paper plate of the game that waits."""

    title: str
    line: str
    players: str
    when: str
    resume: str


class HomePage(NamedTuple):
    language: str
    name: str
    line: str
    seal: str
    downwards: bool
    waiting: WaitingCard | None
    posters: tuple[GamePoster, ...]
    # Games that groups have made, of the packs that are on.
    others: tuple[GamePoster, ...]
    rounds: tuple[PracticeRound, ...]
    languages: tuple[HomeLanguage, ...]
    words: HomeWords


def page(words: Words, waiting: Waiting | None, others: tuple[GamePoster, ...] = ()) -> HomePage:
    return HomePage(
        language=words.language,
        name=words.text("app.name"),
        line=words.text("app.line"),
        seal=words.text("app.seal"),
        downwards=record(words.language).is_han,
        waiting=None if waiting is None else card(words, waiting, {other.id: other.name for other in others}),
        posters=tuple(_poster(words, id) for id in POSTERS),
        others=others,
        rounds=tuple(_round(words, id) for id in ROUNDS),
        languages=tuple(HomeLanguage(id, NAMES[id], id == words.language) for id in _near(words.language)),
        words=HomeWords(words),
    )


def _near(language: str) -> tuple[str, ...]:
    """As many as have room here, the one that is read among them; settings have all."""
    every = offered(language)
    first = every[:LANGUAGES_HERE]
    return first if language in first else (*first[:-1], language)


def card(words: Words, waiting: Waiting, named: Mapping[str, str] = MappingProxyType({})) -> WaitingCard:
    """`named`: what games are called that have no words of ours."""
    own = Words(words.language, waiting.ruleset)
    when = moments.when(own, waiting.day, waiting.phase)
    line = own.text(
        "home.continue.line",
        game=named.get(waiting.ruleset) or own.text(f"ruleset.{waiting.ruleset}.name"),
        players=own.text("count.players", n=waiting.players),
        when=when,
    )
    return WaitingCard(own.text("home.continue"), line, str(waiting.players), when, own.text("home.resume"))


def _round(words: Words, id: str) -> PracticeRound:
    return PracticeRound(id, words.text(f"round.{id}.name"), words.text(f"round.{id}.line"))


def other_game(words: Words, id: str, name: str, line: str, picture: str) -> GamePoster:
    """One that a group has made."""
    return GamePoster(id, name, line, words.text("home.new", game=name), "", picture)


def _poster(words: Words, id: str) -> GamePoster:
    name = words.text(f"ruleset.{id}.name")
    line = words.text(f"ruleset.{id}.line")
    return GamePoster(
        id, name, line, words.text("home.new", game=name), words.text("home.introduce", game=name), f"posters/{id}"
    )
