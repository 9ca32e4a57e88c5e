"""What of a game can be taken along: a page, a picture, the journal. Their names tell no more than the day."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from desktop.after.end.view import View
from desktop.after.export import html, poster
from desktop.keep import documents
from desktop.records import plain_journal, record

Journal = Mapping[str, Any]


def _page(view: View, played: Journal) -> bytes:
    made = html.page(view.words.language, view.replay, played, is_shut=bool(view.shut))
    return made.encode("utf-8", "xmlcharrefreplace")


def _picture(view: View, _: Journal) -> bytes:
    return poster.png(replace(view, shut=frozenset()))


def _journal(view: View, played: Journal) -> bytes:
    """What was witnessed is nobody else's; what was decided all have been told."""
    decided = [decision.written for decision in view.replay.decided]
    return plain_journal.written(played, decided, record.written(view.replay.story)).encode("utf-8", "backslashreplace")


KINDS: Mapping[str, Callable[[View, Journal], bytes]] = {"html": _page, "png": _picture, "json": _journal}


def kept(kind: str, view: View, played: Journal) -> Path:
    """Says where it is. Raises CannotSave."""
    return documents.save(
        f"lantern-night-{datetime.now().astimezone().date().isoformat()}.{kind}", KINDS[kind](view, played)
    )
