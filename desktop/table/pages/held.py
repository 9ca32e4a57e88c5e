"""What holds for a talk, in words: in the dial, in the band, and as a moment once it is over."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.seats.seating import Seating
from desktop.table.pages import motifs
from desktop.table.pages.pages import TableMoment
from desktop.table.session.held_rules import HeldRule
from desktop.table.session.talk import Talk, as_text
from rulesets.engine import Ruleset


@dataclass(frozen=True)
class HeldWords:
    lines: tuple[str, ...] = ()
    # Of the one that has the dial: a word before what is timed, and what ends first before what lasts.
    title: str = ""
    digits: str = ""
    talk: str = ""


def held_words(talk: Talk, seating: Seating, now: float) -> HeldWords:
    held, spoken = talk.holding(now), talk.spoken(now)
    if not held:
        return HeldWords()
    words = seating.words
    first = min(held, key=lambda rule: (not rule.word, not rule.seconds, rule.seconds))
    digits = first.word or _left(first, spoken)
    left = as_text(talk.left(now)) if digits and talk.is_timed else ""
    return HeldWords(
        lines=tuple(_said(rule, "line", seating, spoken) for rule in held),
        title=_said(first, "title", seating, spoken),
        digits=digits,
        talk=words.text("table.talk_left", time=left) if left else "",
    )


def lifted(rule: HeldRule, rules: Ruleset, seating: Seating) -> TableMoment:
    return TableMoment(
        "lifted",
        title=_said(rule, "over", seating, 0),
        line=_said(rule, "after", seating, 0),
        motif=_motif(rule, rules, seating),
    )


def _said(rule: HeldRule, end: str, seating: Seating, spoken: float) -> str:
    who = [seating.call(seating.words)(name) for name in rule.who]
    return seating.words.text(f"holds.{rule.rule}.{end}", who=who, word=rule.word, left=_left(rule, spoken))


def _left(rule: HeldRule, spoken: float) -> str:
    return as_text(rule.left(spoken)) if rule.seconds else ""


def _motif(rule: HeldRule, rules: Ruleset, seating: Seating) -> str:
    """What it hangs on somebody, or the card that it came by."""
    tags = [hang.tag for hang in rules.notice(rule.notice.id).hangs if not hang.only]
    if tags:
        return motifs.of_state(tags[0])
    return motifs.of_part(rules, rule.notice.params["event"], seating.words) if "event" in rule.notice.params else ""
