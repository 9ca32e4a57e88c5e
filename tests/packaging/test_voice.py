"""What speaks: pinned like all else, and of a large package the few files that are wanted."""

from __future__ import annotations

import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

import elf
import pruned
import voice
from dev_machine import Stop

LINUX = (
    "PySide6/QtTextToSpeech.abi3.so",
    "PySide6/QtTextToSpeech.pyi",
    "PySide6/Qt/lib/libQt6TextToSpeech.so.6",
    "PySide6/Qt/lib/libQt6Multimedia.so.6",
    "PySide6/Qt/plugins/texttospeech/libqtexttospeech_speechd.so",
)
WINDOWS = (
    "PySide6/QtTextToSpeech.pyd",
    "PySide6/Qt6TextToSpeech.dll",
    "PySide6/Qt6Multimedia.dll",
    "PySide6/plugins/texttospeech/qtexttospeech_winrt.dll",
)
MAC = (
    "PySide6/Qt/lib/QtTextToSpeech.framework/Versions/A/QtTextToSpeech",
    "PySide6/Qt/plugins/texttospeech/libqtexttospeech_speechdarwin.dylib",
)
OTHERS = (
    "PySide6/QtMultimedia.abi3.so",
    "PySide6/Qt/lib/libQt6WebEngineCore.so.6",
    "PySide6/Qt/lib/libQt6MultimediaWidgets.so.6",
    "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
    "PySide6/Qt/qml/QtTextToSpeech/qmldir",
)


def test_only_what_speaks_is_taken_on_each_system() -> None:
    assert voice.wanted([*LINUX, *OTHERS]) == [*LINUX]
    assert voice.wanted([*WINDOWS, *OTHERS]) == [*WINDOWS]
    assert voice.wanted([*MAC, *OTHERS]) == [*MAC]


def test_it_is_pinned_with_the_rest_of_qt() -> None:
    folder = Path(voice.__file__).parent
    (asked,) = [line for line in folder.joinpath("requirements-voice.in").read_text().splitlines() if "==" in line]
    version = asked.partition("==")[2]
    assert f"PySide6-Essentials=={version}" in folder.joinpath("requirements.in").read_text().splitlines()
    pinned = voice.PINNED.read_text()
    assert pinned.startswith(f"{asked.lower()} \\\n    --hash=sha256:")
    assert f"PySide6-Addons=={version}" in folder.parent.joinpath("pyproject.toml").read_text()


def test_it_is_put_beside_the_rest_of_qt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fetch(command: list[str], **_: str) -> SimpleNamespace:
        with zipfile.ZipFile(Path(command[command.index("--dest") + 1]) / "addons.whl", "w") as wheel:
            for name in (*LINUX, *OTHERS):
                wheel.writestr(name, name)
        return SimpleNamespace(returncode=0, stdout="")

    monkeypatch.setattr(voice, "quietly", fetch)
    monkeypatch.setattr(voice, "SITE", tmp_path)
    types = tmp_path / "PySide6" / "QtTextToSpeech.pyi"
    types.parent.mkdir()
    types.write_text("")
    assert not voice.is_there()
    voice.install()
    assert voice.is_there()
    found = {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*") if file.is_file()}
    assert found == {*LINUX}


def test_that_it_can_not_be_fetched_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voice, "quietly", lambda *_, **__: SimpleNamespace(returncode=1, stdout="no network"))
    with pytest.raises(Stop, match="can't be fetched"):
        voice.install()


def test_a_bundle_keeps_real_voices_and_leaves_the_one_for_tests() -> None:
    kept = pruned.PLUGINS["texttospeech"]
    assert {pruned.stem(Path(name).name) for name in (LINUX[-1], WINDOWS[-1], MAC[-1])} <= kept
    assert "qtexttospeech_mock" not in kept


def test_what_only_a_voice_asks_for_is_not_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elf, "files", lambda _: [tmp_path])
    monkeypatch.setattr(elf, "needed", lambda _: ["libc.so.6", *pruned.FOR_THE_VOICE])
    assert elf.from_outside(tmp_path) == {"libc.so.6"}
