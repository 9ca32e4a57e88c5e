"""What packs say: in the reader's language, or lent by the nearest that has it, and marked as lent."""

from __future__ import annotations

from pathlib import Path

import pytest

from i18n import LANGUAGES, Words
from i18n.speak import question, sentence
from rulesets.engine import Game, Ruleset
from rulesets.engine.packs import BadPack, extended, opened
from tests.engine.packs.writing import folder
from tests.laws.games import seats

PACK = {
    "pack.yaml": "format: 1\nid: river\nversion: 1\nruleset: jinro_nine\n",
    "roles/ferrier.yaml": "does: {when: night, what: look}",
    "words/en.yaml": """
role.ferrier.name: Ferrier
ask.ferrier.look: Whom do you ferry?
notice.ferrier.sees.wolf: "{seat} howls, {nobody} says."
river.boats: ["{n} boat", "{n} boats"]
""",
    "words/zh-Hans.yaml": "role.ferrier.name: 船夫\n",
}


@pytest.fixture
def rules(tmp_path: Path) -> Ruleset:
    return extended("jinro_nine", [opened(folder(tmp_path, PACK))])


@pytest.mark.parametrize(
    ("language", "name", "lender"),
    [("en", "Ferrier", ""), ("zh-Hans", "船夫", ""), ("zh-Hant", "船夫", "zh-Hans"), ("ja", "Ferrier", "en")],
)
def test_a_word_is_the_readers_own_or_lent_by_the_nearest(
    rules: Ruleset, language: str, name: str, lender: str
) -> None:
    words = Words(language, rules)
    assert words.text("role.ferrier.name") == name
    assert words.lent_by("role.ferrier.name") == lender
    assert "role.ferrier.name" in words
    assert "role.ferrier.name" in words.ids()


def test_another_table_has_none_of_them(rules: Ruleset) -> None:
    assert Words("en", rules).text("role.ferrier.name") == "Ferrier"
    for language in LANGUAGES:
        assert "role.ferrier.name" not in Words(language, "jinro_nine")


def test_what_the_house_says_is_never_a_packs(rules: Ruleset) -> None:
    words = Words("en", rules)
    assert words.text("role.seer.name") == Words("en", "jinro_nine").text("role.seer.name")
    assert words.lent_by("role.seer.name") == ""


def test_its_asks_and_notices_are_said_with_their_params(rules: Ruleset) -> None:
    cards = {"villager": 5, "ferrier": 1, "seer": 1, "werewolf": 2}
    dealt = dict(zip(seats(9), [id for id, number in cards.items() for _ in range(number)], strict=True))
    game = Game.new(rules, seats(9), preset=cards, seed=1, fixed={"roles": dealt})
    words = Words("en", rules)
    while game.ask is not None and game.ask.id != "ferrier.look":
        game.no_reply()
    assert game.ask is not None
    assert question(words, game.ask) == "Whom do you ferry?"
    game.answer("P8")
    told = next(notice for notice in game.notices("P6") if notice.id == "ferrier.sees")
    assert "P8" in sentence(words, told)
    assert "— says" in sentence(words, told)


def test_a_number_takes_the_form_of_the_language_that_lends(rules: Ruleset) -> None:
    for language in ("en", "ja"):
        assert Words(language, rules).text("river.boats", n=1) == "1 boat"
        assert Words(language, rules).text("river.boats", n=3) == "3 boats"


@pytest.mark.parametrize(
    "text", ['"{seat:>99999999}"', '"{seat.__class__}"', '"{0}"', '"{seat!r}"', '"{seat"', "<img src='x'>", '"\\u202e"']
)
def test_words_that_are_more_than_words_are_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadPack, match=r"words/en\.yaml:1: role\.ferrier\.name"):
        opened(folder(tmp_path, {**PACK, "words/en.yaml": f"role.ferrier.name: {text}"}))
