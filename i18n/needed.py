"""The ids of all the words that a ruleset wants, but for its rulebook's passages."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.engine import Option

from .declared import Declared
from .kinds import variants


def needed(rules: Declared) -> Iterator[str]:
    for family, ids in (("role", (*rules.roles, *rules.states)), ("card", rules.cards), ("event", rules.events)):
        for id in ids:
            yield from (f"{family}.{id}.name", f"{family}.{id}.does")
    faces = (("role", rules.roles if rules.takes_roles else ()), ("card", rules.cards), ("event", rules.events))
    yield from (f"{family}.{id}.brief" for family, ids in faces for id in ids)
    for id, option in rules.options.items():
        yield from (f"option.{id}.{end}" for end in _option_endings(option))
    yield from (f"preset.{id}.name" for id in rules.presets)
    yield from (f"profile.{id}.{end}" for id in rules.profiles for end in ("name", "explain"))
    yield from (f"leading.{id}.{end}" for id in rules.leadings for end in ("name", "line", "about"))
    yield from (f"faction.{id}.{end}" for id in rules.factions for end in ("name", "wins"))
    yield from (f"{family}.{id}" for id in rules.phases for family in ("phase", "when", "date"))
    yield from (f"cause.{id}" for id in rules.causes)
    yield from (f"reason.{id}" for id in rules.reasons)
    for id, wording in rules.asks.items():
        yield from (f"ask.{id}{end}" for end in variants(wording))
    yield from (f"ask.{id}.{named}.hint" for id in rules.pairs for named in range(3))
    yield from (f"choice.{token}" for token in rules.choices)
    yield from (f"purpose.{purpose}.{end}" for purpose in sorted(rules.purposes) for end in ("what", "then"))
    yield from (f"next.{word}" for word in sorted(rules.following))
    yield from (f"alone.{word}" for word in sorted(rules.alone))
    yield from (f"holds.{rule}.{end}" for rule in sorted(rules.held) for end in ("title", "line"))
    yield from (f"holds.{rule}.{end}" for rule in sorted(rules.timed) for end in ("over", "after"))
    yield from (f"lap.{lap}" for lap in rules.laps)
    yield from (f"board.tied.{tie}" for tie in sorted(rules.ties))
    yield from (f"ruleset.{rules.id}.{end}" for end in ("name", "line"))
    yield from (f"aloud.{id}" for id in rules.called_for)
    yield from (f"aloud.who.{company}" for company in rules.companies)
    for id, wording in rules.notices.items():
        yield from (f"notice.{id}{end}" for end in variants(wording))


def _option_endings(option: Option) -> tuple[str, ...]:
    endings: tuple[str, ...] = ("name", "explain", *(("source",) if option.ruling else ()))
    if option.kind == "choice":
        return (*endings, *option.choices)
    if option.kind == "int":
        return (*endings, "value", *(("zero",) if 0 in option.choices else ()))
    return endings
