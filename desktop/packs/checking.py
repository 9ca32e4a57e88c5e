"""All that is wrong with a pack: how it is written, whether it can be played, its words, its scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from desktop.widgets.medallions import house_motifs
from i18n.packed import lacking, unsaid
from rulesets.engine import Ruleset
from rulesets.engine.errors import NotYaml
from rulesets.engine.packs import BadPack, Fault, LanternPack, contents, extended, read
from rulesets.engine.packs.files import Contents
from rulesets.engine.scenario import failures_with
from rulesets.engine.sentences import Sentence, say
from rulesets.engine.yaml_files import lined


def checked(place: Path) -> tuple[LanternPack | None, list[Fault]]:
    """No faults where the pack can be played as it is. Of code, only that it is there: nothing of it is run."""
    try:
        return checked_files(contents(place))
    except BadPack as error:
        return None, list(error.faults)


def checked_files(found: Contents) -> tuple[LanternPack | None, list[Fault]]:
    """The same of what lies nowhere yet."""
    pack, faults = read(found)
    if pack is None or faults or pack.code:
        return pack, faults
    try:
        return pack, of_rules(pack)
    except BadPack as error:
        return None, list(error.faults)


def of_rules(pack: LanternPack) -> list[Fault]:
    """With its ruleset: whether it can be played, its words, its scenarios. Raises BadPack."""
    rules = extended(pack.ruleset, [pack])
    return [*_of_words(pack, rules), *_of_pictures(pack, rules), *_of_scenarios(pack, rules)]


def _of_words(pack: LanternPack, rules: Ruleset) -> Iterator[Fault]:
    for id in lacking(rules):
        yield Fault("words", 0, say("unsaid_word", id=id))
    for language, words in pack.words.items():
        name = f"words/{language}.yaml"
        for id, message in words.items():
            for named in unsaid(rules, id, message):
                yield Fault(name, pack.files[name].line(id), say("says_nothing", id=id, name=f"{{{named}}}"))


def _of_pictures(pack: LanternPack, rules: Ruleset) -> Iterator[Fault]:
    for kind, documents in (("roles", pack.roles), ("events", pack.events)):
        for id, document in documents.items():
            worn = rules.part(id).picture
            if worn and f"{kind}/{id}" not in pack.motifs and worn not in house_motifs():
                yield Fault(document.name, document.line("picture"), say("no_house_drawing", picture=worn))


def _of_scenarios(pack: LanternPack, rules: Ruleset) -> Iterator[Fault]:
    for name, data in pack.scenarios.items():
        try:
            for failure in failures_with(rules, lined(name, data).value):
                yield Fault(name, 0, Sentence(failure, "packfault.scenario_fails"))
        except NotYaml as error:
            yield Fault(name, error.line, error.what)
