"""What is worth a second look where events are played: what they did to somebody."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.after.replay.tale import Highlight, Tale


def fell_by_event(tale: Tale) -> Iterator[Highlight]:
    for at, step in enumerate(tale.steps):
        for event in dict.fromkeys(death.cause for death in step.deaths if death.cause in tale.rules.events):
            seats = [death.name for death in step.deaths if death.cause == event]
            yield Highlight("highlight.event", at, 66, {"event": event, "seats": seats})


def laid_open(tale: Tale) -> Iterator[Highlight]:
    """Shown to all what he was, who had something to hide."""
    for at, step in enumerate(tale.steps):
        for notice in step.notices:
            role = tale.rules.notice(notice.id).role_shown(notice.params) if notice.to is None else ""
            if role and tale.rules.hides(role):
                yield Highlight("highlight.laid_open", at, 54, {"seat": notice.params["seat"], "role": role})


RULES = (fell_by_event, laid_open)
