"""Says announcements one after the other, with a host's pauses; may be stopped, and waited for."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop.voice.announcement import Announcement
from desktop.voice.speech import Speech

# In milliseconds: between two lines, and between two announcements.
BETWEEN, APART = 350, 1200
# Nobody waits for a voice that does not come back: this long, and for each letter.
AT_MOST, A_LETTER = 6_000, 400


class Reciter(QObject):
    # It has begun to speak, or it is silent: between two lines it still speaks.
    turned = Signal(bool)

    def __init__(self, speech: Speech, parent: QObject) -> None:
        super().__init__(parent)
        self.speech = speech
        speech.setParent(self)
        speech.done.connect(self._said)
        self._is_ready = False
        # Each line with the pause before it.
        self._waiting: deque[tuple[int, str]] = deque()
        self._is_saying = self._is_paused = self.is_busy = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._begin)
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self._give_up)

    def begin(self) -> None:
        """The voice is there: what waits for it is said."""
        self._is_ready = True
        self._go_on()

    def tell(self, *announcements: Announcement) -> None:
        """At once, in place of what is being said."""
        self._clear()
        self.add(*announcements)

    def add(self, *announcements: Announcement) -> None:
        """After what is being said."""
        for announcement in announcements:
            self._waiting += _with_pauses(announcement, is_first=not self._waiting and not self._is_saying)
        self._go_on()

    def stop(self) -> None:
        self._clear()
        self._go_on()

    def pause(self, is_paused: bool) -> None:
        if is_paused == self._is_paused:
            return
        self._is_paused = is_paused
        if not self._is_saying:
            self._go_on()
        elif is_paused:
            self._late.stop()
            self.speech.pause()
        else:
            self.speech.resume()
            self._late.start()

    @Slot()
    def _said(self) -> None:
        self._is_saying = False
        self._late.stop()
        self._go_on()

    @Slot()
    def _give_up(self) -> None:
        self.speech.stop()
        self._said()

    def _go_on(self) -> None:
        is_free = self._is_ready and not self._is_saying and not self._is_paused and not self._pause.isActive()
        if self._waiting and is_free:
            self._pause.start(self._waiting[0][0])
        self._tell(bool(self._waiting) or self._is_saying)

    @Slot()
    def _begin(self) -> None:
        if self._is_paused or not self._waiting:
            return
        _, text = self._waiting.popleft()
        self._is_saying = True
        self._late.start(AT_MOST + A_LETTER * len(text))
        self.speech.say(text)

    def _clear(self) -> None:
        self._waiting.clear()
        self._pause.stop()
        self._late.stop()
        self._is_paused = False
        if self._is_saying:
            self._is_saying = False
            self.speech.stop()

    def _tell(self, is_busy: bool) -> None:
        if is_busy != self.is_busy:
            self.is_busy = is_busy
            self.turned.emit(is_busy)


def _with_pauses(announcement: Announcement, is_first: bool) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(announcement.lines):
        yield (BETWEEN if number else 0 if is_first else APART), line
