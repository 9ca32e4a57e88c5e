"""What a page's fields are to QML, and its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from desktop.widgets.kinds import Kind, NotForQml, fields_of, own_fields, parent_of, records_in
from i18n import LANGUAGES, Words
from tests.desktop.widgets.tried_pages import TryMark, TryPage, TryRow, TryWider, TryWords


def test_each_field_has_its_kind() -> None:
    assert fields_of(TryPage) == {
        "title": Kind(str),
        "share": Kind(float),
        "is_on": Kind(bool),
        "rows": Kind(TryRow, is_list=True),
        "lines": Kind(str, is_list=True),
        "numbers": Kind(int, is_list=True),
        "words": Kind(TryWords),
        "first": Kind(TryRow, may_be_missing=True),
    }
    assert fields_of(TryWords) == {"back": Kind(str), "ok": Kind(str)}
    assert fields_of(TryMark) == {"text": Kind(str)}


def test_what_a_page_holds_is_found_with_it() -> None:
    assert list(records_in(TryWider)) == [TryWider, TryPage, TryRow, TryMark, TryWords]
    assert (parent_of(TryWider), list(own_fields(TryWider))) == (TryPage, ["more"])


@dataclass(frozen=True)
class WithMapping:
    words: Mapping[str, str]


@dataclass(frozen=True)
class WithMaybeText:
    line: str | None


@dataclass(frozen=True)
class WithPair:
    pair: tuple[str, int]


@dataclass(frozen=True)
class WithListOfLists:
    rows: tuple[tuple[str, ...], ...]


@pytest.mark.parametrize("record", [WithMapping, WithMaybeText, WithPair, WithListOfLists])
def test_what_qml_has_no_type_for_is_refused_by_its_name(record: type) -> None:
    with pytest.raises(NotForQml, match=rf"{record.__name__}\.\w+: "):
        fields_of(record)


def test_words_are_looked_up_in_their_language_and_are_the_same_in_the_same() -> None:
    for language in LANGUAGES:
        assert TryWords(Words(language)).back == Words(language).text("button.back")
    assert TryWords(Words("en")) == TryWords(Words("en"))
    assert hash(TryWords(Words("en"))) == hash(TryWords(Words("en")))
    assert TryWords(Words("en")) != TryWords(Words("ja"))
    assert TryWords(Words("en", "langrensha")) != TryWords(Words("en"))
