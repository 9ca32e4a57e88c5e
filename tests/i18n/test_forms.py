"""A particle goes by the sound before it."""

from __future__ import annotations

import pytest

from i18n import Words
from i18n.forms import particle


@pytest.mark.parametrize(
    ("word", "whom", "way"),
    [
        ("민준", "을", "으로"),
        ("지우", "를", "로"),
        ("하늘", "을", "로"),
        ("3", "을", "으로"),
        ("2", "를", "로"),
        ("1", "을", "로"),
        ("10", "을", "으로"),
        ("Aki", "를", "로"),
        ("Ben", "을", "으로"),
        ("Noël", "을", "로"),
        ("れん", "을", "으로"),
        ("あおい", "를", "로"),
        # Who knows how these are said.
        ("Kate", "을(를)", "으로(로)"),
        ("蓮", "을(를)", "으로(로)"),
        ("", "을(를)", "으로(로)"),
        # What is not said is passed over.
        ("지우…", "를", "로"),
        ("\u2068민준\u2069", "을", "으로"),
    ],
)
def test_a_particle_goes_by_the_last_sound(word: str, whom: str, way: str) -> None:
    assert particle(word, "을", "를") == whom
    assert particle(word, "으로", "로") == way


def test_a_sentence_has_the_particles_of_whoever_is_named() -> None:
    words = Words("ko", "jinro_nine")
    jiu, minjun = (words.text("seat.label", number=number, name=name) for number, name in ((2, "지우"), (5, "민준")))
    assert words.text("notice.seer.result.wolf", seat=jiu) == "점괘: 2번 지우는 늑대인간입니다."
    assert words.text("notice.werewolf.choice", seat=jiu, target=minjun) == "2번 지우가 5번 민준을 골랐습니다."
    assert "지우, 하늘, 민준이 " in words.text("notice.dawn.deaths.more", seats=["지우", "하늘", "민준"])
    assert words.names(["지우", "민준"]) == "지우와 민준"
