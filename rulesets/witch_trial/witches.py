"""魔女化 and 残骸化: who is a witch, and how many nights each has left without a kill."""

from __future__ import annotations

from collections.abc import Collection, Iterable

NIGHTS = 2


class Witches:
    """WT-72. One count each, which nothing but a kill sets back (WT-78)."""

    def __init__(self, roles: dict[str, str]) -> None:
        self._roles = roles
        self.left: dict[str, int] = {}

    def become(self, seat: str) -> bool:
        """Whether it is new: the state doesn't stack (WT-78)."""
        if seat in self.left:
            return False
        self.left[seat] = NIGHTS
        self._roles[seat] = "witch"
        return True

    def end_of_night(self, living: Iterable[str], killers: Collection[str]) -> list[str]:
        """WT-74 to WT-77: the count goes on whatever the reason was. Returns whose count has run out."""
        run_out = []
        for seat in living:
            if seat in self.left:
                self.left[seat] = NIGHTS if seat in killers else self.left[seat] - 1
                if not self.left[seat]:
                    run_out.append(seat)
        return run_out
