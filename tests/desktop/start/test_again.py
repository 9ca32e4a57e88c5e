"""After the end: the same table again, the same with one thing changed, and the end of somebody else's game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from desktop.draft.draft import Draft
from desktop.keep.pins import hashed
from desktop.records.plain_journal import NotAGame, written
from desktop.seats.seating import Seated, Seating
from desktop.setup.model import SetupModel
from desktop.start.games import PastGame
from rulesets.engine import Game
from tests.desktop.after.ending import RULESETS, journal
from tests.desktop.start.evening import Evening
from tests.laws.games import deals

pytestmark = pytest.mark.usefixtures("qapp")
PEOPLE = (Seated("花子", "ja", hashed("1234")), Seated("Ben", "en"), *(Seated(name, "ja") for name in "CDEFGHI"))


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    opened = Evening(tmp_path)
    yield opened
    opened.window.close()
    shiboken6.delete(opened.engine)


def played(evening: Evening, **options: Any) -> PastGame:
    seating = Seating("jinro_nine", "ja", PEOPLE)
    game = Game.new("jinro_nine", [one.name for one in PEOPLE], preset="9C", options=options, seed=1)
    kept = evening.app.games.shelf.begin(game, seating.written)
    evening.play_out(kept.file.path.stem)
    evening.app.games.replay(kept.file.path.stem)
    found = evening.app.games.shelf.journal(kept.file.path.stem)
    return PastGame(found.journal, found.seating)


def test_the_same_table_again_is_one_key(evening: Evening) -> None:
    past = played(evening, ballots="open")
    evening.press(Qt.Key.Key_Return)
    stage = evening.app.navigator.stage
    assert stage is not None
    begun = stage.session.game.journal
    assert begun["setup"] == {**past.journal["setup"], "fixed": begun["setup"]["fixed"]}
    assert stage.seating.players == PEOPLE
    assert begun["seed"] != past.journal["seed"]
    assert evening.warnings == []


def test_with_one_thing_changed_the_setup_is_filled_in(evening: Evening) -> None:
    past = played(evening, ballots="open")
    evening.click("change")
    assert evening.has("setupScreen")
    model = evening.app.navigator.parts.setup
    assert isinstance(model, SetupModel)
    assert model.draft.names == past.journal["setup"]["players"]
    assert model.draft.preset == "9C"
    assert model.draft.options == {"ballots": "open"}
    assert [person.language for person in model.draft.players[:3]] == ["ja", "", "ja"]
    assert model.draft.players[0].pin == PEOPLE[0].pin
    evening.click("start")
    stage = evening.app.navigator.stage
    assert stage is not None
    assert stage.session.game.journal["setup"]["options"] == past.journal["setup"]["options"]
    assert evening.warnings == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_any_game_can_be_set_up_once_more(ruleset: str) -> None:
    @settings(max_examples=25, suppress_health_check=(HealthCheck.too_slow, HealthCheck.filter_too_much))
    @given(deals(ruleset), st.sampled_from(["ja", "en"]))
    def any_table(deal: Any, language: str) -> None:
        before = deal.game().journal
        draft = Draft.as_played(before, Seating.plain(ruleset, "ja", deal.players).written, language)
        after = Game.new(draft.ruleset, draft.names, preset=draft.chosen, options=draft.options, seed=deal.seed)
        assert after.journal["setup"] == {**before["setup"], "fixed": after.journal["setup"]["fixed"]}
        assert {person.language for person in draft.players} == {""}

    any_table()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_somebody_elses_game_opens_at_its_end_and_can_be_played_again(
    evening: Evening, ruleset: str, tmp_path: Path
) -> None:
    file = tmp_path / "theirs.json"
    file.write_text(written(journal(ruleset, 3)), encoding="utf-8")
    evening.app.games.look_at(file)
    assert evening.has("endScreen")
    assert list(evening.app.games.shelf.games()) == []
    evening.press(Qt.Key.Key_Home, Qt.Key.Key_Right)
    evening.click("again")
    stage = evening.app.navigator.stage
    assert stage is not None
    assert {stage.seating.language_of(one.name) for one in stage.seating.players} == {"en"}
    assert evening.warnings == []


def test_what_is_no_game_opens_nothing(evening: Evening, tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("{}", encoding="utf-8")
    with pytest.raises(NotAGame):
        evening.app.games.look_at(tmp_path / "no.json")
    assert evening.app.navigator.parts.end is None
    assert evening.has("homeScreen")
