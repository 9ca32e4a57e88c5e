"""Readings belong to words in their context, and no rare sign is without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from i18n import readings
from i18n.checks import readings as check
from i18n.checks.book import Book, Page, books
from i18n.readings import Reading, listed, matches

OURS = tuple(listed(readings.readings("ja")))


def read(text: str, words: tuple[Reading, ...] = OURS) -> list[str]:
    """Each word with its reading, as they follow."""
    return [f"{text[found.start : found.end]} {' '.join(found.reading.said)}" for found in matches(text, words)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("人狼が一人を襲撃します。", ["人狼 じんろう", "襲撃 しゅうげき"]),
        ("占い師が占います。", ["占い師 うらな し", "占い うらな"]),
        ("今夜襲われた人", ["襲わ おそ"]),
        ("隠れ狼と白狼王", ["隠れ かく", "狼 おおかみ", "白狼王 はくろうおう"]),
        ("一匹、二人、今日", ["一匹 いっぴき"]),
        ("魔女殺しと殺人魔法", ["魔女殺し まじょごろ", "魔法 まほう"]),
        # A smoke signal, which no list has, is no wolf.
        ("狼煙", []),
        ("襲名", []),
        ("", []),
    ],
)
def test_the_longest_word_is_read_and_no_part_of_a_stranger(text: str, expected: list[str]) -> None:
    assert read(text) == expected


def test_only_japanese_has_readings() -> None:
    assert readings.annotated() == ("ja",)
    assert readings.readings("zh-Hans") == readings.readings("en") == ""


def test_what_primary_school_teaches_is_known() -> None:
    taught = readings.taught("ja")
    assert set("一人夜村役職投票鬱") & taught == set("一人夜村役職投票")
    assert not set("狼襲占籠霊媒呪刑") & taught
    assert len(taught - {"\n", "々"}) == 1026


def a_book(**said: str) -> Book:
    return Book("toy", (Page("ja", Path(), {id.replace("_", "."): text for id, text in said.items()}, (), {}),))


def complaints(monkeypatch: pytest.MonkeyPatch, lines: str, **said: str) -> list[str]:
    monkeypatch.setattr(readings, "readings", lambda language: lines if language == "ja" else "")
    return list(check.complaints([a_book(**said)]))


def test_a_rare_sign_without_a_reading_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    found = complaints(monkeypatch, "人狼 じんろう", role_wolf_name="人狼と賢狼")
    assert found == ["ja/toy: role.wolf.name: no reading for 賢狼 in readings.txt: 人狼と賢狼"]
    assert complaints(monkeypatch, "人狼 じんろう", role_wolf_name="人狼", practice_names="楓") == []


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ("人狼 じんろう\n人狼 じんろう", "人狼 is there twice"),
        ("人狼 じんろう\n占い師 うらないし", "占い師 has 2 runs of Han and 1 readings"),
        ("人狼 ジンロウ", "人狼: a reading is written in hiragana: ジンロウ"),
        ("人狼 じんろう\n妖狐 ようこ", "no text has 妖狐, or not all that it may go on with"),
        ("人狼 じんろう\n占[いう] うらな", "no text has 占[いう], or not all that it may go on with"),
    ],
)
def test_a_list_is_held_to_its_rules(monkeypatch: pytest.MonkeyPatch, lines: str, fault: str) -> None:
    found = complaints(monkeypatch, lines, one="人狼を占い", two="占い師")
    assert f"ja/readings.txt: {fault}" in found


def test_every_reading_is_met_in_the_texts_of_the_game() -> None:
    assert list(check.complaints(books())) == []
    japanese = [text.text for book in books() for text in book.texts() if text.language == "ja"]
    met = {found.reading for text in japanese for found in matches(text, OURS)}
    assert met == set(OURS)
