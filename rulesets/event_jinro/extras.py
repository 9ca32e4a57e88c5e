"""Events and roles of your own: files from outside this package, read into a ruleset of their own.

    rules = with_extras(Path("our_events"))
    game = Game.new(rules, players, preset="magic11")

Each file defines one `Event` or one `Role`, as the files of `events` and `roles` do. The bundled ruleset stays as
it is; what comes back has an id of its own, so that a journal of either is never played as the other.
"""

from __future__ import annotations

from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from re import fullmatch
from types import ModuleType

from rulesets.engine.errors import BadRuleset, listed, shown
from rulesets.engine.library import ruleset
from rulesets.engine.ruleset import Ruleset
from rulesets.werewolf.book import defined_in
from rulesets.werewolf.card import Card
from rulesets.werewolf.role import Role

from .book import Book, bundled
from .event import Event
from .packed import of_book


def with_extras(*places: Path) -> Ruleset:
    """event_jinro with the events and roles of these files, or of these folders' files, added."""
    extras = [_extra(file) for place in places for file in _files(place)]
    book = bundled()
    for extra in extras:
        book = _joined(book, extra)
    rules = ruleset("event_jinro")
    roles = (*rules.roles, *(extra.id for extra in extras if issubclass(extra, Role)))
    joined = replace(
        rules,
        id=".".join([rules.id, *(extra.id for extra in extras)]),
        roles=roles,
        cards=roles,
        code=of_book(book),
    )
    # What is wrong with the facts that they bring along is said now.
    _ = joined.facts
    return joined


def _files(place: Path) -> list[Path]:
    return sorted(place.glob("*.py")) if place.is_dir() else [place]


def _extra(file: Path) -> type[Card]:
    try:
        extra = defined_in(_loaded(file), Card)
    except ValueError as error:
        raise BadRuleset(f"{file}: should define exactly one event or role") from error
    id = getattr(extra, "id", None)
    if id is None:
        raise BadRuleset(f"{file}: {extra.__name__} has no id")
    if not isinstance(id, str) or not fullmatch("[a-z][a-z0-9_]{0,39}", id):
        raise BadRuleset(f"{file}: {shown(id)} is not an id; an id is a word of small letters, digits and _")
    rolls = getattr(extra, "rolls", ())
    if not isinstance(rolls, tuple):
        raise BadRuleset(f"{file}: rolls is {shown(rolls)}; allowed: labels in brackets, such as ('{id}',)")
    deck = getattr(extra, "deck", "storm")
    if deck not in ("town", "storm"):
        raise BadRuleset(f"{file}: deck is {shown(deck)}; allowed: 'town', 'storm'")
    return extra


def _loaded(file: Path) -> ModuleType:
    """The file as a module that nothing else can import, so no game finds another game's extras."""
    spec = spec_from_file_location(str(file), file)
    if spec is None or spec.loader is None:
        raise BadRuleset(f"{file}: is not a Python file")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        # Somebody else's file, with whatever goes wrong in it.
        why = " ".join(str(error).split()) or type(error).__name__
        raise BadRuleset(f"{file}: can't be read ({why})") from error
    return module


def _joined(book: Book, extra: type[Card]) -> Book:
    known = [*book.roles, *book.events]
    if extra.id in known:
        raise BadRuleset(f"{extra.id}: there is one of this id already; taken are {listed(known, most=60)}")
    if issubclass(extra, Role):
        return Book({**book.roles, extra.id: extra}, book.events)
    if issubclass(extra, Event):
        return Book(book.roles, {**book.events, extra.id: extra})
    raise BadRuleset(f"{extra.id}: is neither an event nor a role")
