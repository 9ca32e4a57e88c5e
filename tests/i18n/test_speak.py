"""Announcements as a host makes them, and every sentence of whole games in every language."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from i18n import LANGUAGES, Words, speak
from i18n.checks.book import books
from i18n.kinds import MAYBE, carried, variants
from rulesets.engine import Ask, Game, Notice, Ruleset, ruleset
from rulesets.engine.bots import RandomBot
from rulesets.engine.library import files

WRITTEN = [book.domain for book in books() if book.domain in files()]
GAMES = 6


def told(id: str, to: frozenset[str] | None = None, /, **params: Any) -> Notice:
    return Notice(id, params, to, 2, "dawn")


def dead(*seats: str) -> Notice:
    return told("dawn.deaths", seats=list(seats))


@pytest.mark.parametrize(
    ("language", "seats", "said"),
    [
        ("ja", [], "犠牲者はいませんでした。"),
        ("ja", ["A"], "夜が明けると、Aの死体が発見されました。"),
        ("ja", ["A", "B"], "夜が明けると、AとBの死体が発見されました。"),
        ("ja", ["A", "B", "C"], "夜が明けると、A、B、Cの死体が発見されました。"),
        ("zh-Hans", ["A", "B"], "天亮时，人们发现了A和B的尸体。"),
        ("zh-Hant", ["A"], "天亮時，人們發現了A的屍體。"),
        ("en", ["A", "B"], "At sunrise, A and B were found dead."),
        ("en", [], "Nobody died last night."),
    ],
)
def test_the_mornings_announcement(language: str, seats: list[str], said: str) -> None:
    assert speak.sentence(Words(language, "jinro_nine"), dead(*seats)) == said


def test_the_same_fact_in_a_few_words() -> None:
    words = Words("ja", "jinro_nine")
    assert speak.line(words, dead("花子")) == "犠牲 花子"
    assert speak.line(words, told("execution", seat="蓮"), lambda name: f"2・{name}") == "処刑 2・蓮"
    assert speak.line(words, told("seer.result", frozenset({"A"}), seat="蓮", result="wolf")) == "蓮 人狼"
    assert speak.line(words, told("game.over", factions=["fox"], winners=["A"], reason="parity")) is None


def test_the_wording_turns_on_what_is_carried() -> None:
    words = Words("ja", "jinro_nine")
    assert speak.sentence(words, told("seer.result", seat="蓮", result="human")).endswith("「人間」と出ました。")
    assert speak.sentence(words, told("werewolf.partners", seats=[])) == "仲間の人狼はいません。"
    assert speak.sentence(words, told("execution.none", reason="tie")).startswith("票が並びました。")


def test_a_role_is_named_in_the_tables_own_tradition() -> None:
    notice = told("medium.result", seat="A", result="medium")
    assert speak.sentence(Words("ja", "ultimate_thirteen"), notice) == "処刑されたAは、霊媒師でした。"
    assert Words("ja", "jinro_nine").text("role.medium.name") == "霊能者"


def test_a_count_goes_from_the_most_to_the_least() -> None:
    notice = told("vote.tally", votes={"A": 1, "B": 3, "C": 1.5}, runoff=False)
    assert speak.sentence(Words("ja", "jinro_nine"), notice) == "開票します。B 3票、C 1.5票、A 1票です。"
    assert speak.sentence(Words("en", "jinro_nine"), notice) == "The count: B 3 votes, C 1.5 votes, A 1 vote."


def test_a_count_in_which_nobody_voted_is_still_a_sentence() -> None:
    assert speak.sentence(Words("en", "jinro_nine"), told("vote.tally", votes={}, runoff=True))


def test_ballots_name_both_and_those_who_abstained() -> None:
    assert speak.ballots(Words("ja"), {"A": "B", "B": None}) == ["A→B", "B→棄権"]


@pytest.mark.parametrize(
    ("language", "day", "phase", "when", "date"),
    [
        ("ja", 3, "day", "三日目・昼", "3日目 昼"),
        ("ja", 0, "night", "最初の夜", "最初の夜"),
        ("zh-Hans", 3, "night", "第三天 · 夜晚", "第 3 天夜晚"),
        ("zh-Hant", 12, "vote", "第十二天 · 投票", "第 12 天投票"),
        ("en", 2, "vote", "Day 2, the vote", "Day 2, vote"),
    ],
)
def test_moments(language: str, day: int, phase: str, when: str, date: str) -> None:
    words = Words(language)
    assert speak.when(words, day, phase) == when
    assert speak.date(words, day, phase) == date


@pytest.mark.parametrize(
    ("language", "day", "phase", "parts"),
    [
        ("ja", 3, "day", ("三日目", "昼")),
        ("ja", 0, "night", ("最初の夜", "")),
        ("zh-Hans", 3, "night", ("第三天", "夜晚")),
        ("en", 2, "vote", ("Day 2", "the vote")),
        ("en", 2, "night", ("Day 2", "night")),
    ],
)
def test_a_moment_in_its_parts(language: str, day: int, phase: str, parts: tuple[str, str]) -> None:
    assert speak.when_parts(Words(language), day, phase) == parts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", WRITTEN)
def test_every_moment_has_two_parts_at_most(language: str, rules: str) -> None:
    words = Words(language, rules)
    for phase in ruleset(rules).vocabulary.phases:
        for day in (0, 3):
            title = speak.when(words, day, phase)
            assert not re.search(r"[,・·]", "".join(speak.when_parts(words, day, phase))), title


def test_a_death_with_and_without_its_cause() -> None:
    words, death = Words("ja", "jinro_nine"), SimpleNamespace(day=2, phase="dusk", cause="execution")
    assert speak.death(words, death) == "2日目 夕・処刑"
    assert speak.death(words, death, cause=False) == "2日目 夕"


def ask(id: str, kind: str = "choose", of: str | None = "seat", at_most: int = 1, **params: Any) -> Ask:
    return Ask(id, "A", True, kind, of, ("B",), 1, at_most, None, None, params)


def test_a_question_says_whom_where_one_alone_can_be_named() -> None:
    words, one = Words("en", "witch_trial"), ask("trade.propose")
    assert speak.question(words, one) == "Do you want to make B an offer?"
    assert speak.question(words, one._replace(options=("B", "C"))) == "Who do you want to trade with?"


def test_a_question_has_its_hint_where_there_is_one() -> None:
    words = Words("ja", "jinro_nine")
    assert speak.question(words, ask("seer.divine")) == "今夜、だれを占いますか"
    assert speak.hint(words, ask("seer.divine")) is None
    assert speak.hint(words, ask("werewolf.whisper", "text", None, left=3)) == "今夜は仲間であと3通"


def test_the_neutral_prompt_is_the_same_for_a_choice_and_its_decoy() -> None:
    words = Words("en", "jinro_nine")
    assert speak.prompt(words, ask("seer.divine")) == speak.prompt(words, ask("decoy.suspect"))
    assert speak.prompt(words, ask("werewolf.whisper", "text", None)) == speak.prompt(
        words, ask("decoy.note", "text", None)
    )
    assert speak.prompt(words, ask("legendary_tree.pair", at_most=2)) == "Choose, then confirm"


def options(rules: Ruleset, random: Random) -> dict[str, Any]:
    return {
        option.id: random.choice(list(option.choices) if option.kind != "bool" else [True, False])
        for option in rules.options.values()
    }


@cache
def played(id: str) -> tuple[list[Notice], list[Ask], list[Any]]:
    """What some random games of a ruleset told, asked and buried."""
    random, rules = Random(8), ruleset(id)
    notices: list[Notice] = []
    asks: list[Ask] = []
    deaths: list[Any] = []
    for seed in range(GAMES):
        number = random.choice(list(rules.players))
        boards = [board for board, preset in rules.boards.items() if preset.players in (None, number)]
        players = [f"P{seat}" for seat in range(number)]
        preset = random.choice(boards) if boards else None
        game, bot = Game.new(id, players, preset=preset, options=options(rules, random), seed=seed), RandomBot(seed)
        while game.ask is not None:
            asks.append(game.ask)
            game.answer(bot.answer(game.ask))
        notices += [notice for player in players for notice in game.notices(player)]
        deaths += game.deaths
    return notices, asks, deaths


def well_said(text: str) -> bool:
    return bool(text) and not set("—{}") & set(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", WRITTEN)
def test_whole_games_are_told_in_every_language(id: str, language: str) -> None:
    words = Words(language, id)
    notices, asks, deaths = played(id)
    assert [notice for notice in notices if not well_said(speak.sentence(words, notice))] == []
    assert [notice for notice in notices if not well_said(speak.line(words, notice) or "nothing")] == []
    assert [asked for asked in asks if not well_said(speak.question(words, asked) + speak.prompt(words, asked))] == []
    assert [asked for asked in asks if not well_said(speak.hint(words, asked) or "nothing")] == []
    assert [death for death in deaths if not well_said(speak.death(words, death))] == []
    assert [told for told in notices if not well_said(speak.when(words, told.day, told.phase))] == []


@pytest.mark.parametrize("id", files())
def test_what_a_notice_carries_is_what_is_written_down_of_it(id: str) -> None:
    """Every param is known, so that none is said by chance, and the variant it asks for is one of those checked."""
    for notice in played(id)[0]:
        kinds = carried(id, notice.id)
        assert set(notice.params) <= set(ruleset(id).notices[notice.id].params), notice
        assert speak.ending(kinds, notice.params) in set(variants(kinds)), notice


@pytest.mark.parametrize("id", files())
def test_only_what_is_carried_may_be_missing(id: str) -> None:
    """A param that is not there is said by no text: its kind allows for nothing, or belongs to other variants."""
    for notice in played(id)[0]:
        for param, kind in carried(id, notice.id).items():
            optional = str(kind).startswith(MAYBE) or param in ruleset(id).notices[notice.id].sometimes
            assert optional or notice.params.get(param) is not None, notice


@pytest.mark.parametrize(
    ("language", "cards"), [("en", "Barrier ×2 and Killing Spell"), ("ja", "結界魔法×2と殺人魔法")]
)
def test_a_card_that_is_there_twice_is_named_once(language: str, cards: str) -> None:
    notice = told("loot.seen", frozenset({"A"}), seat="B", cards=["barrier", "slayer", "barrier"])
    assert cards in speak.sentence(Words(language, "witch_trial"), notice)
