"""What came of the ten games, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.estimate import sayings
from desktop.packs.workshop.making import PackInMaking
from desktop.packs.workshop.trial import GAMES, TrialResult
from desktop.widgets.refused import in_words
from i18n import Words
from rulesets.engine import ruleset
from rulesets.engine.packs import part_choices


@dataclass(frozen=True)
class TrialPage:
    is_running: bool
    may_start: bool
    # From 0 to 1, and the same in words.
    share: float
    progress: str
    lines: tuple[str, ...]
    # What is wrong.
    faults: tuple[str, ...]


def trial_page(
    words: Words, pack: PackInMaking, found: TrialResult | None, *, is_running: bool, is_stale: bool
) -> TrialPage:
    if not pack.parts:
        both = "events" in part_choices(pack.ruleset)
        empty = words.text("workshop.trial.empty" if both else "workshop.trial.empty.roles")
        return TrialPage(False, False, 0.0, "", (empty,), ())
    games = found.games if found else 0
    progress = words.text("workshop.trial.progress", count=str(games), of=str(GAMES)) if is_running else ""
    done = found if found and not is_running else None
    has_played = done is not None and done.games > 0
    return TrialPage(
        is_running=is_running,
        may_start=not is_running,
        share=games / GAMES,
        progress=progress,
        lines=tuple(_lines(words, pack, done, is_stale=is_stale)) if done and has_played else (),
        faults=tuple(_faults(words, pack, done)) if done else (),
    )


def _lines(words: Words, pack: PackInMaking, found: TrialResult, *, is_stale: bool) -> Iterator[str]:
    if is_stale:
        yield words.text("workshop.trial.stale")
    yield words.text("workshop.trial.ended", count=str(found.ended), of=str(found.games))
    for at in range(len(pack.parts)):
        name, times = _name(words, pack, at), found.used.get(str(at), 0)
        if _is_passive(pack, at):
            yield words.text("workshop.trial.dealt", name=name, count=str(found.ended))
        elif times:
            yield words.text("workshop.trial.used", name=name, count=str(times))
    said, rules = Words(words.language, pack.ruleset), ruleset(pack.ruleset)
    sides = [side for side in rules.facts.factions if side in found.wins]
    named = [
        words.text("workshop.trial.side", side=sayings.faction(said, id), count=str(found.wins[id])) for id in sides
    ]
    if named:
        yield words.text("workshop.trial.wins", sides=named)
    if not [*_faults(words, pack, found)]:
        yield words.text("workshop.trial.fine")


def _faults(words: Words, pack: PackInMaking, found: TrialResult) -> Iterator[str]:
    for reason in found.stopped:
        yield words.text("workshop.trial.failed", reason=in_words(words, reason))
    for at in range(len(pack.parts)):
        if not _is_passive(pack, at) and not found.used.get(str(at)) and found.ended:
            yield words.text("workshop.trial.unused", name=_name(words, pack, at))


def _is_passive(pack: PackInMaking, at: int) -> bool:
    """Of a role that does nothing by itself there is nothing to see but its card."""
    part = pack.parts[at]
    return part.kind == "roles" and all(deed.get("whom") == "itself" for deed in part.deeds)


def _name(words: Words, pack: PackInMaking, at: int) -> str:
    part = pack.parts[at]
    return part.name(words.language) or words.text(f"workshop.unnamed.{part.kind}")
