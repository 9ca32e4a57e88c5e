"""A draft as it is estimated: nobody's name matters."""

from __future__ import annotations

from desktop.draft.draft import Draft
from desktop.estimate.play import EstimatedTable
from desktop.keep.pace import Pace


def estimated(draft: Draft, pace: Pace) -> EstimatedTable:
    return EstimatedTable(
        ruleset=draft.ruleset,
        players=len(draft.players),
        preset=draft.chosen,
        options=dict(draft.options),
        profile=draft.profile,
        leading=draft.leading,
        fixed=draft.fixed,
        pace=pace.by(draft.rules.dwells.get(draft.profile)),
        packs=draft.packs,
    )
