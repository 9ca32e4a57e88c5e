"""Where a sentence or a long name goes on to the next line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtQml import QJSEngine, QJSValue

import desktop

NAMES = Path(desktop.__file__).parent / "look" / "names.js"
# Every letter is as wide as any other.
MEASURED = "({parted, wrapped: (text, width, names) => wrapped(text, width, part => Array.from(part).length, names)})"

Broken = Callable[..., list[str]]


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def called() -> Broken:
    script = QJSEngine()
    source = NAMES.read_text(encoding="utf-8").removeprefix(".pragma library")
    # The stubs promise a pair here; it is the value alone.
    functions = cast(QJSValue, script.evaluate(f"{source}\n;{MEASURED}"))
    assert not functions.isError(), functions.toString()

    def call(function: str, *given: object) -> list[str]:
        answer = functions.property(function).call([script.toScriptValue(value) for value in given])
        assert not answer.isError(), answer.toString()
        return list(answer.toVariant())

    return call


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("投票の結果、長谷川が処刑されます。", 12, ["投票の結果、長谷川が", "処刑されます。"]),
        ("本日の議論の最初の12分は、人狼と", 13, ["本日の議論の最初の", "12分は、人狼と"]),
        ("昨夜，晓雯没能等到天亮。", 9, ["昨夜，晓雯没能等到", "天亮。"]),
        ("Nobody died in the night.", 11, ["Nobody died", "in the", "night."]),
    ],
)
def test_a_line_ends_with_a_phrase(called: Broken, text: str, width: int, lines: list[str]) -> None:
    assert called("wrapped", text, width, []) == lines


def test_a_phrase_that_is_wider_than_a_line_is_broken_after_all(called: Broken) -> None:
    lines = called("wrapped", "話をしなければなりません。", 7, [])
    assert "".join(lines) == "話をしなければなりません。"
    assert all(len(line) <= 7 for line in lines)


def test_a_name_is_never_broken_and_stays_with_its_number(called: Broken) -> None:
    lines = called("wrapped", "朝が明けると、9・長谷川光太郎の死体が発見されました。", 10, ["長谷川光太郎"])
    assert any("9・長谷川光太郎" in line for line in lines)
    assert called("wrapped", "天亮时，12号 晓雯不见了", 7, ["晓雯"]) == ["天亮时，", "12号 晓雯不", "见了"]


def test_no_line_begins_with_what_belongs_to_the_one_before(called: Broken) -> None:
    for width in range(3, 12):
        for line in called("wrapped", "「キャッチボール」、ルールのページ。ちょっと待って、人々よ。", width, []):
            assert line[0] not in "、。」ーッャュョっゃゅょ々"


@pytest.mark.parametrize(
    ("name", "lines", "parts"),
    [
        ("花子", 2, ["花子"]),
        ("長谷川光太郎", 2, ["長谷川", "光太郎"]),
        ("五十嵐・マリア", 2, ["五十嵐・", "マリア"]),
        ("アルティメット人狼", 2, ["アルティメット", "人狼"]),
        ("だれがだれをさしたか", 2, ["だれがだれを", "さしたか"]),
        ("小鳥遊あおい", 2, ["小鳥遊", "あおい"]),
        ("キューピッド", 2, ["キュー", "ピッド"]),
        ("Anne-Sophie", 3, ["Anne-", "Sophie"]),
        ("Maximilian von Hohenstein", 2, ["Maximilian", "von Hohenstein"]),
        ("Maximilian von Hohenstein", 3, ["Maximilian", "von", "Hohenstein"]),
        ("Villager · Day 2, dawn, attacked", 2, ["Villager · Day 2,", "dawn, attacked"]),
        ("Zbigniew", 2, ["Zbigniew"]),
        ("第 12 天清晨 · 白狼王击杀", 2, ["第 12 天清晨 ·", "白狼王击杀"]),
    ],
)
def test_a_long_name_is_parted_where_it_has_a_seam(called: Broken, name: str, lines: int, parts: list[str]) -> None:
    assert called("parted", name, lines) == parts
