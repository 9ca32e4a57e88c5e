"""Games that were kept before there were records: each gets one at first sight, while its rules are still at hand."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from desktop.keep.beginning import Unreadable
from desktop.keep.ending import ending_of
from desktop.keep.journal_file import CannotKeep, JournalFile
from desktop.keep.lock import Lock
from desktop.keep.rules_of import FindRules, bundled
from desktop.records.story import told
from desktop.statistics import summary
from desktop.statistics.summary import TOLD, Summary
from rulesets.engine import BadJournal


def read(path: Path, rules_of: FindRules = bundled) -> Summary:
    """What the game comes to; and where it is over and is not told in its file, from now on it is."""
    ending = ending_of(path)
    if ending is not None and TOLD in ending.end:
        return summary.of_ending(ending) or summary.read(path, rules_of)
    found = summary.read(path, rules_of)
    if found.state == summary.FINISHED and not found.trouble:
        with suppress(OSError, CannotKeep, BadJournal, Unreadable):
            take_over(path, rules_of)
    return found


def take_over(path: Path, rules_of: FindRules = bundled) -> None:
    """Nothing of it is lost: the file as it was stands there until the new one does. Its date stays."""
    lock = Lock(path)
    if not lock.take():
        return
    try:
        before = path.stat()
        file, found = JournalFile.recover(path)
        # What a fault has touched is left to whoever looks into it.
        if not (found.rest or found.is_mended or found.is_older):
            file.end(*summary.end_and_record(told(found.journal, rules_of(found.journal)), int(before.st_mtime)))
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    finally:
        lock.release()
