"""A screen that asks several things: each has its field, one confirm answers all, and all of it is kept or none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop.keep.journal_file import CannotKeep, JournalFile
from desktop.table.pages.pages import LitPage
from desktop.table.privacy.machine import State
from desktop.table.session.session import Session
from rulesets.engine import Game, Ruleset, lap, ruleset
from rulesets.engine.asks import Flow, Page
from rulesets.engine.lap import Joined, Reads, Screen, Wide, Writes
from rulesets.engine.table import Table
from tests.desktop.sitting import Paper, Sitting

NINE = tuple("ABCDEFGHI")


class Evening:
    """Everybody writes and names two, names one more beside it, and then reads."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def flow(self) -> Flow:
        table = self._table
        screens: list[Screen] = [Joined(Writes(self.line), Wide(self.names, 2), self.trusts), Reads(self.reads)]
        yield from lap.lap(table, table.players, screens)
        yield table.report("dawn.report")

    def line(self, seat: str) -> Page:
        return self._table.text("decoy.note", seat, 20)

    def names(self, seat: str) -> Page:
        if seat == "A":
            return self._table.choose("werewolf.attack", seat, self._table.others(seat), at_least=0, at_most=2)
        return self._table.suspect(seat)

    def trusts(self, seat: str) -> Page:
        return self._table.choose("decoy.trust", seat, self._table.others(seat), at_least=0)

    def reads(self, seat: str) -> Page:
        return self._table.read("night.report", seat)


def rules() -> Ruleset:
    bundled = ruleset("jinro_nine")
    return replace(bundled, code=replace(bundled.code, flow=lambda table: Evening(table).flow()))


def sat_down() -> Sitting:
    sitting = Sitting(Game.new(rules(), NINE, seed=1))
    light(sitting.session)
    return sitting


def light(session: Session) -> None:
    session.machine.hold(0.0)
    session.tick(0.0)


def tap(session: Session, place: str) -> None:
    session.choose(place, 0.0)


def kept(session: Session) -> Sequence[Mapping[str, Any]]:
    assert isinstance(session.keeper, Paper)
    return session.keeper.answers


def chosen(session: Session) -> list[str]:
    return list(session.draft.chosen)


def test_every_ask_has_a_field_and_every_place_a_name_of_its_own() -> None:
    sitting = sat_down()
    page = sitting.held()
    assert isinstance(page, LitPage)
    assert [(field.layout, field.mark) for field in page.fields] == [("text", ""), ("seats", ""), ("seats", "3.")]
    assert page.open is not None
    assert len(page.open.questions) == page.asked == 3
    assert set(page.open.allowed) == {f"{mark}{number}" for mark in ("", "3.") for number in range(2, 10)}


def test_pages_of_one_place_have_the_same_fields_whatever_is_asked() -> None:
    sitting = sat_down()
    seen = []
    for _ in NINE[:3]:
        page = sitting.page()
        assert isinstance(page, LitPage)
        seen.append((page.fields, page.asked, page.nobody))
        sitting.session.nobody(0.0)
        sitting.session.confirm(0.0)
        sitting.session.confirm(0.0)
        light(sitting.session)
    assert seen == [seen[0]] * 3


def test_one_confirm_answers_all_and_not_before_each_is_ready() -> None:
    session = sat_down().session
    session.write("hm", 0.0)
    tap(session, "2")
    tap(session, "3")
    session.confirm(0.0)
    assert (kept(session), session.hint) == ([], "lit.choose_first")
    tap(session, "3.4")
    session.confirm(0.0)
    assert [entry["answer"] for entry in kept(session)] == ["hm", ["B", "C"], "D"]
    assert [ask.id for ask in session.lit_screen] == ["night.report"]


def test_nobody_is_for_what_is_empty_and_where_nothing_is_for_all() -> None:
    session = sat_down().session
    tap(session, "2")
    session.nobody(0.0)
    assert chosen(session) == ["2"]
    assert session.grammar.is_done(session.draft)
    tap(session, "3.4")
    session.nobody(0.0)
    assert chosen(session) == []
    session.confirm(0.0)
    assert [entry["answer"] for entry in kept(session)] == [None, None, None]


def test_a_screen_is_taken_back_as_a_whole() -> None:
    session = sat_down().session
    session.nobody(0.0)
    session.confirm(0.0)
    assert session.take_back(0.0)
    assert (kept(session), len(session.lit_screen)) == ([], 3)


def test_a_whole_turn_is_gone_on_without_screen_by_screen() -> None:
    session = sat_down().session
    session.break_privacy(0.0)
    session.machine.remind()
    session.without_answer(0.0)
    assert [entry["ask"] for entry in kept(session)][-1] == "night.report"
    assert all(entry["no_reply"] for entry in kept(session))
    assert (session.state, session.game.ask and session.game.ask.seat) == (State.COVER, "B")


class Full(Paper):
    """A disk that takes no more than so many lines."""

    room = 0

    def answer(self, *entries: Mapping[str, Any], **told: Any) -> None:
        if not self.room:
            raise CannotKeep("full", Path("x"))
        super().answer(*entries, **told)


def test_a_disk_that_refuses_has_none_of_a_screen_and_the_draft_stays() -> None:
    session = sat_down().session
    session.keeper = Full()
    tap(session, "2")
    session.nobody(0.0)
    with pytest.raises(CannotKeep):
        session.confirm(0.0)
    assert (session.game.answers, len(session.lit_screen), session.draft.chosen) == (0, 3, ("2",))


def test_a_file_cut_off_anywhere_has_all_answers_of_a_screen_or_none(tmp_path: Path) -> None:
    sitting = sat_down()
    head = {key: value for key, value in sitting.game.journal.items() if key != "answers"}
    file = JournalFile.create(tmp_path / "game.lantern", head)
    before = file.path.stat().st_size
    sitting.session.keeper = file
    sitting.session.nobody(0.0)
    sitting.session.confirm(0.0)
    whole, found = file.path.read_bytes(), []
    for size in range(before, len(whole) + 1):
        file.path.write_bytes(whole[:size])
        _, recovered = JournalFile.recover(file.path)
        found.append(len(recovered.journal["answers"]))
    assert (set(found), found[0], found[-1]) == ({0, 3}, 0, 3)
