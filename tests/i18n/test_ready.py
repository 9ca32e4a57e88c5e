"""A ready phrase is kept as an id and read in its reader's language; what was typed is read as it was typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from i18n import LANGUAGES, Words, ready

JA, ZH, EN = Words("ja"), Words("zh-Hans"), Words("en")
MOST = 200
# Lines as somebody types them, of pieces that come near to an id.
PIECES = st.sampled_from(["phrase.", "phrase", ".", "1", "8", "99", " ", "\n", "x", "\u3000", "note.phrase.1", "様子"])
TYPED = st.lists(PIECES, max_size=12).map("".join)


@pytest.mark.parametrize("writes", LANGUAGES)
@pytest.mark.parametrize("reads", LANGUAGES)
def test_every_ready_phrase_is_read_in_the_readers_language(writes: str, reads: str) -> None:
    written = ready.phrases(Words(writes))
    kept = ready.kept(Words(writes), "\n".join(written), MOST)
    assert kept.split("\n") == [f"phrase.{number}" for number in range(1, len(written) + 1)]
    assert ready.read(Words(reads), kept).split("\n") == list(ready.phrases(Words(reads)))


@given(TYPED)
def test_what_is_typed_is_read_as_it_was_typed_in_every_language(text: str) -> None:
    kept = ready.kept(JA, text, MOST)
    assert len(kept) == len(text)
    assert {ready.read(words, kept) for words in (JA, ZH, EN)} == {text}
    assert ready.read(ZH, ready.typed(text)) == text


def test_only_whole_lines_of_the_writers_own_language_travel() -> None:
    first, third = JA.text("phrase.1"), JA.text("phrase.3")
    text = f"{first}\nnot {third}\n{third} \n{ZH.text('phrase.3')}"
    kept = ready.kept(JA, text, MOST)
    assert kept == f"phrase.1\nnot {third}\nphrase.3\n{ZH.text('phrase.3')}"


def test_as_many_lines_travel_as_there_is_room_for() -> None:
    """An id may be longer than the phrase that it stands for."""
    line = JA.text("phrase.4")
    assert len(line) < len("phrase.4")
    text = f"{line}\n{line}"
    most = len(f"phrase.4\n{line}")
    assert ready.kept(JA, text, most) == f"phrase.4\n{line}"
    assert ready.kept(JA, text, len(text)) == text


def test_lines_that_a_rule_puts_into_one_are_read_all_the_same() -> None:
    assert ready.read(EN, "first phrase.1 phrase.3") == f"first {EN.text('phrase.1')} {EN.text('phrase.3')}"


@pytest.mark.parametrize(
    "text", ["phrase.99", "phrase.01", "phrase.", "a.phrase.1", "phrase.1!", "note.phrase.1", "話を"]
)
def test_what_is_no_id_is_read_as_it_stands(text: str) -> None:
    assert ready.read(ZH, text) == text
