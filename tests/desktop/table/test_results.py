"""What somebody has learnt is the largest thing on his page; what he has chosen stands in his diary, and only there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.table.pages.pages import HeldPage, LitPage
from desktop.table.privacy.machine import State
from devtools.gallery.shoot import Shown
from rulesets.engine import Ask, Game
from rulesets.engine.bots import RandomBot
from tests.desktop.sitting import Sitting
from tests.laws.games import seats

Answer = Callable[[Ask], Any]


def played(sitting: Sitting, until: Callable[[Sitting], bool], answer: Answer | None = None) -> LitPage:
    """The first held page for which it is so."""
    answers = answer or RandomBot(3).answer
    while not (sitting.session.state is State.LIT and until(sitting)):
        assert sitting.game.ask is not None
        sitting.step(answers)
    page = sitting.held()
    assert isinstance(page, LitPage)
    return page


def inside(page: LitPage) -> HeldPage:
    assert page.open is not None
    return page.open


def holder(sitting: Sitting) -> str:
    return sitting.session.lit_screen[0].seat or ""


def nine(language: str = "en") -> Sitting:
    return Sitting(Game.new("jinro_nine", seats(9), preset="9A", seed=3), language)


def reads(role: str, id: str) -> Callable[[Sitting], bool]:
    """Whoever has this role has been told this in his turn."""

    def is_so(sitting: Sitting) -> bool:
        seat, game = holder(sitting), sitting.game
        return game.roles[seat] == role and any(
            notice.id == id and (notice.day, notice.phase) == (game.day, game.phase) and notice.to is not None
            for notice in game.notices(seat)
        )

    return is_so


@pytest.mark.parametrize(("role", "id"), [("seer", "seer.result"), ("medium", "medium.result")])
def test_a_result_stands_where_the_role_does_and_the_role_above_it(role: str, id: str) -> None:
    sitting = nine()
    result = inside(played(sitting, lambda sitting: sitting.game.day > 0 and reads(role, id)(sitting))).result
    assert result is not None
    notice = next(notice for notice in reversed(sitting.game.notices(holder(sitting))) if notice.to)
    assert notice.params["seat"] in result.name
    assert notice.params["seat"] in result.does
    assert result.motif == ("roles/werewolf" if notice.params["result"] == "wolf" else "roles/villager")
    assert role.capitalize() in result.when


def test_partners_are_read_large_with_the_role() -> None:
    result = inside(played(nine(), reads("werewolf", "werewolf.partners"))).result
    assert result is not None
    assert result.name == "Werewolf"
    assert "fellow" in result.does.splitlines()[0]


def test_who_has_learnt_nothing_reads_of_his_role() -> None:
    sitting = nine()
    page = inside(played(sitting, lambda sitting: sitting.game.roles[holder(sitting)] == "villager"))
    assert page.result is None


def test_news_of_an_earlier_turn_is_the_diarys() -> None:
    sitting = nine()
    played(sitting, lambda sitting: sitting.game.day > 0 and reads("seer", "seer.result")(sitting))
    seer, day = holder(sitting), sitting.game.day
    sitting.step(RandomBot(3).answer)

    def is_on_again(sitting: Sitting) -> bool:
        return sitting.game.day > day and holder(sitting) == seer

    page = inside(played(sitting, is_on_again))
    assert page.result is None
    assert page.diary


def test_what_was_told_after_a_turn_says_when_on_the_next() -> None:
    """In a short night the witch reads a night later whom the pack attacked: it was not tonight."""
    game = Game.new("langrensha", seats(12), preset="idiot_12", profile="evening", seed=38)
    sitting = Sitting(game, "en")
    page = inside(played(sitting, lambda sitting: game.day > 0 and game.roles[holder(sitting)] == "witch"))
    assert page.result is not None
    assert "The first night" in page.result.when
    assert "Tonight" not in page.result.does


def test_who_is_dealt_the_curse_reads_what_a_witch_must_do() -> None:
    sitting = Sitting(Game.new("witch_trial", seats(7), seed=3), "en")
    result = inside(played(sitting, lambda sitting: sitting.game.roles[holder(sitting)] == "witch")).result
    assert result is not None
    assert result.name == "Witch"
    assert "two nights in a row" in result.does


@pytest.mark.usefixtures("qapp")
def test_nothing_on_the_page_is_larger_than_the_result() -> None:
    page = played(nine(), lambda sitting: sitting.game.day > 0 and reads("seer", "seer.result")(sitting))
    result = inside(page).result
    assert result is not None
    shown = Shown(page, {"is_open": True}, (1280, 720))
    shown.settle()
    sizes = {
        str(item.property("text")).replace("\n", " "): item.property("font").pixelSize()
        for item in shown.items()
        if item.property("text") and item.property("font") is not None and item.isVisible()
    }
    shown.close()
    assert max(sizes, key=lambda text: sizes[text]) == result.name


# One's own choice


def test_what_somebody_chose_stands_on_his_next_page_and_on_no_other() -> None:
    sitting = nine("en")
    bot, named = RandomBot(3), ""

    def answer(ask: Ask) -> Any:
        nonlocal named
        value = bot.answer(ask)
        if ask.id == "guard.protect" and not named:
            named = str(value)
        return value

    played(sitting, lambda sitting: bool(named) and sitting.game.roles[holder(sitting)] == "guard", answer)
    guard = holder(sitting)
    seen: dict[str, list[str]] = {}
    for _ in range(400):
        if sitting.session.state is State.LIT and sitting.game.ask is not None:
            page = sitting.held()
            assert isinstance(page, LitPage)
            lines = [line.text for line in inside(page).diary]
            seen.setdefault(page.name, lines)
        if sitting.game.ask is None or sitting.game.day > 2:
            break
        sitting.step(bot.answer)
    assert any(line.startswith("Protected:") and named in line for line in seen[guard])
    assert not any(line.startswith("Protected:") for name, lines in seen.items() if name != guard for line in lines)


def test_a_choice_that_is_taken_back_is_in_nobodys_diary() -> None:
    game = Game.new("jinro_nine", seats(9), preset="9A", seed=3)
    bot = RandomBot(3)
    while game.ask is not None and game.ask.kind != "choose":
        game.answer(bot.answer(game.ask))
    ask = game.ask
    assert ask is not None
    seat = ask.seat or ""
    before = game.given(seat)
    game.answer(ask.options[0])
    assert [given.answer for given in game.given(seat)] == [*(given.answer for given in before), ask.options[0]]
    game.undo()
    assert game.given(seat) == before


def test_who_is_locked_up_reads_it_on_his_own_page() -> None:
    sitting = Sitting(Game.new("witch_trial", seats(7), seed=3), "en")

    def is_jailed(sitting: Sitting) -> bool:
        told = sitting.game.notices()
        jailed = [
            notice.params["seat"] for notice in told if notice.id == "imprison" and notice.day == sitting.game.day
        ]
        return jailed == [holder(sitting)]

    result = inside(played(sitting, is_jailed)).result
    assert result is not None
    assert (result.name, result.motif) == ("You are locked up", "states/in_prison")
