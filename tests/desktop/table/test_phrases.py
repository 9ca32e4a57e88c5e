"""A ready phrase on real pages: tapped in one language, read in another; and what was typed, as it was typed."""

from __future__ import annotations

from html import unescape
from typing import Any

import pytest

from desktop.after.end.page import page as end_page
from desktop.after.export import html
from desktop.after.replay.replay import Replay
from desktop.table.pages.pages import LitPage
from i18n import Words
from rulesets.engine import Ask, Game
from tests.desktop.room import Room
from tests.desktop.sitting import texts

pytestmark = pytest.mark.usefixtures("qapp")

# Two of a pack: she writes in Japanese, he reads in Chinese.
WRITER, READER = "E", "G"
JA, ZH, EN = (Words(language, "jinro_nine") for language in ("ja", "zh-Hans", "en"))


@pytest.fixture
def room() -> Room:
    room = Room(reads={WRITER: "ja", READER: "zh-Hans"})
    writes(room, WRITER)
    return room


def writes(room: Room, seat: str) -> None:
    """Goes on until it is this seat's to write to its pack."""
    room.until("werewolf.whisper")
    while room.state != "lit" or (asked(room).id, asked(room).seat) != ("werewolf.whisper", seat):
        room.answer()


def asked(room: Room) -> Ask:
    assert room.game.ask is not None
    return room.game.ask


def read(room: Room) -> str:
    """All that stands on the held page."""
    room.stage.open()
    page = room.page
    assert isinstance(page, LitPage)
    assert page.open is not None
    said = "\n".join(text for _, text in texts(page.open.diary))
    room.stage.shut()
    return said


def kept(room: Room) -> Any:
    return room.disk.answers[-1]["answer"]


def told(journal: Any, words: Words) -> str:
    """In the end, and on the page that is saved, which has the same sentences but for fillers."""
    replay = Replay.of(journal)
    lines = [line.text for step in end_page(words, replay).steps for line in step.lines]
    saved = unescape(html.page(words.language, replay))
    return "\n".join(line for line in lines if line in saved)


def test_a_tapped_phrase_is_read_in_the_readers_language(room: Room) -> None:
    room.stage.phrase(3)
    room.stage.confirm()
    assert kept(room) == "phrase.3"
    writes(room, READER)
    said = read(room)
    assert ZH.text("phrase.3") in said
    assert JA.text("phrase.3") not in said
    assert "phrase." not in said


def test_who_wrote_it_reads_it_as_it_was_tapped(room: Room) -> None:
    room.stage.phrase(3)
    room.stage.confirm()
    writes(room, READER)
    room.answer()
    writes(room, WRITER)
    assert JA.text("phrase.3") in read(room)


def test_the_story_of_a_game_tells_it_in_the_language_of_the_story(room: Room) -> None:
    room.stage.phrase(3)
    room.stage.confirm()
    for words in (ZH, EN):
        said = told(room.game.journal, words)
        # As an answer, and as what the pack was told.
        assert said.count(words.text("phrase.3")) == 2
        assert "phrase." not in said


@pytest.mark.parametrize("text", ["今夜はCを見る", "phrase.3", "a phrase.3 b", ZH.text("phrase.3") + "!"])
def test_what_was_typed_is_read_as_it_was_typed(room: Room, text: str) -> None:
    room.stage.write(text)
    room.stage.confirm()
    writes(room, READER)
    assert text in read(room)
    assert all(text in told(room.game.journal, words) for words in (ZH, EN))


def test_a_phrase_among_typed_lines_travels_alone() -> None:
    room = Room(reads={WRITER: "ja", READER: "zh-Hans"}, messages_with_choice=True)
    writes(room, WRITER)
    room.stage.write(f"{JA.text('phrase.4')}\n3は怪しい")
    room.stage.confirm()
    assert kept(room) == "phrase.4\n3は怪しい"
    writes(room, READER)
    said = read(room)
    assert (ZH.text("phrase.4") in said, "3は怪しい" in said) == (True, True)


def test_last_words_are_typed_at_the_table_and_stay_so() -> None:
    for text in (EN.text("phrase.3"), "phrase.3"):
        room = Room()
        room.until("last_words")
        while room.state != "table":
            room.answer()
        room.stage.write(text)
        room.stage.confirm()
        (heard,) = [notice for notice in room.game.notices() if notice.id == "last_words"]
        assert heard.params["text"] != "phrase.3"
        assert all(text in told(room.game.journal, words) for words in (ZH, EN))


def test_an_older_journal_is_told_as_it_was_written(room: Room) -> None:
    """Ids were unknown to it: its phrases are its writers' words."""
    room.stage.write("x")
    room.stage.confirm()
    journal = room.game.journal
    for text in (JA.text("phrase.3"), "phrase.99"):
        older = {**journal, "answers": [*journal["answers"][:-1], {**journal["answers"][-1], "answer": text}]}
        assert Game.replay(older).journal["answers"][-1]["answer"] == text
        assert told(older, ZH).count(text) == 2
