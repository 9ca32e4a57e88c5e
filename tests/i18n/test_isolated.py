"""A name in a sentence: whatever it is called, what stands around it is read as it is written."""

from __future__ import annotations

from unicodedata import bidirectional

import pytest
from hypothesis import given
from hypothesis import strategies as st

from i18n import LANGUAGES, Words
from i18n.isolated import FIRST, LAST, harmless, isolated
from i18n.speak import sentence
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot

OVERRIDE = "\u202e"
HEBREW, ARABIC = "שלום", "ليلى"
# Whatever turns text round, or holds it apart; and some that does neither.
SIGNS = st.text(
    st.sampled_from(
        [*"aあ花é3 ·", *HEBREW, *ARABIC, *map(chr, range(0x202A, 0x202F)), *"\u2066\u2067\u2068\u2069\u200f\n\x07"]
    )
)


def outside(text: str) -> str:
    """What stands in no isolate; and there are as many ends as beginnings."""
    depth, found = 0, ""
    for sign in text:
        depth += (sign == FIRST) - (sign == LAST)
        assert depth >= 0, text
        found += "" if depth or sign == LAST else sign
    assert depth == 0, text
    return found


def turns(text: str) -> list[str]:
    return [
        sign for sign in text if bidirectional(sign) not in ("L", "EN", "ES", "CS", "ET", "ON", "WS", "NSM", "B", "S")
    ]


@pytest.mark.parametrize("name", ["Ben", "花子", "Chloé", "王芳", "7", "★", "👩‍🚀", "", "a\nb"])
def test_most_names_are_left_as_they_are(name: str) -> None:
    assert isolated(name) == name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", [HEBREW, ARABIC, f"{OVERRIDE}evil", f"a{OVERRIDE}", f"{HEBREW}\u2069{OVERRIDE}", "\u2067x"]
)
def test_what_follows_a_name_is_not_turned_round(language: str, name: str) -> None:
    words = Words(language)
    label = words.text("seat.label", number=3, name=name)
    said = words.text("ballot.row", voter=label, name=words.names([name, "Ben", name]))
    for text in (label, said):
        assert turns(outside(text)) == []
        assert OVERRIDE not in text


@given(SIGNS)
def test_no_name_has_a_hand_in_what_stands_around_it(name: str) -> None:
    once = isolated(name)
    for line in once.split("\n"):
        assert turns(outside(line)) == []
    assert isolated(once) == once
    assert turns(outside(isolated(f"3 · {once}"))) == []


@given(SIGNS)
def test_a_name_that_was_typed_has_no_orders_in_it(name: str) -> None:
    clean = harmless(name)
    assert harmless(clean) == clean
    assert not set(clean) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\x07\n")


@pytest.mark.parametrize("ruleset", ["jinro_nine", "witch_trial"])
def test_no_sentence_of_a_game_is_turned_by_its_names(ruleset: str) -> None:
    names = [f"{OVERRIDE}{sign}" if number % 2 else f"{HEBREW}{sign}" for number, sign in enumerate("abcdefghi")]
    names = names[: 9 if ruleset == "jinro_nine" else 7]
    game, bot, words = Game.new(ruleset, names, seed=3), RandomBot(1), Words("en", ruleset)
    while (ask := game.ask) is not None:
        game.answer(bot.answer(ask))
    told = [notice for viewer in (None, *names) for notice in game.notices(viewer)]
    assert [sentence(words, notice) for notice in told if turns(outside(sentence(words, notice)))] == []
