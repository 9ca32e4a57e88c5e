"""Settings, by real clicks and keys; what is set is there again the next time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.keep.settings import Settings, SettingsFile, read
from desktop.settings import licences
from desktop.settings.changes import VoicesThere
from desktop.settings.page import SECTIONS
from desktop.settings.passages import of_markdown, passages
from desktop.widgets.screens import NamedScreen, Screens
from desktop.widgets.setting_rows import SCALES, row
from i18n import LANGUAGES, Words
from tests.desktop.settings.setting import SettingApp

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[SettingApp]:
    made = SettingApp(tmp_path)
    yield made
    made.shown.close()


def kept(folder: Path) -> Settings:
    return SettingsFile(folder).settings


def test_everything_is_set_by_keys_alone_and_kept(app: SettingApp, tmp_path: Path) -> None:
    looks = ("more-text", "option-distance-far", "option-high_contrast-contrast", "option-reduced_motion")
    sounds = ("section-sound", "less-volume", "less-volume_signals", "less-volume_moments", "less-volume_night")
    privacy = ("section-pace", "less-dwell_night", "section-privacy", "more-hold", "more-idle", "option-no_capture")
    for name in (*looks, "option-fullscreen", *sounds, "option-sound", *privacy):
        app.shown.walk_to(name)
        app.shown.press(Qt.Key.Key_Return)
    found = kept(tmp_path)
    volumes = (found.volume, found.volume_signals, found.volume_moments, found.volume_night)
    assert (found.sound, volumes) == (False, (0.6, 0.9, 0.9, 0.4))
    assert (found.text, found.distance, found.high_contrast, found.reduced_motion) == (1.1, 1.3, True, True)
    assert (found.dwell_night, found.hold, found.idle) == (11.0, 0.9, 70.0)
    assert (found.no_capture, found.fullscreen) == (False, True)


def test_a_slide_is_pushed_by_mouse(app: SettingApp, tmp_path: Path) -> None:
    app.shown.click("section-privacy")
    app.shown.walk_to("option-no_capture")
    app.shown.click("option-no_capture")
    assert kept(tmp_path).no_capture is False
    app.shown.click("option-no_capture")
    assert kept(tmp_path).no_capture is True


def test_the_language_holds_at_once(app: SettingApp) -> None:
    app.shown.click("option-language-zh-Hant")
    assert app.asked == [("speak", "zh-Hant")]
    assert Words("zh-Hant").text("settings.title") in app.shown.texts()


def test_a_volume_is_heard_as_soon_as_it_is_set(app: SettingApp) -> None:
    app.shown.click("section-sound")
    for name in ("more-volume", "less-volume_signals", "less-volume_moments", "less-volume_night", "option-sound"):
        app.shown.click(name)
    heard = [("try_out", kind) for kind in ("volume", "signals", "moments", "night", "volume")]
    assert app.asked == ["find_voices", *heard]


def test_that_nothing_here_can_sound_is_said_as_soon_as_it_is_known(app: SettingApp) -> None:
    app.shown.click("section-sound")
    assert not app.shown.has("sectionLine")
    app.has_sound = False
    app.model.refresh()
    assert app.shown.item("sectionLine").property("line") == Words("en").text("settings.sound.none")


def test_a_voice_is_off_at_first_and_says_what_it_is_or_what_to_do(app: SettingApp, tmp_path: Path) -> None:
    app.shown.click("section-sound")
    explained, lacking = Words("en").text("settings.voice.explain"), "No voice here speaks English."
    app.voice = lacking
    app.model.refresh()
    assert explained in app.shown.texts()
    app.shown.click("option-voice")
    app.shown.click("less-volume_voice")
    found = kept(tmp_path)
    assert (found.voice, found.volume_voice) == (True, 0.9)
    assert app.asked == ["find_voices", *[("try_out", "voice")] * 2]
    assert lacking in app.shown.texts()
    assert explained not in app.shown.texts()


def test_of_several_voices_one_is_chosen_heard_and_kept_for_its_language(app: SettingApp, tmp_path: Path) -> None:
    app.shown.click("section-sound")
    app.shown.click("option-voice")
    for names in ((), ("Samantha",)):
        app.voices = VoicesThere("en", names, "Samantha")
        app.model.refresh()
        assert Words("en").text("settings.voice.which") not in app.shown.texts()
    app.voices = VoicesThere("en", ("Samantha", "Fred"), "Samantha")
    app.model.refresh()
    app.asked.clear()
    app.shown.click("option-voices-Fred")
    app.voices = VoicesThere("ja", ("Kyoko", "Otoya"), "Kyoko")
    app.model.refresh()
    app.shown.click("option-voices-Otoya")
    assert kept(tmp_path).voices == {"en": "Fred", "ja": "Otoya"}
    assert app.asked == [("try_out", "voice")] * 2
    app.shown.click("option-voice")
    assert not app.shown.has("option-voices-Otoya")


@pytest.mark.parametrize("found", [{"voices": ["Fred"]}, {"voices": {"en": 3}}, {"voices": "Fred"}])
def test_voices_that_make_no_sense_are_left_out(found: dict[str, object]) -> None:
    assert read(found).voices == {}


def test_a_checkout_names_what_others_made(app: SettingApp) -> None:
    app.shown.click("section-about")
    app.shown.click("licence-THIRD_PARTY")
    said = app.shown.texts()
    assert {"What others made", "Babel · BSD-3-Clause · lists and plurals in four languages"} <= set(said)
    assert not any("|" in text or "](" in text for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_licence_goes_by_the_name_of_a_file(tmp_path: Path, language: str) -> None:
    app = SettingApp(tmp_path, language)
    app.shown.click("section-about")
    called = {name: app.shown.item(f"licence-{name}").property("text") for name in ("LICENSE", "THIRD_PARTY")}
    assert all(called.values())
    assert not set(called) & set(called.values())
    app.shown.close()


def test_a_text_that_was_wrapped_for_a_terminal_fills_the_sheet() -> None:
    conditions = "Redistribution and use in source and binary forms, with or without{}modification, are permitted:"
    lines = (
        "Copyright A",
        "Copyright B",
        "",
        conditions.format("\n"),
        "  1. Sources keep this.",
        "  2. So do others.",
    )
    assert [passage.text for passage in passages("\n".join(lines))] == [
        "Copyright A",
        "Copyright B",
        conditions.format(" "),
        "1. Sources keep this.",
        "2. So do others.",
    ]


def test_nothing_of_a_text_is_left_out() -> None:
    told = of_markdown("# A\n## B\nright below\n\n| a | b |\n| --- | --- |\n| c | d |\n")
    assert [passage.text for passage in told] == ["A", "B", "right below", "c · d"]
    # Of a file that can't be read.
    assert list(of_markdown("")) == []


def test_a_bundle_has_every_licence(app: SettingApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundled = {"LICENSE": "ours", "Qt.txt": "qt", "Babel/LICENSE": "babel", "Babel/NOTICE": "more", "system/x.txt": "x"}
    for name, text in bundled.items():
        (tmp_path / "licences" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "licences" / name).write_text(text)
    monkeypatch.setattr(licences, "FOLDER", tmp_path / "licences")
    licences.files.cache_clear()
    app.shown.click("section-about")
    assert [name for name in sorted(app.shown.names()) if name.startswith("licence-")] == [
        f"licence-{name}" for name in ("Babel", "LICENSE", "Qt", "x")
    ]
    assert "ours" in app.shown.texts()
    app.shown.click("licence-Babel")
    assert {"babel", "more"} <= set(app.shown.texts())
    licences.files.cache_clear()


@pytest.mark.parametrize("id", SCALES)
def test_a_stepper_stays_within_its_bounds(app: SettingApp, id: str) -> None:
    for steps in (1, -1):
        for _ in range(70):
            app.model.step(id, steps)
        assert getattr(app.preferences.settings, id) == (SCALES[id].most if steps > 0 else SCALES[id].least)


def test_a_disk_that_refuses_is_said_in_words(app: SettingApp) -> None:
    app.file.refuses = True
    app.shown.click("option-high_contrast-contrast")
    assert Words("en").text("error.disk_full") in app.shown.texts()
    app.file.refuses = False
    app.shown.click("option-high_contrast-contrast")
    assert Words("en").text("error.disk_full") not in app.shown.texts()


def test_everything_that_is_kept_can_be_set_somewhere() -> None:
    rows = [id for section in SECTIONS.values() for id in section]
    assert sorted(rows) == sorted(Settings._fields)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_set_says_what_it_does(language: str) -> None:
    words = Words(language)
    rows = [row(words, Settings(), id) for section in SECTIONS.values() for id in section]
    assert [one.id for one in rows if not one.line] == []


def test_escape_goes_back(app: SettingApp) -> None:
    app.shown.press(Qt.Key.Key_Escape)
    app.shown.click("back")
    assert app.asked == ["leave"] * 2


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_are_whole_in_every_language(tmp_path: Path, language: str, scale: float) -> None:
    app = SettingApp(tmp_path, language, textScale=scale)
    app.has_sound = False
    for section in SECTIONS:
        app.model.turn(section)
        assert app.shown.faults() == []
    app.shown.close()


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_enlarges_the_text_stays_under_the_pointer(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    app = SettingApp(tmp_path, language)
    app.shown.resize(*size)
    QTest.qWait(0)
    at = app.shown.middle("more-text").toPoint()
    for step in range(1, 11):
        QTest.mouseClick(app.shown.window, Qt.MouseButton.LeftButton, pos=at)
        QTest.qWait(0)
        assert kept(tmp_path).text == pytest.approx(1 + step / 10)
    app.shown.close()


class Televisions(Screens):
    """Two of them beside the machine."""

    @property
    def named(self) -> tuple[NamedScreen, ...]:
        return NamedScreen("HDMI-1", "Living room · 1920×1080"), NamedScreen("DP-1", "Kitchen · 1280×720")


def test_of_several_second_screens_one_is_chosen_once_it_is_wanted(tmp_path: Path) -> None:
    app = SettingApp(tmp_path, screens=Televisions())
    hands = app.shown
    assert Words("en").text("settings.second.none") not in hands.texts()
    assert not hands.has("option-second_screen_at-DP-1")
    hands.click("option-second_screen")
    hands.click("option-second_screen_at-DP-1")
    assert (app.preferences.settings.second_screen, app.preferences.settings.second_screen_at) == (True, "DP-1")
    assert SettingsFile(tmp_path).settings.second_screen_at == "DP-1"
    hands.close()


def test_where_no_second_screen_is_the_settings_say_so(tmp_path: Path) -> None:
    app = SettingApp(tmp_path)
    app.shown.bring("option-second_screen")
    assert Words("en").text("settings.second.none") in app.shown.texts()
    app.shown.close()
