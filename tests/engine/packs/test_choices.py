"""What a maker may choose from is what the check of a file allows: all of it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from rulesets.engine.packs import extended, opened, part_choices, part_faults
from rulesets.engine.packs.choices import Choices
from tests.engine.packs.parts import WITH_ROLES
from tests.engine.packs.writing import folder

FEW = 3


def deeds(ruleset_id: str, kind: str) -> Iterator[dict[str, Any]]:
    for what, choices in part_choices(ruleset_id)[kind].deeds.items():
        for values in product(*(each[:FEW] for each in choices.values())):
            yield {"what": what, **dict(zip(choices, values, strict=True))}


@pytest.mark.parametrize("ruleset_id", WITH_ROLES)
def test_whatever_is_chosen_is_allowed(ruleset_id: str) -> None:
    for kind in part_choices(ruleset_id):
        for deed in deeds(ruleset_id, kind):
            assert part_faults(ruleset_id, kind, {"does": deed}) == [], deed


@pytest.mark.parametrize("ruleset_id", WITH_ROLES)
def test_what_is_in_none_of_the_lists_is_refused(ruleset_id: str) -> None:
    for kind, known in part_choices(ruleset_id).items():
        every: list[tuple[Mapping[str, Any], Choices]] = [({"what": what}, each) for what, each in known.deeds.items()]
        for said, choices in every:
            whole = {**said, **{key: values[0] for key, values in choices.items()}}
            for key in choices:
                assert part_faults(ruleset_id, kind, {"does": {**whole, key: "noon"}}), key
        for key in known.part:
            assert part_faults(ruleset_id, kind, {key: "noon", "does": next(deeds(ruleset_id, kind))}), key


def test_where_no_parts_are_taken_nothing_is_offered() -> None:
    assert part_choices("witch_trial") == {}


@pytest.mark.parametrize(
    ("picture", "is_fine"), [("roles/fox", True), ("../../etc", False), ("signs/x", False), (7, False)]
)
def test_a_part_may_wear_a_drawing_of_the_houses(picture: object, *, is_fine: bool) -> None:
    assert (part_faults("langrensha", "roles", {"picture": picture}) == []) is is_fine


def test_the_drawing_that_it_wears_is_among_its_facts(tmp_path: Any) -> None:
    files = {
        "pack.yaml": "format: 1\nid: ours\nversion: 1\nruleset: jinro_nine\n",
        "roles/ferrier.yaml": "picture: roles/fox",
    }
    rules = extended("jinro_nine", [opened(folder(tmp_path, files))])
    assert rules.part("ferrier").picture == "roles/fox"
