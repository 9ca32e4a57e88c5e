"""Why a table can't be played with: whatever the engine refuses is a sentence in the table's language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from desktop.setup import refusals
from i18n import LANGUAGES, Words
from rulesets.engine import BadSetup, Game, Ruleset, catalogue, ruleset
from rulesets.engine.errors import LanternError
from rulesets.engine.sentences import Sentence
from tests.engine.packs.one_night import one_night

RULESETS = Path(__file__).resolve().parents[3] / "rulesets"
# What no screen offers: draws that are fixed, for scenarios alone.
FIXED = ("_check_events", "check_deck", "check_middle", "check_fixed", "_check_hands", "_check_deck", "_check_cards")
ENGLISH = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}|allowed|preset")
SPOILT: list[tuple[str, int, Any]] = [
    ("jinro_nine", 9, {"villager": 8, "werewolf": 2}),
    ("jinro_nine", 9, {"villager": 4, "werewolf": 5}),
    ("jinro_nine", 9, {"villager": -1, "werewolf": 10}),
    ("jinro_nine", 9, {"moon": 9}),
    ("jinro_nine", 9, "moon"),
    ("jinro_nine", 9, ["moon"]),
    ("jinro_nine", 4, None),
    ("ultimate_thirteen", 13, {"villager": 13}),
    ("event_jinro", 8, {"villager": 3}),
    ("event_jinro", 8, {"villager": 6, "mason": 1, "werewolf": 1}),
    ("event_jinro", 8, {"villager": 5, "seer": 2, "werewolf": 1}),
    ("event_jinro", 8, {"villager": 8}),
    ("langrensha", 8, {"villager": 5, "cupid": 2, "werewolf": 1}),
    ("langrensha", 8, {"villager": 5, "werewolf": 2, "thief": 1}),
    ("langrensha", 8, {"villager": 8}),
    ("langrensha", 8, {"villager": 3, "werewolf": 5}),
    ("witch_trial", 8, {"barrier": 32}),
    ("witch_trial", 8, {"witch_killer": 1, "barrier": 30}),
]
Place = tuple[str, str]


def refused(rules: Ruleset, players: int, **setup: Any) -> BadSetup:
    with pytest.raises(BadSetup) as found:
        Game.new(rules, [f"P{number}" for number in range(players)], **setup)
    return found.value


def every() -> Iterator[tuple[Ruleset, BadSetup]]:
    for id, players, cards in SPOILT:
        yield ruleset(id), refused(ruleset(id), players, preset=cards)
    for rules in catalogue():
        yield from ((rules, error) for error in led_by_the_fallen(rules))


def led_by_the_fallen(rules: Ruleset) -> Iterator[BadSetup]:
    """With each card beside the usual ones, and with each deck."""
    for board in rules.boards:
        players = rules.usual_players(board)
        usual = rules.composition(players, board)
        for card in rules.cards:
            changed = {**usual, "villager": usual.get("villager", 0) - 1, card: usual.get(card, 0) + 1}
            try:
                Game.new(rules, [f"P{at}" for at in range(players)], preset=changed, leading="fallen")
            except BadSetup as error:
                yield error


def raised_at(error: LanternError) -> Place:
    trace = error.__traceback__
    assert trace is not None
    while trace.tb_next is not None:
        trace = trace.tb_next
    code = trace.tb_frame.f_code
    return Path(code.co_filename).relative_to(RULESETS).as_posix(), code.co_name


def written(file: Path) -> Iterator[Place]:
    """Each function that refuses something."""
    for function in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(function, ast.FunctionDef):
            raised = (node.exc for node in ast.walk(function) if isinstance(node, ast.Raise) and node.exc)
            if any("BadSetup" in ast.unparse(one) for one in raised) and function.name not in FIXED:
                yield file.relative_to(RULESETS).as_posix(), function.name


def test_whatever_a_ruleset_refuses_is_tried_here() -> None:
    files = [*RULESETS.glob("*/setup.py"), *RULESETS.glob("werewolf/**/homebrew.py")]
    files = [file for file in files if file.parent.name != "engine"]
    assert {place for file in files for place in written(file)} <= {raised_at(error) for _, error in every()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_tables_language(language: str) -> None:
    for rules, error in every():
        line = refusals.said(Words(language, rules), rules, error.said)
        assert error.said.id in Words(language, rules), error
        assert line not in ("", "—")
        assert str(error) not in line
        assert language == "en" or not ENGLISH.search(line), line


def test_what_no_screen_lets_through_is_still_no_english() -> None:
    for rules in catalogue():
        error = refused(rules, rules.usual_players(None), seed="moon")
        line = refusals.said(Words("ja", rules), rules, error.said)
        assert line == Words("ja").text("error.bad_setup")


def test_a_pack_says_why_in_words_of_its_own(tmp_path: Path) -> None:
    rules = one_night(tmp_path / "one_night")
    error = refused(rules, 4, preset={"villager": 4})
    assert refusals.said(Words("en", rules), rules, error.said) == rules.words["en"]["refused.one_night.wolves"]
    plain: Mapping[str, str] = {
        language: refusals.said(Words(language, rules), rules, Sentence("月が欠けています")) for language in LANGUAGES
    }
    assert all("月が欠けています" in line for line in plain.values())
    assert len({*plain.values()}) == len(LANGUAGES)
