"""A role more is one file in the roles folder: no list, no loop, no setup has to hear of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulesets.engine import Game, library
from rulesets.langrensha import book, roles
from tests.rulesets.steps import steps

FILE = '''
from rulesets.engine.asks import Flow, Page
from rulesets.werewolf.role import Role
from rulesets.langrensha.town import Town


class Dreamer(Role):
    """Each night looks at a seat that is not its own."""

    id = "dreamer"
    needs_small_hours = True

    def small_hours(self, town: Town, me: str) -> Page | None:
        return self._dream(town, me)

    def _dream(self, town: Town, me: str) -> Flow:
        target = yield town.act("seer.divine", me, town.table.others(me))
        if target is not None:
            town.table.tell(me, "seer.result", seat=target, result=town.cards[target].seen)
'''


@pytest.fixture
def one_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "dreamer.py").write_text(FILE, "utf-8")
    monkeypatch.setattr(roles, "__path__", [*roles.__path__, str(tmp_path)])
    _forget()
    yield
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    book.roles.cache_clear()
    library._bundled.cache_clear()
    library.catalogue.cache_clear()


@pytest.mark.usefixtures("one_more")
def test_it_is_listed_dealt_and_played() -> None:
    rules = library.ruleset("langrensha")
    assert rules.roles[-1] == "dreamer"
    assert rules.roles[0] == "werewolf"
    seats = dict(zip("ABCDEF", ("dreamer", *["villager"] * 4, "werewolf"), strict=True))
    counts = {"dreamer": 1, "villager": 4, "werewolf": 1}
    game = Game.new("langrensha", list(seats), preset=counts, fixed={"roles": seats}, seed=1)
    found = steps(game, {"seer.divine": "F"}, since=(0, "night"), until=(1, "sheriff"))
    assert found.count("ask A seer.divine") == 1
    assert found.count("tell A seer.result") == 1
    assert "ask F night.report" in found


def test_without_its_file_it_is_unknown() -> None:
    assert "dreamer" not in library.ruleset("langrensha").roles
