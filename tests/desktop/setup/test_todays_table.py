"""The house's pack at a table that is set: its boards, its rules, and what bots find in another process."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.draft.draft import Draft
from desktop.estimate.estimate import estimates
from desktop.keep.lineups import LineUps
from desktop.keep.pace import Pace
from desktop.keep.packs import HOUSE, Packs
from desktop.keep.people import People
from desktop.pace.estimated import estimated
from desktop.setup.model import FromSetup, SetupModel
from tests.desktop.around import FakeApp
from tests.desktop.setup.tables import people

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def model(tmp_path: Path) -> SetupModel:
    app, packs = FakeApp("zh-Hans"), Packs(tmp_path, house=HOUSE)
    (one,) = packs.every()
    assert one.pack is not None
    packs.switch(one.pack, is_on=True)
    model = SetupModel(app.preferences, People(tmp_path), LineUps(tmp_path), app.ways(FromSetup), packs=packs)
    model.set_up(Draft.fresh("langrensha", people(12), packs.on("langrensha")))
    return model


def test_its_boards_and_rules_stand_among_the_others(model: SetupModel) -> None:
    model.choose_preset("mechanical12")
    model.choose_profile("club")
    page = model.shown()
    assert [chip.text for chip in page.presets if chip.is_chosen] == ["机械狼通灵师"]
    assert model.draft.value("self_destruct") is True
    assert {"机械狼", "通灵师"} <= {card.name for card in page.cards}


def test_bots_play_it(model: SetupModel) -> None:
    model.choose_preset("mechanical12")
    *_, found = estimates(estimated(model.draft, Pace()), 4, 1, 4)
    assert found.games == 4
    assert found.roles["mechanical_wolf"].of == 4
