"""Reading journals beside the screen: a few of them here, one at a time; many in processes of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from desktop.background import Background
from desktop.statistics.index import Index, Row, rows

# Until another process has begun, so many are read here.
FEW = 40
_PROCESSES = min(2, os.cpu_count() or 1)
_AT_ONCE = 25
# The screen goes on in between, however much has piled up meanwhile.
_BATCHES = 8


class JournalReading:
    def __init__(self, index: Index, cache: Path) -> None:
        self._index = index
        self._left = set(index.unread)
        self.of = len(self._left)
        self._here: Iterator[Row] = iter(())
        self._beside: list[Background[list[Row]]] = []
        if self.of <= FEW:
            self._here = rows(index.folder, index.unread, index.rules_of)
        else:
            # They look for themselves what there is to read: a long list would hold up who hands it over.
            self._beside = [Background(batches, index.folder, cache, part, _PROCESSES) for part in range(_PROCESSES)]
        self.is_over = not self._left

    @property
    def done(self) -> int:
        return self.of - len(self._left)

    def news(self, wait: float = 0.0) -> list[str]:
        """Which games the index has got to know since the last time."""
        if self._beside:
            found = [row for work in self._beside for batch in work.news(wait, _BATCHES) for row in batch]
            self.is_over = all(work.is_over for work in self._beside)
        else:
            found = list(islice(self._here, 1))
            self.is_over = not found
        taken = [row[0] for row in found if self._index.take(row)]
        self._left.difference_update(taken)
        return taken

    @property
    def is_elsewhere(self) -> bool:
        return bool(self._beside)

    @property
    def has_failed(self) -> bool:
        return any(work.failure for work in self._beside)

    def cancel(self) -> None:
        self.is_over = True
        for work in self._beside:
            work.cancel()


def batches(folder: Path, cache: Path, part: int, parts: int) -> Iterator[list[Row]]:
    """For another process."""
    index = Index(folder, cache)
    index.recall()
    left = rows(folder, index.unread[part::parts], index.rules_of)
    while batch := list(islice(left, _AT_ONCE)):
        yield batch
