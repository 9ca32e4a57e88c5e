"""Words of the table: each language has its own, and they are found where they stand."""

from __future__ import annotations

import pytest

from i18n import LANGUAGES, Words
from i18n.table_book import AtTable, Book
from i18n.terms import asked, marked, table_words

FEWEST = 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_says_what_it_means(language: str) -> None:
    words = Words(language)
    every = table_words(words)
    names = [name for word in every for name in word.names]
    assert len(every) >= FEWEST
    assert len({*names}) == len(names)
    assert all(word.means.endswith(("。", ".")) and " = " not in word.means for word in every)
    assert {"zh-Hans": "归票", "zh-Hant": "歸票", "ja": "ローラー", "en": "bus"}[language] in names


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_is_called_as_a_role_is(language: str) -> None:
    for rules in ("jinro_nine", "ultimate_thirteen", "event_jinro", "langrensha"):
        words = Words(language, rules)
        roles = {words.text(f"role.{id}.name") for id in AtTable(rules).rules.roles}
        assert not roles & {name for word in table_words(words) for name in word.names}


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("zh-Hans", "天亮后先上警，再归票。", ["上警", "归票"]),
        ("zh-Hant", "同守同救的結果", ["同守同救"]),
        ("ja", "占い師がCOしたら、グレーから吊り先を選ぶ。", ["CO", "グレー", "吊り"]),
        ("en", "Two claims, and a counter-claim.", ["claim", "counter-claim"]),
    ],
)
def test_they_are_found_in_any_text(language: str, text: str, found: list[str]) -> None:
    assert [word.names[0] for word in asked(Words(language), text)] == found


def test_each_is_marked_where_it_comes_first() -> None:
    text = "先退水，退水之后再归票。"
    assert [text[spot.start : spot.start + spot.length] for spot in marked(Words("zh-Hans"), text)] == ["退水", "归票"]
    assert [spot.start for spot in marked(Words("zh-Hans"), text)] == [1, 9]


def test_they_are_a_chapter_where_a_pack_hunts() -> None:
    book = Book(Words("ja", "jinro_nine"), AtTable("jinro_nine"))
    chapter = next(chapter for chapter in book.chapters if chapter.id == "terms")
    assert chapter.passages[0].headline == "CO / カミングアウト"
    cards = Book(Words("ja", "witch_trial"), AtTable("witch_trial"))
    assert all(chapter.id != "terms" for chapter in cards.chapters)
    assert not cards.table_words
