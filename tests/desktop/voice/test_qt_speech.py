"""The system's voices by Qt: with its own engine for tests, and with a real one where this machine has any."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtTest import QTest

from desktop.voice.elsewhere import SpeechElsewhere
from desktop.voice.qt_speech import MOCK, QtSpeech, likeliest, voices_of
from desktop.voice.speech import NONE, PACKAGE, NoSpeech, Speech
from desktop.voice.system import system_speech

pytestmark = pytest.mark.usefixtures("qapp")
# Another process may have to wait for its turn.
PATIENCE = 6_000
SENTENCES = {
    "ja": "夜が訪れます。灯籠が来るまで、目を閉じていてください。",
    "zh-Hans": "天黑请闭眼。",
    "zh-Hant": "天黑請閉眼。",
    "en": "Night falls. Close your eyes until the lantern comes to you.",
}


# Where Qt's part for speech is not installed, or no voice is, nothing is tried.
KINDS = [QtSpeech, SpeechElsewhere] if find_spec("PySide6.QtTextToSpeech") else []
VOICED = sys.platform == "linux" and shutil.which("speech-dispatcher") and shutil.which("espeak-ng")
SPOKEN = [*SENTENCES] if KINDS and VOICED else []


class Heard:
    def __init__(self, speech: Speech, language: str = "en", called: str = "") -> None:
        self.told: list[str] = []
        self.speech = speech
        self.voices: list[str] = []
        speech.found.connect(self._found)
        speech.lacking.connect(lambda reason: self.told.append(f"lacks {reason}"))
        speech.done.connect(lambda: self.told.append("done"))
        speech.look(language, called)

    def _found(self, name: str, voices: list[str]) -> None:
        self.told.append(f"found {name}")
        self.voices = voices

    def until(self, word: str) -> None:
        for _ in range(PATIENCE):
            if any(told.startswith(word) for told in self.told):
                return
            QTest.qWait(20)
        raise AssertionError(f"{word} is never told: {self.told}")


@pytest.fixture(params=KINDS)
def mock(request: pytest.FixtureRequest) -> Iterator[Heard]:
    heard = Heard(request.param(MOCK))
    heard.until("found")
    yield heard
    heard.speech.close()


def test_a_text_is_said_to_its_end_and_that_is_told_once(mock: Heard) -> None:
    mock.speech.set_volume(0.5)
    mock.speech.say("Night falls")
    mock.until("done")
    assert mock.told[1:] == ["done"]


def test_of_what_is_stopped_nothing_is_told_and_the_next_is_said_whole(mock: Heard) -> None:
    mock.speech.say("The lantern comes to everybody")
    mock.speech.stop()
    mock.speech.say("Night falls")
    mock.until("done")
    QTest.qWait(100)
    assert mock.told[1:] == ["done"]


def test_it_may_be_paused(mock: Heard) -> None:
    mock.speech.say("Night falls")
    mock.speech.pause()
    QTest.qWait(300)
    assert mock.told[1:] == []
    mock.speech.resume()
    mock.until("done")


@pytest.mark.parametrize("kind", KINDS)
def test_a_voice_that_was_chosen_speaks_and_another_in_its_place_as_soon_as_it_is_wanted(
    kind: Callable[[str], Speech],
) -> None:
    """A name that is not there, as on another machine, is no trouble."""
    likely, voices = found_by(kind(MOCK), "")
    other = voices[-1]
    assert likely != other
    assert found_by(kind(MOCK), "Zarvox") == (likely, voices)
    assert found_by(kind(MOCK), other, then=likely) == (other, voices)


def found_by(speech: Speech, called: str, then: str = "") -> tuple[str, list[str]]:
    heard = Heard(speech, called=called)
    heard.until("found")
    speech.use(then)
    speech.say("Night falls")
    heard.until("done")
    speech.close()
    return heard.told[0].removeprefix("found "), heard.voices


def test_without_qts_part_that_is_said_and_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", None)
    assert Heard(QtSpeech()).told == [f"lacks {PACKAGE}"]


def test_a_process_that_is_gone_is_a_voice_that_is_lacking() -> None:
    speech = SpeechElsewhere(MOCK)
    heard = Heard(speech)
    speech._process.terminate()
    heard.until(f"lacks {NONE}")
    speech.say("to nobody")
    speech.close()


def test_where_nothing_may_sound_there_is_none() -> None:
    assert Heard(NoSpeech()).told == [f"lacks {NONE}"]


def test_linux_asks_for_its_voices_in_another_process() -> None:
    elsewhere = system_speech("linux")
    assert isinstance(elsewhere, SpeechElsewhere)
    elsewhere.close()
    assert isinstance(system_speech("win32"), QtSpeech)


# Which voice


@dataclass
class Named:
    called: str
    place: QLocale

    def name(self) -> str:
        return self.called

    def locale(self) -> QLocale:
        return self.place


class System:
    """What a system has: voices by the name of a place."""

    def __init__(self, **voices: tuple[str, ...]) -> None:
        self._voices = voices

    def availableLocales(self) -> list[QLocale]:  # noqa: N802
        return [QLocale(name) for name in self._voices]

    def allVoices(self, locale: QLocale) -> list[Named]:  # noqa: N802
        return [Named(name, locale) for name in self._voices[locale.name()]]


@pytest.mark.parametrize(
    ("language", "system", "voice"),
    [
        ("ja", System(en_US=("Samantha",), ja_JP=("Kyoko", "Otoya")), "Kyoko"),
        ("zh-Hans", System(zh_TW=("Meijia",), zh_CN=("Tingting",)), "Tingting"),
        ("zh-Hant", System(zh_HK=("Sinji",), zh_TW=("Meijia",)), "Meijia"),
        ("zh-Hant", System(zh_HK=("Sinji",), zh_CN=("Tingting",)), "Tingting"),
        ("zh-Hans", System(C=("Klingon", "Chinese (Mandarin)"), yue_HK=("Cantonese",)), "Chinese (Mandarin)"),
        (
            "en",
            System(en_US=("English (Caribbean)", "English (America)+Adam", "English (America)")),
            "English (America)",
        ),
        ("en", System(en_GB=("Daniel",)), "Daniel"),
        ("ja", System(en_US=("Samantha",)), None),
        ("zh-Hans", System(yue_HK=("Cantonese",), C=("Klingon",)), None),
    ],
)
def test_the_nearest_place_is_spoken_as_it_is_there(language: str, system: System, voice: str | None) -> None:
    found = likeliest(voices_of(system, language))  # type: ignore[arg-type, unused-ignore]
    assert (found.name() if found is not None else None) == voice


@pytest.mark.parametrize(
    ("language", "system", "offered"),
    [
        ("ja", System(en_US=("Samantha",), ja_JP=("Kyoko", "Otoya")), ["Kyoko", "Otoya"]),
        ("en", System(en_GB=("Daniel", "Alex"), en_US=("Alex", "Alex+Adam", "Fred")), ["Alex", "Fred", "Daniel"]),
        ("en", System(en_US=("Alex+Adam", "Alex+Eve")), ["Alex+Adam", "Alex+Eve"]),
        (
            "zh-Hans",
            System(C=("Klingon", "Chinese (Mandarin)"), zh_CN=("Tingting",)),
            ["Tingting", "Chinese (Mandarin)"],
        ),
        ("ja", System(en_US=("Samantha",)), []),
    ],
)
def test_all_that_speak_a_language_are_offered_once_and_none_under_anothers_guise(
    language: str, system: System, offered: list[str]
) -> None:
    assert [voice.name() for voice in voices_of(system, language)] == offered  # type: ignore[arg-type, unused-ignore]


# A real one

_CONFIGURED = """\
LogDir "{folder}"
AudioOutputMethod "alsa"
DefaultModule espeak-ng
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
"""
_INTO_A_FILE = """\
pcm.!default {{ type file
 slave.pcm "null"
 file "{file}"
 format "raw" }}
ctl.!default {{ type null }}
"""
_SAYS = """\
import sys
from PySide6.QtCore import QCoreApplication
from desktop.voice.qt_speech import QtSpeech
app = QCoreApplication([])
speech = QtSpeech()
speech.found.connect(lambda name, voices: speech.say(sys.argv[2]))
speech.lacking.connect(lambda reason: sys.exit(reason))
speech.done.connect(app.quit)
speech.look(sys.argv[1])
app.exec()
"""


@pytest.mark.parametrize("language", SPOKEN)
def test_a_real_sentence_comes_out_as_sound(tmp_path: Path, language: str) -> None:
    """By speech-dispatcher and espeak-ng, into a file in place of a loudspeaker."""
    sound, settings = tmp_path / "sound.raw", tmp_path / ".config" / "speech-dispatcher"
    settings.mkdir(parents=True)
    settings.joinpath("speechd.conf").write_text(_CONFIGURED.format(folder=tmp_path))
    tmp_path.joinpath(".asoundrc").write_text(_INTO_A_FILE.format(file=sound))
    places = {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", _SAYS, language, SENTENCES[language]]
    try:
        done = subprocess.run(command, env={**os.environ, **places}, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    finally:
        for pid in tmp_path.glob("speech-dispatcher/pid/*.pid"):
            subprocess.run(["kill", pid.read_text().strip()], check=False)
    samples = array("h", sound.read_bytes())
    assert sum(map(bool, samples)) > 20_000
    assert max(map(abs, samples)) > 10_000
