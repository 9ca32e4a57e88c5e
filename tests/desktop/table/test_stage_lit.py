"""What a stage says on a lit page, held and not held, of what its reader has chosen, written and noted."""

from __future__ import annotations

import pytest

from desktop.table.pages.pages import HeldPage, LitPage
from i18n import Words
from tests.desktop.room import Room

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_seal_is_seen_only_while_held() -> None:
    room = Room()
    room.until("vote.execution")
    room.take_up()
    room.stage.choose("3")
    assert (room.live("chosen"), room.live("ticked")) == ([], True)
    room.stage.open()
    assert room.live("chosen") == ["3"]
    room.stage.shut()
    assert (room.live("chosen"), room.live("ticked")) == ([], True)


def test_nothing_of_one_page_stays_for_the_next() -> None:
    room = Room()
    room.until("vote.execution")
    room.take_up()
    room.stage.choose("3")
    room.stage.breakPrivacy()
    assert (room.live("chosen"), room.live("ticked"), room.live("hint")) == ([], False, "")
    room.take_up()
    room.stage.open()
    assert room.live("chosen") == []


def test_private_pages_have_no_object_in_common() -> None:
    """What was secret is blank at once: nothing of it may live on, however equal."""
    room = Room()
    room.until("vote.execution")
    room.take_up()
    seen = []

    def look() -> None:
        shown = room.stage.property("page")
        seen.append({*shown.as_many("tablets"), shown.as_one("words")})

    look()
    room.stage.pageChanged.connect(look)
    for turn in (room.stage.open, room.stage.shut, room.stage.open):
        turn()
    assert len(seen) > 3
    assert len(set().union(*seen)) == sum(map(len, seen))


def test_what_is_not_allowed_brings_a_line() -> None:
    room = Room()
    room.until("vote.execution")
    room.take_up()
    words = Words("ja", "jinro_nine")
    room.stage.confirm()
    assert room.live("hint") == words.text("lit.choose_first")
    room.stage.choose("10")
    assert room.live("hint") == words.text("lit.not_that")


def test_ready_phrases_are_written_for_you() -> None:
    room = Room()
    room.until("decoy.note")
    page = room.page
    assert isinstance(page, LitPage)
    room.stage.phrase(2)
    room.stage.open()
    assert room.shown_to_qml.open.draft == page.fields[0].phrases[1]
    room.stage.shut()
    room.stage.phrase(99)
    room.stage.confirm()
    assert room.disk.answers[-1]["answer"] == "phrase.2"


def test_a_note_to_oneself_is_kept_and_seen_while_held() -> None:
    room = Room()
    room.take_up()
    room.stage.writeNote("3 is quiet")
    room.stage.keepNote()
    room.stage.keepNote()
    room.stage.notePhrase(1)
    assert room.disk.notes[0] == {"seat": "A", "text": "3 is quiet"}
    room.stage.open()
    assert room.shown_to_qml.open.notes[0] == "3 is quiet"
    room.stage.eraseNote(1)
    assert len(room.shown_to_qml.open.notes) == 1
    assert room.disk.answers == []


def test_a_choice_says_that_there_is_one_and_held_what_it_comes_to() -> None:
    room = Room()
    room.until("vote.execution")
    room.take_up()
    words = Words("ja", "jinro_nine")
    comes_to = {"3": room.seating.call(words)("C"), "1": words.text("lit.by_rule"), "nobody": words.text("lit.by_rule")}
    for tapped, said in comes_to.items():
        if tapped == "nobody":
            room.stage.nobody()
        else:
            room.stage.choose(tapped)
        assert room.live("hint") == words.text("lit.taken")
        room.stage.open()
        assert room.shown_to_qml.open.counts == (words.text("lit.counts", what=said),)
        assert room.live("hint") == words.text("lit.taken")
        room.stage.shut()
    room.stage.choose("3")
    room.stage.choose("3")
    assert room.live("hint") == ""


def test_while_held_every_place_says_whether_it_can_be_chosen() -> None:
    room = Room()
    room.until("vote.execution")
    room.take_up()
    assert not room.live("isOpen")
    room.stage.open()
    held: HeldPage = room.shown_to_qml.open
    said = {each.place: each.text for each in held.described}
    words = Words("ja")
    call = room.seating.call(words)
    assert said["1"] == words.text("lit.void", name=call("A"))
    assert said["2"] == words.text("lit.available", name=call("B"))
