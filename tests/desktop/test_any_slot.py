"""Every slot of the table and of the screens beside it, called in any order with anything that QML could hand over."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.app import App, Start
from desktop.desk import Desk
from desktop.keep import pins
from desktop.keep.people import Person
from desktop.setup.draft import Draft
from tests.desktop.room import Room
from tests.desktop.slots import NUMBERS, called, slots_of

pytestmark = pytest.mark.usefixtures("qapp")

PIN = pins.hashed("0042")
PLACES = st.one_of(st.sampled_from([*"123456789ABC", "0042", "", "²", "٣", "1" * 5000]), st.text())
WORDS = ("jinro_nine", "dwell_night", "talk_seconds", "ballots", "open", "seer", "overview", "de", "undo", "text", "A")
IDS = st.one_of(st.sampled_from(WORDS), st.text())
PASSES = st.sampled_from([0.0, 0.5, 1.0, 25.0, 90.0])


def test_the_slots_are_found() -> None:
    slots = slots_of(Room().stage)
    assert {"hold", "choose", "givePin", "readRules", "voidPhase", "tick"} <= {name for name, _ in slots}
    assert ("choose", ("QString",)) in slots


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), pin=st.sampled_from(["", PIN]), steps=st.integers(0, 60))
def test_at_the_table_nothing_breaks_and_nothing_opens_but_a_lit_page(
    data: st.DataObject, pin: str, steps: int
) -> None:
    room = Room(pin=pin)
    for _ in range(0 if pin else steps):
        if room.game.ask is not None:
            room.answer()
    for _ in range(12):
        called(room.stage, data, {"int": NUMBERS, "QString": PLACES})
        room.wait(data.draw(PASSES))
        assert room.state == "lit" or "open" not in room.live("page")
        assert room.disk.answers == room.game.journal["answers"]


@pytest.mark.parametrize("screen", ["settings", "library", "rulebook", "pace"])
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), plays=st.booleans())
def test_on_the_screens_beside_it_nothing_breaks(
    tmp_path_factory: pytest.TempPathFactory, screen: str, data: st.DataObject, plays: bool
) -> None:
    app = App(Start(tmp_path_factory.mktemp("home"), fast=True, language="en"))
    if plays:
        Desk(app).begin(Draft("jinro_nine", tuple(map(Person, "ABCDEFGHI")), "9A"))
    app.go(screen)
    model = app.model(screen)
    assert model is not None
    for _ in range(8):
        called(model, data, {"int": NUMBERS, "QString": IDS})
        assert model.shown()
    app.leave_stage()
