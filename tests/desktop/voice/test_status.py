"""What settings say of the voice: in every language, on every system."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.keep import documents
from desktop.voice.speech import LANGUAGE, NONE, PACKAGE
from desktop.voice.status import status
from desktop.voice.voice import VoiceFound
from i18n import LANGUAGES, NAMES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_is_said_in_a_sentence(language: str) -> None:
    words, said = Words(language), set()
    for platform in ("linux", "win32", "darwin"):
        lacking = status(words, VoiceFound(lacks=LANGUAGE, language=language), platform)
        assert NAMES[language] in lacking
        said |= {lacking, status(words, VoiceFound(lacks=NONE, language=language), platform)}
    assert len(said) == 6
    assert "dev.py voice" in status(words, VoiceFound(lacks=PACKAGE, language=language))
    assert "Kyoko" in status(words, VoiceFound("Kyoko", language=language))
    assert status(words, VoiceFound()) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_flatpak_says_which_packages_speak(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is installed outside is no help there."""
    monkeypatch.setattr(documents, "FLATPAK", tmp_path)
    words = Words(language)
    for lacks in (PACKAGE, NONE, LANGUAGE):
        said = status(words, VoiceFound(lacks=lacks, language=language), "linux")
        assert "AppImage" in said
        assert "apt install" not in said
    assert "Kyoko" in status(words, VoiceFound("Kyoko", language=language), "linux")
    assert status(words, VoiceFound(), "linux") == ""
