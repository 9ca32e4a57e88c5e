"""The rulebook follows the table's options, and what is played with."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from i18n import LANGUAGES, Words, rulebook
from i18n.checks.book import books
from i18n.declared import of
from i18n.table_book import AtTable, Book
from rulesets.engine import Ruleset, catalogue, ruleset
from rulesets.engine.library import files

NINE = ("villager", "seer", "medium", "guard", "werewolf", "madman")
WRITTEN = [book.domain for book in books() if book.domain in files()]


def options(id: str = "jinro_nine", /, **changed: Any) -> dict[str, Any]:
    return {option.id: option.default for option in ruleset(id).options.values()} | changed


def chapters(words: Words, chosen: dict[str, Any], played: tuple[str, ...], *more: Any) -> tuple[rulebook.Chapter, ...]:
    return rulebook.chapters(words, chosen, rulebook.standing(words, chosen, played), *more)


def ids(words: Words, played: tuple[str, ...] = NINE, **changed: Any) -> set[str]:
    book = chapters(words, options(**changed), played)
    return {passage.id for chapter in book for passage in chapter.passages}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("rulebook.vote.4", ("vote", None, 4, False, ())),
        ("rulebook.roles.guard.2.note", ("roles", "guard", 2, True, ())),
        ("rulebook.vote.5[tie=runoff]", ("vote", None, 5, False, (("tie", "=", "runoff"),))),
        (
            "rulebook.vote.5[abstain=no,tie!=none]",
            ("vote", None, 5, False, (("abstain", "=", False), ("tie", "!=", "none"))),
        ),
        ("rulebook.night.2[council_laps>0]", ("night", None, 2, False, (("council_laps", ">", 0),))),
        ("rulebook.night.3[has:fox]", ("night", None, 3, False, (("fox", "has", None),))),
    ],
)
def test_an_id_says_where_and_when_a_passage_stands(text: str, place: tuple[Any, ...]) -> None:
    assert rulebook.place(text) == (text, *place)


@pytest.mark.parametrize("text", ["rulebook.title", "chapter.vote", "role.guard.does", "rulebook.vote.x"])
def test_other_ids_are_no_passages(text: str) -> None:
    assert rulebook.place(text) is None


def test_a_condition_that_says_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="no condition"):
        rulebook.place("rulebook.vote.9[tie~runoff]")


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_what_says_the_same_is_known_without_the_words(data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from(catalogue()))
    values = {option.id: data.draw(st.sampled_from(option.choices)) for option in rules.options.values()}
    counts = rules.composition(data.draw(st.sampled_from(rules.players)), None)
    words = Words(data.draw(st.sampled_from(LANGUAGES)), rules)
    option = data.draw(st.sampled_from([*rules.options.values()]))
    value = data.draw(st.sampled_from(option.choices))
    now, other = (Book(words, AtTable(rules.id, chosen, counts)) for chosen in (values, {**values, option.id: value}))
    assert now.says_the_same(option.id, value) == (now.chapters == other.chapters)


def test_the_book_changes_with_an_option() -> None:
    words = Words("ja", "jinro_nine")
    runoff, none = ids(words, tie="runoff"), ids(words, tie="none")
    assert "rulebook.vote.7[tie=runoff,runoff_voters=all]" in runoff - none
    assert "rulebook.vote.9[tie=none]" in none - runoff


def test_a_role_that_nobody_plays_is_not_in_the_book() -> None:
    words = Words("en", "jinro_nine")
    assert not any("fox" in passage for passage in ids(words) if "lacks:" not in passage)
    assert "rulebook.roles.fox.1" in ids(words, (*NINE, "fox"))


def test_a_ruling_is_followed_by_what_the_source_says() -> None:
    words = Words("en", "witch_trial")
    for places in ("handed_in", "carried_out"):
        (midnight,) = (chapter for chapter in witch_trial(words, attack_places=places) if chapter.id == "midnight")
        ids = [passage.id for passage in midnight.passages]
        quote = midnight.passages[ids.index("option.attack_places.source")]
        assert ids[ids.index(quote.id) - 1].endswith(f"[attack_places={places}]")
        assert quote.note
        assert words.text(quote.id) in quote.text
        assert quote.original == (Words("zh-Hans", "witch_trial").text(quote.id), "zh-Hans")


def test_a_source_is_quoted_once_and_only_where_its_ruling_matters() -> None:
    book = [passage for chapter in witch_trial(Words("zh-Hans", "witch_trial")) for passage in chapter.passages]
    quoted = [passage.id for passage in book if passage.id.endswith(".source")]
    rulings = {f"option.{option.id}.source" for option in ruleset("witch_trial").options.values() if option.ruling}
    assert len(quoted) == len(set(quoted))
    assert set(quoted) == rulings
    assert all(passage.original is None for passage in book)
    without = witch_trial(Words("en", "witch_trial"), trading="off", first_finder="never")
    ids = {passage.id for chapter in without for passage in chapter.passages}
    assert not ids & {"option.dead_offers.source", "option.late_finder.source"}


def test_the_sources_own_words_are_found_too() -> None:
    book = witch_trial(Words("en", "witch_trial"))
    assert [passage.id for _, passage in rulebook.found(book, "三名玩家")] == ["option.attack_places.source"]


def witch_trial(words: Words, **changed: Any) -> tuple[rulebook.Chapter, ...]:
    rules = ruleset("witch_trial")
    return chapters(words, options("witch_trial", **changed), rules.roles, rules.written_in)


def test_a_passage_says_an_options_value() -> None:
    words = Words("ja", "jinro_nine")
    book = chapters(words, options(council_messages=7), NINE)
    assert any("合わせて7通まで" in passage.text for chapter in book for passage in chapter.passages)


@pytest.mark.parametrize(
    ("id", "option", "chosen", "said"),
    [
        ("jinro_nine", "abstain", True, "on"),
        ("jinro_nine", "tie", "none", "no execution"),
        ("jinro_nine", "council_laps", 1, "1 lap"),
        ("jinro_nine", "council_laps", 0, "none"),
        ("ultimate_thirteen", "talk_seconds", 600, "10 min"),
        ("ultimate_thirteen", "talk_seconds", 90, "1 min 30 s"),
    ],
)
def test_values_as_people_read_them(id: str, option: str, chosen: Any, said: str) -> None:
    assert rulebook.value(Words("en", id), option, chosen) == said


def test_chapters_and_passages_come_in_their_order() -> None:
    book = chapters(Words("zh-Hant", "jinro_nine"), options(), NINE)
    assert [chapter.id for chapter in book] == [
        "introduction",
        "overview",
        "roles",
        "course",
        "night",
        "day",
        "vote",
        "dead",
        "victory",
        "examples",
        "questions",
        "options",
    ]
    subjects = [passage.subject for passage in book[2].passages]
    assert list(dict.fromkeys(subjects)) == [None, *NINE]
    vote = [passage.id for passage in book[6].passages if rulebook.place(passage.id)]
    assert vote == sorted(vote, key=lambda id: int(id.split(".")[2].split("[")[0]))


def test_a_search_finds_all_its_words_whatever_their_case() -> None:
    book = chapters(Words("en", "jinro_nine"), options(), NINE)
    assert {chapter.id for chapter, _ in rulebook.found(book, "LAST words")} == {"vote"}
    assert rulebook.found(book, "lighthouse") == []
    assert rulebook.found(book, "  ") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", WRITTEN)
def test_every_passage_stands_under_some_options_and_is_well_said(id: str, language: str) -> None:
    words, rules, played = Words(language, id), ruleset(id), of(ruleset(id)).played
    seen = set()
    switched: dict[str, Any] = {option: True for option, kept in rules.options.items() if kept.kind == "bool"}
    # Each alone, and with every switch on: what two rules say together stands in the book, too.
    changes = [{option: value} for option in rules.options for value in values(rules, option)]
    tables = [(options(id, **{**others, **change}), played) for others in ({}, switched) for change in changes]
    tables += [(options(id), tuple(other for other in played if other != one)) for one in played]
    for chosen, who in tables:
        for chapter in chapters(words, chosen, who):
            for passage in chapter.passages:
                seen.add(passage.id)
                assert not set("—{}") & set(passage.text), passage
    assert {text for text in words.ids() if rulebook.place(text)} - seen == set()


def values(rules: Ruleset, id: str) -> list[Any]:
    option = rules.options[id]
    return [True, False] if option.kind == "bool" else list(option.choices)[:12]
