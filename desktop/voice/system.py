"""What speaks on this system."""

from __future__ import annotations

import sys

from desktop.voice.speech import Speech


def system_speech(platform: str = sys.platform) -> Speech:
    """Linux asks another program for its voices, which takes its time; the others have them at hand."""
    if platform == "linux":
        from desktop.voice.elsewhere import SpeechElsewhere  # noqa: PLC0415

        return SpeechElsewhere()
    from desktop.voice.qt_speech import QtSpeech  # noqa: PLC0415

    return QtSpeech()
