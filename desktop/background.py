"""Long work in another process, so that the screen never waits for it: a generator whose values come over a pipe.

A frozen app has to call `multiprocessing.freeze_support()` first thing in its main.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

T = TypeVar("T")

_VALUE, _DONE, _FAILED = "value", "done", "failed"


class Background(Generic[T]):
    """Begun at once. Whoever began it looks in from time to time, and may end it at any moment."""

    def __init__(self, work: Callable[..., Iterator[T]], *args: Any) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=_run, args=(theirs, work, args), daemon=True)
        self._process.start()
        theirs.close()
        self.is_over = False
        # Why it could not go on; empty where it could.
        self.failure = ""

    @property
    def is_running(self) -> bool:
        return self._process.is_alive()

    def news(self, wait: float = 0.0, most: int | None = None) -> list[T]:
        """What has come since the last time. It waits no longer than it is told to."""
        values: list[T] = []
        while not self.is_over and len(values) != most and self._pipe.poll(0.0 if values else wait):
            self._take(values)
        return values

    def latest(self, wait: float = 0.0) -> T | None:
        return next(reversed(self.news(wait)), None)

    def cancel(self) -> None:
        """Nothing comes after this. It may be called at any time, and more than once."""
        self.is_over = True
        # What it runs may be anybody's, and deaf to being asked.
        self._process.kill()
        self._process.join()
        self._pipe.close()

    def _take(self, values: list[T]) -> None:
        try:
            kind, value = self._pipe.recv()
        except (EOFError, OSError):
            kind, value = _FAILED, "the process is gone"
        if kind == _VALUE:
            values.append(value)
            return
        self.is_over = True
        self.failure = value if kind == _FAILED else ""
        # It is not waited for: that may take longer than a frame, and the next process that is begun clears it away.


def _run(pipe: Connection, work: Callable[..., Iterator[Any]], args: tuple[Any, ...]) -> None:
    # Ctrl-C is for the app, which ends this by itself; and whatever the screen does comes first.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    # The app may be gone before the work is done.
    with suppress(BrokenPipeError):
        try:
            for value in work(*args):
                pipe.send((_VALUE, value))
            pipe.send((_DONE, None))
        except BrokenPipeError:
            raise
        except Exception as error:  # noqa: BLE001 - has to be said on the other side
            pipe.send((_FAILED, str(error)))
