"""Where a sentence or a long name goes on to the next line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtQml import QJSEngine, QJSValue

import desktop
from i18n.phrases import phrases

WIDGETS = Path(desktop.__file__).parent / "widgets"
# Every letter is as wide as any other.
MEASURED = """({parted, learned: words => { learn([words]); return [] },
    wrapped: (text, width, names, wished) => wrapped(text, width, desk(part => Array.from(part).length, names), wished),
    flowing: (text, width) => flowing(text, width, desk(part => Array.from(part).length, [])),
    told: (text, width, names) => told(text, width, desk(part => Array.from(part).length, names))})"""

Broken = Callable[..., list[str]]


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def called() -> Broken:
    script = QJSEngine()
    # As QML has them: the one is imported into the other under a name.
    han, names = ((WIDGETS / file).read_text(encoding="utf-8") for file in ("han.js", "names.js"))
    han = f"const Han = (function () {{{han.removeprefix('.pragma library')}\nreturn {{learn, apart}}}})()"
    source = han + names.removeprefix('.pragma library\n.import "han.js" as Han')
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
        ("結果は最後にお知らせします。", 9, ["結果は最後に", "お知らせします。"]),
        ("投票は引き分けです。", 8, ["投票は", "引き分けです。"]),
        ("1号晓雯：“投谁？”——2号陈默", 12, ["1号晓雯：“投谁？”——", "2号陈默"]),
        ("鴉のしるし・一票多く数える", 7, ["鴉のしるし・", "一票多く数える"]),
    ],
)
def test_a_line_ends_with_a_phrase(called: Broken, text: str, width: int, lines: list[str]) -> None:
    assert called("wrapped", text, width, []) == lines


def test_a_phrase_that_is_wider_than_a_line_is_broken_after_all(called: Broken) -> None:
    lines = called("wrapped", "話をしなければなりません。", 7, [])
    assert "".join(lines) == "話をしなければなりません。"
    assert all(len(line) <= 7 for line in lines)


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("昨夜、楓が帰らぬ人となりました。", 7, ["昨夜、楓が", "帰らぬ人となり", "ました。"]),
        ("選ばれました。", 5, ["選ばれ", "ました。"]),
        ("人にもなれるのでしょう。", 6, ["人に", "もなれるの", "でしょう。"]),
    ],
)
def test_a_phrase_that_is_wider_is_broken_before_its_ending(
    called: Broken, text: str, width: int, lines: list[str]
) -> None:
    assert called("wrapped", text, width, []) == lines


def test_a_name_is_never_broken_and_stays_with_its_number(called: Broken) -> None:
    lines = called("wrapped", "朝が明けると、9・長谷川光太郎の死体が発見されました。", 10, ["長谷川光太郎"])
    assert any("9・長谷川光太郎" in line for line in lines)
    assert called("wrapped", "天亮时，12号 晓雯不见了", 7, ["晓雯"]) == ["天亮时，", "12号 晓雯不", "见了"]


def test_no_line_begins_with_what_belongs_to_the_one_before(called: Broken) -> None:
    for width in range(3, 12):
        for line in called("wrapped", "「キャッチボール」、ルールのページ。ちょっと待って、人々よ。", width, []):
            assert line[0] not in "、。」ーッャュョっゃゅょ々"


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("Votes: 6 · Farid 3 votes, 1 · Aki 1 vote", 20, ["Votes:", "6 · Farid 3 votes,", "1 · Aki 1 vote"]),
        ("票 6・さくら 3票、1・楓 1票", 10, ["票", "6・さくら 3票、", "1・楓 1票"]),
        ("6號Max 2 票……", 9, ["6號Max", "2 票……"]),
        ("イベント「共同風呂」", 8, ["イベント", "「共同風呂」"]),
    ],
)
def test_a_list_breaks_neither_a_count_nor_what_is_called_so(
    called: Broken, text: str, width: int, lines: list[str]
) -> None:
    names = ["Farid", "Aki", "さくら", "楓"]
    assert called("wrapped", text, width, names, "whole") == lines


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        (
            "The court stays tied. There is no second execution.",
            30,
            ["The court stays tied.", "There is no second execution."],
        ),
        ("試合は終わりです。村に、もう人狼はいません。", 18, ["試合は終わりです。", "村に、もう人狼はいません。"]),
        (
            "8号雨桐面前落着一根乌鸦羽毛，今天投票多算一票。",
            18,
            ["8号雨桐面前落着一根乌鸦羽毛，", "今天投票多算一票。"],
        ),
        ("朝が明けると、12・葵の死体が発見されました。", 17, ["朝が明けると、", "12・葵の死体が発見されました。"]),
        (
            "The count: 5 · Elena 2 votes, 7 · Grace 1 vote, 8 · Hana 1 vote.",
            36,
            ["The count: 5 · Elena 2 votes,", "7 · Grace 1 vote, 8 · Hana 1 vote."],
        ),
        ("Nobody died.", 30, ["Nobody died."]),
        ("At once: the executed picks any card.", 30, ["At once: the executed", "picks any card."]),
    ],
)
def test_what_is_announced_pauses_where_a_voice_would(called: Broken, text: str, width: int, lines: list[str]) -> None:
    assert called("told", text, width, []) == lines


def test_an_announcement_takes_no_more_lines_for_its_pauses(called: Broken) -> None:
    text = "One. A sentence that is much longer than the first, and has no other pause in it at all."
    for width in range(14, 90):
        assert len(called("told", text, width, [])) <= len(called("wrapped", text, width, [], "whole"))


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("玩家依號碼圍坐一圈。村民之中，藏著狼人。", 17, ["玩家依號碼圍坐一圈。村民之中，藏", "著狼人。"]),
        ("平票时无人出局。", 5, ["平票时无", "人出局。"]),
        ("平票时无人", 4, ["平票时无", "人"]),
        ("Nobody is out.", 9, ["Nobody is", "out."]),
        ("死因が魔女殺しか調べる", 9, ["死因が", "魔女殺しか調べる"]),
    ],
)
def test_running_text_leaves_no_letter_alone(called: Broken, text: str, width: int, lines: list[str]) -> None:
    assert called("flowing", text, width) == lines


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("昨夜无人死亡", 5, ["昨夜无人", "死亡"]),
        ("预言家查验了一人", 7, ["预言家查验了", "一人"]),
        ("一人被放逐", 4, ["一人", "被放逐"]),
        ("谁被放逐了", 3, ["谁被", "放逐了"]),
        # Nobody wrote this one down.
        ("昨夜欧阳子涵死亡", 5, ["昨夜", "欧阳子涵", "死亡"]),
        ("イベントカード一覧", 7, ["イベントカード", "一覧"]),
    ],
)
def test_chinese_is_parted_between_its_words(called: Broken, text: str, width: int, lines: list[str]) -> None:
    called("learned", "昨夜 无人 死亡 预言家 查验 一人 放逐")
    assert called("wrapped", text, width, []) == lines


def test_chinese_goes_by_the_words_of_its_texts() -> None:
    assert {"预言家", "同守同救", "无人"} <= set(phrases("zh-Hans").split())
    assert {"預言家", "同守同救", "無人"} <= set(phrases("zh-Hant").split())
    assert phrases("en") == ""


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
        ("第 12 天清晨 · 白狼王击杀", 2, ["第 12 天清晨", "白狼王击杀"]),
    ],
)
def test_a_long_name_is_parted_where_it_has_a_seam(called: Broken, name: str, lines: int, parts: list[str]) -> None:
    assert called("parted", name, lines) == parts


def test_a_name_is_parted_by_the_words_that_are_known_now(called: Broken) -> None:
    """How it was parted is kept, until there are other words, or too many names."""
    name = "预言家女巫猎人"
    assert called("parted", name, 2) == ["预言家女", "巫猎人"]
    called("learned", "预言家 女巫 猎人")
    for other in range(600):
        called("parted", f"长谷川 {other}", 2)
        assert called("parted", name, 2) == ["预言家", "女巫猎人"]
