"""What settings say of the voice: what it is called, or what to do where there is none."""

from __future__ import annotations

import sys

from desktop.keep.documents import in_flatpak
from desktop.voice.speech import LANGUAGE, NONE
from desktop.voice.voice import VoiceFound
from i18n import NAMES, Words

_SYSTEMS = {"win32": "windows", "darwin": "mac"}


def status(words: Words, found: VoiceFound, platform: str = sys.platform) -> str:
    """Nothing, before it has been looked for."""
    if found.lacks and in_flatpak():
        # Its runtime has nothing that speaks, whatever is installed outside.
        return words.text("settings.voice.flatpak")
    system = _SYSTEMS.get(platform, "linux")
    if found.lacks == LANGUAGE:
        return words.text(f"settings.voice.language.{system}", language=NAMES.get(found.language, found.language))
    if found.lacks == NONE:
        return words.text(f"settings.voice.none.{system}")
    if found.lacks:
        return words.text("settings.voice.package")
    return words.text("settings.voice.speaks", voice=found.name) if found.name else ""
