"""A talk: it goes on until it is over, or until what may interrupt it does."""

from __future__ import annotations

import pytest

from rulesets.engine.asks import Ask, checked
from rulesets.engine.errors import InvalidAnswer

OPTIONS = ("turn_up",)


def talk(options: tuple[str, ...]) -> Ask:
    return Ask("talk.discussion", None, False, "talk", "choice", options, 0, 1, None, 60, {})


def test_a_talk_is_over_or_interrupted_by_what_it_offers() -> None:
    assert checked(talk(OPTIONS), None) is None
    assert checked(talk(OPTIONS), "turn_up") == "turn_up"


@pytest.mark.parametrize(("options", "answer"), [(OPTIONS, "sing"), (OPTIONS, ["turn_up"]), ((), "turn_up")])
def test_nothing_else_interrupts_it(options: tuple[str, ...], answer: object) -> None:
    with pytest.raises(InvalidAnswer, match=r"talk\.discussion"):
        checked(talk(options), answer)
