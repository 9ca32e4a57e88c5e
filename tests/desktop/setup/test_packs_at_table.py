"""A table with packs: its roles and boards stand among the others, and the odds, sheets and line-ups know them."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.background import Background
from desktop.draft.draft import Draft
from desktop.estimate.estimate import estimates
from desktop.keep.lineups import LineUps
from desktop.keep.pace import Pace
from desktop.keep.packs import Packs
from desktop.keep.people import People
from desktop.pace.estimated import estimated
from desktop.setup import lineup
from desktop.setup.lineup import LineUp, Refused
from desktop.setup.model import FromSetup, SetupModel
from desktop.sheets.content import sheets
from i18n.table_book import AtTable, Book
from tests.desktop.around import FakeApp
from tests.desktop.setup.tables import people
from tests.engine.packs.writing import folder

FERRY = {
    "pack.yaml": "format: 1\nid: ferry\nversion: 1\nruleset: jinro_nine\n"
    "boards: {ferry9: {players: 9, cards: {villager: 4, ferrier: 1, seer: 1, madman: 1, werewolf: 2}}}\n"
    "profiles: {ferry_rules: {ballots: open}}\n",
    "roles/ferrier.yaml": "does: {when: night, what: protect, whom: anybody, often: once}",
    "words/en.yaml": """\
preset.ferry9.name: By the river
profile.ferry_rules.name: River rules
profile.ferry_rules.explain: Everybody points at once.
role.ferrier.name: Ferrier
role.ferrier.does: Rows somebody out.
""",
}


class PackedTable:
    def __init__(self, home: Path) -> None:
        self.app, self.packs = FakeApp("en"), Packs(home)
        self.packs.switch(self.packs.take_in(folder(home / "from", FERRY)), is_on=True)
        ways = self.app.ways(FromSetup)
        self.model = SetupModel(self.app.preferences, People(home), LineUps(home), ways, packs=self.packs)
        self.model.set_up(Draft.fresh("jinro_nine", people(9)))
        self.model.lay_packs()


@pytest.fixture
def table(tmp_path: Path, qapp: object) -> PackedTable:
    assert qapp is not None
    return PackedTable(tmp_path)


def test_what_it_adds_stands_among_the_others(table: PackedTable) -> None:
    table.model.choose_preset("ferry9")
    table.model.choose_profile("ferry_rules")
    page = table.model.shown()
    assert [chip.text for chip in page.presets if chip.is_chosen] == ["By the river"]
    assert [tag.line for tag in page.profiles if tag.is_chosen] == ["Everybody points at once."]
    assert {"id": "ferrier", "does": "Rows somebody out."} in [{"id": one.id, "does": one.does} for one in page.cards]
    ferrier = next(card for card in page.cards if card.id == "ferrier")
    # Nobody has drawn it: the first letter of its name.
    assert ferrier.motif == "letters/en/F/ferrier"
    table.model.what.ask("card", "ferrier")
    what = table.model.what.shown()
    assert (what.is_open, what.title) == (True, "Ferrier")


def test_its_rulebook_has_them_too(table: PackedTable) -> None:
    table.model.choose_preset("ferry9")
    table.model.read()
    (name, at) = table.app.asked[-1]
    assert name == "read"
    assert isinstance(at, AtTable)
    assert "ferrier" in Book(table.model.words, at).played


def test_its_sheets_can_be_printed(table: PackedTable) -> None:
    table.model.choose_preset("ferry9")
    printed = str(sheets(table.model.words, table.model.draft))
    assert "Ferrier" in printed
    assert "Rows somebody out." in printed


def test_bots_play_it_in_another_process(table: PackedTable) -> None:
    table.model.choose_preset("ferry9")
    board = estimated(table.model.draft, Pace())
    work = Background(estimates, board, 20, 1, 10)
    found = []
    while not work.is_over:
        found += work.news(wait=60.0)
    assert work.failure == ""
    assert found[-1].games == 20
    assert found[-1].roles["ferrier"].of == 20
    *_, here = estimates(board, 20, 1, 10)
    assert here == found[-1]


def test_a_pack_that_is_switched_off_leaves_the_table(table: PackedTable) -> None:
    table.model.choose_preset("own")
    table.model.count("ferrier", 1)
    (pack,) = table.model.draft.packs
    table.packs.switch(pack, is_on=False)
    table.model.lay_packs()
    assert "ferrier" not in {card.id for card in table.model.shown().cards}
    assert "ferrier" not in (table.model.draft.own or {})


def test_another_game_has_none_of_it_and_coming_back_has(table: PackedTable) -> None:
    table.model.fresh("langrensha")
    assert table.model.draft.packs == ()
    table.model.fresh("jinro_nine")
    assert "ferry9" in table.model.draft.rules.boards


def test_a_line_up_names_its_packs_and_switches_them_on(table: PackedTable) -> None:
    table.model.choose_preset("ferry9")
    kept = LineUp.of(table.model.draft, "River").document
    assert kept["packs"] == ["ferry"]
    table.model.set_up(Draft.fresh("jinro_nine", people(9)))
    assert table.packs.on("jinro_nine") == ()
    read = lineup.read(kept, table.packs.find)
    table.model.set_up(read.laid_for(people(9)))
    assert table.model.draft.composition()["ferrier"] == 1
    assert [pack.id for pack in table.packs.on("jinro_nine")] == ["ferry"]


@pytest.mark.parametrize("packs", ["ferry", [7], ["nowhere"], {"ferry": 1}])
def test_a_line_up_whose_packs_are_not_here_is_refused_in_a_sentence(table: PackedTable, packs: object) -> None:
    kept = {**LineUp.of(table.model.draft, "River").document, "packs": packs}
    with pytest.raises(Refused) as refused:
        lineup.read(kept, table.packs.find)
    assert "—" not in refused.value.said("ja")


def test_without_packs_a_line_up_is_written_as_ever() -> None:
    assert "packs" not in LineUp.of(Draft.fresh("jinro_nine", people(9))).document
