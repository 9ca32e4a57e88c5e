"""Lists of languages are as long as there are languages."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from desktop.home.model import FromHome, HomeModel
from desktop.home.page import LANGUAGES_HERE
from i18n import languages
from i18n.languages import DRAFTS_TOO, LANGUAGES, NAMES, RECORDS
from tests.desktop.around import FakeApp, Shown
from tests.desktop.home.opened import WAITING
from tests.desktop.rulebook.test_rulebook import Reader
from tests.desktop.settings.setting import SettingApp

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=[5, 12])
def many(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    more = tuple(f"x{number}" for number in range(request.param - len(LANGUAGES)))
    for id in more:
        monkeypatch.setitem(RECORDS, id, RECORDS["en"]._replace(id=id, name=f"Lingua {id}", falls_back="en"))
        monkeypatch.setitem(NAMES, id, f"Lingua {id}")
    monkeypatch.setattr(languages, "KNOWN", (*LANGUAGES, *more))
    monkeypatch.setenv(DRAFTS_TOO, "1")
    return languages.KNOWN


def overlaps(shown: Shown, names: list[str]) -> list[tuple[str, str]]:
    places = {name: shown.item(name).mapRectToScene(shown.item(name).boundingRect()) for name in names}
    return [(one, other) for one, other in combinations(names, 2) if places[one].intersects(places[other])]


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_home_has_a_button_for_as_many_as_have_room(many: tuple[str, ...], text: float) -> None:
    app = FakeApp(many[-1], textScale=text)
    shown = app.show("home", HomeModel(app.preferences, lambda: WAITING, app.ways(FromHome)))
    assert shown.faults() == []
    here = sorted(name for name in shown.names() if name.startswith("language-"))
    assert len(here) == min(len(many), LANGUAGES_HERE)
    assert {"language-ja", f"language-{many[-1]}"} <= {*here}
    assert overlaps(shown, [*here, "past", "rulebook", "settings"]) == []
    shown.close()


def test_settings_have_a_chip_for_each(many: tuple[str, ...], tmp_path: Path) -> None:
    app = SettingApp(tmp_path)
    chips = [f"option-language-{id}" for id in many]
    assert overlaps(app.shown, chips) == []
    app.shown.bring(chips[-1])
    app.shown.close()


def test_the_glossary_has_a_name_in_each(many: tuple[str, ...]) -> None:
    reader = Reader(language="ja")
    (first, *others) = (tab.id for tab in reader.model.shown().languages)
    assert (first, {first, *others}) == ("ja", set(many))
    assert reader.shown.faults() == []
    shown = reader.shown.texts()
    assert all(NAMES[id] in shown for id in many)
    reader.shown.close()
