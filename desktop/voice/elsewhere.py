"""Speech in another process: to list a system's thousand voices may take seconds, and no screen waits for that.

Over the pipe go small tuples, a word and what belongs to it. When one end is gone, the other ends.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from desktop.voice.qt_speech import QtSpeech
from desktop.voice.speech import NONE, Speech

_GONE = "gone"


class Listener(QObject):
    """Hears what comes through a pipe, in a thread of its own, and tells of it in that of whoever made it."""

    heard = Signal(tuple)

    def __init__(self, pipe: Connection) -> None:
        super().__init__()
        self._pipe = pipe

    def begin(self) -> None:
        """Once somebody hears it: a word may be there already."""
        Thread(target=self._listen, name="speech", daemon=True).start()

    def _listen(self) -> None:
        # The window may be closed before the last word has come.
        with suppress(RuntimeError):
            while True:
                try:
                    word = self._pipe.recv()
                except (EOFError, OSError):
                    word = (_GONE,)
                self.heard.emit(word)
                if word == (_GONE,):
                    return


class SpeechElsewhere(Speech):
    def __init__(self, engine: str = "") -> None:
        super().__init__()
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_speak, args=(theirs, engine), name="speech", daemon=True)
        self._process.start()
        theirs.close()
        self._listener = Listener(self._pipe)
        self._listener.heard.connect(self._hear)
        # Which text is being said: what is told of another is stale.
        self._number = 0
        self._listener.begin()

    def look(self, language: str, called: str = "") -> None:
        self._send("look", language, called)

    def use(self, called: str) -> None:
        self._send("use", called)

    def say(self, text: str) -> None:
        self._number += 1
        self._send("say", self._number, text)

    def stop(self) -> None:
        self._number += 1
        self._send("stop")

    def pause(self) -> None:
        self._send("pause")

    def resume(self) -> None:
        self._send("resume")

    def set_volume(self, volume: float) -> None:
        self._send("set_volume", volume)

    def close(self) -> None:
        self._listener.heard.disconnect(self._hear)
        self._process.terminate()
        self._process.join()
        self._pipe.close()
        self.deleteLater()

    def _send(self, *word: Any) -> None:
        # It may be gone, and will be heard to be.
        with suppress(OSError):
            self._pipe.send(word)

    @Slot(tuple)
    def _hear(self, word: tuple[Any, ...]) -> None:
        kind, *given = word
        if kind == "found":
            self.found.emit(*given)
        elif kind == "lacking":
            self.lacking.emit(given[0])
        elif kind == "done" and given[0] == self._number:
            self.done.emit()
        elif kind == _GONE:
            self.lacking.emit(NONE)


class _Mouth(QObject):
    """The other end."""

    def __init__(self, pipe: Connection, engine: str) -> None:
        super().__init__()
        self._pipe, self._number = pipe, 0
        self._speech = speech = QtSpeech(engine)
        speech.found.connect(lambda name, voices: self._tell("found", name, voices))
        speech.lacking.connect(lambda reason: self._tell("lacking", reason))
        speech.done.connect(lambda: self._tell("done", self._number))
        self._does: dict[str, Callable[..., None]] = {
            "look": speech.look,
            "use": speech.use,
            "say": self._say,
            "stop": speech.stop,
            "pause": speech.pause,
            "resume": speech.resume,
            "set_volume": speech.set_volume,
            _GONE: QCoreApplication.quit,
        }
        self._listener = Listener(pipe)
        self._listener.heard.connect(self._hear)
        self._listener.begin()

    @Slot(tuple)
    def _hear(self, word: tuple[Any, ...]) -> None:
        kind, *given = word
        self._does[kind](*given)

    def _say(self, number: int, text: str) -> None:
        self._number = number
        self._speech.say(text)

    def _tell(self, *word: Any) -> None:
        with suppress(OSError):
            self._pipe.send(word)


def _speak(pipe: Connection, engine: str) -> None:
    # Ctrl-C is for the app, which ends this by itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    application = QCoreApplication(sys.argv[:1])
    mouth = _Mouth(pipe, engine)
    application.exec()
    del mouth
