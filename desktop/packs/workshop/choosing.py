"""What a part does, chosen row by row. Offered is what the check of its file would take, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from desktop.widgets.options import Chip, Rule
from i18n import Words
from rulesets.engine.packs import PartChoices, part_choices, part_faults

from .making import MadePart, PackInMaking

NOTHING = "nothing"
# In the order in which they are asked.
_KEYS = ("when", "whom", "often", "may_decline", "shows", "votes", "seconds")
_TALK, _STEP = 60, 30
# What is said of each deed that may say it; of the rest the first is meant.
_NEEDED = ("votes", "seconds")
Said = Mapping[str, Any]


def kinds(ruleset_id: str) -> tuple[str, ...]:
    return tuple(part_choices(ruleset_id))


def fresh(pack: PackInMaking, kind: str) -> MadePart:
    """The first that the lists have."""
    known = part_choices(pack.ruleset)[kind]
    return MadePart(kind, {"does": _shaped(known, [_deed(known, next(iter(known.deeds)))])})


def rows(words: Words, pack: PackInMaking, part: MadePart) -> tuple[Rule, ...]:
    known = part_choices(pack.ruleset)[part.kind]
    found = [_choice(words, pack, part, key, key, known.part[key]) for key in known.part]
    for at in range(max(1, len(part.deeds))):
        found += _deed_rows(words, pack, part, at)
    return tuple(row for row in found if row.kind != "choice" or len(row.choices) > 1)


def _deed_rows(words: Words, pack: PackInMaking, part: MadePart, at: int) -> Iterator[Rule]:
    known = part_choices(pack.ruleset)[part.kind]
    yield _choice(words, pack, part, f"{at}-what", "what", (*known.deeds, *([] if known.least else [NOTHING])))
    if at >= len(part.deeds):
        return
    deed = part.deeds[at]
    choices = known.deeds[deed["what"]]
    for key in (key for key in _KEYS if key in choices):
        id = f"{at}-{key}"
        if key == "may_decline":
            if deed.get("whom") != "itself":
                yield _switch(words, id, key, is_on=_may_decline(deed))
        elif isinstance(span := choices[key], range):
            yield _number(words, id, key, deed[key], span)
        else:
            yield _choice(words, pack, part, id, key, choices[key])


def value_of(part: MadePart, known: PartChoices, id: str) -> Any:
    at, _, key = id.rpartition("-")
    if not at:
        return part.said.get(key, _first_allowed(part, known, key))
    if int(at) >= len(part.deeds):
        return NOTHING
    deed = part.deeds[int(at)]
    if key == "what":
        return deed["what"]
    return deed.get(key, known.deeds[deed["what"]][key][0])


def _first_allowed(part: MadePart, known: PartChoices, key: str) -> Any:
    """An event that nobody has put in a deck is in the stormy one where somebody falls by it."""
    return "storm" if key == "deck" and any(deed["what"] == "strike" for deed in part.deeds) else known.part[key][0]


def chosen(pack: PackInMaking, part: MadePart, id: str, value: Any) -> MadePart:
    """With this in its row. What is no longer said of such a deed goes."""
    known = part_choices(pack.ruleset)[part.kind]
    at, _, key = id.rpartition("-")
    if not at:
        return replace(part, said={**part.said, key: value})
    deeds = part.deeds
    if key == "what" and value == NOTHING:
        del deeds[int(at)]
    elif key == "what":
        deeds[int(at) :] = [_deed(known, value), *deeds[int(at) + 1 :]]
    else:
        deeds[int(at)] = {**deeds[int(at)], key: value}
    return _tidied(pack, replace(part, said=_with_deeds(part.said, known, deeds)))


def chosen_by_word(pack: PackInMaking, part: MadePart, id: str, value: Any) -> MadePart:
    """A chip says its value as a word: it stands for the one of the lists that is written so."""
    known = part_choices(pack.ruleset)[part.kind]
    at, _, key = id.rpartition("-")
    if isinstance(value, bool) or key == "what":
        return chosen(pack, part, id, value)
    values = known.deeds[part.deeds[int(at)]["what"]][key] if at else known.part[key]
    return next((chosen(pack, part, id, one) for one in values if str(one) == value), part)


def with_deed(pack: PackInMaking, part: MadePart) -> MadePart | None:
    """One deed more; None where it may have no more, or nothing is left that it could do."""
    known = part_choices(pack.ruleset)[part.kind]
    if len(part.deeds) >= known.most:
        return None
    candidates = (chosen(pack, part, f"{len(part.deeds)}-what", what) for what in known.deeds)
    return next((one for one in candidates if not part_faults(pack.ruleset, part.kind, one.said)), None)


def without_deed(pack: PackInMaking, part: MadePart) -> MadePart | None:
    known = part_choices(pack.ruleset)[part.kind]
    if len(part.deeds) <= max(1, known.least):
        return None
    return _tidied(pack, replace(part, said=_with_deeds(part.said, known, part.deeds[:-1])))


def stepped(pack: PackInMaking, part: MadePart, id: str, steps: int) -> MadePart:
    at, _, key = id.rpartition("-")
    deed = part.deeds[int(at)]
    span = part_choices(pack.ruleset)[part.kind].deeds[deed["what"]][key]
    return chosen(pack, part, id, max(span[0], min(span[-1], deed[key] + steps * _STEP)))


def _deed(known: PartChoices, what: str) -> dict[str, Any]:
    choices = known.deeds[what]
    needed = {key: _TALK if isinstance(choices[key], range) else choices[key][0] for key in choices if key in _NEEDED}
    return {"when": choices["when"][0], "what": what, "whom": choices["whom"][0], **needed}


def _with_deeds(said: Said, known: PartChoices, deeds: list[dict[str, Any]]) -> dict[str, Any]:
    rest = {key: value for key, value in said.items() if key != "does"}
    return {**rest, "does": _shaped(known, deeds)} if deeds else rest


def _shaped(known: PartChoices, deeds: list[dict[str, Any]]) -> Any:
    return deeds[0] if known.most == 1 else deeds


def _tidied(pack: PackInMaking, part: MadePart) -> MadePart:
    """A deck that it may no longer be in is chosen anew; deeds that no longer go together find another time."""
    if "deck" in part.said and part_faults(pack.ruleset, part.kind, part.said):
        return replace(part, said={key: value for key, value in part.said.items() if key != "deck"})
    return part


def _may_decline(deed: Said) -> bool:
    return bool(deed.get("may_decline", deed.get("often") == "once"))


def _choice(words: Words, pack: PackInMaking, part: MadePart, id: str, key: str, values: Sequence[Any]) -> Rule:
    now = value_of(part, part_choices(pack.ruleset)[part.kind], id)
    allowed = [
        value
        for value in values
        if value == now or not part_faults(pack.ruleset, part.kind, chosen(pack, part, id, value).said)
    ]
    chips = (Chip(str(value), words.text(f"workshop.choice.{key}.{value}"), value == now) for value in allowed)
    return _row(words, id, key, kind="choice", choices=tuple(chips))


def _switch(words: Words, id: str, key: str, *, is_on: bool) -> Rule:
    return _row(words, id, key, kind="bool", is_on=is_on)


def _number(words: Words, id: str, key: str, value: int, span: range) -> Rule:
    said = words.text("settings.seconds", n=value)
    return _row(words, id, key, kind="int", value=said, may_less=value > span[0], may_more=value < span[-1])


def _row(words: Words, id: str, key: str, **more: Any) -> Rule:
    name = words.text(f"workshop.choice.{key}")
    empty = {"value": "", "is_on": False, "choices": (), "may_less": False, "may_more": False}
    line = words.text(f"workshop.choice.{key}.line")
    less, more_said = words.text("stepper.less", name=name), words.text("stepper.more", name=name)
    return Rule(id=id, name=name, line=line, what="", changed="", less=less, more=more_said, **{**empty, **more})
