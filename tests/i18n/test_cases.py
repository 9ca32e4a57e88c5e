"""The rulebook's examples and answers: each is played by a scenario, at whose table it stands in the book."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from i18n import LANGUAGES, Words, rulebook
from i18n.catalog import messages
from i18n.table_book import AtTable, Book
from rulesets.engine import Ruleset, catalogue
from rulesets.engine.scenario.form import read

SCENARIOS = Path(__file__).parents[1] / "scenarios"
CASES = [
    (rules, chapter, number, name)
    for rules in catalogue()
    for chapter, told in rules.cases.items()
    for number, name in told.items()
]
NAMED = [f"{rules.id}-{chapter}-{number}" for rules, chapter, number, _ in CASES]


@cache
def scenario(ruleset: str, name: str) -> dict[str, Any]:
    return dict(read(SCENARIOS / ruleset / f"{name}.yaml"))


def seats(script: dict[str, Any]) -> list[str]:
    """Who sits there: as the scenario lists them, or as many as it gives roles or hands."""
    fixed = script.get("fixed", {})
    return list(script.get("players") or fixed.get("roles") or fixed.get("hands"))


def book_at(rules: Ruleset, script: dict[str, Any], language: str) -> Book:
    printed = {id: option.default for id, option in rules.options.items()}
    counts = rules.composition(len(seats(script)), script.get("preset"))
    return Book(Words(language, rules.id), AtTable(rules.id, {**printed, **script.get("options", {})}, counts))


def ids_of(rules: Ruleset, chapter: str, number: int) -> list[str]:
    found = (at for id in messages("en", rules.id) if (at := rulebook.place(id)))
    return [at.id for at in found if (at.chapter, at.number) == (chapter, number)]


@pytest.mark.parametrize("rules", catalogue(), ids=[rules.id for rules in catalogue()])
def test_each_is_told_once_and_each_that_is_told_is_played(rules: Ruleset) -> None:
    places = [at for id in messages("en", rules.id) if (at := rulebook.place(id)) and at.chapter in rulebook.HEADED]
    told = [(at.chapter, at.number) for at in places]
    assert sorted(told) == sorted((chapter, number) for chapter, cases in rules.cases.items() for number in cases)
    assert len(rules.cases["examples"]) >= 6
    assert len(rules.cases["questions"]) >= 6


@pytest.mark.parametrize(("rules", "chapter", "number", "name"), CASES, ids=NAMED)
def test_it_stands_in_the_book_of_the_table_that_plays_it(rules: Ruleset, chapter: str, number: int, name: str) -> None:
    script = scenario(rules.id, name)
    (id,) = ids_of(rules, chapter, number)
    for language in LANGUAGES:
        book = book_at(rules, script, language)
        (passage,) = (told for one in book.chapters if one.id == chapter for told in one.passages if told.id == id)
        assert passage.headline
        assert passage.text
        assert passage.row == script["rule"]


@pytest.mark.parametrize(("rules", "chapter", "number", "name"), CASES, ids=NAMED)
def test_whom_it_names_sits_there_and_has_a_part_in_it(rules: Ruleset, chapter: str, number: int, name: str) -> None:
    script = scenario(rules.id, name)
    (id,) = ids_of(rules, chapter, number)
    named = {seat.upper() for seat in re.findall(r"\{([a-z])\}", str(messages("en", rules.id)[id]))}
    assert named <= set(seats(script))
    # By an answer, by what is expected, or by what they hold; a villager who only sits there proves nothing.
    acts = " ".join(str(script.get(part, "")) for part in ("answers", "expect", "fixed"))
    assert {seat for seat in named if not re.search(rf"\b{seat}\b", acts)} == set()


@pytest.mark.parametrize(("rules", "chapter", "number", "name"), CASES, ids=NAMED)
def test_who_dies_in_it_is_named_in_it(rules: Ruleset, chapter: str, number: int, name: str) -> None:
    """An example whose scenario was changed would tell of others."""
    dead = set(scenario(rules.id, name)["expect"].get("dead", {}))
    (id,) = ids_of(rules, chapter, number)
    text = str(messages("en", rules.id)[id])
    named = {seat.upper() for seat in re.findall(r"\{([a-z])\}", text)}
    assert chapter != "examples" or named & dead or not dead or not named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", catalogue(), ids=[rules.id for rules in catalogue()])
def test_the_introduction_takes_about_a_minute(rules: Ruleset, language: str) -> None:
    """Aloud: 150 English words, 320 Japanese or 260 Chinese signs a minute."""
    book = Book(Words(language, rules.id), AtTable(rules.id))
    (told,) = (chapter for chapter in book.chapters if chapter.id == rulebook.INTRODUCTION)
    text = " ".join(passage.text for passage in told.passages)
    length = len(text.split()) / 150 if language == "en" else len(text) / (320 if language == "ja" else 260)
    assert 0.6 <= length <= 1.8, length
