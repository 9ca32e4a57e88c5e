"""The picture of a part: its first letter, or a drawing of the house's that means something else in another game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.packs.workshop.making import MadePart, PackInMaking
from desktop.widgets import medallions
from i18n import Words
from rulesets.engine import Ruleset, ruleset
from rulesets.engine.library import catalogue

_FRAMES = {"events": "ema"}


@dataclass(frozen=True)
class WorkshopPicture:
    # Empty for the letter.
    id: str
    motif: str
    frame: str
    text: str
    is_chosen: bool


def pictures(words: Words, pack: PackInMaking, part: MadePart) -> tuple[WorkshopPicture, ...]:
    chosen = str(part.said.get("picture", ""))
    frame = _FRAMES.get(part.kind, "circle")
    name = part.name(words.language) or words.text(f"workshop.unnamed.{part.kind}")
    letter = f"letters/{words.language}/{name[0]}/{part.id or part.kind}"
    first = WorkshopPicture("", letter, frame, words.text("workshop.picture.letter"), not chosen)
    return (first, *(WorkshopPicture(id, id, frame, said, id == chosen) for id, said in _drawn(words, pack)))


def _drawn(words: Words, pack: PackInMaking) -> Iterator[tuple[str, str]]:
    """Those that nobody at this game's table takes for something else."""
    taken = {f"{kind}/{id}" for kind, id in _parts(ruleset(pack.ruleset))}
    seen = set(taken)
    for rules in catalogue():
        said = Words(words.language, rules.id)
        for kind, id in _parts(rules):
            motif = f"{kind}/{id}"
            if motif in medallions.house_motifs() and motif not in seen:
                seen.add(motif)
                yield motif, medallions.name(said, rules, id)


def _parts(rules: Ruleset) -> Iterator[tuple[str, str]]:
    yield from ((medallions.kind_of(rules, id), id) for id in (*rules.roles, *rules.cards, *rules.events))
