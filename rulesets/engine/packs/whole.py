"""A pack that is a whole game: its own `ruleset.yaml`, flow, roles and words, as a bundled ruleset has them."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.engine.errors import BadRuleset
from rulesets.engine.library import code_of, of_document
from rulesets.engine.ruleset import Ruleset
from rulesets.engine.sentences import Sentence, say
from rulesets.engine.yaml_files import Lined

from .coded import part_of
from .faults import BadPack, Fault, refused
from .lanternpack import FLOW, RULESET, LanternPack
from .modules import PackModules

_SETUP = "setup.py"


def whole(pack: LanternPack, said: Lined) -> Ruleset:
    """Runs it. BadPack where it can't be played by."""
    modules = PackModules(pack)
    flow = getattr(modules.load(FLOW), "flow", None)
    if not callable(flow):
        raise BadPack([refused(FLOW, say("no_flow", example="flow(table)"))])
    parts = dict(_parts(pack, modules))
    roles = [part.id for file, part in parts.items() if file.startswith("roles/")]  # type: ignore[attr-defined]
    setup = modules.load(_SETUP) if _SETUP in pack.code else None
    code = code_of(flow, setup, parts=lambda: [*parts.values()], role_ids=lambda: roles)
    try:
        rules = of_document(RULESET, said.value, code)
    except BadRuleset as error:
        raise BadPack([_placed(said, error.said.below())]) from error
    if rules.id != pack.id:
        what = say("not_allowed", value=rules.id, allowed=pack.id).at("id")
        raise BadPack([Fault(RULESET, said.line("id"), what)])
    return rules


def _parts(pack: LanternPack, modules: PackModules) -> Iterator[tuple[str, type]]:
    """The class of each file, whatever it is one of."""
    for file in pack.part_files:
        part = part_of(modules.load(file), file, object)
        part.__module__ = file
        yield file, part


def _placed(document: Lined, said: Sentence) -> Fault:
    """With the line of what is complained of."""
    return Fault(RULESET, document.line(*said.partition(":")[0].split(".")), said)
