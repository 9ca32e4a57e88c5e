"""Tables of players for any number of seats: short names, and the longest that a table may bring."""

from __future__ import annotations

LONG_JA = [
    "長谷川光太郎左衛門",
    "東久世小百合子様",
    "小鳥遊ひまわり丸",
    "勅使河原源十郎殿",
    "五百旗頭真由美子",
    "伊集院桜小路麗子",
    "綾小路きみまろ助",
    "西園寺公望左大臣",
]


def short(number: int) -> tuple[str, ...]:
    return tuple(f"P{seat}" for seat in range(1, number + 1))


def long(number: int) -> tuple[str, ...]:
    """Eight characters each, no two alike."""
    return tuple(LONG_JA[seat % len(LONG_JA)][:7] + "甲乙丙丁"[seat // len(LONG_JA)] for seat in range(number))
