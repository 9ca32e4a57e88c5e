"""Each tradition's terms: what a table of one ruleset says, it says in that ruleset's words alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from i18n import LANGUAGES, Words
from i18n.catalog import merged
from i18n.rulebook import chapters
from rulesets.engine import Ruleset, catalogue

RULESETS = catalogue()
EXILING = "langrensha"
# What a table says while it plays and when it looks back; the rest is of menus and settings.
SAID = re.compile(
    r"(aloud|ask|board|cause|death|diary|done|end|guide|highlight|holds|lap|leading|lead|moment|notice|option|preset|"
    r"profile|prompt|public|purpose|reason|role|rulebook|setup\.missing|verdict)\."
)
# The first is of a table that exiles, the second of one that executes; in Japanese and Chinese as they stand.
EXILED = {"en": r"\bexil", "ja": "追放", "zh-Hans": "放逐", "zh-Hant": "放逐"}
EXECUTED = {"en": r"\bexecut", "ja": "処刑", "zh-Hans": "处决", "zh-Hant": "處決"}
# No publisher prints them: two are no words for people, the third is an examination.
UNPRINTED = ("白痴", "混血児", "検定")
# Quotes are the source’s own; a note tells what a name means elsewhere; one may search by any word.
FOREIGN = re.compile(r"option\.\w+\.source|.*\.note(\[.*\])?|also\..*")

# Who knows these from another table knows another power by the name.
ELSEWHERE = {
    "langrensha": (
        *("white_wolf", "wolf_beauty", "hidden_wolf", "blood_moon_apostle", "nightmare_wolf", "knight", "magician"),
        *("graveyard_keeper", "hybrid", "stone_mason", "spirit_medium", "fox"),
    ),
    "event_jinro": ("guard", "hunter"),
}

TABLES = [(rules, language) for rules in RULESETS for language in LANGUAGES]
tables = pytest.mark.parametrize(("rules", "language"), TABLES, ids=[f"{r.id}-{language}" for r, language in TABLES])


def texts(rules: Ruleset, language: str) -> Iterator[tuple[str, str]]:
    for id, message in merged(language, rules.id).messages.items():
        if SAID.match(id) and not FOREIGN.fullmatch(id):
            yield from ((id, text) for text in ((message,) if isinstance(message, str) else message))


def saying(pattern: str, rules: Ruleset, language: str) -> list[str]:
    return [id for id, text in texts(rules, language) if re.search(pattern, text, re.IGNORECASE)]


def called(rules: Ruleset, language: str) -> dict[str, str]:
    words = Words(language, rules.id)
    return {id: words.text(f"role.{id}.name") for id in rules.roles if f"role.{id}.name" in words}


@tables
def test_who_is_exiled_is_not_executed(rules: Ruleset, language: str) -> None:
    if rules.id == EXILING:
        assert saying(EXECUTED[language], rules, language) == []
        assert saying(EXILED[language], rules, language)
    else:
        assert saying(EXILED[language], rules, language) == []


@tables
def test_no_two_roles_of_a_game_have_one_name(rules: Ruleset, language: str) -> None:
    names = list(called(rules, language).values())
    assert len(names) == len(set(names))


@tables
def test_a_role_has_one_name_at_its_table(rules: Ruleset, language: str) -> None:
    """Where another game calls the same role otherwise, that word is not said here."""
    own = called(rules, language)
    for other in RULESETS:
        for role, name in called(other, language).items():
            if role in own and not any(name in mine or mine in name for mine in own.values()):
                bound = rf"\b{name}s?\b" if language == "en" else name
                assert saying(bound, rules, language) == [], f"{role} is {own[role]} here, and {name} in {other.id}"


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_the_plain_villager_is_one_thing_and_the_side_another(rules: Ruleset, language: str) -> None:
    """平民 is a card and 好人 its whole side where they exile; elsewhere both are 村民 and 村民阵营."""
    if rules.id == EXILING:
        assert called(rules, language)["villager"] == "平民"
        assert saying("村民", rules, language) == []
        assert saying("好人", rules, language)
    else:
        assert saying("好人|平民", rules, language) == []


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_a_werewolf_is_called_by_the_name_on_its_page(rules: Ruleset, language: str) -> None:
    """人狼 is the Japanese word: in Chinese who leads the night calls 狼人, as everybody has read it."""
    assert saying("人狼", rules, language) == []


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_a_word_that_no_publisher_prints_is_nowhere(rules: Ruleset) -> None:
    said = merged("ja", rules.id).messages
    assert [id for id, message in said.items() for word in UNPRINTED if word in "".join(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_witch_is_told_that_remnants_are_death(language: str) -> None:
    words = Words(language, "witch_trial")
    death = {"en": r"\bdie", "ja": "死", "zh-Hans": "死", "zh-Hant": "死"}[language]
    for id in ("role.witch.does", "notice.witch.timer.1", "notice.witch.timer.2"):
        assert re.search(death, words.text(id)), words.text(id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "role"), [(id, role) for id, roles in ELSEWHERE.items() for role in roles])
def test_a_role_that_is_another_one_elsewhere_says_so(id: str, role: str, language: str) -> None:
    (rules,) = (rules for rules in RULESETS if rules.id == id)
    book = chapters(Words(language, id), {name: option.default for name, option in rules.options.items()}, rules.roles)
    told = [passage for chapter in book for passage in chapter.passages if passage.subject == role]
    assert any(passage.note for passage in told)
