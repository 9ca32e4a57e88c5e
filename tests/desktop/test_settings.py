"""Settings, by real clicks and keys; what is set is there again the next time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.keep.settings import Settings, SettingsFile
from desktop.settings.model import SettingsModel
from desktop.settings.page import SCALES
from i18n import LANGUAGES, Words
from tests.desktop.around import FakeApp

pytestmark = pytest.mark.usefixtures("qapp")


class SettingApp(FakeApp):
    def __init__(self, folder: Path, language: str = "en", **look: Any) -> None:
        super().__init__(language, **look)
        self.file = SettingsFile(folder)
        self.is_full = False
        self.model = SettingsModel(self, "games")
        self.shown = self.show("settings", self.model)

    @property
    def settings(self) -> Settings:
        return self.file.settings

    def change(self, **values: Any) -> None:
        if self.is_full:
            raise OSError("full")
        self.file.change(**values)
        self.dressed(textScale=self.settings.text, highContrast=self.settings.high_contrast)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[SettingApp]:
    made = SettingApp(tmp_path)
    yield made
    made.shown.close()


def kept(folder: Path) -> Settings:
    return SettingsFile(folder).settings


def test_everything_is_set_by_keys_alone_and_kept(app: SettingApp, tmp_path: Path) -> None:
    names = ("more-text", "option-distance-far", "option-high_contrast-contrast", "option-reduced_motion")
    for name in (*names, "less-dwell_night", "more-hold", "more-idle", "option-no_capture", "option-fullscreen"):
        app.shown.walk_to(name)
        app.shown.press(Qt.Key.Key_Return)
    found = kept(tmp_path)
    assert (found.text, found.distance, found.high_contrast, found.reduced_motion) == (1.1, 1.3, True, True)
    assert (found.dwell_night, found.hold, found.idle) == (11.0, 0.9, 70.0)
    assert (found.no_capture, found.fullscreen) == (False, True)


def test_a_slide_is_pushed_by_mouse(app: SettingApp, tmp_path: Path) -> None:
    app.shown.walk_to("option-no_capture")
    app.shown.click("option-no_capture")
    assert kept(tmp_path).no_capture is False
    app.shown.click("option-no_capture")
    assert kept(tmp_path).no_capture is True


def test_the_language_holds_at_once(app: SettingApp) -> None:
    app.shown.click("option-language-zh-Hant")
    assert app.asked == [("speak", "zh-Hant")]
    assert Words("zh-Hant").text("settings.privacy") in app.shown.texts()


@pytest.mark.parametrize("id", SCALES)
def test_a_stepper_stays_within_its_bounds(app: SettingApp, id: str) -> None:
    for steps in (1, -1):
        for _ in range(70):
            app.model.step(id, steps)
        assert getattr(app.settings, id) == (SCALES[id].most if steps > 0 else SCALES[id].least)


def test_a_disk_that_refuses_is_said_in_words(app: SettingApp) -> None:
    app.is_full = True
    app.shown.click("option-high_contrast-contrast")
    assert Words("en").text("error.read_only") in app.shown.texts()
    app.is_full = False
    app.shown.click("option-high_contrast-contrast")
    assert Words("en").text("error.read_only") not in app.shown.texts()


def test_escape_goes_back(app: SettingApp) -> None:
    app.shown.press(Qt.Key.Key_Escape)
    app.shown.click("back")
    assert app.asked == [("go", "home")] * 2


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_are_whole_in_every_language(tmp_path: Path, language: str, scale: float) -> None:
    app = SettingApp(tmp_path, language, textScale=scale)
    assert app.shown.faults() == []
    app.shown.close()
