"""The packs that the house brings: well written, every row of their ledger shown, and the laws over random games."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from i18n import LANGUAGES, Words
from i18n.packed import lacking, unsaid, wanted
from rulesets.engine import Ruleset
from rulesets.engine.packs import LanternPack, extended, opened
from rulesets.engine.scenario import failures_with
from rulesets.engine.yaml_files import lined
from tests.laws.games import Deal, Player, deals, played
from tests.laws.knowledge import knowledge
from tests.laws.led import by_the_moment, end, play
from tests.laws.secrecy import Side, compare, may_differ, swapped
from tests.laws.shape import laps, same_pages, same_shape
from tests.laws.told import faults, wrong_deaths

ROOT = Path(__file__).resolve().parent.parent
HOUSE = sorted((ROOT / "assets" / "packs").iterdir())
ROW = re.compile(r"^[-*] \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
some = settings(max_examples=40, suppress_health_check=list(HealthCheck))
of_every_pack = pytest.mark.parametrize("place", HOUSE, ids=lambda place: place.name)


def pack(place: Path) -> LanternPack:
    return opened(place).allowed()


def rules(place: Path) -> Ruleset:
    one = pack(place)
    return extended(one.ruleset, [one])


@of_every_pack
def test_it_says_all_that_it_has_to_in_every_language(place: Path) -> None:
    played_by = rules(place)
    assert set(played_by.words) == set(LANGUAGES)
    assert list(lacking(played_by)) == []
    for language, words in played_by.words.items():
        assert [id for id in wanted(played_by) if id not in words] == [], language
        assert {id: more for id, said in words.items() if (more := unsaid(played_by, id, said))} == {}


@of_every_pack
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_takes_one_of_its_roles_for_one_of_the_rulesets_own(place: Path, language: str) -> None:
    played_by = rules(place)
    words = Words(language, played_by)
    for what, ids in (("role", played_by.roles), ("preset", played_by.boards), ("profile", played_by.profiles)):
        names = [words.text(f"{what}.{id}.name") for id in ids if f"{what}.{id}.name" in words]
        assert [name for name, often in Counter(names).items() if often > 1] == []


SCENARIOS = [(place, name) for place in HOUSE for name in sorted(pack(place).scenarios)]


@pytest.mark.parametrize(("place", "name"), SCENARIOS, ids=[name for _, name in SCENARIOS])
def test_its_scenarios_hold(place: Path, name: str) -> None:
    assert failures_with(rules(place), lined(name, pack(place).scenarios[name]).value) == []


@of_every_pack
def test_every_row_of_its_ledger_has_a_scenario_and_every_scenario_a_row(place: Path) -> None:
    rows = ROW.findall((ROOT / "docs" / "rules" / f"{place.name}.md").read_text("utf-8"))
    shown = {"-".join(Path(name).stem.split("-")[:2]) for name in pack(place).scenarios}
    assert len(rows) == len(set(rows))
    assert sorted(shown) == sorted(rows)


@of_every_pack
@some
@given(data=st.data())
def test_a_game_ends_and_says_what_is_declared(place: Path, data: st.DataObject) -> None:
    deal = data.draw(deals(rules(place)))
    game = played(deal)
    assert game.result is not None
    assert faults(game.ruleset, game, []) == []
    assert wrong_deaths(game.ruleset, game) == []


@of_every_pack
@some
@given(data=st.data())
def test_all_turns_of_a_lap_look_alike(place: Path, data: st.DataObject) -> None:
    deal = data.draw(deals(rules(place)))
    for lap in laps(deal.game(), Player(deal.seed)):
        assert same_shape(lap)
        assert same_pages(lap)


@of_every_pack
@some
@given(data=st.data())
def test_two_other_seats_may_exchange_their_cards_unnoticed(place: Path, data: st.DataObject) -> None:
    deal, known = data.draw(deals(rules(place))), knowledge(rules(place))
    viewer, one, other = data.draw(st.permutations(deal.players))[:3]
    if may_differ(deal, viewer, one, other, known):
        as_dealt, exchanged = swapped(deal, one, other)
        compare(deal, viewer, (Side(as_dealt.game(), {}), Side(exchanged.game(), {})), known, frozenset((one, other)))


@of_every_pack
@some
@given(data=st.data())
def test_a_called_game_ends_as_the_passed_one_does(place: Path, data: st.DataObject) -> None:
    deal = data.draw(deals(rules(place)))
    led = Deal(**{**vars(deal), "leading": "caller"})
    if led.may_begin:
        assert end(play(led.game(), by_the_moment(deal))) == end(play(deal.game(), by_the_moment(deal)))
