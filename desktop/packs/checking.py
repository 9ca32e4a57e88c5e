"""All that is wrong with a pack: how it is written, whether it can be played, its words, its scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from i18n.packed import lacking, unsaid
from rulesets.engine import Ruleset
from rulesets.engine.errors import NotYaml
from rulesets.engine.packs import BadPack, Fault, LanternPack, contents, extended, read
from rulesets.engine.scenario import failures_with
from rulesets.engine.yaml_files import lined


def faults(place: Path) -> list[Fault]:
    """Empty where the pack can be played as it is."""
    return checked(place)[1]


def checked(place: Path) -> tuple[LanternPack | None, list[Fault]]:
    try:
        pack, found = read(contents(place))
        if pack is None or found:
            return pack, found
        rules = extended(pack.ruleset, [pack])
    except BadPack as error:
        return None, list(error.faults)
    return pack, [*_of_words(pack, rules), *_of_scenarios(pack, rules)]


def _of_words(pack: LanternPack, rules: Ruleset) -> Iterator[Fault]:
    for id in lacking(rules):
        yield Fault("words", 0, f"{id} is said in no language")
    for language, words in pack.words.items():
        name = f"words/{language}.yaml"
        for id, message in words.items():
            for named in unsaid(rules, id, message):
                yield Fault(name, pack.files[name].line(id), f"{id}: {{{named}}} is nothing that is said there")


def _of_scenarios(pack: LanternPack, rules: Ruleset) -> Iterator[Fault]:
    for name, data in pack.scenarios.items():
        try:
            for failure in failures_with(rules, lined(name, data).value):
                yield Fault(name, 0, failure)
        except NotYaml as error:
            file, line, what = str(error).split(":", 2)
            yield Fault(file, int(line), what.strip())
