"""What a role from outside may do, in all four rulesets alike: one file, and no edit elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulesets.engine import library
from tests.rulesets.werewolf.outside import FOUR, drop, game, play, told

Drop = Callable[[str, str], None]
__all__ = ["drop"]

OWL = '''
from rulesets.werewolf.role import Role


class Owl(Role):
    """Hears each night fall."""

    id = "owl"

    def nightfall(self, town, me):
        town.table.tell(me, "owl.hears", asked_before=town.table.turn)
'''

MARTYR = '''
from rulesets.engine.deaths import Strike
from rulesets.werewolf.role import Role


class Martyr(Role):
    """Takes the last of the living along, and leaves a note of how it died."""

    id = "martyr"

    def followers(self, town, death):
        yield Strike(town.table.alive[-1], "martyr", by=death.target)

    def fell(self, town, death):
        table = town.table
        table.announce("martyr.note", cause=death.cause, by=death.by, day=table.day, phase=table.phase)
'''

LAMPLIGHTER = '''
from rulesets.werewolf.night import Choice, Step
from rulesets.werewolf.role import Role


class Lamplighter(Role):
    """Every night burns one seat, unless it is blocked."""

    id = "lamplighter"

    def act(self, town, me):
        return self._burn(town, me)

    def _burn(self, town, me):
        target = yield town.act("lamplighter.burn", me, town.nameable(me))
        if target is not None:
            town.night.choices.append(Choice(Step.LAST, me, self, (target,)))

    def carried_out(self, town, choice):
        town.table.announce("lamplighter.burns")
        town.doom(choice.target, "fire", choice.by)
'''

COVEN = '''
from rulesets.werewolf.company import naming
from rulesets.werewolf.night import Step
from rulesets.werewolf.role import Role


class Coven(Role):
    """They know one another, and curse together whom most of them name."""

    id = "coven"
    company = "coven"
    names_by = "coven.curse"
    most = 3

    def act(self, town, me):
        return naming(town, me, self, Step.LAST)

    def agreed(self, town, target):
        town.doom(target, "curse")
'''


@pytest.mark.parametrize("ruleset", FOUR)
def test_a_file_in_the_folder_is_a_role_of_the_ruleset(drop: Drop, ruleset: str) -> None:
    assert "owl" not in library.ruleset(ruleset).roles
    drop(ruleset, OWL)
    rules = library.ruleset(ruleset)
    assert rules.roles[-1] == "owl"
    assert rules.side("owl") == "village"


@pytest.mark.parametrize("ruleset", FOUR)
def test_it_hears_the_night_fall_before_any_turn(drop: Drop, ruleset: str) -> None:
    drop(ruleset, OWL)
    table = game(ruleset, "owl")
    play(table, {"vote.execution": "P2"}, (1, "night"))
    turns = table.turn
    assert told(table, "owl.hears")[-1] == {"asked_before": turns - 1}


@pytest.mark.parametrize("ruleset", FOUR)
def test_its_death_is_followed_with_all_that_is_known_of_it(drop: Drop, ruleset: str) -> None:
    drop(ruleset, MARTYR)
    table = game(ruleset, "martyr")
    play(table, {"vote.execution": "P1"}, (1, "night"))
    phase = "vote" if ruleset == "langrensha" else "dusk"
    assert told(table, "martyr.note") == [{"cause": "execution", "by": None, "day": 1, "phase": phase}]
    assert [(death.name, death.cause) for death in table.deaths] == [
        ("P1", "execution"),
        (table.players[-1], "martyr"),
    ]


@pytest.mark.parametrize("ruleset", FOUR)
def test_its_death_by_night_is_followed_too(drop: Drop, ruleset: str) -> None:
    drop(ruleset, MARTYR)
    table = game(ruleset, "martyr")
    play(table, {"werewolf.attack": "P1", "vote.execution": "P2"}, (2, "day"))
    (note,) = told(table, "martyr.note")
    assert (note["cause"], note["phase"]) == ("attack", "dawn")
    assert {"P1": "attack", table.players[-1]: "martyr"}.items() <= {d.name: d.cause for d in table.deaths}.items()


def test_it_knows_who_did_it(drop: Drop) -> None:
    drop("langrensha", MARTYR)
    table = game("langrensha", "martyr", P2="hunter")
    play(table, {"vote.execution": "P2", "P2 hunter.shoot": "P1"}, (1, "night"))
    assert [note["by"] for note in told(table, "martyr.note")] == ["P2"]


@pytest.mark.parametrize("ruleset", FOUR)
def test_it_acts_in_the_first_lap_and_takes_effect_at_dawn(drop: Drop, ruleset: str) -> None:
    drop(ruleset, LAMPLIGHTER)
    table = game(ruleset, "lamplighter")
    play(table, {"lamplighter.burn": "P3", "werewolf.attack": "P4", "vote.execution": "P5"}, (2, "day"))
    assert {"P3": "fire", "P4": "attack"}.items() <= {d.name: d.cause for d in table.deaths}.items()


@pytest.mark.parametrize("ruleset", FOUR)
def test_who_names_nobody_burns_nobody(drop: Drop, ruleset: str) -> None:
    drop(ruleset, LAMPLIGHTER)
    table = game(ruleset, "lamplighter")
    play(table, {"werewolf.attack": "P4", "vote.execution": "P5"}, (2, "day"))
    assert "fire" not in {death.cause for death in table.deaths}
    assert not told(table, "lamplighter.burns")


def test_a_blocked_one_burns_nobody(drop: Drop) -> None:
    drop("langrensha", LAMPLIGHTER)
    for blocked, fires in (("P1", 0), ("P2", 1)):
        table = game("langrensha", "lamplighter", P8="nightmare_wolf")
        play(table, {"nightmare.block": blocked, "lamplighter.burn": "P3"}, (1, "sheriff"))
        assert len(told(table, "lamplighter.burns")) == fires


@pytest.mark.parametrize("ruleset", FOUR)
def test_a_company_of_its_own_decides_together(drop: Drop, ruleset: str) -> None:
    drop(ruleset, COVEN)
    table = game(ruleset, "coven", P2="coven", P3="coven")
    names = {"P1 coven.curse": "P4", "P2 coven.curse": "P5", "P3 coven.curse": "P4", "vote.execution": "P6"}
    play(table, {**names, "werewolf.attack": "P5"}, (2, "day"))
    assert told(table, "coven.partners")
    assert [death.cause for death in table.deaths if death.name == "P4"] == ["curse"]
