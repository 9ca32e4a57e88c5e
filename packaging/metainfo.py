"""What software centres tell of the program, in the form of AppStream, in every language."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from functools import partial

import changes
import pictures
import published
from i18n import LANGUAGES, Words
from i18n.languages import FALLBACK
from lantern_version import VERSION
from product import APP_ID, LOCALES, MAKER, NAME, moment
from rulesets.engine.library import catalogue

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
IN_ORDER = (FALLBACK, *LOCALES)
# Above the list of the games.
ABOUT = ("store.about.round", "store.about.led", "store.about.games")
# How anybody plays it.
CONTROLS = ("keyboard", "pointing", "touch")
# In OARS's words: wolves and villagers are in conflict, easily told from reality. All it lacks it says nothing of.
RATING = {"violence-fantasy": "moderate"}
# The icon's lantern, and its night.
COLOURS = {"light": "#F3B24C", "dark": "#16224A"}


def metainfo(entry: str = NAME) -> str:
    """Of the program whose menu entry is `entry`.desktop."""
    root = ET.Element("component", type="desktop-application")
    _child(root, "id", APP_ID)
    _spoken(root, "name", "app.name")
    _spoken(root, "summary", "store.summary")
    _child(root, "metadata_license", "MIT")
    _child(root, "project_license", "MIT")
    _child(_child(root, "developer", id=APP_ID.rpartition(".")[0]), "name", MAKER)
    _description(root)
    _child(root, "launchable", f"{entry}.desktop", type="desktop-id")
    _child(_child(root, "provides"), "binary", NAME)
    _needs(root)
    _look(root)
    _addresses(root)
    _releases(root)
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def _child(parent: ET.Element, tag: str, text: str = "", **attributes: str) -> ET.Element:
    child = ET.SubElement(parent, tag, attributes)
    child.text = text or None
    return child


def _spoken(parent: ET.Element, tag: str, text: str | Callable[[Words], str]) -> None:
    """An id, or what makes a text of the words of a language."""
    for language in IN_ORDER:
        words = Words(language)
        _of(language, _child(parent, tag, words.text(text) if isinstance(text, str) else text(words)))


def _of(language: str, element: ET.Element) -> None:
    """English goes without a language: it stands for those that are not spoken."""
    if language in LOCALES:
        element.set(LANG, LOCALES[language])


def about(words: Words) -> Iterator[str]:
    """As plain paragraphs, for whoever takes no list."""
    yield from (words.text(id) for id in ABOUT)
    yield "\n".join(_game(rules.id, words) for rules in catalogue())
    yield words.text("store.about.here")


def _description(root: ET.Element) -> None:
    about = _child(root, "description")
    for paragraph in ABOUT:
        _spoken(about, "p", paragraph)
    games = _child(about, "ul")
    for rules in catalogue():
        _spoken(games, "li", partial(_game, rules.id))
    _spoken(about, "p", "store.about.here")


def _game(ruleset: str, words: Words) -> str:
    name, line = words.text(f"ruleset.{ruleset}.name"), words.text(f"ruleset.{ruleset}.line")
    return words.text("store.about.game", name=name, line=line)


def _needs(root: ET.Element) -> None:
    supports = _child(root, "supports")
    for control in CONTROLS:
        _child(supports, "control", control)
    _child(supports, "internet", "offline-only")
    spoken = _child(root, "languages")
    for language in LANGUAGES:
        _child(spoken, "lang", LOCALES.get(language, language), percentage="100")


def _look(root: ET.Element) -> None:
    branding = _child(root, "branding")
    for scheme, colour in COLOURS.items():
        _child(branding, "color", colour, type="primary", scheme_preference=scheme)
    rating = _child(root, "content_rating", type="oars-1.1")
    for what, degree in RATING.items():
        _child(rating, "content_attribute", degree, id=what)
    # A picture is named by its whole address, and without a publisher there is none.
    if published.address():
        _screenshots(_child(root, "screenshots"))


def _screenshots(parent: ET.Element) -> None:
    width, height = map(str, pictures.SIZE)
    for number, screen in enumerate(pictures.SCREENS):
        shot = _child(parent, "screenshot", **({} if number else {"type": "default"}))
        _spoken(shot, "caption", f"store.picture.{screen}")
        for language in IN_ORDER:
            address = published.download(pictures.name(screen, language))
            _of(language, _child(shot, "image", address, type="source", width=width, height=height))


def _addresses(root: ET.Element) -> None:
    if published.address():
        _child(root, "url", published.address(), type="homepage")
        _child(root, "url", published.issues(), type="bugtracker")
        _child(root, "url", published.address(), type="vcs-browser")


def _releases(root: ET.Element) -> None:
    releases = _child(root, "releases")
    told = changes.released()
    if VERSION not in {one.version for one in told}:
        _child(releases, "release", version=VERSION, date=_today(), type="development")
    for one in told:
        release = _child(releases, "release", version=one.version, date=str(one.day))
        _told(release, one.lead)


def _told(release: ET.Element, paragraphs: Iterable[str]) -> None:
    about = None
    for paragraph in paragraphs:
        about = _child(release, "description") if about is None else about
        _child(about, "p", paragraph)


def _today() -> str:
    return datetime.fromtimestamp(moment(), UTC).date().isoformat()
