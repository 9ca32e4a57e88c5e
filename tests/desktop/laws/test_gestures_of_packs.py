"""The law of gestures holds for what packs bring as code, and for a game that is one."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulesets.engine import Ruleset
from tests.desktop.laws.course import Table
from tests.engine.packs.coded_parts import PARTS, with_code
from tests.engine.packs.one_night import one_night
from tests.laws.games import deals

some = settings(max_examples=8, suppress_health_check=list(HealthCheck), deadline=None)


@pytest.fixture(scope="module", params=[*PARTS, "one_night"])
def rules(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    place = tmp_path_factory.mktemp("pack")
    return one_night(place) if request.param == "one_night" else with_code(place, request.param)


@some
@given(data=st.data())
def test_the_same_gestures_have_the_same_course_on_every_page_of_a_place(rules: Ruleset, data: st.DataObject) -> None:
    Table(data.draw(deals(rules))).play()
