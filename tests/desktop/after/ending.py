"""The end screen in a window of its own, with a game that bots have played."""

from __future__ import annotations

from functools import cache
from typing import Any

from desktop.after.end.model import EndModel, FromEnd
from desktop.after.replay.acts import Act
from rulesets.engine import Game, catalogue
from rulesets.engine.bots import RandomBot, play_out
from tests.desktop.around import FakeApp, HeldSettings, Shown

NAMES = ("花子", "蓮", "長谷川光太郎", "Aki", "小鳥遊ひまわり", *"FGHIJKLMNOPQRST")
RULESETS = [rules.id for rules in catalogue()]


@cache
def journal(ruleset: str = "jinro_nine", seed: int = 1, players: int = 0) -> dict[str, Any]:
    rules = next(rules for rules in catalogue() if rules.id == ruleset)
    game = Game.new(ruleset, NAMES[: players or rules.players[-1]], seed=seed)
    play_out(game, RandomBot(seed))
    return game.journal


class End:
    def __init__(
        self,
        played: dict[str, Any],
        language: str = "en",
        size: tuple[int, int] = (1280, 720),
        *,
        spoiler_free: bool = False,
        is_from_shelf: bool = False,
        **look: Any,
    ) -> None:
        self.app = FakeApp(language, HeldSettings(spoiler_free=spoiler_free), **look)
        ways = self.app.ways(FromEnd)
        self.model = EndModel(self.app.preferences, played, ways, is_from_shelf=is_from_shelf)
        self.shown: Shown = self.app.show("end", self.model, *size)

    @property
    def last(self) -> int:
        return len(self.model.replay.steps) - 1

    @property
    def acts(self) -> tuple[Act, ...]:
        return self.model.replay.acts

    @property
    def sentence(self) -> str:
        return str(self.shown.item("sentence").property("text"))
