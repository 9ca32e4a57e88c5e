"""What software centres are told: in every language, what was released, and pictures where somebody publishes them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from itertools import product as pairs
from pathlib import Path

import pytest

import changes
import linux_entry
import metainfo
import pictures
import published
from devtools.gallery.screens import SCREENS
from i18n import LANGUAGES, Words
from i18n.catalog import messages
from lantern_version import VERSION
from product import APP_ID, LOCALES, NAME
from rulesets.engine.library import catalogue

ADDRESS = "https://example.com/somebody/lantern-night"
SPOKEN = ("name", "summary", "description/p", "description/ul/li", "screenshots/screenshot/caption")
CHANGES = """# Changelog

## [Unreleased]

### Added

- Not yet.

## [0.2.0] - 2026-12-24

A second game, with
[rules](docs/rules.md) of `its own`.

And one more thing.

### Added

- A game.

## [0.1.0] - 2026-11-30

### Added

- All of it.
"""


def told(address: str = "", entry: str = NAME) -> ET.Element:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LANTERN_NIGHT_ADDRESS", address)
        return ET.fromstring(metainfo.metainfo(entry))  # noqa: S314  our own


@pytest.fixture
def changelog(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "CHANGELOG.md"
    file.write_text(CHANGES, encoding="utf-8")
    monkeypatch.setattr(changes, "CHANGELOG", file)
    return file


@pytest.mark.parametrize("entry", [NAME, APP_ID])
def test_software_centres_find_the_program_by_its_entry(entry: str) -> None:
    found = told(entry=entry)
    assert found.findtext("id") == APP_ID
    assert found.findtext("launchable") == f"{entry}.desktop"
    assert found.findtext("provides/binary") == NAME


@pytest.mark.parametrize("path", SPOKEN)
def test_whatever_is_said_is_said_in_every_language(path: str) -> None:
    said = told(ADDRESS).findall(path)
    assert said
    times = Counter(element.get(metainfo.LANG) for element in said)
    assert times == dict.fromkeys([None, *LOCALES.values()], len(said) // len(LANGUAGES))
    texts = [element.text for element in said]
    assert len(set(texts)) == len(texts)


def test_each_game_has_its_line() -> None:
    said = [element.text or "" for element in told().findall("description/ul/li") if element.get(metainfo.LANG) == "ja"]
    names = [Words("ja").text(f"ruleset.{rules.id}.name") for rules in catalogue()]
    assert [line.startswith(name) for line, name in zip(said, names, strict=True)] == [True] * len(names)


def test_no_picture_and_no_page_is_named_as_long_as_nobody_has_an_address() -> None:
    found = told()
    assert [found.findall(tag) for tag in ("screenshots", "url")] == [[], []]
    assert "http" not in ET.tostring(found, encoding="unicode")


def test_pictures_lie_where_the_release_lies() -> None:
    found = told(f"{ADDRESS}/")
    images = [image.text for image in found.findall("screenshots/screenshot/image")]
    names = {pictures.name(screen, language) for screen, language in pairs(pictures.SCREENS, LANGUAGES)}
    assert {str(image).removeprefix(f"{ADDRESS}/releases/download/v{VERSION}/") for image in images} == names
    assert len(images) == len(names)
    assert [shot.get("type") for shot in found.findall("screenshots/screenshot")] == ["default", None, None, None]
    assert {url.get("type"): url.text for url in found.findall("url")}["homepage"] == ADDRESS


def test_each_picture_can_be_drawn_and_has_its_caption() -> None:
    assert set(pictures.SCREENS.values()) <= set(SCREENS)
    captions = {id.rpartition(".")[2] for id in messages("en", "app") if id.startswith("store.picture.")}
    assert captions == set(pictures.SCREENS)


def test_every_picture_is_drawn_under_the_name_it_is_published_by(monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[list[str]] = []
    monkeypatch.setattr("pictures.subprocess.run", lambda command, **_: run.append(command))
    pictures.build()
    drawn = {Path(command[4]).name: command[command.index("--language") + 1] for command in run}
    assert drawn == {pictures.name(screen, language): language for screen in pictures.SCREENS for language in LANGUAGES}


def test_who_may_play_it_is_said() -> None:
    rating = told().find("content_rating")
    assert rating is not None
    assert rating.get("type") == "oars-1.1"
    assert {one.get("id"): one.text for one in rating} == {"violence-fantasy": "moderate"}


@pytest.mark.usefixtures("changelog")
def test_releases_are_those_of_the_changelog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metainfo, "VERSION", "0.2.0")
    newest, first = told().findall("releases/release")
    assert (newest.get("version"), newest.get("date"), newest.get("type")) == ("0.2.0", "2026-12-24", None)
    assert [p.text for p in newest.findall("description/p")] == [
        "A second game, with rules of its own.",
        "And one more thing.",
    ]
    assert (first.get("version"), first.find("description")) == ("0.1.0", None)


@pytest.mark.usefixtures("changelog")
def test_a_version_without_a_day_is_in_the_making(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metainfo, "VERSION", "0.3.0")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1798761600")
    coming, *_ = told().findall("releases/release")
    found = (coming.get("version"), coming.get("date"), coming.get("type"))
    assert found == ("0.3.0", "2027-01-01", "development")


@pytest.mark.usefixtures("changelog")
def test_notes_are_a_versions_own() -> None:
    assert changes.notes("0.1.0") == "### Added\n\n- All of it."
    assert changes.notes("0.2.0").startswith("A second game")
    with pytest.raises(SystemExit, match=r"tells of no version 0\.3\.0 with a day"):
        changes.notes("0.3.0")


def test_the_changelog_can_be_read() -> None:
    found = list(changes.read(changes.CHANGELOG.read_text(encoding="utf-8")))
    assert found[0].version == "Unreleased"
    assert "\n## " not in found[0].text


def test_what_is_attached_lies_at_the_release(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERN_NIGHT_ADDRESS", ADDRESS)
    assert published.download("a.deb") == f"{ADDRESS}/releases/download/v{VERSION}/a.deb"


def test_the_menu_speaks_every_language() -> None:
    lines = dict(line.split("=", 1) for line in linux_entry.desktop_entry().splitlines()[1:])
    spoken = {"en": "", **{language: f"[{locale}]" for language, locale in LOCALES.items()}}
    assert set(spoken) == set(LANGUAGES)
    for language, tag in spoken.items():
        words = Words(language)
        said = (lines[f"Name{tag}"], lines[f"Comment{tag}"])
        assert said == (words.text("app.name"), words.text("store.summary"))
    assert (lines["Exec"], lines["Icon"], lines["Terminal"]) == (NAME, NAME, "false")
    assert lines["Categories"].endswith(";")
