"""What the walk says of lines: a word or a phrase in two, or next to nothing on the last one."""

from __future__ import annotations

import pytest
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow

from devtools.walk.faults import faults as all_faults
from devtools.walk.lines import Said, faults
from devtools.walk.things import Eyes

WIDE = 400.0


def said(*rows: str, wanted: str = "", room: float = WIDE, is_label: bool = False) -> list[str]:
    return list(faults(Said(wanted or "".join(rows), rows, room, 20, is_label)))


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        (("夜里没有能力，靠发言和投票找出狼人，村民获", "胜。"), "leaves '胜。' alone"),
        (("每晚查验一人，有妖狐的村", "子里，被查验的也会死"), "parts '村子'"),
        (("預言家查", "驗了一人"), "parts '查驗'"),
        (("投票の結果、長谷川が処", "刑されます。"), "parts '処刑されます。'"),
        (("イベントカー", "ドをめくります。"), "parts 'イベントカードを'"),
    ],
)
def test_what_belongs_together_is_on_one_line(rows: tuple[str, ...], fault: str) -> None:
    assert any(fault.rstrip("'") in one for one in said(*rows))


@pytest.mark.parametrize(
    "rows",
    [
        ("每晚查验一人，有妖狐的村子里，", "被查验的也会死"),
        ("投票の結果、長谷川が", "処刑されます。"),
        ("昨夜，", "无人死亡。"),
    ],
)
def test_lines_that_end_with_a_phrase_are_left_in_peace(rows: tuple[str, ...]) -> None:
    assert said(*rows) == []


def test_of_english_only_the_last_line_can_be_too_short() -> None:
    assert said("Nobody died in the", "night.", wanted="Nobody died in the night.") == []
    assert said("Everybody looks at", "it.", wanted="Everybody looks at it.") != []


def test_a_row_that_is_one_name_has_nothing_to_hand_on() -> None:
    assert said("4・五十嵐・マリア", "市民", wanted="4・五十嵐・マリア 市民") == []
    more = "きのうの夜は五十嵐・マリア"
    assert said(more, "市民", wanted=f"{more} 市民") == ["leaves '市民' alone"]


def test_a_phrase_that_no_line_holds_has_to_be_parted() -> None:
    assert said("イベントカー", "ドをめくります。", room=120) == []


def test_a_name_with_a_dot_is_as_long_as_all_of_it() -> None:
    rows = ("投票の結果、", "11・五十嵐・マリア", "が処刑されます。")
    assert said(*rows, room=200) == []
    assert said(*rows, room=240) == ["parts '11・五十嵐・マリアが' as '・マリア', 'が処刑さ'"]


def test_a_label_is_parted_evenly() -> None:
    assert said("アルティメット", "人狼", is_label=True) == []
    assert said("マクシミ", "リアン", is_label=True) == []


@pytest.mark.usefixtures("qapp")
def test_a_text_that_qt_breaks_by_itself_is_seen() -> None:
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    text = "每晚查验一人，得知他是不是狼人。"
    scene = f'import QtQuick; Text {{ text: "{text}"; width: 100; wrapMode: Text.WordWrap; font.pixelSize: 20 }}'
    component.setData(scene.encode(), "")
    window = QQuickWindow()
    item = component.create()
    assert isinstance(item, QQuickItem)
    item.setParentItem(window.contentItem())
    window.resize(400, 400)
    eyes = Eyes(window, engine)
    found = list(all_faults(eyes.things(), eyes.box))
    assert any(" parts " in one for one in found), found
